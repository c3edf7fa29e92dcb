import { Hono } from 'hono'
import { agendaUrl } from '#views/lots/urls.ts'
import { calendarEventId, calendarFile } from '#core/calendar-file.ts'
import { NotFound } from '#core/errors.ts'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { openLot } from './open-lot.ts'
import { redirectToProblem, requireDraws } from './problem-pages.tsx'

/**
 * Serves the day of a lot's draw as a file for a calendar program. People share calendars, so the file has neither a
 * name nor the lot's link.
 */
async function getAgenda(c: Http): Promise<Response> {
  requireDraws(c)
  const scope = c.get('scope')
  const lot = await openLot(scope, scope.sql, guidParam(c))
  if (!lot) return redirectToProblem(c, 'lootje', 'NotFound')
  if (lot.isDeleted) return redirectToProblem(c, 'lootje', 'Deleted')
  if (lot.date === null) throw new NotFound()
  const { t, edition } = scope.texts
  const event = {
    id: calendarEventId('draw', lot.drawGuid),
    day: lot.date,
    changedAt: scope.now(),
    title: t('calendar.draw', { title: lot.drawTitle }),
  }
  return c.body(
    calendarFile(scope.texts, { name: t('calendar.name', { brand: edition.brand }), events: [event] }),
    200,
    {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${edition.brandId}.ics"`,
    },
  )
}

export const agendaPages = new Hono<Env>().get(agendaUrl(':guid'), getAgenda)
