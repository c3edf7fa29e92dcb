import { z } from 'zod'
import { guid } from '#core/input.ts'
import { orders, sortedBy, sortKeys, type Sorting } from './sorting.ts'

export const addInput = z.object({ publicGuid: guid() })

/**
 * Public guid of a list that a visitor wanted to add before logging in or joining, carried by a link's query and a form's hidden field. Whatever else
 * stands there is as if nobody had wanted anything.
 */
export const wantedFriend = () => guid().nullable().catch(null)

const key = z.enum(sortKeys).catch('fullName')
const order = z.enum(orders).optional().catch(undefined)

/** From an address' query; what it does not tell, or wrongly, is as usual. */
export const readSorting = (query: Record<string, string>): Sorting =>
  sortedBy(key.parse(query['sort']), order.parse(query['order']))
