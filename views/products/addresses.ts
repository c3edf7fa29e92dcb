import { withQuery } from '../layout/with-query.ts'

/** @param gtin core/gtin.ts */
export const offersAddress = (gtin: string): string => `/products/offers?ean=${gtin}`

export const productsAddress = '/products'

/** What is searched for, as an address says it: prices in cents. */
export interface SearchedFor {
  term: string
  minPrice: number | null
  maxPrice: number | null
  /** whose gift a product is picked for: the name of the list that a new one comes to, or a gift's public guid; null where nothing is picked */
  pickFor: string | null
}

export const foundAt = ({ term, minPrice, maxPrice, pickFor }: SearchedFor, offset = 0): string =>
  withQuery(productsAddress, {
    term,
    minPrice: minPrice?.toString(),
    maxPrice: maxPrice?.toString(),
    for: pickFor,
    offset: offset > 0 ? String(offset) : null,
  })

/** The search from which a product is picked. */
export const pickingAddress = (pickFor: string): string => withQuery(productsAddress, { for: pickFor })

/** The form of the gift. */
export const formAddress = (pickFor: string): string =>
  /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(pickFor) ? `/gifts/${pickFor}/edit` : `/${pickFor}/gifts/new`

/** With the product in it. An old gift's owner is not asked whether she means it. */
export const pickedAddress = (pickFor: string, productId: number): string =>
  withQuery(formAddress(pickFor), { sure: '1', productId: String(productId) })
