import { withQuery } from '../layout/with-query.ts'

/**
 * Returns the URL of the offers for a product.
 * @param gtin as `gtinOf` in core/gtin.ts returns it
 */
export const offersUrl = (gtin: string): string => `/products/offers?ean=${gtin}`

export const productsUrl = '/products'

/** A product search as in its URL. Prices are in cents. */
export interface SearchedFor {
  term: string
  minPrice: number | null
  maxPrice: number | null
  /**
   * Gift that the product is picked for: the username of the list that gets a new gift, or an existing gift's public
   * guid. Null if the search picks nothing.
   */
  pickFor: string | null
}

export const productSearchUrl = ({ term, minPrice, maxPrice, pickFor }: SearchedFor, offset = 0): string =>
  withQuery(productsUrl, {
    term,
    minPrice: minPrice?.toString(),
    maxPrice: maxPrice?.toString(),
    for: pickFor,
    offset: offset > 0 ? String(offset) : null,
  })

/** Returns the URL of the product search that picks a product for a gift. */
export const pickingUrl = (pickFor: string): string => withQuery(productsUrl, { for: pickFor })

/** Returns the URL of the form for the gift that the product is picked for. */
export const giftFormUrl = (pickFor: string): string =>
  /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(pickFor) ? `/gifts/${pickFor}/edit` : `/${pickFor}/gifts/new`

/**
 * Returns the URL of the gift's form with the product filled in. `sure` skips the question about editing an old gift.
 */
export const pickedProductUrl = (pickFor: string, productId: number): string =>
  withQuery(giftFormUrl(pickFor), { sure: '1', productId: String(productId) })
