import type { Context, Hono } from 'hono'
import type { Assets } from './assets.ts'
import { pathGuid } from '#core/input.ts'
import type { EdgeRules } from './feature.ts'
import type { Scope } from '#core/scope.ts'
import type { KnownSession } from '#core/session.ts'

export interface Env {
  Variables: {
    scope: Scope
    assets: Assets
    rules: EdgeRules
    /** where the session was looked up already; null for one that nobody knows */
    knownSession?: KnownSession | null
    /** when the session was looked up, by `performance.now()` */
    sessionFoundAt: number
    /** whether this request extended the session, so that the cookie must be sent again */
    sessionRenewed: boolean
    sentToken?: string
    /** whether the request brought the CSRF token of the session that it is in */
    hasToken?: boolean
    /** what a page of ours sent by a form: its CSRF token was good */
    form?: FormData
  }
}
export type Http = Context<Env>
export type Routes = Hono<Env>

const guidInPath = pathGuid()

/** A guid in lower case. A malformed one becomes the nil guid, which nothing has. */
export const guidParam = (c: Http, name = 'guid'): string => guidInPath.parse(c.req.param(name))

/** Whether to answer htmx with a fragment rather than a page. Restoring its history, htmx needs the page. */
export const wantsFragment = (c: Http): boolean =>
  c.req.header('HX-Request') === 'true' && c.req.header('HX-History-Restore-Request') !== 'true'

/** Path and query of the page that the reader is on: for htmx the one that asks for a fragment, `/` where a form is answered. */
export function returnUrlOf(c: Http): string {
  const asker = c.req.header('HX-Current-URL')
  const page = wantsFragment(c) && asker ? URL.parse(asker) : c.req.method === 'GET' ? new URL(c.req.url) : null
  return page ? page.pathname + page.search : '/'
}
