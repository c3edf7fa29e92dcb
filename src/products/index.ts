import { productApi } from './api.ts'
import { offerPages } from './offer-pages.tsx'
import { productPages } from './pages.tsx'
import { picturePages } from './picture-pages.tsx'
import { productSearchApi } from './search-api.ts'

/** What shops sell. */
export const products = { pages: [productPages, offerPages, picturePages], apis: [productApi, productSearchApi] }

export { groupsByGtin, type ProductGroup } from './groups.ts'
export { refreshProductWords } from './refresh-words.ts'
export { searchProducts } from './search-products.ts'
export { importProducts } from './import/import-products.ts'
export type { ImportReport } from './import/import-report.ts'
export { refusals } from './import/offer.ts'
export { findProduct, type ShopProduct } from './product.ts'
export { productPicture } from './product-picture.ts'
export { purgeProducts } from './purge-products.ts'
export { productGroupSchema, productImageUrl, serializeProduct } from './serializers.ts'
