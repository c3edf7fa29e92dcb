import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { dayOf } from '#core/days.ts'
import { operatorOf } from '#core/operator.ts'
import type { Scope } from '#core/scope.ts'
import { Page, type PageOptions } from '#views/layout/Page.tsx'
import type { FlashMessage } from '#views/layout/Flash.tsx'
import { ViewProvider, type View } from '#views/layout/view.tsx'
import { contentKey } from './content-key.ts'
import { pageCsrfToken } from './csrf.ts'
import { flashFragment, takeFlash } from './flash.tsx'
import { returnUrlOf, wantsFragment, type Http } from './http.ts'
import { noteMarkup, pageCacheOf } from './kept-markup.ts'
import { gzipOfPart, marks } from './page-cache.ts'

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
  today: noonOf(scope.now()),
  ...about,
})

const noonOf = (now: Date): Date => new Date(`${dayOf(now)}T12:00:00Z`)

function viewOf(c: Http, isFragment: boolean, csrfToken: string): View {
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

const documentType = '<!doctype html>'

const pageElement = (
  c: Http,
  { status = 200, ...options }: GivenPage,
  flash: FlashMessage | null,
  content: ReactNode,
) => (
  <Page {...options} assets={c.get('assets')} flash={flash} status={status}>
    {content}
  </Page>
)

/** Returns the HTML of a page, with the mark of the CSRF token. */
export const pageHtml = (c: Http, options: GivenPage, content: ReactNode): string =>
  documentType + markup(viewOf(c, false, marks.token), pageElement(c, options, takeFlash(c), content))

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

interface Rendering {
  /** content from which `node` is made, without its flash message and the constants of the process */
  from: unknown
  isFragment: boolean
  status: ContentfulStatusCode
  /** true for a response that shows a message once */
  hasFlash: boolean
}

/**
 * Renders and sends a page or fragment. If the cache has what was rendered from the same content in the same view, sends
 * that. `keepMarkup` caches what this renders.
 */
function send(c: Http, node: ReactNode, { from, isFragment, status, hasFlash }: Rendering): Response {
  const token = pageCsrfToken(c)
  const view = viewOf(c, isFragment, marks.token)
  const html = () => (isFragment ? '' : documentType) + markup(view, node)
  const cache = status === 200 && !hasFlash ? pageCacheOf(c) : null
  const key = cache && contentKey(from, view.texts.edition.code, token.length, varyingPartOf(view))
  if (!cache || key === null) return sendHtml(c, html().replaceAll(marks.token, token), status)
  const cached = cache.get(key)
  c.get('scope').metrics.ownPages.inc({ from: cached ? 'kept' : 'made' })
  if (cached) return sendPacked(c, gzipOfPart(cached, token))
  if (!cache.shouldCache(key)) return sendHtml(c, html().replaceAll(marks.token, token))
  noteMarkup(c, { cache, key, html: html(), token })
  return sendPacked(c, nothing)
}

const nothing = new Uint8Array()

/** Returns what differs between the views of an edition. Everything else in a view is the same for a whole process. */
const varyingPartOf = ({ user, isApp, path, returnUrl, isFragment, today }: View) => ({
  user,
  isApp,
  path,
  returnUrl,
  isFragment,
  today,
})

export function page(c: Http, options: GivenPage, content: ReactNode): Response {
  const { status = 200 } = options
  const flash = takeFlash(c)
  const from = [options, content]
  return send(c, pageElement(c, options, flash, content), { from, isFragment: false, status, hasFlash: flash !== null })
}

/** Returns the HTML of a fragment, with a pending flash message, and with the mark of the CSRF token. */
export const fragmentHtml = (c: Http, content: ReactNode): string =>
  markup(viewOf(c, true, marks.token), withFlash(content, flashFragment(c)))

const withFlash = (content: ReactNode, flash: ReactNode) => (
  <>
    {content}
    {flash}
  </>
)

/**
 * Sends htmx partials that name their own targets (`HxPartial`), or markup for the target of htmx's request. Adds a
 * pending flash message.
 */
export function fragment(c: Http, content: ReactNode, status: ContentfulStatusCode = 200): Response {
  c.header('Vary', 'HX-Request')
  const flash = flashFragment(c)
  return send(c, withFlash(content, flash), { from: content, isFragment: true, status, hasFlash: flash !== null })
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
