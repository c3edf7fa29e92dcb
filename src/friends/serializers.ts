import { z } from 'zod'
import { guidField, momentField } from '#core/output.ts'
import { fullNameField, listImageField, listImageUrl, listNameField } from '../lists/index.ts'
import type { Friend } from './friend.ts'

/** spec 2 §3 */
export const friendSchema = z
  .object({
    birthday: z
      .object({
        day: z.number().int().meta({ description: 'Day of the month, from 1', example: 14 }),
        month: z.number().int().meta({ description: 'Month of the year, from 1', example: 5 }),
      })
      .nullable()
      .meta({ description: 'Birthday without the year; null if unknown, or if the list was closed since' }),
    city: z
      .string()
      .nullable()
      .meta({ description: 'Town; null if unknown, or if the list was closed since', example: 'Utrecht' }),
    fullName: fullNameField(),
    imageUrl: listImageField(),
    lastListUpdate: momentField()
      .nullable()
      .meta({ description: 'When an owner last changed the list; null if the list was closed since' }),
    privateGuid: guidField().meta({
      description: 'Private guid of the friendship, for `DELETE Friend/{privateGuid}`',
    }),
    username: listNameField(),
    wishlistPublicGuid: guidField(),
  })
  .meta({ id: 'Friend', description: 'List that the caller has among their friends.' })

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
