import { z } from 'zod'
import { fullNameOf } from '#core/names.ts'
import {
  categorySchema,
  publicCategorySchema,
  serializeOwnersGift,
  type OwnersCategory,
  serializeVisitorsGift,
  type VisitorsCategory,
} from '../gift/index.ts'
import {
  fullNameField,
  lastUpdateField,
  listImageField,
  listImageUrl,
  listNameField,
  listPrivateGuidField,
  occasionDateField,
  titleField,
  type OwnedList,
} from '../lists/index.ts'
import {
  ownerInviteSchema,
  ownerSchema,
  serializeInvite,
  serializeOwner,
  type OpenInvite,
  type Owner,
} from '../owners/index.ts'
import { accessTypeSchema, isShareable } from '#core/access-types.ts'
import { dayField, guidField } from '#core/output.ts'
import type { SeenList } from '../access/index.ts'
import { forumField, serializePost, type Post } from '../forum/index.ts'

const head = {
  publicGuid: guidField().meta({ description: 'Public guid of the list' }),
  username: listNameField(),
  firstName: z.string().meta({ description: 'First name of the person the list is for', example: 'Noor' }),
  lastName: z.string().meta({ description: 'Last name of the person the list is for', example: 'de Vries' }),
  title: titleField(),
  description: z
    .string()
    .nullable()
    .meta({ description: 'Text above the gifts; null if there is none', example: 'Second-hand is fine too.' }),
  occasion: z.string().meta({ description: 'A value of `Occasion`', example: 'Sinterklaas' }),
  occasionDate: occasionDateField(),
  imageUrl: listImageField(),
  lastUpdated: lastUpdateField(),
  forum: forumField(),
}

/** spec 2 §3 */
export const publicWishlistSchema = z
  .object({
    categories: z.array(publicCategorySchema).meta({ description: 'Those that have gifts' }),
    description: head.description,
    firstName: head.firstName,
    lastName: head.lastName,
    forum: head.forum,
    friendPrivateGuid: guidField().nullable().meta({
      description: 'Guid that removes the friend with `DELETE Friend/{privateGuid}`; null unless `isFriend`',
    }),
    imageUrl: head.imageUrl,
    isFriend: z.boolean().meta({ description: 'Whether the list is among the caller’s friends' }),
    lastUpdated: head.lastUpdated,
    occasion: head.occasion,
    occasionDate: head.occasionDate,
    publicGuid: head.publicGuid,
    title: head.title,
    username: head.username,
  })
  .meta({ id: 'PublicWishlist', description: 'List as its visitors see it.' })

/** spec 1 §3 and spec 2 §3 */
export const ownWishlistSchema = z
  .object({
    privateGuid: listPrivateGuidField(),
    publicGuid: head.publicGuid,
    username: head.username,
    firstName: head.firstName,
    lastName: head.lastName,
    fullName: fullNameField(),
    city: z.string().nullable().meta({ description: 'Town of that person; null if unknown', example: 'Utrecht' }),
    accessType: accessTypeSchema,
    accessQuestion: z.string().nullable().meta({
      description: 'Question of an `OPEN` list, stored for other types too; null if the list never had one',
      example: 'What’s our cat called?',
    }),
    accessAnswer: z
      .string()
      .nullable()
      .meta({ description: 'Answer to that question; null if the list never had one', example: 'Minoes' }),
    includeInSearchResult: z
      .boolean()
      .meta({ description: 'Whether searches find the list; always false for a list that visitors can’t open' }),
    showCrossedOff: z
      .boolean()
      .meta({ description: 'Whether the list shows its owners what is crossed off', example: false }),
    birthday: dayField().nullable().meta({
      description: 'Birthday of the person the list is for; null if unknown',
      example: '1990-05-14',
    }),
    title: head.title,
    description: head.description,
    occasion: head.occasion,
    occasionDate: head.occasionDate,
    categories: z.array(categorySchema),
    owners: z.array(ownerSchema).meta({ description: 'The primary owner first' }),
    ownerInvites: z
      .array(ownerInviteSchema)
      .meta({ description: 'Invitations that can be accepted; empty unless the caller is the primary owner' }),
    isPrimaryOwner: z.boolean().meta({ description: 'Whether the caller is the primary owner' }),
    imageUrl: head.imageUrl,
    lastUpdated: head.lastUpdated,
    forum: head.forum,
  })
  .meta({ id: 'OwnWishlist', description: 'List as its owners see it.' })

