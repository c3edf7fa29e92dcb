import { daysUntil, nextOccurrence } from '#core/days.ts'
import type { Scope } from '#core/scope.ts'
import type { Friend } from './friend.ts'
import { friendsOf } from './friends-of.ts'

export interface Birthday {
  friend: Friend
  /** day of the next birthday, `YYYY-MM-DD` */
  day: string
  daysToGo: number
}

/**
 * Returns the next birthdays of the current user's friends, from today on, soonest first.
 * @throws Unauthorized without a login
 */
export async function birthdaysOf(scope: Scope, { withinDays }: { withinDays: number }): Promise<Birthday[]> {
  const now = scope.now()
  const birthdays = (await friendsOf(scope)).flatMap((friend) => {
    if (!friend.birthday) return []
    const day = nextOccurrence(friend.birthday, now)
    return [{ friend, day, daysToGo: daysUntil(day, now)! }]
  })
  return birthdays
    .filter(({ daysToGo }) => daysToGo <= withinDays)
    .toSorted((one, other) => one.daysToGo - other.daysToGo)
}
