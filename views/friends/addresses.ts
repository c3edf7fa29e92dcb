import { isUsual } from '../../src/friends/index.ts'
import type { Sorting } from '../../src/friends/sorting.ts'
import { withQuery } from '../layout/with-query.ts'

export const friendsAddress = '/friends'

/** Returns the query of a sort order. The default key and order are left out. */
const queryOf = (sorting: Sorting) => ({
  sort: sorting.key === 'fullName' && isUsual(sorting) ? null : sorting.key,
  order: isUsual(sorting) ? null : sorting.order,
})

/** Returns the URL of the page of friends in this order. */
export const sortedAddress = (sorting: Sorting): string => withQuery(friendsAddress, queryOf(sorting))

/**
 * Returns the URL of the question before a friend is deleted.
 * @param from page to return to: the page of friends in this order, or the friend's list
 */
export const deleteAddress = (privateGuid: string, from: Sorting | 'list'): string =>
  withQuery(`${friendsAddress}/${privateGuid}/delete`, from === 'list' ? { from } : queryOf(from))

/** Returns the URL of the login after which the list's owner becomes a friend of the visitor. */
export const loginToAddAddress = ({ username, publicGuid }: { username: string; publicGuid: string }): string =>
  withQuery('/account/login', { returnUrl: `/${username}`, addFriend: publicGuid })
