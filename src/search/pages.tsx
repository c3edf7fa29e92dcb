import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { searchUrl } from '#views/search/urls.ts'
import { SearchPage } from '#views/search/SearchPage.tsx'
import { SearchResults, type Shown } from '#views/search/SearchResults.tsx'
import { TooManyRequests } from '#core/errors.ts'
import { parse } from '#core/input.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { fragment, page, redirect } from '#web/render.tsx'
import { searchForm } from './input.ts'
import { listNameFromUrl } from './list-name-from-url.ts'
import { searchMessages } from './problems.ts'
import { maxCountedLists, searchLists } from './search-lists.ts'

export const searchPages = new Hono<Env>().get(searchUrl, async (c) => {
  const scope = c.get('scope')
  const typed = c.req.query('query') ?? ''
  if (typed.trim() === '') return showSearch(c, typed, { state: 'idle' })
  const username = listNameFromUrl(typed, scope.config.baseUrl)
  // A fragment gets no redirect, because the page requests fragments while the user is still typing.
  if (username)
    return wantsFragment(c) ? showSearch(c, typed, { state: 'address', username }) : redirect(c, `/${username}`)
  const given = parse(searchForm, { query: typed })
  if (!given.ok) return showSearch(c, typed, { state: 'invalid', messages: given.errors.query ?? [] }, 422)
  const { query } = given.value
  try {
    const found = await searchLists(scope, query)
    if (!found.ok) return showSearch(c, typed, { state: 'failed', message: searchMessages[found.problem] }, 422)
    return showSearch(c, typed, { state: 'found', query, ...found.value, maxCounted: maxCountedLists })
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    c.header('Retry-After', String(error.retryAfterSeconds))
    return showSearch(c, typed, { state: 'failed', message: 'error.too_many_requests_action' }, 429)
  }
})

function showSearch(c: Http, query: string, shown: Shown, status: ContentfulStatusCode = 200): Response {
  if (wantsFragment(c)) return fragment(c, <SearchResults shown={shown} />, status)
  const title = c.get('scope').texts.t('listsearch.title')
  return page(c, { title, current: 'search', noIndex: true, status }, <SearchPage query={query} shown={shown} />)
}
