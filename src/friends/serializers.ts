import { z } from 'zod'
import { listImageUrl } from '../lists/index.ts'
import type { Friend } from './friend.ts'

/** A friend in the API's responses (spec 2 §3). */
export const friendSchema = z
  .object({
    birthday: z.object({ day: z.number().int(), month: z.number().int() }).nullable(),
    city: z.string().nullable(),
    fullName: z.string(),
    imageUrl: z.string(),
    lastListUpdate: z.string().nullable(),
    privateGuid: z.string(),
    username: z.string(),
    wishlistPublicGuid: z.string(),
  })
  .meta({ id: 'Friend' })

export const serializeFriend = (friend: Friend): z.input<typeof friendSchema> => ({
  birthday: friend.birthday,
  city: friend.city,
  fullName: friend.fullName,
  imageUrl: listImageUrl(friend),
  lastListUpdate: friend.lastListUpdate?.toISOString() ?? null,
  privateGuid: friend.privateGuid,
  username: friend.username,
  wishlistPublicGuid: friend.listPublicGuid,
})
