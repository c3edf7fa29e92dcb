import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { Offline } from '#views/home-screen/Offline.tsx'
import { offlineUrl, serviceWorkerUrl } from '#views/home-screen/urls.ts'
import type { Env, Http } from '#web/http.ts'
import { markup, sharedView } from '#web/render.tsx'

/** Returns the offline page's HTML, which is the same for everybody, because browsers store it. */
const offlinePage = (c: Http): string =>
  `<!doctype html>${markup(sharedView(c.get('scope')), <Offline css={c.get('assets').css} />)}`

/**
 * Returns what the service worker stores: the offline page and the static files that this page needs, under a name that
 * changes with them.
 */
function storedBy(page: string) {
  const files = [...new Set(page.match(/\/static\/[\w.-]+/g))]
  const name = `offline-${createHash('sha256').update(page).digest('base64url').slice(0, 10)}`
  return { name, page: offlineUrl, files }
}

export const offlinePages = new Hono<Env>()
  .get(offlineUrl, (c) => c.html(offlinePage(c)))
  .get(serviceWorkerUrl, (c) =>
    c.body(`const stored=${JSON.stringify(storedBy(offlinePage(c)))};${c.get('assets').serviceWorker}`, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    }),
  )
