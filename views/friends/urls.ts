import { isDefaultOrder } from '../../src/friends/index.ts'
import type { Sorting } from '../../src/friends/sorting.ts'
import { withQuery } from '../layout/with-query.ts'

export const friendsUrl = '/friends'

/** Returns the query of a sort order. The default key and order are left out. */
const queryOf = (sorting: Sorting) => ({
  sort: sorting.key === 'fullName' && isDefaultOrder(sorting) ? null : sorting.key,
  order: isDefaultOrder(sorting) ? null : sorting.order,
})

/** Returns the URL of the page of friends in this sort order. */
export const sortedFriendsUrl = (sorting: Sorting): string => withQuery(friendsUrl, queryOf(sorting))

/**
 * Returns the URL of the question before a friend is deleted.
 * @param from page to return to: the page of friends in this sort order, or the friend's list
 */
export const deleteFriendUrl = (privateGuid: string, from: Sorting | 'list'): string =>
  withQuery(`${friendsUrl}/${privateGuid}/delete`, from === 'list' ? { from } : queryOf(from))

/** Returns the URL of the login after which the list's owner becomes a friend of the visitor. */
export const loginToAddUrl = ({ username, publicGuid }: { username: string; publicGuid: string }): string =>
  withQuery('/account/login', { returnUrl: `/${username}`, addFriend: publicGuid })
