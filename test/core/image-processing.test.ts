import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { imageWidths } from '#core/images/names.ts'
import { maxPixels, maxUploadBytes } from '#core/images/processing.ts'
import { openTestStore } from './image-store.ts'
import { blackPng, colourAt, emptyGif, halves, isBlue, isRed } from './pictures.ts'

const { sql, images, stored, read, close } = await openTestStore()
after(close)

async function isRefused(bytes: Uint8Array, problem: string): Promise<void> {
  assert.deepEqual(await images.store(sql, bytes), { ok: false, problem })
  assert.deepEqual(await images.storeSquarePng(sql, bytes), { ok: false, problem })
}

for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
  test(`the store takes ${format}, and stores it as webp in every width`, async () => {
    const { hash, width, height } = await stored(await halves(1600, 800).toFormat(format).toBuffer())
    assert.deepEqual([width, height], [1000, 500])
    for (const variant of imageWidths) {
      const bytes = await read(hash, variant)
      const about = await sharp(bytes).metadata()
      assert.deepEqual([about.format, about.width, about.height], ['webp', variant, variant / 2])
      assert.ok(
        isRed(await colourAt(bytes, 4, 4)) && isBlue(await colourAt(bytes, variant - 5, 4)),
        'the colours changed',
      )
    }
    const [row] = await sql`select width, height from images where hash = ${hash}`
    assert.deepEqual({ ...row }, { width: 1000, height: 500 })
  })
}

test('a small picture is never enlarged, and still has a file for every width', async () => {
  const { hash, width, height } = await stored(await halves(300, 90).png().toBuffer())
  assert.deepEqual([width, height], [300, 90])
  const widths = await Promise.all(
    imageWidths.map(async (variant) => (await sharp(await read(hash, variant)).metadata()).width),
  )
  assert.deepEqual(widths, [160, 300, 300])
})

test('a tall picture has at most 1000 pixels of height', async () => {
  const { width, height } = await stored(await halves(100, 4000).png().toBuffer())
  assert.deepEqual([width, height], [25, 1000])
})

test('a photo is turned upright as its EXIF says', async () => {
  // With orientation 6, the left side of the stored pixels is the top of the photo.
  const { hash, width, height } = await stored(
    await halves(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  )
  assert.deepEqual([width, height], [400, 600])
  const bytes = await read(hash, 1000)
  assert.ok(isRed(await colourAt(bytes, 200, 20)) && isBlue(await colourAt(bytes, 200, 580)))
  assert.equal((await sharp(bytes).metadata()).orientation, undefined)
})

test('a stored photo has no metadata about its place, time or camera', async () => {
  const photo = await halves(300, 200)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'Somebody Secret', Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' },
    })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretXmp</x:xmpmeta>')
    .toBuffer()
  assert.match(photo.toString('latin1'), /SecretCamera/)
  const { hash } = await stored(photo)
  for (const variant of imageWidths) {
    const bytes = await read(hash, variant)
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    assert.deepEqual({ exif, xmp, iptc, icc }, { exif: undefined, xmp: undefined, iptc: undefined, icc: undefined })
    assert.doesNotMatch(bytes.toString('latin1'), /Secret|GPS|Exif/i)
  }
})

test('only the first frame of an animation is stored', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff', '#00ff00'].map((background) =>
      sharp({ create: { width: 200, height: 100, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100], loop: 0 })
    .toBuffer()
  assert.equal((await sharp(gif).metadata()).pages, 3)
  const { hash, width, height } = await stored(gif)
  assert.deepEqual([width, height], [200, 100])
  const bytes = await read(hash, 1000)
  assert.equal((await sharp(bytes).metadata()).pages, undefined)
  assert.ok(isRed(await colourAt(bytes, 100, 50)))
})

