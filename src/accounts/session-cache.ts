import { openAnnouncedCache, type AnnouncedCacheOptions } from '#core/announced-cache.ts'
import { dayOf } from '#core/days.ts'
import { sessionKeyOf, tokenHashOf, type FindSession, type KnownSession } from '#core/session.ts'
import { findSession } from './sessions.ts'

const maxSessions = 20_000

/**
 * Opens a cache of sessions with their users, so that most requests that only read need no query for the session.
 * Triggers announce each change of such a session, of its user and of that user's menu
 * (`migrations/0054-announced-changes.sql`).
 */
export function openSessionCache(parts: Pick<AnnouncedCacheOptions, 'hub' | 'ownAnnouncements'>): FindSession {
  // A session expires at the end of a day, and its first use on a day extends it. So an entry is good for one day.
  const cache = openAnnouncedCache<{ session: KnownSession; day: string }>({
    ...parts,
    topic: 'session-data',
    max: maxSessions,
  })
  return async (services, token) => {
    const name = sessionKeyOf(tokenHashOf(token))
    const today = dayOf(services.now())
    const known = cache.get(name)
    if (known?.day === today) return known.session
    const read = cache.startRead()
    try {
      const session = await findSession(services, token)
      if (session && !session.renewed) read.store(name, { session, day: today }, keysOf(session))
      return session
    } finally {
      read.end()
    }
  }
}

const keysOf = ({ id, user }: KnownSession): string[] => [`session ${id}`, ...(user ? [`user ${user.id}`] : [])]
