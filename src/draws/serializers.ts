import { z } from 'zod'
import type { ExclusionObstacle } from './check-exclusions.ts'
import type { Config } from '#core/config.ts'
import type { Scope } from '#core/scope.ts'
import { guidField, momentField, urlField } from '#core/output.ts'
import { envelopeLink } from '../envelopes/index.ts'
import { drawDescriptionField, drawTitleField, lotGuidField, termFields } from '../lots/index.ts'
import type { DrawView, ParticipantView } from './draw-for.ts'
import type { OverviewItem } from './draws-of.ts'
import { exampleGuids } from './examples.ts'
import { mailStates } from './participants.ts'

const lots = z.array(
  z.object({
    privateParticipantGuid: lotGuidField(),
    participantName: z.string().meta({ description: 'Name of its participant', example: 'Noor de Vries' }),
  }),
)

/** Public guid of a draw in a response. */
export const drawGuidField = () =>
  guidField().meta({ description: 'Public guid of the draw', example: exampleGuids.draw })

/** Public guid of a participant's user in a response. */
export const participantsUserField = () =>
  guidField().nullable().meta({
    description: 'Public guid of the user, for a friend or an organiser with an account; null for others',
  })

/** URL of an envelope in a response. */
export const envelopeUrlField = () => urlField().meta({ example: exampleEnvelopeUrl })
const exampleEnvelopeUrl = 'https://wishring.example/lootjestrekken/envelop/5f0c1d9e-3b7a-4e26-9c88-6d2f1a0b4e73'

const lotingParticipant = z
  .object({
    publicGuid: guidField(),
    name: z.string().meta({ example: 'Sem Jansen' }),
    publicUserGuid: participantsUserField(),
    email: z.string().nullable().meta({
      description:
        'Address that the organiser gave; null for an envelope, a friend, and an address that the participant gave',
      example: 'sem@example.org',
    }),
    hasWishlist: z.boolean().meta({ description: 'Whether the participant linked a list or wrote wishes' }),
    isViewed: z.boolean().meta({ description: 'Whether the participant has looked whom they drew' }),
    mail: z.enum(mailStates).meta({
      description:
        'State of the email that tells the participant whom they drew: `waiting` to be sent, `sent`, `failed` for good, `held` until the organiser confirms their address, `unwanted` because the participant refuses such emails, `none` for an envelope',
    }),
    excluded: z
      .array(guidField())
      .meta({ description: 'Public guids of the people whom this participant may not draw' }),
    envelope: z
      .object({
        url: envelopeUrlField().nullable().meta({
          description: 'Link to hand to the participant, which opens once; null once it’s opened',
        }),
        state: z.enum(['Closed', 'Opened']),
      })
      .nullable()
      .meta({ description: 'Of a participant without an address; null for others' }),
    selectedParticipantGuid: z.null().meta({
      description: 'Always null: no one but the giver learns whom a participant drew',
    }),
  })
  .meta({ id: 'LotingParticipant', description: 'A participant of a draw, as its organiser sees them.' })

const mailed: Pick<
  z.input<typeof lotingParticipant>,
  'hasWishlist' | 'isViewed' | 'mail' | 'excluded' | 'envelope' | 'selectedParticipantGuid'
> = {
  hasWishlist: false,
  isViewed: true,
  mail: 'sent',
  excluded: [],
  envelope: null,
  selectedParticipantGuid: null,
}
const exampleParticipants: z.input<typeof lotingParticipant>[] = [
  {
    ...mailed,
    publicGuid: exampleGuids.noor,
    name: 'Noor de Vries',
    publicUserGuid: exampleGuids.noorsUser,
    email: 'noor@example.org',
    hasWishlist: true,
  },
  {
    ...mailed,
    publicGuid: exampleGuids.sem,
    name: 'Sem Jansen',
    publicUserGuid: null,
    email: 'sem@example.org',
    excluded: [exampleGuids.lotte],
  },
  {
    ...mailed,
    publicGuid: exampleGuids.lotte,
    name: 'Lotte Bakker',
    publicUserGuid: exampleGuids.lottesUser,
    email: null,
    hasWishlist: true,
  },
  {
    ...mailed,
    publicGuid: exampleGuids.daan,
    name: 'Daan',
    publicUserGuid: null,
    email: null,
    isViewed: false,
    mail: 'none',
    envelope: { url: exampleEnvelopeUrl, state: 'Closed' },
  },
]

