// Draws the demo's pictures of products and logos of shops, from demo/drawings and static/art/gifts:
// pictures/teddy.webp, pictures/bicycle-blue.webp, logos/speelhuis.webp.
// Run it after a drawing has changed, or a feed names a new picture: node scripts/draw-demo-pictures.ts
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')
const demo = join(root, 'demo')

const colours: Record<string, string> = {
  blue: '#4a6db5',
  coral: '#f2917c',
  green: '#3f8168',
  mint: '#a8d8c0',
  purple: '#8d5f90',
  red: '#d2455e',
  sky: '#b7d5ef',
  yellow: '#f3b94f',
}
const ink = '#3a2137'

/** Drawing of each shop, and the color behind it. */
const logos: Record<string, [drawing: string, background: string]> = {
  bookshelf: ['book-blue', '#b7d5ef'],
  boekenplank: ['book', '#fbe2a6'],
  buecherregal: ['book-green', '#a8d8c0'],
  buitenlust: ['plant', '#a8d8c0'],
  delinde: ['bird-house', '#b7d5ef'],
  'draussen-daheim': ['tent', '#fbe2a6'],
  fernhill: ['parcel-round', '#dac6e6'],
  'good-sound': ['headphones', '#fbe2a6'],
  'hearth-and-home': ['pot', '#fbe2a6'],
  herdundheim: ['kettle-mint', '#dac6e6'],
  huisenhaard: ['teapot', '#f6b3a4'],
  klang: ['speaker', '#f6b3a4'],
  klank: ['record-player', '#b7d5ef'],
  morgenrot: ['parcel-cube', '#f6b3a4'],
  'potting-shed': ['can', '#a8d8c0'],
  speelhuis: ['dollhouse', '#fbe2a6'],
  spielwiese: ['train', '#a8d8c0'],
  'toy-attic': ['teddy', '#b7d5ef'],
  wolwinkel: ['yarn', '#dac6e6'],
}

const isDrawn = (folder: string, name: string) => existsSync(join(root, folder, `${name}.svg`))

/**
 * Returns the drawing for a picture's name. `bicycle-blue` is the bicycle with two colors exchanged: blue, and the
 * drawing's own color, which is the first that isn't ink.
 */
async function drawing(picture: string): Promise<Buffer> {
  const folder = (name: string) => ['demo/drawings', 'static/art/gifts'].find((each) => isDrawn(each, name))
  const [, name = picture, colour] = folder(picture) ? [] : (/^(.+)-(\w+)$/.exec(picture) ?? [])
  const svg = await readFile(join(root, folder(name)!, `${name}.svg`), 'utf8')
  if (!colour) return Buffer.from(svg)
  const own = svg.match(/#[0-9a-f]{6}/g)!.find((each) => each !== ink)!
  const exchanged: Record<string, string> = { [own]: colours[colour]!, [colours[colour]!]: own }
  return Buffer.from(svg.replace(/#[0-9a-f]{6}/g, (each) => exchanged[each] ?? each))
}

async function emptied(folder: string): Promise<string> {
  const path = join(demo, folder)
  await rm(path, { recursive: true, force: true })
  await mkdir(path)
  return path
}

const feeds = (await readdir(demo)).filter((name) => name.startsWith('products-'))
const texts = await Promise.all(feeds.map((name) => readFile(join(demo, name), 'utf8')))
const pictures = new Set(
  texts.flatMap((text) => [...text.matchAll(/pictures\/([\w-]+)\.webp/g)].map(([, name]) => name!)),
)

// Cards don't show pictures any larger, and seeding takes half as long as with 600 pixels.
const side = 480
const pictureFolder = await emptied('pictures')
for (const name of pictures)
  await sharp(await drawing(name), { density: 173 })
    .resize(side, side)
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(pictureFolder, `${name}.webp`))

const logoFolder = await emptied('logos')
for (const [shop, [name, background]] of Object.entries(logos))
  await sharp(await drawing(name), { density: 108 })
    .resize(200, 200)
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background })
    .flatten({ background })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(logoFolder, `${shop}.webp`))
