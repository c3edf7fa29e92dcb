import { z } from 'zod'
import { ticks } from './envelope.ts'
import type { LotView } from './lot-for.ts'

const messages = z.array(z.object({ isMine: z.boolean(), message: z.string(), day: z.string() }))

/** A lot in the API's response to a caller who has its private guid. */
export const lotResponse = z
  .object({
    email: z.string().nullable(),
    name: z.string(),
    selectedWishlistPrivateGuid: z.string().nullable(),
    lotingTitle: z.string(),
    description: z.string().nullable(),
    date: z.string().nullable(),
    budget: z.number().nullable(),
    wishes: z.string().nullable(),
    drawnParticipant: z.object({
      publicGuid: z.string(),
      name: z.string(),
      wishlistLink: z.string().nullable(),
      wishes: z.string().nullable(),
    }),
    tick: z.enum(ticks),
    conversations: z.object({ drawn: messages, giver: messages }),
    isViewed: z.boolean(),
    hasAccount: z.boolean(),
    nudgeDisabledUntil: z.string().nullable(),
  })
  .meta({ id: 'Lot' })

export const toLotResponse = (lot: LotView): z.input<typeof lotResponse> => ({
  email: lot.email,
  name: lot.name,
  selectedWishlistPrivateGuid: lot.selectedListPrivateGuid,
  lotingTitle: lot.drawTitle,
  description: lot.drawDescription,
  date: lot.date,
  budget: lot.budget,
  wishes: lot.wishes,
  drawnParticipant: lot.drawn,
  tick: lot.tick,
  conversations: lot.conversations,
  isViewed: lot.isViewed,
  hasAccount: lot.hasAccount,
  nudgeDisabledUntil: lot.nudgeDisabledUntil?.toISOString() ?? null,
})
