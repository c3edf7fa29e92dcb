import { z } from 'zod'
import { NotFound } from '#core/errors.ts'
import { gtinOf } from '#core/gtin.ts'
import { apiResponse, Api } from '#web/api.ts'
import { groupsByGtin } from './groups.ts'
import { productGroupSchema, serializeGroup } from './serializers.ts'

export const maxEans = 10

export const productApi = new Api().endpoint(
  {
    method: 'get',
    path: '/api/Product/ByEans',
    query: {
      eans: z
        .array(z.string().meta({ example: '8712345678906' }))
        .max(maxEans)
        .meta({ description: 'EANs, UPCs or ISBNs; those that aren’t valid are ignored' }),
    },
    summary: 'Get products by their EANs',
    description:
      'Returns products that shops of the caller’s edition sell, in the order of the EANs. An EAN that no shop has is left out. The cheapest offer of a product comes first.',
    responses: { 200: z.object({ products: z.array(productGroupSchema) }) },
  },
  async ({ sql, texts, config }, { eans }) => {
    if (!config.switches.priceComparison) throw new NotFound()
    const gtins = [...new Set(eans.flatMap((ean) => gtinOf(ean) ?? []))]
    const groups = await groupsByGtin(sql, gtins, texts.edition.code)
    return apiResponse(200, { products: groups.map((group) => serializeGroup(group, texts)) })
  },
)
