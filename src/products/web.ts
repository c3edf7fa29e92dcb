import { productApi } from './api.ts'
import { offerPages } from './offer-pages.tsx'
import { productPages } from './pages.tsx'
import { productPicturePages } from './picture-pages.tsx'
import { productSearchApi } from './search-api.ts'
import type { WebFeature } from '#web/feature.ts'

/** The product catalogue: search, product groups and offers. */
export const products: WebFeature = {
  pages: [productPages, offerPages, productPicturePages],
  apis: [productApi, productSearchApi],
  unreportedPaths: [/^\/(api\/Product\/ByEans|products\/offers\/cards)$/],
}
