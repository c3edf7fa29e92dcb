import { dayInYear, dayOf, nextOccurrence, type YearlyDay } from '#core/days.ts'
import type { Edition } from '#core/editions.ts'
import { editions, type EditionCode } from '#core/editions.ts'
import { textsFor, type Texts } from '#core/i18n.ts'
import { calendarEventId, calendarFile, type CalendarEvent } from '#core/calendar-file.ts'
import { consume } from '#core/limits.ts'
import { listUrl } from '#core/login-urls.ts'
import { occasionMessageForOthers } from '#core/occasions.ts'
import type { Scope } from '#core/scope.ts'
import type { Config } from '#core/config.ts'
import { friendsOfUser, type Friend } from '../friends/index.ts'
import { statedOccasion, type DrawOccasion } from '../lots/index.ts'
import { guidHashOf } from './calendar-guid.ts'
import { ownDays, type DrawDay, type ListDay } from './own-days.ts'
import { calendarReadings, wrongCalendars } from './limits.ts'

/** Interval after which calendar programs should fetch a calendar again. */
const refreshSeconds = 12 * 60 * 60

/**
 * Year in which all birthdays begin, so that a calendar doesn't reveal years of birth. A leap year, so that 29 February
 * exists.
 */
const firstYear = 2024

/**
 * Returns the calendar with this guid as iCalendar (RFC 5545): birthdays of its user's friends, and the days of the
 * user's lists and draws. Nothing in it depends on cross-offs.
 * @returns null for an unknown guid
 * @throws TooManyRequests after too many requests of a client with unknown guids, or too many readings of one calendar
 *   by a client
 */
export async function calendarFeed(scope: Scope, guid: string): Promise<string | null> {
  const { sql, config } = scope
  const [owner] = await sql<{ userId: number; edition: EditionCode }[]>`
    select u.id as user_id, u.edition from calendars c join users u on u.id = c.user_id where c.guid_hash = ${guidHashOf(guid)}`
  if (!owner) {
    await consume(scope, wrongCalendars)
    return null
  }
  await consume(scope, { ...calendarReadings, about: String(owner.userId) })
  const [friends, days] = await Promise.all([
    friendsOfUser(sql, owner.userId),
    ownDays(sql, owner.userId, config.switches.drawLots),
  ])
  const texts = textsFor(editions[owner.edition])
  const { t, edition } = texts
  const events = [
    ...friends.flatMap((friend) => birthday(config, friend)),
    ...days.map((day) => (day.kind === 'list' ? listDay(config, day) : drawDay(config, day, edition))),
  ]
  return calendarFile(texts, {
    name: t('calendar.name', { brand: edition.brand }),
    refreshSeconds,
    events: events.map(({ title, about, ...event }) => ({ ...event, title: title(t), about: about(t, event.url) })),
  })
}

type Base = Pick<Config, 'baseUrl'>

/** A calendar event whose texts can be written in any language. */
interface FeedEvent extends Omit<CalendarEvent, 'title' | 'about'> {
  url: string
  title(t: Texts['t']): string
  about(t: Texts['t'], url: string): string
}

function birthday(
  config: Base,
  { listPublicGuid, fullName, username, birthday: day, lastListUpdate }: Friend,
): FeedEvent[] {
  if (!day || !lastListUpdate) return []
  return [
    {
      id: calendarEventId('birthday', listPublicGuid),
      day: dayInYear(day, firstYear),
      everyYear: day,
      changedAt: lastListUpdate,
      url: listUrl(config, username, { isReadersOwn: false }),
      title: (t) => t('calendar.birthday', { name: fullName }),
      about: (t, url) => t('calendar.birthday.about', { url }),
    },
  ]
}

const listDay = (config: Base, { publicGuid, title, occasion, day, changedAt, username }: ListDay): FeedEvent => ({
  id: calendarEventId('list', publicGuid),
  day,
  changedAt,
  url: listUrl(config, username, { isReadersOwn: true }),
  title: (t) =>
    occasion === 'JustBecause' ? title : t('calendar.list', { occasion: t(occasionMessageForOthers(occasion)), title }),
  about: (t, url) => t('calendar.list.about', { url }),
})

/**
 * Returns a draw's event. It is on the day that the organizer set. Without one, and if the organizer or the title states
 * an occasion with a feast, it is on the first feast day after the draw; else on the day of the draw.
 */
function drawDay(
  { baseUrl }: Base,
  { publicGuid, title, occasion, day, changedAt }: DrawDay,
  edition: Edition,
): FeedEvent {
  const feast = feastOf(statedOccasion({ occasion, title }), edition)
  const dayOfPresents = day ?? (feast && nextOccurrence(feast, changedAt))
  return {
    id: calendarEventId('draw', publicGuid),
    day: dayOfPresents ?? dayOf(changedAt),
    changedAt,
    url: `${baseUrl}/lootjestrekken`,
    title: (t) => t(dayOfPresents ? 'calendar.draw' : 'calendar.drawn', { title }),
    about: (t, url) => t('calendar.draw.about', { url }),
  }
}

/**
 * Returns the day on which an edition's country gives presents for an occasion, e.g. the eve of Saint Nicholas in the
 * Netherlands, or Christmas Eve in Germany; null for an occasion without such a day.
 */
function feastOf(occasion: DrawOccasion | null, { code }: Edition): YearlyDay | null {
  if (occasion === 'Sinterklaas') return { month: 12, day: code === 'be' || code === 'de' ? 6 : 5 }
  if (occasion === 'Christmas') return { month: 12, day: code === 'de' ? 24 : 25 }
  if (occasion === 'Valentine') return { month: 2, day: 14 }
  return null
}
