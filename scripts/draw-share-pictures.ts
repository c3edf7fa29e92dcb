// Draws static/art/share from static/art/themes: messengers and mail programs show a list's drawing as a png, as they know no SVG.
// Run it after a drawing changed: node scripts/draw-share-pictures.ts
import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'

const art = join(import.meta.dirname, '../static/art')

for (const file of await readdir(join(art, 'themes')))
  await sharp(join(art, 'themes', file), { density: 144 })
    .resize(500, 500)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(art, 'share', `${parse(file).name}.png`))
