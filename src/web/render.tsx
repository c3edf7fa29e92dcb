import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Scope } from '#core/scope.ts'
import { Page, type PageOptions } from '#views/layout/Page.tsx'
import { ViewProvider, type View } from '#views/layout/view.tsx'
import { pageCsrfToken } from './csrf.ts'
import { flashFragment, takeFlash } from './flash.tsx'
import { wantsFragment, type Http } from './http.ts'

/** What components may know, without anything of a session: for what many receive alike. */
export const sharedView = (scope: Pick<Scope, 'texts' | 'config' | 'now'>, about: Partial<View> = {}): View => ({
  texts: scope.texts,
  user: null,
  isApp: false,
  switches: scope.config.switches,
  csrfToken: '',
  path: '/',
  baseUrl: scope.config.baseUrl,
  isFragment: true,
  now: scope.now(),
  ...about,
})

function viewOf(c: Http, isFragment: boolean): View {
  const scope = c.get('scope')
  return sharedView(scope, {
    user: scope.user,
    isApp: scope.isApp,
    csrfToken: pageCsrfToken(c),
    path: c.req.path,
    isFragment,
  })
}

/** Renders components to HTML for a view: the one door for pages, fragments, pushes and mails alike. */
export const markup = (view: View, node: ReactNode): string =>
  renderToStaticMarkup(<ViewProvider view={view}>{node}</ViewProvider>)

/**
 * Answers a whole page.
 * @param options title and what surrounds the content; `status` is 200 unless told
 */
export function page(c: Http, options: PageOptions & { status?: ContentfulStatusCode }, content: ReactNode): Response {
  const { status = 200, ...rest } = options
  const html = markup(
    viewOf(c, false),
    <Page {...rest} assets={c.get('assets')} flash={takeFlash(c)} isFailure={status >= 500}>
      {content}
    </Page>,
  )
  c.header('Cache-Control', 'no-store')
  c.header('Content-Type', 'text/html; charset=UTF-8')
  // As bytes at once: of a text the server would first count and then encode them, an eighth of the time of a list's page.
  return c.body(Buffer.from(`<!doctype html>${html}`), status)
}

/** Answers pieces of a page, each of which names where it goes, or the one that replaces htmx's target; takes a waiting flash with it. */
export function fragment(c: Http, content: ReactNode, status: ContentfulStatusCode = 200): Response {
  const view = viewOf(c, true)
  c.header('Cache-Control', 'no-store')
  c.header('Vary', 'HX-Request')
  return c.html(
    markup(
      view,
      <>
        {content}
        {flashFragment(c)}
      </>,
    ),
    status,
  )
}

/** Answers a dialog to htmx, and the same content as a page of its own to everybody else; 422 shows it again with its messages. */
export const dialog = (
  c: Http,
  options: PageOptions & { status?: ContentfulStatusCode },
  content: ReactNode,
): Response => (wantsFragment(c) ? fragment(c, content, options.status) : page(c, options, content))

/** An address as a header can carry it: what the reader typed may be in it. */
const asHeader = (address: string): string => address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)

/** After a change: htmx gets the pieces that changed, a plain form is led on to `address`. */
export const changed = (c: Http, address: string, content: ReactNode): Response =>
  wantsFragment(c) ? fragment(c, content) : c.redirect(asHeader(address), 303)

/** Leads on to another page, for htmx and plain forms alike. */
export function redirect(c: Http, address: string): Response {
  if (!wantsFragment(c)) return c.redirect(asHeader(address), 303)
  c.header('HX-Redirect', asHeader(address))
  return c.body(null, 204)
}

/** Shows the page that htmx asks from anew, its reader at the same place on it; a plain form is led on to `address`. */
export function refresh(c: Http, address: string): Response {
  if (!wantsFragment(c)) return redirect(c, address)
  c.header('HX-Refresh', 'true')
  return c.body(null, 204)
}
