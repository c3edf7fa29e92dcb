import type { Context, Hono } from 'hono'
import type { Assets } from './assets.ts'
import { pathGuid } from '#core/input.ts'
import type { MiddlewareRules } from './feature.ts'
import type { PageCaches } from './page-cache.ts'
import type { Scope } from '#core/scope.ts'
import type { KnownSession } from '#core/session.ts'

export interface Env {
  Variables: {
    scope: Scope
    assets: Assets
    rules: MiddlewareRules
    /**
     * session that earlier middleware has looked up; null if the request's token is unknown, undefined if nothing was
     * looked up
     */
    knownSession?: KnownSession | null
    /** time at which the session was looked up, by `performance.now()` */
    sessionFoundAt: number
    /** whether this request extended the session, so that the cookie must be sent again */
    sessionRenewed: boolean
    /** session token that the response's cookie carries */
    sentToken?: string
    /** whether the request carried the CSRF token of its own session */
    hasToken?: boolean
    /** whether the response has its default headers, because it was cached with them */
    hasDefaultHeaders?: boolean
    /** undefined if nothing is cached */
    pageCaches?: PageCaches
    /** cache for the response to this request, `general` unless it is set */
    pageCacheName?: keyof PageCaches
    /** form that the request carried, once it has passed the CSRF check */
    form?: FormData
  }
}
export type Http = Context<Env>
export type Routes = Hono<Env>

const guidInPath = pathGuid()

/** Returns a guid from the path, in lower case. A malformed one becomes the nil guid, which nothing has. */
export const guidParam = (c: Http, name = 'guid'): string => guidInPath.parse(c.req.param(name))

/**
 * Whether the response must be a fragment for htmx instead of a page. When htmx restores a page of its history, it
 * needs the whole page.
 */
export const wantsFragment = (c: Http): boolean =>
  c.req.header('HX-Request') === 'true' && c.req.header('HX-History-Restore-Request') !== 'true'

/**
 * Returns path and query of the page that the browser shows: for htmx, the page that requests the fragment; for a GET,
 * the requested page. Returns `/` for a plain form.
 */
export function returnUrlOf(c: Http): string {
  const openPageUrl = c.req.header('HX-Current-URL')
  const page =
    wantsFragment(c) && openPageUrl ? URL.parse(openPageUrl) : c.req.method === 'GET' ? new URL(c.req.url) : null
  return page ? page.pathname + page.search : '/'
}
