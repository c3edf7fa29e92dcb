import { z } from 'zod'
import type { DrawView } from './draw-for.ts'
import type { OverviewItem } from './draws-of.ts'
import type { LotView } from '../lots/lot-for.ts'

const lots = z.array(z.object({ privateParticipantGuid: z.string(), participantName: z.string() }))

/** A draw as the API tells it to who manages it (spec 3 §3). */
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

export const toOverviewItem = ({ createDate, ...item }: OverviewItem): z.input<typeof overviewItem> => ({
  ...item,
  createDate: createDate.toISOString(),
})

/** A lot as the API tells it to who has its guid (spec 3 §3). */
export const lotAnswer = z
  .object({
    email: z.string(),
    name: z.string(),
    selectedWishlistPrivateGuid: z.string().nullable(),
    lotingTitle: z.string(),
    description: z.string().nullable(),
    drawnParticipant: z.object({ publicGuid: z.string(), name: z.string(), wishlistLink: z.string().nullable() }),
    isViewed: z.boolean(),
    hasAccount: z.boolean(),
    nudgeDisabledUntil: z.string().nullable(),
  })
  .meta({ id: 'Lot' })

export const toLotAnswer = (lot: LotView): z.input<typeof lotAnswer> => ({
  email: lot.email,
  name: lot.name,
  selectedWishlistPrivateGuid: lot.selectedListPrivateGuid,
  lotingTitle: lot.drawTitle,
  description: lot.drawDescription,
  drawnParticipant: lot.drawn,
  isViewed: lot.isViewed,
  hasAccount: lot.hasAccount,
  nudgeDisabledUntil: lot.nudgeDisabledUntil?.toISOString() ?? null,
})
