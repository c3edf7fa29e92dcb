import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { refuse } from '#core/result.ts'
import type { Scope, Services } from '#core/scope.ts'
import { languages, type Language } from '#locales/texts.ts'
import queries from '../../demo/queries.json' with { type: 'json' }
import { importProducts, refreshProductWords, searchProducts } from '../../src/products/index.ts'

const demo = join(import.meta.dirname, '../../demo')

export interface DemoSearch {
  language: Language
  term: string
  /** rank of the product that demo/queries.json expects, from 1; Infinity if it isn't among the first thirty results */
  place: number
  /** title of the first result */
  first: string | undefined
}

/** Fills an empty catalog with the demo's feeds, without pictures, and runs every search in demo/queries.json. */
export async function searchDemo(services: Services): Promise<DemoSearch[]> {
  const withoutPictures = {
    ...services,
    images: { ...services.images, store: () => Promise.resolve(refuse('NotAnImage')) },
  }
  for (const name of await readdir(demo)) {
    const language = languages.find((each) => name.startsWith(`products-${each}-`))
    if (!language) continue
    const feed = { source: join(demo, name), shop: null, language, isDryRun: false, onProgress: () => {} }
    await importProducts(withoutPictures as never, feed)
  }
  await refreshProductWords(services.sql)
  const searches: DemoSearch[] = []
  for (const { language, term, first } of queries as { language: Language; term: string; first: string }[]) {
    const scope = {
      ...services,
      texts: textsFor(editions[language]),
      config: { ...services.config, rateLimits: false },
    } as Scope
    const found = await searchProducts(scope, { term, count: 30, offset: 0, minPrice: null, maxPrice: null })
    if (!found.ok) throw new Error(`${term}: ${found.problem}`)
    const [meant] = await services.sql<
      { id: number; gtin: string | null }[]
    >`select id, gtin from products where feed_id = ${first}`
    const place = found.value.groups.findIndex(({ gtins, products }) =>
      meant!.gtin === null ? products.some(({ id }) => id === meant!.id) : gtins.includes(meant!.gtin),
    )
    searches.push({ language, term, place: place === -1 ? Infinity : place + 1, first: found.value.groups[0]?.title })
  }
  return searches
}
