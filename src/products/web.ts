import { productApi } from './api.ts'
import { offerPages } from './offer-pages.tsx'
import { productPages } from './pages.tsx'
import { picturePages } from './picture-pages.tsx'
import { productSearchApi } from './search-api.ts'

/** What shops sell. */
export const products = { pages: [productPages, offerPages, picturePages], apis: [productApi, productSearchApi] }
