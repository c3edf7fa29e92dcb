import { z } from 'zod'
import { NotFound } from '#core/errors.ts'
import { apiResponse, apiResponseOr, Api } from '#web/api.ts'
import { productSearchInput } from './input.ts'
import { productSearchMessages } from './problems.ts'
import { maxCountedProducts } from './find-products.ts'
import { searchProducts } from './search-products.ts'
import { productGroupSchema, serializeGroup } from './serializers.ts'

export const productSearchApi = new Api().endpoint(
  {
    method: 'post',
    path: '/api/Product/ProductSearch',
    body: productSearchInput,
    summary: 'Search for products by words or by EAN',
    description:
      'Finds products of the shops of the caller’s edition, the best first. If no product has all words, typing errors are forgiven, and then one word is left out. `TookTooLong` means that the search was given up after two seconds.',
    responses: {
      200: z.object({
        products: z.array(productGroupSchema),
        total: z
          .number()
          .int()
          .meta({
            description: `Number of products found; ${maxCountedProducts + 1} if there are more than ${maxCountedProducts}`,
            example: 1,
          }),
      }),
    },
    problems: productSearchMessages,
  },
  async (scope, query) => {
    if (!scope.config.switches.productSearch) throw new NotFound()
    return apiResponseOr(await searchProducts(scope, query), ({ groups, total }) =>
      apiResponse(
        200,
        { products: groups.map((group) => serializeGroup(group, scope.texts)), total },
        { changed: false },
      ),
    )
  },
)