test('transparent parts of a picture stay transparent', async () => {
  const { hash } = await stored(await halves(400, 200, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer())
  for (const variant of imageWidths) {
    const bytes = await read(hash, variant)
    const { width } = await sharp(bytes).metadata()
    assert.equal((await colourAt(bytes, width - 4, 20))[3], 0)
    assert.equal((await colourAt(bytes, 4, 20))[3], 255)
  }
})

test('the store takes grey, 16-bit and CMYK pictures', async () => {
  await stored(await halves(300, 200).greyscale().png().toBuffer())
  await stored(await halves(300, 200).toColourspace('rgb16').png().toBuffer())
  const { hash } = await stored(await halves(300, 200).flatten().toColourspace('cmyk').jpeg().toBuffer())
  assert.equal((await sharp(await read(hash, 1000)).metadata()).space, 'srgb')
})

test('the store refuses every file that is no picture', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/><script>alert(1)</script></svg>'
  const png = await halves(300, 300).png().toBuffer()
  const refused: Record<string, Uint8Array> = {
    'an empty file': Buffer.alloc(0),
    'a text': Buffer.from('this is holiday.png'),
    'a text that begins like a png': Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      Buffer.from('and goes on as text'),
    ]),
    'an svg': Buffer.from(svg),
    'an svg with a declaration': Buffer.from(`<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg}`),
    'a pdf': Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
    'a tiff': await halves(30, 30).tiff().toBuffer(),
    'random bytes': randomBytes(5000),
    'a png that was cut off': png.subarray(0, Math.floor(png.length / 2)),
  }
  for (const [what, bytes] of Object.entries(refused)) {
    await test(what, () => isRefused(bytes, 'NoPicture'))
  }
})

test('an upload of 10 MiB is taken, and one more byte is refused', async () => {
  const jpeg = await halves(300, 200).jpeg().toBuffer()
  const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)])
  await stored(padded(maxUploadBytes))
  await isRefused(padded(maxUploadBytes + 1), 'TooLarge')
})

test('a picture of 40 megapixels is taken, and one more pixel is refused', async () => {
  const { width, height } = await stored(await blackPng(8000, 5000))
  assert.deepEqual([width, height], [1000, 625])
  // 53 lines of 754,717 pixels are 40,000,001.
  await isRefused(await blackPng(754_717, 53), 'TooManyPixels')
  assert.equal(maxPixels, 8000 * 5000)
})

test('a picture of 50,000 × 50,000 pixels is refused without spending time or memory on it', async () => {
  const bomb = await blackPng(50_000, 50_000)
  assert.ok(bomb.length < 2_000_000, `${bomb.length} bytes`)
  const memory = process.memoryUsage().rss
  const began = process.cpuUsage()
  await isRefused(bomb, 'TooManyPixels')
  const { user, system } = process.cpuUsage(began)
  assert.ok(user + system < 1_000_000, `${Math.round((user + system) / 1000)} ms of CPU`)
  assert.ok(
    process.memoryUsage().rss - memory < 50_000_000,
    `${Math.round((process.memoryUsage().rss - memory) / 1e6)} MB`,
  )
})

test('a gif is measured by its canvas and by its frames, before anything is unpacked', async () => {
  await stored(emptyGif([1, 1], [[1, 1]]))
  for (const [canvas, frames] of [
    [[65535, 65535], [[1, 1]]],
    [[1, 1], [[65535, 65535]]],
    [[65535, 65535], [[1, 1], [1, 1]]],
    [[8000, 5001], [[1, 1]]],
  ] as const) await isRefused(emptyGif(canvas, frames), 'TooManyPixels') // oxfmt-ignore
})

test('an animation is measured by its canvas in other formats too', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const webp = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
  await stored(webp)
  const canvas = webp.indexOf('VP8X') + 12
  for (const at of [canvas, canvas + 3]) webp.writeUIntLE(16_382, at, 3)
  await isRefused(webp, 'TooManyPixels')
})

test('a large empty avif is refused, and an empty one no larger than a screen is taken', async () => {
  const empty = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a9' } })
      .avif({ effort: 0 })
      .toBuffer()
  await isRefused(await empty(3000, 2000), 'TooManyPixels')
  await stored(await empty(2560, 1440))
})

test("a list's picture is a square png, with smaller versions", async () => {
  const result = await images.storeSquarePng(sql, await halves(1200, 300).jpeg().toBuffer())
  assert.ok(result.ok)
  const { hash, width, height } = result.value
  assert.deepEqual([width, height], [500, 500])
  const bytes = await read(hash, 'square')
  const about = await sharp(bytes).metadata()
  assert.deepEqual([about.format, about.width, about.height], ['png', 500, 500])
  assert.ok(
    isRed(await colourAt(bytes, 20, 250)) && isBlue(await colourAt(bytes, 480, 250)),
    'the square is not from the middle',
  )
  assert.equal((await sharp(await read(hash, 160)).metadata()).width, 160)
})
