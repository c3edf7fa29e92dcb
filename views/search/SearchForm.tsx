import { SearchField } from '../layout/SearchField.tsx'
import { useT } from '../layout/view.tsx'
import { searchUrl } from './urls.ts'

const whileTyping = {
  'hx-get': searchUrl,
  'hx-trigger': 'input changed delay:500ms, again',
  'hx-target': '#search-results',
  'hx-swap': 'outerHTML',
  'hx-sync': 'this:replace',
  'hx-replace-url': 'true',
  'hx-indicator': '#searching',
  'data-requests-failure': 'search-failure',
} as const

/**
 * Renders a search form that leads to the page with the results.
 * @param live whether the form stands on the page with the results and updates them while the visitor types
 */
export function SearchForm({ query = '', live = false }: { query?: string; live?: boolean }) {
  const t = useT()
  return (
    <form id="search" className="with-button narrow" role="search" action={searchUrl} noValidate>
      <SearchField
        id="query"
        name="query"
        label={t('listsearch.query')}
        value={query}
        submit={t('listsearch.submit')}
        attributes={live ? whileTyping : undefined}
      />
    </form>
  )
}
