import { z } from 'zod'
import {
  blankAsNull,
  email,
  flag,
  optionalCheckbox,
  guid,
  optionalDay,
  optionalGuid,
  optionalText,
  nameText,
  pathGuid,
} from '#core/input.ts'
import { typedCents } from '#core/money.ts'
import { drawOccasions } from '../lots/index.ts'
import { exampleGuids } from './examples.ts'

/** Smallest and largest number of participants in a draw, including its organizer. */
export const participantBounds = { min: 3, max: 1000 } as const

export const drawTitle = () =>
  nameText({
    min: 3,
    max: 100,
    required: 'title.is_required',
    tooShort: 'title.too_short',
    tooLong: 'title.too_long',
  }).meta({ example: 'Sinterklaas 2026' })
export const drawDescription = () =>
  optionalText({ max: 2000, tooLong: 'description.too_long' }).meta({
    description: 'Words to the participants, on their pages and in their emails; null for none',
    example: 'Write a poem with your gift.',
  })
export const drawOccasion = () =>
  z.preprocess(blankAsNull, z.enum(drawOccasions, { error: 'general.invalid' }).nullable()).meta({
    description: 'Decides the picture; null leaves it to the title or the time of year',
  })
export const drawDate = () =>
  optionalDay('loting.date.invalid').meta({
    description: 'Day on which gifts are given, today or at most two years ahead; null for none',
    example: null,
  })

/** Smallest and largest budget of a draw, in cents. */
export const budgetBounds = { min: 100, max: 100_000 } as const
const cents = () =>
  z
    .number({ error: 'loting.budget.invalid' })
    .int({ error: 'loting.budget.invalid' })
    .min(budgetBounds.min, { error: 'loting.budget.invalid' })
    .max(budgetBounds.max, { error: 'loting.budget.invalid' })
export const drawBudget = () =>
  z
    .preprocess((given) => given ?? null, cents().nullable())
    .meta({ description: 'Highest price of a gift, in euro cents; null for none', example: 2500 })
/** A budget that the organizer typed into a form, in euros. */
export const typedBudget = () =>
  z.preprocess((given) => {
    const typed = blankAsNull(given)
    return typeof typed === 'string' ? (typedCents(typed) ?? typed) : typed
  }, cents().nullable())

export const participantName = () =>
  nameText({
    max: 100,
    required: 'loting.participant.name_is_required',
    tooLong: 'loting.participant.name_too_long',
  }).meta({ example: 'Sem Jansen' })
export const participantEmail = () => email('loting.participant.email_is_required')
export const optionalParticipantEmail = () =>
  z.preprocess(blankAsNull, participantEmail().nullable()).meta({
    description: 'Address of the participant; null for an envelope, which the organiser hands over',
    example: 'sem@example.org',
  })

export const notAgainGuid = () =>
  optionalGuid().meta({
    description:
      'Public guid of an earlier draw that the caller manages: people don’t draw again whom they drew there; null for none',
    example: null,
  })

export const participantGuids = () =>
  z.preprocess(
    (given) => given ?? [],
    z.array(guid(), { error: 'general.invalid' }).max(participantBounds.max, { error: 'general.invalid' }),
  )

const friendGuid = () =>
  optionalGuid().meta({
    description:
      'Friend from `Loting/LotingFriendsList`, whose account gives name and address; null for other people; `InvalidData` for a stranger',
  })

/** A participant of a draw to be made. */
export const participantInput = z.object({
  localGuid: guid().meta({ description: 'The client’s own guid of this entry; `InvalidData` if two have the same' }),
  name: participantName(),
  email: optionalParticipantEmail().meta({
    description: 'Address of the participant; null for an envelope, and for the address of the organiser’s account',
  }),
  publicUserGuid: optionalGuid().meta({
    description: 'Public guid of a friend’s user, to check `friendParticipantPublicGuid`; null to skip the check',
  }),
  friendParticipantPublicGuid: friendGuid(),
  exclude: participantGuids().meta({
    description:
      '`localGuid` of each person whom this participant may not draw, null for none; `InvalidData` for another guid',
  }),
})

const localGuids = {
  noor: '11111111-1111-4111-8111-111111111111',
  sem: '22222222-2222-4222-8222-222222222222',
  lotte: '33333333-3333-4333-8333-333333333333',
  daan: '44444444-4444-4444-8444-444444444444',
} as const
const unlinked = { publicUserGuid: null, friendParticipantPublicGuid: null, exclude: [] }

const exampleParticipants: z.output<typeof participantInput>[] = [
  { ...unlinked, localGuid: localGuids.noor, name: 'Noor de Vries', email: 'noor@example.org' },
  { ...unlinked, localGuid: localGuids.sem, name: 'Sem Jansen', email: 'sem@example.org', exclude: [localGuids.lotte] },
  {
    localGuid: localGuids.lotte,
    name: 'Lotte Bakker',
    email: null,
    publicUserGuid: exampleGuids.lottesUser,
    friendParticipantPublicGuid: exampleGuids.lottesList,
    exclude: [],
  },
  { ...unlinked, localGuid: localGuids.daan, name: 'Daan', email: null },
]

