import type { ReactNode } from 'react'
import { noPriceLimit, priceSteps } from '../../src/products/index.ts'
import { Dialog } from '../layout/Dialog.tsx'
import { SearchField } from '../layout/SearchField.tsx'
import { useT, useView } from '../layout/view.tsx'
import { giftFormUrl, productsUrl, type SearchedFor } from './urls.ts'
import { pickerId, ProductsFailed, resultsId } from './ProductResults.tsx'

export const formId = 'product-search'

const whileTyping = {
  'hx-get': productsUrl,
  'hx-trigger': 'submit, again, input target:#product-term changed delay:500ms, change target:.price-step delay:800ms',
  'hx-target': `#${resultsId}`,
  'hx-swap': 'outerHTML',
  'hx-sync': 'this:replace',
  'hx-indicator': '#searching-products',
  'data-requests-failure': 'products-failure',
} as const

interface ProductSearchProps {
  searched: SearchedFor
  /** the results of the search */
  children: ReactNode
}

/** Renders the page that searches products. */
export const ProductSearch = (props: ProductSearchProps) => (
  <>
    <div className="page-head">
      <h1>{useT()('product_search.title')}</h1>
    </div>
    <Search {...props} attributes={{ 'hx-replace-url': 'true' }} />
  </>
)

/** Renders the product search as a dialog that picks a product for a gift. */
export const ProductPicker = (props: ProductSearchProps) => (
  <Dialog id={pickerId} title={useT()('product_search.title')} wide closeHref={giftFormUrl(props.searched.pickFor!)}>
    <Search {...props} />
  </Dialog>
)

function Search({ searched, attributes, children }: ProductSearchProps & { attributes?: Record<string, string> }) {
  const { texts, switches } = useView()
  return (
    <>
      <form
        id={formId}
        className="product-search narrow"
        role="search"
        action={productsUrl}
        noValidate
        {...whileTyping}
        {...attributes}
      >
        {searched.pickFor && <input type="hidden" name="for" value={searched.pickFor} />}
        <div className="with-button">
          <SearchField
            id="product-term"
            name="term"
            label={texts.t('product_search.term')}
            value={searched.term}
            submit={texts.t('product_search.submit')}
          />
        </div>
        {switches.priceFilter && <PriceFilter searched={searched} />}
      </form>
      <p className="searching small soft-text" id="searching-products">
        {texts.t('product_search.searching')}
      </p>
      {children}
      <template id="products-failure">
        <ProductsFailed form={formId} />
      </template>
    </>
  )
}

function PriceFilter({ searched: { minPrice, maxPrice } }: { searched: SearchedFor }) {
  const { texts } = useView()
  const select = (name: 'minPrice' | 'maxPrice', label: string, chosen: number, steps: readonly number[]) => (
    <div className="field">
      <label htmlFor={`product-${name}`}>{label}</label>
      <select className="input price-step" id={`product-${name}`} name={name} defaultValue={chosen}>
        {[...new Set([...steps, chosen])]
          .toSorted((a, b) => a - b)
          .map((cents) => (
            <option key={cents} value={cents}>
              {cents === noPriceLimit ? texts.t('product_search.any_price') : texts.money(cents)}
            </option>
          ))}
      </select>
    </div>
  )
  return (
    <div className="field-row price-filter">
      {select('minPrice', texts.t('product_search.min_price'), minPrice ?? priceSteps[0], priceSteps.slice(0, -1))}
      {select('maxPrice', texts.t('product_search.max_price'), maxPrice ?? noPriceLimit, priceSteps.slice(1))}
    </div>
  )
}
