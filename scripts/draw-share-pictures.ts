// Draws static/art/share from static/art/themes, and a PNG next to each drawing of static/art/blog, because messengers
// and mail programs can't show SVG.
// Run it after a drawing has changed: node scripts/draw-share-pictures.ts
import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'

const art = join(import.meta.dirname, '../static/art')

async function draw(from: string, to: string, width: number, height: number): Promise<void> {
  for (const { name, ext } of (await readdir(join(art, from))).map((file) => parse(file)))
    if (ext === '.svg')
      await sharp(join(art, from, `${name}${ext}`), { density: 144 })
        .resize(width, height)
        .png({ palette: true, compressionLevel: 9 })
        .toFile(join(art, to, `${name}.png`))
}

await draw('themes', 'share', 500, 500)
await draw('blog', 'blog', 1200, 630)
