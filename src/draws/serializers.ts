import { z } from 'zod'
import type { DrawView } from './draw-for.ts'
import type { OverviewItem } from './draws-of.ts'

const lots = z.array(z.object({ privateParticipantGuid: z.string(), participantName: z.string() }))

/** A draw as the API tells it to whoever manages it. */
export const lotingAnswer = z
  .object({
    publicGuid: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    organizerLot: z.string().nullable(),
    participants: z.array(
      z.object({
        publicGuid: z.string(),
        name: z.string(),
        publicUserGuid: z.string().nullable(),
        email: z.string().nullable(),
        hasWishlist: z.boolean(),
        isViewed: z.boolean(),
        excluded: z.array(z.string()),
        selectedParticipantGuid: z.null(),
      }),
    ),
    createDate: z.string(),
    manageGuid: z.string().nullable(),
    participantCount: z.number(),
    lots,
  })
  .meta({ id: 'Loting' })

export const toLotingAnswer = (draw: DrawView): z.input<typeof lotingAnswer> => ({
  publicGuid: draw.publicGuid,
  title: draw.title,
  description: draw.description,
  organizerLot: draw.organizerLot,
  participants: draw.participants.map((participant) => ({ ...participant, selectedParticipantGuid: null })),
  createDate: draw.createDate.toISOString(),
  manageGuid: draw.publicGuid,
  participantCount: draw.participantCount,
  lots: draw.organizerLot
    ? [{ privateParticipantGuid: draw.organizerLot, participantName: draw.participants[0]!.name }]
    : [],
})

export const overviewItem = z.object({
  title: z.string(),
  participantCount: z.number(),
  createDate: z.string(),
  manageGuid: z.string().nullable(),
  lots,
})

export const toOverviewItem = (draw: OverviewItem): z.input<typeof overviewItem> => ({
  title: draw.title,
  participantCount: draw.participantCount,
  createDate: draw.createDate.toISOString(),
  manageGuid: draw.manageGuid,
  lots: draw.lots,
})
