import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { operatorOf } from '#core/operator.ts'
import type { Scope } from '#core/scope.ts'
import { Page, type PageOptions } from '#views/layout/Page.tsx'
import { ViewProvider, type View } from '#views/layout/view.tsx'
import { pageCsrfToken } from './csrf.ts'
import { flashFragment, takeFlash } from './flash.tsx'
import { returnUrlOf, wantsFragment, type Http } from './http.ts'

/** Returns a view without any data of a session, for markup that several people receive. */
export const sharedView = (scope: Pick<Scope, 'texts' | 'config' | 'now'>, about: Partial<View> = {}): View => ({
  texts: scope.texts,
  user: null,
  isApp: false,
  switches: scope.config.switches,
  reportsErrors: scope.config.sentryDsn !== undefined,
  operator: operatorOf(scope.config, scope.texts.edition),
  csrfToken: '',
  path: '/',
  returnUrl: '/',
  baseUrl: scope.config.baseUrl,
  isFragment: true,
  now: scope.now(),
  ...about,
})

function viewOf(c: Http, isFragment: boolean, csrfToken = pageCsrfToken(c)): View {
  const scope = c.get('scope')
  return sharedView(scope, {
    user: scope.user,
    isApp: scope.isApp,
    csrfToken,
    path: c.req.path,
    returnUrl: returnUrlOf(c),
    isFragment,
  })
}

/** Renders pages, fragments and pushes. Mails have their own renderer, `src/mail-content`. */
export const markup = (view: View, node: ReactNode): string =>
  renderToStaticMarkup(<ViewProvider view={view}>{node}</ViewProvider>)

type GivenPage = PageOptions & { status?: ContentfulStatusCode }

/**
 * Returns the HTML of a page.
 * @param csrfToken placeholder instead of the visitor's own CSRF token, for HTML that is cached for several visitors
 */
export function pageHtml(
  c: Http,
  { status = 200, ...options }: GivenPage,
  content: ReactNode,
  csrfToken?: string,
): string {
  const html = markup(
    viewOf(c, false, csrfToken),
    <Page {...options} assets={c.get('assets')} flash={takeFlash(c)} status={status}>
      {content}
    </Page>,
  )
  return `<!doctype html>${html}`
}

export function sendHtml(c: Http, html: string, status: ContentfulStatusCode = 200): Response {
  c.header('Content-Type', 'text/html; charset=UTF-8')
  // Sends bytes, because measuring and then encoding a string would take an eighth of the time that a list's page
  // takes.
  return c.body(Buffer.from(html), status)
}

/** Sends HTML that is compressed already, to a client that accepts gzip. */
export function sendPacked(c: Http, gzip: Uint8Array<ArrayBuffer>): Response {
  c.header('Content-Type', 'text/html; charset=UTF-8')
  c.header('Content-Encoding', 'gzip')
  c.header('Vary', 'Accept-Encoding', { append: true })
  return c.body(gzip)
}

export const page = (c: Http, options: GivenPage, content: ReactNode): Response =>
  sendHtml(c, pageHtml(c, options, content), options.status)

/**
 * Returns the HTML of a fragment, with a pending flash message.
 * @param csrfToken placeholder instead of the visitor's own CSRF token, for HTML that is cached for several visitors
 */
export const fragmentHtml = (c: Http, content: ReactNode, csrfToken?: string): string =>
  markup(
    viewOf(c, true, csrfToken),
    <>
      {content}
      {flashFragment(c)}
    </>,
  )

/**
 * Sends htmx partials that name their own targets (`HxPartial`), or markup for the target of htmx's request. Adds a
 * pending flash message.
 */
export function fragment(c: Http, content: ReactNode, status: ContentfulStatusCode = 200): Response {
  c.header('Vary', 'HX-Request')
  return sendHtml(c, fragmentHtml(c, content), status)
}

/** Sends content as a fragment to htmx, and as a page of its own to other clients. */
export const dialog = (c: Http, options: GivenPage, content: ReactNode): Response =>
  wantsFragment(c) ? fragment(c, content, options.status) : page(c, options, content)

/**
 * Escapes a URL for a response header, because it may contain text that a user typed. Escapes backslashes too: browsers
 * read them as slashes, and a path that begins with two slashes leads to another host.
 */
const asHeader = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x5b\x5d-\x7e]+/g, encodeURIComponent)

/** Responds to a change: sends the changed partials to htmx, and redirects a plain form to the URL `address`. */
export const changed = (c: Http, address: string, content: ReactNode): Response =>
  wantsFragment(c) ? fragment(c, content) : c.redirect(asHeader(address), 303)

export function redirect(c: Http, address: string): Response {
  if (!wantsFragment(c)) return c.redirect(asHeader(address), 303)
  c.header('HX-Redirect', asHeader(address))
  return c.body(null, 204)
}

/**
 * Redirects to the new URL of a page after an htmx request from that page has changed it. The new URL replaces the old
 * one in the browser's history, so that *back* doesn't lead to the old one.
 */
export function movedTo(c: Http, address: string): Response {
  if (wantsFragment(c)) c.header('HX-Replace-Url', asHeader(address))
  return redirect(c, address)
}

/**
 * Reloads the page that sent the htmx request, at its scroll position. Redirects a plain form to the URL `address`.
 */
export function refresh(c: Http, address: string): Response {
  if (!wantsFragment(c)) return redirect(c, address)
  c.header('HX-Refresh', 'true')
  return c.body(null, 204)
}
