import type { ReactNode } from 'react'
import type { MessageId } from '#core/i18n.ts'
import { Banner } from '../layout/Banner.tsx'
import { Empty } from '../layout/Empty.tsx'
import { useT } from '../layout/view.tsx'
import { opensDialog } from '../layout/Dialog.tsx'
import type { ShownProduct } from '../../src/products/shown-product.ts'
import { productSearchUrl, pickedProductUrl, type SearchedFor } from './urls.ts'
import { ProductGroup } from './ProductGroup.tsx'

export const resultsId = 'product-results'
/**
 * Id of the dialog of the product search. The link to more results names this id, because a dialog scrolls separately
 * from the page.
 */
export const pickerId = 'product-picker'

/** Part of the found products, from `offset` on. */
export interface FoundPart {
  products: ShownProduct[]
  offset: number
  total: number
  maxCounted: number
}

export type Shown =
  | { state: 'idle' }
  | { state: 'invalid'; messages: MessageId[] }
  | ({ state: 'found'; term: string; isFiltered: boolean } & FoundPart)
  | { state: 'failed'; message: MessageId }

interface ResultsProps {
  shown: Shown
  /** id of the form that repeats the search */
  form: string
  searched: SearchedFor
}

/**
 * Renders an error of the product search, with a button that submits the search form or, by script, repeats the request
 * that failed. Without text (`children`) it is a template that scripts fill.
 */
export function ProductsFailed({ form, children }: { form: string; children?: ReactNode }) {
  const t = useT()
  return (
    <Banner
      kind="bad"
      action={
        <button className="button" type="submit" form={form} data-requests-again={form}>
          {t('product_search.again')}
        </button>
      }
    >
      {children}
    </Banner>
  )
}

export function ProductResults({ shown, form, ...rest }: ResultsProps) {
  const t = useT()
  switch (shown.state) {
    case 'idle':
      return (
        <Region>
          <p className="soft-text">{t('product_search.lead')}</p>
        </Region>
      )
    case 'invalid': {
      const says = shown.messages.map((message) => t(message)).join(' ')
      return (
        <Region says={says}>
          <p className="soft-text small">{says}</p>
        </Region>
      )
    }
    case 'failed':
      return (
        <Region says={t(shown.message)}>
          <ProductsFailed form={form}>{t(shown.message)}</ProductsFailed>
        </Region>
      )
    case 'found':
      return shown.total === 0 ? <NothingFound {...shown} /> : <FoundProducts found={shown} {...rest} />
  }
}

/**
 * Renders the region of the results.
 * @param says announcement for screen readers
 */
const Region = ({ says, children }: { says?: string; children: ReactNode }) => (
  <div className="search-results narrow" id={resultsId} data-requests-announce={says}>
    {children}
  </div>
)

function NothingFound({ term, isFiltered }: { term: string; isFiltered: boolean }) {
  const t = useT()
  const title = t('product_search.not_found.title', { term })
  return (
    <Region says={title}>
      <Empty spot="nothing-found" title={title}>
        {t(isFiltered ? 'product_search.not_found.price' : 'product_search.not_found')}
      </Empty>
    </Region>
  )
}

function FoundProducts({ found, ...rest }: { found: FoundPart } & Pick<ResultsProps, 'searched'>) {
  const t = useT()
  const { total, maxCounted } = found
  const says =
    total > maxCounted ? t('product_search.many', { count: maxCounted }) : t('product_search.count', { count: total })
  return (
    <Region says={says}>
      <p className="soft-text small">{says}</p>
      <ul className="products">
        <MoreProducts found={found} {...rest} />
      </ul>
    </Region>
  )
}

/**
 * Renders the link that picks the product's cheapest offer. If a gift's form is open, the scripts fill in the offer
 * there.
 */
function Pick({ pickFor, product: { title, offers } }: { pickFor: string; product: ShownProduct }) {
  const t = useT()
  const { productId } = offers[0]!
  return (
    <a className="button soft" {...opensDialog(pickedProductUrl(pickFor, productId))} data-links-pick={productId}>
      {t('product_search.pick')}
      <span className="sr">: {title}</span>
    </a>
  )
}

/**
 * Renders a part of the found products and a link to the next part, which replaces the link. With script the next part
 * loads when the link comes within 800 pixels of the screen. Without script it loads when the user presses the link.
 */
export function MoreProducts({ found, searched }: { found: FoundPart } & Pick<ResultsProps, 'searched'>) {
  const t = useT()
  const { products, offset, total } = found
  const next = offset + products.length
  return (
    <>
      {products.map((product) => (
        <ProductGroup
          key={product.offers[0]!.productId}
          product={product}
          pick={searched.pickFor && <Pick pickFor={searched.pickFor} product={product} />}
        />
      ))}
      {products.length > 0 && next < total && (
        <li className="more-products">
          <a
            className="button"
            href={productSearchUrl(searched, next)}
            hx-get={productSearchUrl(searched, next)}
            hx-trigger={`click, revealed ${searched.pickFor ? `root:dialog#${pickerId} ` : ''}rootMargin:800px`}
            hx-target="closest li"
            hx-swap="outerHTML"
            hx-sync="this:drop"
          >
            {t('product_search.more')}
          </a>
        </li>
      )}
    </>
  )
}
