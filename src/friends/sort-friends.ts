import type { Texts } from '#core/i18n.ts'
import type { Friend } from './friend.ts'
import type { SortKey, Sorting } from './sorting.ts'

type Comparable = string | number | null

const values: Record<SortKey, (friend: Friend) => Comparable> = {
  fullName: ({ fullName }) => fullName,
  city: ({ city }) => city,
  birthday: ({ birthday }) => birthday && birthday.month * 100 + birthday.day,
  lastUpdate: ({ lastListUpdate }) => lastListUpdate && lastListUpdate.getTime(),
}

/**
 * Sorts friends. A friend without a value comes last in both orders, and friends with equal values are sorted by name.
 */
export function sortFriends(
  friends: readonly Friend[],
  { key, order }: Sorting,
  compareWords: Texts['compare'],
): Friend[] {
  const valueOf = values[key]
  const direction = order === 'asc' ? 1 : -1
  const compare = (one: Comparable, other: Comparable): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return direction * (typeof one === 'string' ? compareWords(one, String(other)) : one - Number(other))
  }
  return friends.toSorted(
    (one, other) => compare(valueOf(one), valueOf(other)) || compareWords(one.fullName, other.fullName),
  )
}