const wantsReminders = () =>
  z
    .preprocess((given) => given ?? true, flag())
    .meta({
      description:
        'Whether emails remind participants to look, three days after the draw, and of the day, a week before it; true if null',
    })

const organizerInput = z.object({
  name: participantName().meta({ example: 'Noor de Vries' }),
  email: optionalParticipantEmail().meta({
    description: 'Address of the organiser; null stands for that of the account, and is refused without one',
    example: 'noor@example.org',
  }),
})

/** A draw to be made. */
export const createInput = z.object({
  title: drawTitle(),
  description: drawDescription(),
  occasion: drawOccasion(),
  date: drawDate(),
  budget: drawBudget(),
  organizerTakesPart: z
    .preprocess((given) => given ?? true, flag())
    .meta({ description: 'Whether the first participant is the organiser; true if null' }),
  organizer: z
    .preprocess((given) => given ?? null, organizerInput.nullable())
    .meta({
      description: 'Organiser who doesn’t take part; null if the organiser takes part or has an account',
      example: null,
    }),
  participants: z
    .array(participantInput, { error: 'general.invalid' })
    .min(participantBounds.min, { error: 'loting.participants.too_few' })
    .max(participantBounds.max, { error: 'loting.participants.too_many' })
    .meta({ example: exampleParticipants }),
  notAgainGuid: notAgainGuid(),
  reminders: wantsReminders(),
  contextId: optionalGuid().meta({
    description:
      'The client’s idempotency key: a repeated request returns the same draw, and another session gets `DrawnAlready`; null for none',
  }),
})
export type NewDraw = z.output<typeof createInput>

/** Public guid of a draw in a request. */
export const drawGuid = () =>
  guid().meta({
    description: 'Public guid of the draw, from the call that made it or `Loting/Overview`',
    example: exampleGuids.draw,
  })

/** Public guid of a draw in a URL's path. */
export const drawGuidInPath = () =>
  pathGuid().meta({ description: 'Public guid of the draw', example: exampleGuids.draw })

/** Changed details of a draw. */
export const updateInput = z.object({
  publicGuid: drawGuid(),
  title: drawTitle(),
  description: drawDescription(),
  date: drawDate(),
  budget: drawBudget(),
  reminders: wantsReminders(),
})
export type UpdatedDraw = z.output<typeof updateInput>

/** Form that changes a draw, with the budget as it was typed. */
export const updateForm = updateInput.extend({
  budget: typedBudget(),
  reminders: optionalCheckbox().transform((reminders) => reminders ?? true),
})

/** A person who joins a drawn draw. */
export const addParticipantInput = z.object({
  publicGuid: drawGuid(),
  name: participantName().meta({ example: 'Eva' }),
  email: optionalParticipantEmail().meta({ example: 'eva@example.org' }),
  friendParticipantPublicGuid: friendGuid().meta({ example: null }),
  exclude: participantGuids().meta({
    description: 'Public guids of the participants whom the newcomer may not draw; null for none',
    example: [exampleGuids.sem],
  }),
  excludedBy: participantGuids().meta({
    description: 'Public guids of the participants who may not draw the newcomer, at most half of them; null for none',
    example: [],
  }),
})
export type AddedParticipant = z.output<typeof addParticipantInput>

/** Database id of a draw. The links in some mails contain it. */
const drawNumber = z
  .number({ error: 'general.invalid' })
  .int({ error: 'general.invalid' })
  .min(1, { error: 'general.invalid' })
  .max(2_147_483_647, { error: 'general.invalid' })

/** Database id of a draw in a URL's path. */
export const drawNumberInPath = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(drawNumber)

export const openInput = z
  .object({
    lotingId: z
      .preprocess((value) => value ?? null, drawNumber.nullable())
      .meta({
        description: 'Number of the draw in the link of an old email; null if `publicLotingGuid` is given',
        example: null,
      }),
    publicLotingGuid: optionalGuid().meta({
      description: 'Public guid of the draw in the link; null if `lotingId` is given',
      example: exampleGuids.draw,
    }),
    privateUserGuid: guid().meta({
      description: 'Key at the end of the link; or the private guid of the account that organises, in its own session',
    }),
  })
  .refine(({ lotingId, publicLotingGuid }) => lotingId !== null || publicLotingGuid !== null, {
    error: 'general.invalid',
    path: ['publicLotingGuid'],
  })

/** Public guid of a participant in a request. */
export const participantGuid = () =>
  guid().meta({ description: 'Public guid of one of the draw’s `participants`', example: exampleGuids.sem })

/** Request to send a lot again. */
export const resendInput = z.object({
  participantPublicGuid: participantGuid(),
  email: optionalParticipantEmail().meta({
    description: 'Another address; null for the current one',
    example: 'sem.jansen@example.org',
  }),
})

export const participantRef = z.object({
  participantPublicGuid: participantGuid().meta({ example: exampleGuids.daan }),
})

/** Request to mail a lot to an address, as one that lies in an envelope. */
export const setEmailInput = z.object({
  participantPublicGuid: participantGuid().meta({ example: exampleGuids.daan }),
  email: participantEmail().meta({ example: 'daan@example.org' }),
})

/** Form that sends a lot again, for lots whose e-mail address can be changed. The form requires an address. */
export const resendForm = resendInput.extend({ email: email() })
