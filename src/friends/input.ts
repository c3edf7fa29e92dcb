import { z } from 'zod'
import { guid } from '#core/input.ts'
import { orders, sortedBy, sortKeys, type Sorting } from './sorting.ts'

export const addInput = z.object({
  publicGuid: guid().meta({ description: 'Public guid of the list, from `Wishlist/Get`' }),
})

/**
 * Public guid of a list that a visitor wanted to add as a friend before logging in or creating an account. Links carry
 * it in their query, and forms in a hidden field. Anything that is not a guid counts as null.
 */
export const wantedFriend = () => guid().nullable().catch(null)

const key = z.enum(sortKeys).catch('fullName')
const order = z.enum(orders).optional().catch(undefined)

/** Reads the sorting from a URL's query. Missing and invalid parts get their default. */
export const readSorting = (query: Record<string, string>): Sorting =>
  sortedBy(key.parse(query['sort']), order.parse(query['order']))
