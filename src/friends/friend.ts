import type { YearlyDay } from '#core/calendar.ts'

export interface Friend {
  privateGuid: string
  listPublicGuid: string
  username: string
  firstName: string
  fullName: string
  themeImage: string
  imageHash: string | null
  /** the owner closed the list since: what it tells nobody, it does not tell friends either, and what follows is null */
  isClosed: boolean
  city: string | null
  /** without the year: nobody's age is told */
  birthday: YearlyDay | null
  lastListUpdate: Date | null
}
