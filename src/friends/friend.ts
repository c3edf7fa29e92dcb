import type { YearlyDay } from '#core/days.ts'

export interface Friend {
  privateGuid: string
  listPublicGuid: string
  username: string
  firstName: string
  fullName: string
  themeImage: string
  imageHash: string | null
  /**
   * whether the list has been closed since the friend was added. The fields below are then null, because friends see no
   * more of a closed list than anybody else
   */
  isClosed: boolean
  city: string | null
  /** without the year, so that it doesn't reveal the friend's age */
  birthday: YearlyDay | null
  lastListUpdate: Date | null
}
