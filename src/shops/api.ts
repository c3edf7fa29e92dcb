import { z } from 'zod'
import { NotFound } from '#core/errors.ts'
import { imageUrl } from '#core/images/names.ts'
import { pathField, urlField } from '#core/output.ts'
import { apiResponse, Api } from '#web/api.ts'
import { shopsIn } from './shops-in.ts'

/** spec 2 §3 */
const shopSchema = z
  .object({
    categoryId: z.string().nullable().meta({ description: 'Id of a `ShopCategory`; null for none', example: '4' }),
    logoImage: pathField().nullable().meta({
      description: 'Path of the logo on this server, at most 160 pixels wide; null if there is none',
      example: '/images/5d41402abc4b2a76b9719d911017c592-160.webp',
    }),
    name: z.string().meta({ example: 'The Bicycle Shop' }),
    url: urlField().meta({
      description: 'Link for visitors, with the operator’s referral if there is one',
      example: 'https://shop.example/?partner=wishring',
    }),
  })
  .meta({ id: 'Shop' })

const categorySchema = z
  .object({ id: z.string().meta({ example: '4' }), name: z.string().meta({ example: 'Sports' }) })
  .meta({ id: 'ShopCategory' })

export const shopApi = new Api().endpoint(
  {
    method: 'get',
    path: '/api/Shop/',
    summary: 'Get the shops and their categories',
    description:
      'Returns the shops of the caller’s edition. Categories are in alphabetical order, and so are the shops of each category. Shops without a category come last.',
    responses: { 200: z.object({ categories: z.array(categorySchema), shops: z.array(shopSchema) }) },
  },
  async ({ sql, texts, config }) => {
    if (!config.switches.shops) throw new NotFound()
    const categories = await shopsIn(sql, texts)
    return apiResponse(200, {
      categories: categories.flatMap(({ id, name }) => (id === null ? [] : [{ id: String(id), name: name! }])),
      shops: categories.flatMap(({ shops }) =>
        shops.map(({ categoryId, logoHash, name, url }) => ({
          categoryId: categoryId === null ? null : String(categoryId),
          logoImage: logoHash && imageUrl(logoHash, 160),
          name,
          url,
        })),
      ),
    })
  },
)
