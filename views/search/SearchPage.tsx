import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'
import { Failure, SearchResults, type Shown } from './SearchResults.tsx'

export const searchAddress = '/list/search'

const whileTyping = {
  'hx-get': searchAddress,
  'hx-trigger': 'input changed delay:500ms, again',
  'hx-target': '#search-results',
  'hx-swap': 'outerHTML',
  'hx-sync': 'this:replace',
  'hx-replace-url': 'true',
  'hx-indicator': '#searching',
  'data-failure': 'search-failure',
} as const

/** A form that leads to the results. @param live shows them while one types */
export function SearchForm({ query = '', live = false }: { query?: string; live?: boolean }) {
  const t = useT()
  return (
    <form id="search" className="with-button narrow" role="search" action={searchAddress} noValidate>
      <div className="with-icon">
        <Icon name="search" />
        <label className="sr" htmlFor="query">
          {t('listsearch.query')}
        </label>
        <input
          className="input"
          id="query"
          name="query"
          type="search"
          defaultValue={query}
          placeholder={t('listsearch.query')}
          autoComplete="off"
          enterKeyHint="search"
          {...(live && whileTyping)}
        />
      </div>
      <button className="button primary" type="submit">
        {t('listsearch.submit')}
      </button>
    </form>
  )
}

export function SearchPage({ query, shown }: { query: string; shown: Shown }) {
  const t = useT()
  return (
    <>
      <div className="page-head">
        <h1>{t('listsearch.title')}</h1>
      </div>
      <SearchForm query={query} live />
      <p className="searching small soft-text" id="searching">
        {t('listsearch.searching')}
      </p>
      <SearchResults shown={shown} />
      <template id="search-failure">
        <Failure />
      </template>
    </>
  )
}
