import { isUsual } from '../../src/friends/index.ts'
import type { Sorting } from '../../src/friends/sorting.ts'
import { withQuery } from '../layout/with-query.ts'

export const friendsAddress = '/friends'

/** Names what is not as usual. */
const queryOf = (sorting: Sorting) => ({
  sort: sorting.key === 'fullName' && isUsual(sorting) ? null : sorting.key,
  order: isUsual(sorting) ? null : sorting.order,
})

/** The page of friends, in this order. */
export const sortedAddress = (sorting: Sorting): string => withQuery(friendsAddress, queryOf(sorting))

/** Asks whether to delete a friend. @param from the page to return to: that of friends, in its order, or the friend's list */
export const deleteAddress = (privateGuid: string, from: Sorting | 'list'): string =>
  withQuery(`${friendsAddress}/${privateGuid}/delete`, from === 'list' ? { from } : queryOf(from))

/** For a visitor: the login after which the list's owner is a friend. */
export const loginToAddAddress = ({ username, publicGuid }: { username: string; publicGuid: string }): string =>
  withQuery('/account/login', { returnUrl: `/${username}`, addFriend: publicGuid })
