import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadImageProcessor, type ImageProcessor } from '#core/images/processing.ts'
import { openImageStore, type ImageStore } from '#core/images/store.ts'
import type { Services } from '#core/scope.ts'
import { languages } from '#locales/texts.ts'
import { importProducts } from '../../src/products/index.ts'
import { importShops } from '../../src/shops/index.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`../../demo/${name}`, import.meta.url))

/**
 * Fills an empty catalogue with the shops of demo/ and their products, in every language. Changes nothing if there is a
 * shop already.
 */
export async function seedCatalogue(services: Services): Promise<void> {
  const [known] = await services.sql`select from shops limit 1`
  if (known) return
  const withOwnPictures = { ...services, images: await ownPictures(services) }
  const { added, rows, missingLogos } = await importShops(withOwnPictures, {
    source: fileOf('shops.csv'),
    isDryRun: false,
  })
  if (added !== rows || missingLogos.length > 0) throw new Error('shops.csv is no longer what import-shops takes')
  for (const name of await readdir(fileOf('.'))) {
    const language = languages.find((each) => name.startsWith(`products-${each}-`))
    if (language) await seedFeed(withOwnPictures, name, language)
  }
}

async function seedFeed(services: Services, name: string, language: (typeof languages)[number]): Promise<void> {
  const given = { source: fileOf(name), shop: null, language, isDryRun: false, onProgress: () => {} }
  const imported = await importProducts(services, given)
  if (!imported.ok) throw new Error(`${name}: ${imported.problem}`)
  const { added, rows, missingPictures } = imported.value
  if (added !== rows || missingPictures.length > 0) throw new Error(`${name} is no longer what import-products takes`)
}

/** Processed pictures by content, so that a process that fills several databases processes each picture once. */
const processed = new Map<string, ReturnType<ImageProcessor['fit']>>()

/**
 * Returns an image store that stores each picture once, however many shops show it. It processes pictures in this
 * process: a separate process for each would take most of the seeding time.
 */
async function ownPictures({ config, log }: Services): Promise<ImageStore> {
  const processor = await loadImageProcessor()
  const images = await openImageStore(config.dataDir, {
    filesOf(upload, shape) {
      const content = `${shape} ${hash('sha256', upload)}`
      if (!processed.has(content)) processed.set(content, processor[shape](upload))
      return processed.get(content)!
    },
    onNotStored: (error) => log.error({ err: error }, 'a picture could not be written'),
  })
  const stored = new Map<string, ReturnType<ImageStore['store']>>()
  return {
    ...images,
    store(sql, upload) {
      const content = hash('sha256', upload)
      if (!stored.has(content)) stored.set(content, images.store(sql, upload))
      return stored.get(content)!
    },
  }
}
