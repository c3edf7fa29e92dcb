import { useT } from '../layout/view.tsx'
import { SearchForm } from './SearchForm.tsx'
import { Failure, SearchResults, type Shown } from './SearchResults.tsx'

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
