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
} from '#core/input.ts'
import { typedCents } from '#core/money.ts'
import { drawOccasions } from '../lots/index.ts'

/** Smallest and largest number of participants in a draw, including its organizer. */
export const participantBounds = { min: 3, max: 1000 } as const

export const drawTitle = () =>
  nameText({ min: 3, max: 100, required: 'title.is_required', tooShort: 'title.too_short', tooLong: 'title.too_long' })
export const drawDescription = () => optionalText({ max: 2000, tooLong: 'description.too_long' })
export const drawOccasion = () =>
  z.preprocess(blankAsNull, z.enum(drawOccasions, { error: 'general.invalid' }).nullable())
export const drawDate = () => optionalDay('loting.date.invalid')

/** Smallest and largest budget of a draw, in cents. */
export const budgetBounds = { min: 100, max: 100_000 } as const
const cents = () =>
  z
    .number({ error: 'loting.budget.invalid' })
    .int({ error: 'loting.budget.invalid' })
    .min(budgetBounds.min, { error: 'loting.budget.invalid' })
    .max(budgetBounds.max, { error: 'loting.budget.invalid' })
export const drawBudget = () => z.preprocess((given) => given ?? null, cents().nullable())
/** A budget that the organizer typed into a form, in euros. */
export const typedBudget = () =>
  z.preprocess((given) => {
    const typed = blankAsNull(given)
    return typeof typed === 'string' ? (typedCents(typed) ?? typed) : typed
  }, cents().nullable())

export const participantName = () =>
  nameText({ max: 100, required: 'loting.participant.name_is_required', tooLong: 'loting.participant.name_too_long' })
export const participantEmail = () => email('loting.participant.email_is_required')
/** E-mail address of a participant; null for one without an address. */
export const optionalParticipantEmail = () => z.preprocess(blankAsNull, participantEmail().nullable())

export const participantGuids = () =>
  z.preprocess(
    (given) => given ?? [],
    z.array(guid(), { error: 'general.invalid' }).max(participantBounds.max, { error: 'general.invalid' }),
  )

/**
 * A participant of a draw to be made. A friend is given by `publicUserGuid` and `friendParticipantPublicGuid`, and gets
 * the name and e-mail address that are stored for them.
 */
export const participantInput = z.object({
  localGuid: guid(),
  name: participantName(),
  email: optionalParticipantEmail(),
  publicUserGuid: optionalGuid(),
  friendParticipantPublicGuid: optionalGuid(),
  /** people whom this participant may not draw, by `localGuid` */
  exclude: participantGuids(),
})

/** Whether the participants of a draw are reminded; true unless given. */
const wantsReminders = () => z.preprocess((given) => given ?? true, flag())

/** Organizer who doesn't take part. */
const organizerInput = z.object({
  name: participantName(),
  email: optionalParticipantEmail(),
})

/**
 * A draw to be made. If its organizer takes part, they are its first participant; else `organizer` says who they are,
 * unless an account is logged in. The client chooses a `contextId` as idempotency key: a repeated request gets the draw
 * that the first request made.
 */
export const createInput = z.object({
  title: drawTitle(),
  description: drawDescription(),
  occasion: drawOccasion(),
  date: drawDate(),
  budget: drawBudget(),
  organizerTakesPart: z.preprocess((given) => given ?? true, flag()),
  organizer: z.preprocess((given) => given ?? null, organizerInput.nullable()),
  participants: z
    .array(participantInput, { error: 'general.invalid' })
    .min(participantBounds.min, { error: 'loting.participants.too_few' })
    .max(participantBounds.max, { error: 'loting.participants.too_many' }),
  /** public guid of an earlier draw that the caller manages; people don't draw again whom they drew there */
  notAgainGuid: optionalGuid(),
  reminders: wantsReminders(),
  contextId: optionalGuid(),
})
export type NewDraw = z.output<typeof createInput>

/** Changed details of a draw. */
export const updateInput = z.object({
  publicGuid: guid(),
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

/** A person who joins a drawn draw. Participants are given by their public guids. */
export const addParticipantInput = z.object({
  publicGuid: guid(),
  name: participantName(),
  email: optionalParticipantEmail(),
  friendParticipantPublicGuid: optionalGuid(),
  /** participants whom the newcomer may not draw */
  exclude: participantGuids(),
  /** participants who may not draw the newcomer */
  excludedBy: participantGuids(),
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
    lotingId: z.preprocess((value) => value ?? null, drawNumber.nullable()),
    publicLotingGuid: optionalGuid(),
    privateUserGuid: guid(),
  })
  .refine(({ lotingId, publicLotingGuid }) => lotingId !== null || publicLotingGuid !== null, {
    error: 'general.invalid',
    path: ['publicLotingGuid'],
  })

/** Request to send a lot again. Without `email`, the lot goes to its current e-mail address. */
export const resendInput = z.object({
  participantPublicGuid: guid(),
  email: optionalParticipantEmail(),
})

export const participantRef = z.object({ participantPublicGuid: guid() })

/** Request to mail a lot to an address, as one that lies in an envelope. */
export const setEmailInput = z.object({ participantPublicGuid: guid(), email: participantEmail() })

/** Form that sends a lot again, for lots whose e-mail address can be changed. The form requires an address. */
export const resendForm = resendInput.extend({ email: email() })
