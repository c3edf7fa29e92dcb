import type { ReactNode } from 'react'
import type { MessageId } from '#core/i18n.ts'
import { fullNameOf } from '#core/names.ts'
import type { Found, Hit } from '../../src/search/search-lists.ts'
import { Banner } from '../layout/Banner.tsx'
import { Empty } from '../layout/Empty.tsx'
import { Icon } from '../layout/Icon.tsx'
import { ListRing } from '../lists/ListRing.tsx'
import { useT, useView } from '../layout/view.tsx'
import { displayUrl, sharedListUrl } from '../sharing/urls.ts'

export type Shown =
  | { state: 'idle' }
  | { state: 'invalid'; messages: MessageId[] }
  /** the query is the URL of the list with this username */
  | { state: 'address'; username: string }
  | { state: 'found'; query: string; hits: Hit[]; totalCount: number; maxCounted: number }
  | { state: 'failed'; message: MessageId }

/**
 * Renders an error of the search, with a button that submits the search form or, by script, repeats the request that
 * failed. Without text (`children`) it is a template that scripts fill.
 */
export function Failure({ children }: { children?: ReactNode }) {
  const t = useT()
  return (
    <Banner
      kind="bad"
      action={
        <button className="button" type="submit" form="search" data-requests-again="query">
          {t('listsearch.again')}
        </button>
      }
    >
      {children}
    </Banner>
  )
}

export function SearchResults({ shown }: { shown: Shown }) {
  const t = useT()
  switch (shown.state) {
    case 'idle':
      return (
        <Region>
          <p className="soft-text">{t('listsearch.lead')}</p>
        </Region>
      )
    case 'invalid':
      return <Message>{shown.messages.map((message) => t(message)).join(' ')}</Message>
    case 'address':
      return <Message then={<AddressRow username={shown.username} />}>{t('listsearch.address')}</Message>
    case 'failed':
      return (
        <Region says={t(shown.message)}>
          <Failure>{t(shown.message)}</Failure>
        </Region>
      )
    case 'found':
      return shown.hits.length === 0 ? <NothingFound query={shown.query} /> : <Hits {...shown} />
  }
}

/**
 * Renders the region of the results.
 * @param says announcement for screen readers
 */
const Region = ({ says, children }: { says?: string; children: ReactNode }) => (
  <div className="search-results narrow" id="search-results" data-requests-announce={says}>
    {children}
  </div>
)

const Message = ({ children, then }: { children: string; then?: ReactNode }) => (
  <Region says={children}>
    <p className="soft-text small">{children}</p>
    {then}
  </Region>
)

function NothingFound({ query }: { query: string }) {
  const t = useT()
  const title = t('listsearch.not_found.title', { query })
  return (
    <Region says={title}>
      <Empty spot="nothing-found" title={title}>
        {t('listsearch.not_found')}
      </Empty>
    </Region>
  )
}

function Hits({ hits, totalCount, maxCounted }: Found & { maxCounted: number }) {
  const t = useT()
  const shown = hits.length
  const count =
    totalCount > maxCounted
      ? t('listsearch.far_too_many', { shown, count: maxCounted })
      : totalCount > shown
        ? t('listsearch.too_many', { shown, count: totalCount })
        : t('listsearch.count', { count: totalCount })
  return (
    <Message
      then={
        <ul className="rows">
          {hits.map((hit) => (
            <HitRow key={hit.publicGuid} hit={hit} />
          ))}
        </ul>
      }
    >
      {count}
    </Message>
  )
}

function HitRow({ hit }: { hit: Hit }) {
  const { texts, baseUrl } = useView()
  const name = fullNameOf(hit)
  return (
    <li className="row">
      <ListRing list={hit} />
      <div>
        <p className="name">
          <a href={`/${hit.username}`}>{hit.title ?? texts.t('list.of', { name })}</a>
        </p>
        <p className="detail">{[name, hit.city].filter(Boolean).join(' · ')}</p>
        <p className="detail">{displayUrl(sharedListUrl(baseUrl, hit.username))}</p>
      </div>
      <div className="row-end">
        <Icon name="chevron-right" />
      </div>
    </li>
  )
}

function AddressRow({ username }: { username: string }) {
  const { baseUrl } = useView()
  return (
    <p>
      <a href={`/${username}`}>{displayUrl(sharedListUrl(baseUrl, username))}</a>
    </p>
  )
}
