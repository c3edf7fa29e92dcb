import { z } from 'zod'
import { NotFound } from '#core/errors.ts'
import { imageUrl } from '#core/images/names.ts'
import { apiResponse, Api } from '#web/api.ts'
import { shopsIn } from './shops-in.ts'

/** spec 2 §3 */
const shopSchema = z
  .object({
    categoryId: z.string().nullable(),
    logoImage: z.string().nullable(),
    name: z.string(),
    url: z.string(),
  })
  .meta({ id: 'Shop' })

const categorySchema = z.object({ id: z.string(), name: z.string() }).meta({ id: 'ShopCategory' })

export const shopApi = new Api().endpoint(
  {
    method: 'get',
    path: '/api/Shop/',
    summary: 'Get the edition’s shops and their categories',
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
