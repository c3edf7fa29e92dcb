import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isConnectionLost, isForeignKeyViolation } from '#core/db.ts'
import { loggablePath } from '#core/log.ts'
import { Forbidden, NotFound, TooManyRequests, Unauthorized, UserDeleted } from '#core/errors.ts'
import type { Services } from '#core/scope.ts'
import { ErrorPage, type ErrorKind } from '#views/errors/ErrorPage.tsx'
import { problemOfStatus } from './problem-of-status.ts'
import { flash } from './flash.tsx'
import { returnUrlOf, wantsFragment, type Http } from './http.ts'
import { fragment, redirect, page } from './render.tsx'
import { typedTexts } from './sent-form.ts'
import { clearSessionCookie, presentedToken, scopeOf } from './session.ts'

const isApi = (c: Http) => c.req.path.startsWith('/api/')

/**
 * Refuses an API request with the given status. For the statuses of `problemOfStatus`, the body has a `problem` too.
 */
function refuseApiRequest(c: Http, status: number): Response {
  const problem = problemOfStatus[status as keyof typeof problemOfStatus]
  return problem ? c.json({ problem }, status as 400) : c.body(null, status as 400)
}

export function showError(c: Http, kind: ErrorKind, status: ContentfulStatusCode): Response {
  if (isApi(c)) return refuseApiRequest(c, status)
  if (wantsFragment(c)) {
    c.header('HX-Reswap', 'none')
    flash(c, { id: `error.${kind}.title`, kind: 'bad' })
    return fragment(c, null, status)
  }
  return page(
    c,
    { title: c.get('scope').texts.t(`error.${kind}.title`), noIndex: true, status },
    <ErrorPage kind={kind} typed={typedTexts(c)} />,
  )
}

/** Shows the login page. `createApp` passes it in, because the accounts feature owns that page. */
export type ShowLogin = (c: Http, returnUrl: string) => Response

const retryAfterSeconds = 5

export const onError =
  (services: Services, showLogin: ShowLogin) =>
  (error: Error, c: Http): Response => {
    // If the lookup of the session failed, there is no scope yet. The response is then the one for a visitor without a
    // session, but the session cookie stays.
    const header = (name: string) => c.req.header(name)
    const scope = c.get('scope') ?? scopeOf(services, header, presentedToken(services, header), null, null)
    c.set('scope', scope)
    // If a deleted user's open page requests something that isn't found, that was most likely deleted with the account.
    // API endpoints that require a user need no such rule: they throw `UserDeleted` before they look for anything.
    const wentWithUser = error instanceof NotFound && scope.session.userDeleted && !isApi(c)
    if (error instanceof UserDeleted || wentWithUser) {
      clearSessionCookie(c)
      return isApi(c) ? c.json({ UserDeleted: true }, 400) : redirect(c, '/account/deletedError')
    }
    if (error instanceof NotFound) return showError(c, 'not_found', 404)
    if (error instanceof Unauthorized || error instanceof Forbidden) {
      if (isApi(c)) return c.body(null, 401)
      // Only an open page requests a fragment. If no user is logged in now, the page's session has most likely ended.
      if (!scope.user && (error instanceof Unauthorized || wantsFragment(c))) return showLogin(c, returnUrlOf(c))
      return showError(c, 'no_access', 403)
    }
    if (error instanceof TooManyRequests) {
      c.header('Retry-After', String(error.retryAfterSeconds))
      return showError(c, 'too_many_requests', 429)
    }
    if (error instanceof HTTPException) return showError(c, 'oops', error.status)
    const request = {
      err: error,
      method: c.req.method,
      path: loggablePath(c.req.path, c.get('rules').secretPaths),
      isReported: !c.get('rules').unreportedPaths.some((path) => path.test(c.req.path)),
    }
    if (isConnectionLost(error)) {
      services.log.warn(request, 'no database')
      c.header('Retry-After', String(retryAfterSeconds))
      return showError(c, 'unavailable', 503)
    }
    if (isForeignKeyViolation(error)) {
      services.log.info({ method: request.method, path: request.path }, 'what it belongs to was deleted meanwhile')
      return showError(c, 'not_found', 404)
    }
    services.log.error(request, 'request failed')
    return showError(c, '500', 500)
  }
