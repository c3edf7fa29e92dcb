import { z } from 'zod'
import type { ExclusionObstacle } from './check-exclusions.ts'
import type { Config } from '#core/config.ts'
import type { Scope } from '#core/scope.ts'
import { envelopeLink } from '../envelopes/index.ts'
import type { DrawView, ParticipantView } from './draw-for.ts'
import type { OverviewItem } from './draws-of.ts'
import { mailStates } from './participants.ts'

const lots = z.array(z.object({ privateParticipantGuid: z.string(), participantName: z.string() }))

/** A draw in the API's response to a caller who manages it. */
export const lotingResponse = z
  .object({
    publicGuid: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    date: z.string().nullable(),
    budget: z.number().nullable(),
    reminders: z.boolean(),
    organizer: z.object({ name: z.string(), takesPart: z.boolean() }),
    organizerLot: z.string().nullable(),
    participants: z.array(
      z.object({
        publicGuid: z.string(),
        name: z.string(),
        publicUserGuid: z.string().nullable(),
        email: z.string().nullable(),
        hasWishlist: z.boolean(),
        isViewed: z.boolean(),
        mail: z.enum(mailStates),
        excluded: z.array(z.string()),
        envelope: z.object({ url: z.string().nullable(), state: z.enum(['Closed', 'Opened']) }).nullable(),
        selectedParticipantGuid: z.null(),
      }),
    ),
    createDate: z.string(),
    manageGuid: z.string().nullable(),
    participantCount: z.number(),
    lots,
  })
  .meta({ id: 'Loting' })

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

export const overviewItem = z.object({
  title: z.string(),
  date: z.string().nullable(),
  budget: z.number().nullable(),
  participantCount: z.number(),
  createDate: z.string(),
  manageGuid: z.string().nullable(),
  lots,
})

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

/**
 * Detail of the problem `InvalidExclusions`: `people` can only draw the people in `canOnlyDraw`, or can only be drawn
 * by those in `canOnlyBeDrawnBy`, who are fewer. The field that doesn't apply is null.
 */
export const exclusionsDetail = {
  people: names.optional(),
  canOnlyDraw: names.nullable().optional(),
  canOnlyBeDrawnBy: names.nullable().optional(),
}

export const toExclusionsDetail = ({ side, givers, receivers }: ExclusionObstacle) =>
  side === 'givers'
    ? { people: givers, canOnlyDraw: receivers, canOnlyBeDrawnBy: null }
    : { people: receivers, canOnlyDraw: null, canOnlyBeDrawnBy: givers }
