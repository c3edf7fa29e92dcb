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

/** A view without anything of a session, for markup that several people receive. */
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

/** For pages, fragments and pushes. Mails have a renderer of their own, in src/mails. */
export const markup = (view: View, node: ReactNode): string =>
  renderToStaticMarkup(<ViewProvider view={view}>{node}</ViewProvider>)

type GivenPage = PageOptions & { status?: ContentfulStatusCode }

/** A page's text. @param csrfToken what stands in place of the token where the text is kept for several readers */
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
  // As bytes: counting and then encoding a string takes the server an eighth of the time of a list's page.
  return c.body(Buffer.from(html), status)
}

/** @param gzip of a text, for a client that takes it */
export function sendPacked(c: Http, gzip: Uint8Array<ArrayBuffer>): Response {
  c.header('Content-Type', 'text/html; charset=UTF-8')
  c.header('Content-Encoding', 'gzip')
  c.header('Vary', 'Accept-Encoding', { append: true })
  return c.body(gzip)
}

export const page = (c: Http, options: GivenPage, content: ReactNode): Response =>
  sendHtml(c, pageHtml(c, options, content), options.status)

/** A fragment's text, with a pending flash. @param csrfToken as `pageHtml`'s */
export const fragmentHtml = (c: Http, content: ReactNode, csrfToken?: string): string =>
  markup(
    viewOf(c, true, csrfToken),
    <>
      {content}
      {flashFragment(c)}
    </>,
  )

/** Answers htmx with partials that name their own targets (`HxPartial`), or with markup for htmx's target. A pending flash goes with them. */
export function fragment(c: Http, content: ReactNode, status: ContentfulStatusCode = 200): Response {
  c.header('Vary', 'HX-Request')
  return sendHtml(c, fragmentHtml(c, content), status)
}

/** A fragment for htmx, the same content as a page of its own for everybody else. */
export const dialog = (c: Http, options: GivenPage, content: ReactNode): Response =>
  wantsFragment(c) ? fragment(c, content, options.status) : page(c, options, content)

/** Escapes an address for a header: what the reader typed may be in it. Browsers read a backslash as a slash, and two slashes lead to another host. */
const asHeader = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x5b\x5d-\x7e]+/g, encodeURIComponent)

/** After a change: the changed partials for htmx, a redirect to `address` for a plain form. */
export const changed = (c: Http, address: string, content: ReactNode): Response =>
  wantsFragment(c) ? fragment(c, content) : c.redirect(asHeader(address), 303)

export function redirect(c: Http, address: string): Response {
  if (!wantsFragment(c)) return c.redirect(asHeader(address), 303)
  c.header('HX-Redirect', asHeader(address))
  return c.body(null, 204)
}

/** After the page that htmx asks from got another address, which replaces the old one in the browser's history: its *back* does not lead there. */
export function movedTo(c: Http, address: string): Response {
  if (wantsFragment(c)) c.header('HX-Replace-Url', asHeader(address))
  return redirect(c, address)
}

/** Reloads the page that htmx asks from, keeping the scroll position; redirects a plain form to `address`. */
export function refresh(c: Http, address: string): Response {
  if (!wantsFragment(c)) return redirect(c, address)
  c.header('HX-Refresh', 'true')
  return c.body(null, 204)
}
