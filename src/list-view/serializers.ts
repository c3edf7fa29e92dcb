import { z } from 'zod'
import { fullNameOf } from '#core/names.ts'
import {
  giftSchema,
  serializeOwnersGift,
  type OwnersCategory,
  serializeVisitorsGift,
  visitorsGiftSchema,
  type VisitorsCategory,
} from '../gift/index.ts'
import { listImageUrl, type OwnedList } from '../lists/index.ts'
import {
  ownerInviteSchema,
  ownerSchema,
  serializeInvite,
  serializeOwner,
  type OpenInvite,
  type Owner,
} from '../owners/index.ts'
import { accessTypes, isShareable } from '#core/access-types.ts'
import type { SeenList } from '../access/index.ts'
import { postSchema, serializePost, type Post } from '../forum/index.ts'

const category = z.object({ publicGuid: z.string(), name: z.string(), giftCount: z.number().int() })
export const ownCategorySchema = category.extend({ privateGuid: z.string(), gifts: z.array(giftSchema) })
const publicCategory = category.extend({ privateGuid: z.null(), gifts: z.array(visitorsGiftSchema) })

/** spec 2 §3 */
export const publicWishlistSchema = z
  .object({
    categories: z.array(publicCategory),
    description: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    forum: z.array(postSchema),
    friendPrivateGuid: z.string().nullable(),
    imageUrl: z.string(),
    isFriend: z.boolean(),
    lastUpdated: z.string(),
    occasion: z.string(),
    occasionDate: z.string().nullable(),
    publicGuid: z.string(),
    title: z.string().nullable(),
    username: z.string(),
  })
  .meta({ id: 'PublicWishlist' })

/** spec 1 §3 and spec 2 §3 */
export const ownWishlistSchema = z
  .object({
    privateGuid: z.string(),
    publicGuid: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    city: z.string().nullable(),
    accessType: z.enum(accessTypes),
    accessQuestion: z.string().nullable(),
    accessAnswer: z.string().nullable(),
    includeInSearchResult: z.boolean(),
    showCrossedOff: z.boolean(),
    birthday: z.string().nullable(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    occasion: z.string(),
    occasionDate: z.string().nullable(),
    categories: z.array(ownCategorySchema),
    owners: z.array(ownerSchema),
    ownerInvites: z.array(ownerInviteSchema),
    isPrimaryOwner: z.boolean(),
    imageUrl: z.string(),
    lastUpdated: z.string(),
    forum: z.array(postSchema),
  })
  .meta({ id: 'OwnWishlist' })

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
): z.input<typeof ownCategorySchema> => ({
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
