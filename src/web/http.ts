import type { Context, Hono } from 'hono'
import type { Assets } from './assets.ts'
import { pathGuid } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'

/** What every handler finds on its context. */
export interface Env {
  Variables: {
    scope: Scope
    assets: Assets
    /** whether the session's 90 days were just renewed */
    sessionRenewed: boolean
    /** the session cookie that this answer already carries */
    sentToken?: string
  }
}
export type Http = Context<Env>
export type Routes = Hono<Env>

/** A guid of the path, in lower case; the nil guid, which nothing has, for what is none. */
export const guidParam = (c: Http, name = 'guid'): string => pathGuid().parse(c.req.param(name))

/** Whether htmx asks, and so wants a fragment and not a page. */
export const wantsFragment = (c: Http): boolean =>
  c.req.header('HX-Request') === 'true' && c.req.header('HX-History-Restore-Request') !== 'true'
