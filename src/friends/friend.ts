import type { YearlyDay } from '#core/calendar.ts'

export interface Friend {
  privateGuid: string
  listPublicGuid: string
  username: string
  firstName: string
  fullName: string
  themeImage: string
  imageHash: string | null
  /**
   * whether the owner has closed the list since; friends see as little of it as anybody then, and the fields below are
   * null
   */
  isClosed: boolean
  city: string | null
  /** without the year, so that it doesn't reveal the friend's age */
  birthday: YearlyDay | null
  lastListUpdate: Date | null
}
