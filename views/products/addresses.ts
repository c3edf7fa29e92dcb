import { withQuery } from '../layout/with-query.ts'

export const productsAddress = '/products'

/** What is searched for, as an address says it: prices in cents. */
export interface SearchedFor {
  term: string
  minPrice: number | null
  maxPrice: number | null
}

export const foundAt = ({ term, minPrice, maxPrice }: SearchedFor, offset = 0): string =>
  withQuery(productsAddress, {
    term,
    minPrice: minPrice?.toString(),
    maxPrice: maxPrice?.toString(),
    offset: offset > 0 ? String(offset) : null,
  })
