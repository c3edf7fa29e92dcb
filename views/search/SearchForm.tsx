import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'
import { searchAddress } from './addresses.ts'

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

/** Leads to the page with the results. @param live that page's own, which shows them while one types */
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