const createDateField = () => momentField().meta({ description: 'When the names were drawn' })
const participantCountField = () =>
  z.number().int().meta({ description: 'Number of participants', example: exampleParticipants.length })

export const lotingResponse = z
  .object({
    publicGuid: drawGuidField(),
    title: drawTitleField(),
    description: drawDescriptionField(),
    ...termFields(),
    reminders: z.boolean().meta({ description: 'Whether emails remind the participants' }),
    organizer: z.object({
      name: z.string().meta({ example: 'Noor de Vries' }),
      takesPart: z.boolean(),
    }),
    organizerLot: lotGuidField().nullable().meta({
      description:
        'Private guid that tells the organiser whom they drew; null if they don’t take part, or this session may not see it',
    }),
    participants: z.array(lotingParticipant).meta({ example: exampleParticipants }),
    createDate: createDateField(),
    manageGuid: drawGuidField().nullable().meta({ description: 'The same as `publicGuid`, never null' }),
    participantCount: participantCountField(),
    lots: lots.meta({
      description: 'The organiser’s own, as in `Loting/Overview`; empty if this session may not see it',
    }),
  })
  .meta({
    id: 'Loting',
    description: 'A draw, as its organiser sees it. Nothing in it says who drew whom.',
  })

const toEnvelope = (config: Config, { envelope }: ParticipantView) =>
  envelope && {
    url: envelope.guid && envelopeLink(config, envelope.guid),
    state: envelope.openedOn === null ? ('Closed' as const) : ('Opened' as const),
  }

export const toLotingResponse = (
  { config }: Pick<Scope, 'config'>,
  draw: DrawView,
): z.input<typeof lotingResponse> => ({
  publicGuid: draw.publicGuid,
  title: draw.title,
  description: draw.description,
  date: draw.date,
  budget: draw.budget,
  reminders: draw.reminders,
  organizer: draw.organizer,
  organizerLot: draw.organizerLot,
  participants: draw.participants.map((participant) => ({
    ...participant,
    envelope: toEnvelope(config, participant),
    selectedParticipantGuid: null,
  })),
  createDate: draw.createDate.toISOString(),
  manageGuid: draw.publicGuid,
  participantCount: draw.participantCount,
  lots: draw.organizerLot
    ? [
        {
          privateParticipantGuid: draw.organizerLot,
          participantName: draw.participants.find(({ isOrganizer }) => isOrganizer)?.name ?? draw.organizer.name,
        },
      ]
    : [],
})

export const overviewItem = z
  .object({
    title: drawTitleField(),
    ...termFields(),
    participantCount: participantCountField(),
    createDate: createDateField(),
    manageGuid: drawGuidField().nullable().meta({
      description: 'Public guid of the draw, for `Loting/{publicGuid}`; null if the caller doesn’t manage it',
    }),
    lots: lots.meta({
      description:
        'The current user’s own, if their address is proven, and the organiser’s, if the caller made the draw',
    }),
  })
  .meta({ id: 'LotingOverviewItem', description: 'A draw among those of the current user.' })

export const toOverviewItem = (draw: OverviewItem): z.input<typeof overviewItem> => ({
  title: draw.title,
  date: draw.date,
  budget: draw.budget,
  participantCount: draw.participantCount,
  createDate: draw.createDate.toISOString(),
  manageGuid: draw.manageGuid,
  lots: draw.lots,
})

const names = z.array(z.string())

/** Detail of the problem `InvalidExclusions`. */
export const exclusionsDetail = {
  people: names.optional().meta({
    description: 'Names of the people whose exclusions make the draw impossible; for `InvalidExclusions` alone',
    example: ['Sem Jansen', 'Lotte Bakker'],
  }),
  canOnlyDraw: names
    .nullable()
    .optional()
    .meta({
      description: 'Names of all whom `people` may draw, fewer than they are; null if the other field tells the reason',
      example: ['Daan'],
    }),
  canOnlyBeDrawnBy: names.nullable().optional().meta({
    description: 'Names of all who may draw `people`, fewer than they are; null if the other field tells the reason',
    example: null,
  }),
}

export const toExclusionsDetail = ({ side, givers, receivers }: ExclusionObstacle) =>
  side === 'givers'
    ? { people: givers, canOnlyDraw: receivers, canOnlyBeDrawnBy: null }
    : { people: receivers, canOnlyDraw: null, canOnlyBeDrawnBy: givers }
