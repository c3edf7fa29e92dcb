import { createHash } from 'node:crypto'
import ical, { ICalEventRepeatingFreq, ICalEventTransparency, type ICalEventData } from 'ical-generator'
import type { YearlyDay } from './days.ts'
import type { Texts } from './i18n.ts'

/** An event of a whole day. */
export interface CalendarEvent {
  /** from `calendarEventId`, so that an event has the same id in each file */
  id: string
  /** `YYYY-MM-DD` */
  day: string
  everyYear?: YearlyDay
  changedAt: Date
  title: string
  about?: string
  url?: string
}

interface CalendarContent {
  name: string
  /** interval after which calendar programs should fetch the file again; none for a file that people import once */
  refreshSeconds?: number
  events: readonly CalendarEvent[]
}

/** Returns an event's id. It is unique among all events, and a hash, so that it doesn't reveal the guid. */
export const calendarEventId = (kind: string, guid: string): string =>
  createHash('sha256').update(`${kind} ${guid}`).digest('hex').slice(0, 40)

/** Returns a calendar as iCalendar (RFC 5545). */
export function calendarFile({ edition }: Texts, { name, refreshSeconds, events }: CalendarContent): string {
  const calendar = ical({
    name,
    prodId: { company: edition.brand, product: 'calendar', language: edition.language.toUpperCase() },
    ...(refreshSeconds && { ttl: refreshSeconds }),
    events: events.map(({ id, day, everyYear, changedAt, url, title, about }): ICalEventData => ({
      id,
      stamp: changedAt,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: title,
      description: about ?? null,
      url: url ?? null,
      transparency: ICalEventTransparency.TRANSPARENT,
      repeating: everyYear ? yearly(everyYear) : null,
    })),
  })
  return `${calendar.toString()}\r\n`
}

/** Returns the repetition of a birthday. A birthday on 29 February falls on the last day of February. */
const yearly = ({ month, day }: YearlyDay) => ({
  freq: ICalEventRepeatingFreq.YEARLY,
  ...(month === 2 && day === 29 && { byMonth: 2, byMonthDay: -1 }),
})
