import { Hono } from 'hono'
import { pathGuid } from '#core/input.ts'
import { NotFound } from '#core/errors.ts'
import { calendarFormUrls, calendarUrl } from '#views/calendar/urls.ts'
import { CalendarSection, calendarId } from '#views/calendar/CalendarSection.tsx'
import { flash } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { changed } from '#web/render.tsx'
import { calendarFeed } from './feed.ts'
import { deleteCalendar } from './delete-calendar.ts'
import { calendarForm } from './input.ts'
import { makeCalendar } from './make-calendar.ts'

const ending = '.ics'
const guidInFile = pathGuid()

/** Serves a calendar file to calendar programs. They have no session: the path is a capability URL. */
async function showFeed(c: Http): Promise<Response> {
  const file = c.req.param('file') ?? ''
  if (!file.endsWith(ending)) throw new NotFound()
  const scope = c.get('scope')
  const feed = await calendarFeed(scope, guidInFile.parse(file.slice(0, -ending.length)))
  if (feed === null) throw new NotFound()
  return c.body(feed, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${scope.texts.edition.brandId}${ending}"`,
  })
}

async function postCalendar(c: Http): Promise<Response> {
  const form = await readForm(c, calendarForm)
  const isRenewed = form.ok && form.value.isRenewed
  const guid = await makeCalendar(c.get('scope'), { isRenewed })
  flash(c, { id: isRenewed ? 'calendar.renewed' : 'calendar.made', kind: 'good', about: calendarId })
  return changed(c, calendarUrl, <CalendarSection guid={guid} isChanged />)
}

async function postDelete(c: Http): Promise<Response> {
  await deleteCalendar(c.get('scope'))
  flash(c, { id: 'calendar.deleted', kind: 'good', about: calendarId })
  return changed(c, calendarUrl, <CalendarSection guid={null} isChanged />)
}

export const calendarPages = new Hono<Env>()
  .get('/calendar/:file', showFeed)
  .post(calendarFormUrls.make, postCalendar)
  .post(calendarFormUrls.delete, postDelete)
