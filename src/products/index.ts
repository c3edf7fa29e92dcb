import { productApi } from './api.ts'
import { productPages } from './pages.tsx'
import { productSearchApi } from './search-api.ts'

/** What shops sell. */
export const products = { pages: [productPages], apis: [productApi, productSearchApi] }

export { groupProducts, groupsByGtin, type ProductGroup } from './groups.ts'
export { refreshProductWords } from './refresh-words.ts'
export { searchProducts, type ProductQuery } from './search-products.ts'
export { importProducts } from './import/import-products.ts'
export type { ImportReport } from './import/import-report.ts'
export { refusals } from './import/offer.ts'
export { findProduct, productColumns, type ShopProduct } from './product.ts'
export { purgeProducts } from './purge-products.ts'
export { productGroupSchema, productImageUrl, serializeGroup, serializeProduct } from './serializers.ts'