const headOf = (list: SeenList, forum: readonly Post[]) => ({
  description: list.description,
  firstName: list.firstName,
  lastName: list.lastName,
  forum: forum.map(serializePost),
  friendPrivateGuid: list.friendPrivateGuid,
  imageUrl: listImageUrl(list),
  isFriend: list.isFriend,
  lastUpdated: list.lastUpdate.toISOString(),
  occasion: list.occasion,
  occasionDate: list.occasionDate,
  publicGuid: list.publicGuid,
  title: list.title,
  username: list.username,
})

export const serializePublicWishlist = (
  list: SeenList,
  categories: readonly VisitorsCategory[],
  forum: readonly Post[],
  now: Date,
): z.input<typeof publicWishlistSchema> => ({
  ...headOf(list, forum),
  categories: categories.map(({ publicGuid, name, gifts }) => ({
    privateGuid: null,
    publicGuid,
    name,
    giftCount: gifts.length,
    gifts: gifts.map((gift) => serializeVisitorsGift(gift, now)),
  })),
})

/**
 * Serializes a list as visitors see it, for one of its owners. Uses only the owner's query, in which no gift is crossed
 * off unless the list shows cross-offs to its owners.
 */
export const serializePublicWishlistForOwner = (
  list: SeenList,
  categories: readonly OwnersCategory[],
  forum: readonly Post[],
  now: Date,
): z.input<typeof publicWishlistSchema> => ({
  ...headOf(list, forum),
  categories: categories
    .filter(({ gifts }) => gifts.length > 0)
    .map(({ publicGuid, name, gifts }) => ({
      privateGuid: null,
      publicGuid,
      name,
      giftCount: gifts.length,
      gifts: gifts.map((gift, order) => ({ ...serializeOwnersGift(gift, now), order })),
    })),
})

export const serializeOwnCategory = (
  { privateGuid, publicGuid, name, gifts }: OwnersCategory,
  now: Date,
): z.input<typeof categorySchema> => ({
  privateGuid,
  publicGuid,
  name,
  giftCount: gifts.length,
  gifts: gifts.map((gift) => serializeOwnersGift(gift, now)),
})

interface OwnersSide {
  categories: readonly OwnersCategory[]
  owners: readonly Owner[]
  invites: readonly OpenInvite[]
  forum: readonly Post[]
}

export const serializeOwnWishlist = (
  list: OwnedList,
  { categories, owners, invites, forum }: OwnersSide,
  { baseUrl, now }: { baseUrl: string; now: Date },
): z.input<typeof ownWishlistSchema> => ({
  privateGuid: list.privateGuid,
  publicGuid: list.publicGuid,
  username: list.username,
  firstName: list.firstName,
  lastName: list.lastName,
  fullName: fullNameOf(list),
  city: list.city,
  accessType: list.accessType,
  accessQuestion: list.accessQuestion,
  accessAnswer: list.accessAnswer,
  includeInSearchResult: list.wantsSearch && isShareable(list),
  showCrossedOff: list.showCrossedOff,
  birthday: list.birthday,
  title: list.title,
  description: list.description,
  occasion: list.occasion,
  occasionDate: list.occasionDate,
  categories: categories.map((each) => serializeOwnCategory(each, now)),
  owners: owners.map(serializeOwner),
  ownerInvites: invites.map((invite) => serializeInvite(invite, baseUrl)),
  isPrimaryOwner: list.isPrimaryOwner,
  imageUrl: listImageUrl(list),
  lastUpdated: list.lastUpdate.toISOString(),
  forum: forum.map(serializePost),
})
