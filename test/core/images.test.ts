import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { crc32, createDeflate } from 'node:zlib'
import sharp, { type Color } from 'sharp'
import {
  imageSrcSet,
  imageUrl,
  imageWidths,
  largestUpload,
  mostPixels,
  openImageStore,
  parseImageName,
  squareImageUrl,
  type ImageStore,
  type ImageVariant,
  type StoredImage,
} from '#core/images.ts'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'
import { images as imageRoutes } from '#web/images.ts'

let database: TestDatabase
let dataDir: string
let images: ImageStore

before(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'images-'))
  images = await openImageStore(dataDir)
})
after(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number, background: Color = '#0000ff') =>
  sharp({ create: { width, height, channels: 4, background } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 4, background: '#ff0000' } }, left: 0, top: 0 },
  ])

async function stored(bytes: Uint8Array): Promise<StoredImage> {
  const result = await images.store(database.sql, bytes)
  assert.ok(result.ok, `refused: ${JSON.stringify(result)}`)
  return result.value
}

async function read(hash: string, variant: ImageVariant): Promise<Buffer> {
  const file = await images.open(hash, variant)
  assert.ok(file, `there is no ${variant} of ${hash}`)
  const bytes = await buffer(file.stream)
  assert.equal(bytes.length, file.bytes)
  return bytes
}

async function isRefused(bytes: Uint8Array, problem: string): Promise<void> {
  assert.deepEqual(await images.store(database.sql, bytes), { ok: false, problem })
  assert.deepEqual(await images.storeSquarePng(database.sql, bytes), { ok: false, problem })
}

async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels)]
}
const isRed = ([r = 0, , b = 0]: number[]) => r > 180 && b < 80
const isBlue = ([r = 0, , b = 0]: number[]) => b > 180 && r < 80

/** A png of one bit a pixel, all black, written by hand: its pixels compress to almost nothing. */
async function blackPng(width: number, height: number): Promise<Buffer> {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const whole = Buffer.alloc(named.length + 8)
    whole.writeUInt32BE(data.length, 0)
    named.copy(whole, 4)
    whole.writeUInt32BE(crc32(named), named.length + 4)
    return whole
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  // Line by line, so that making it leaves no memory behind that the measurement would take for free.
  const line = Buffer.alloc(Math.ceil(width / 8) + 1)
  const lines = await buffer(
    Readable.from(Iterator.from({ next: () => ({ done: height-- === 0, value: line }) })).pipe(
      createDeflate({ level: 1 }),
    ),
  )
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
  test(`takes ${format} and keeps it as webp in every width`, async () => {
    const { hash, width, height } = await stored(await halves(1600, 800).toFormat(format).toBuffer())
    assert.deepEqual([width, height], [1000, 500])
    for (const variant of imageWidths) {
      const bytes = await read(hash, variant)
      const about = await sharp(bytes).metadata()
      assert.deepEqual([about.format, about.width, about.height], ['webp', variant, variant / 2])
      assert.ok(
        isRed(await colourAt(bytes, 4, 4)) && isBlue(await colourAt(bytes, variant - 5, 4)),
        'its colours are kept',
      )
    }
    const [row] = await database.sql`select width, height from images where hash = ${hash}`
    assert.deepEqual({ ...row }, { width: 1000, height: 500 })
  })
}

test('never enlarges, and has a file for every width all the same', async () => {
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

test('turns a photo upright as its EXIF says', async () => {
  // 6: the camera was held so that the picture's left side is its top.
  const { hash, width, height } = await stored(
    await halves(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  )
  assert.deepEqual([width, height], [400, 600])
  const bytes = await read(hash, 1000)
  assert.ok(isRed(await colourAt(bytes, 200, 20)) && isBlue(await colourAt(bytes, 200, 580)))
  assert.equal((await sharp(bytes).metadata()).orientation, undefined)
})

test('keeps nothing of where, when and with what a photo was taken', async () => {
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

test('of an animation the first frame', async () => {
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

test('keeps what is transparent', async () => {
  const { hash } = await stored(await halves(400, 200, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer())
  for (const variant of imageWidths) {
    const bytes = await read(hash, variant)
    const { width } = await sharp(bytes).metadata()
    assert.equal((await colourAt(bytes, width - 4, 20))[3], 0)
    assert.equal((await colourAt(bytes, 4, 20))[3], 255)
  }
})

test('takes grey, 16-bit and CMYK pictures', async () => {
  await stored(await halves(300, 200).greyscale().png().toBuffer())
  await stored(await halves(300, 200).toColourspace('rgb16').png().toBuffer())
  const { hash } = await stored(await halves(300, 200).flatten().toColourspace('cmyk').jpeg().toBuffer())
  assert.equal((await sharp(await read(hash, 1000)).metadata()).space, 'srgb')
})

test('refuses what is no picture, whatever it is called', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/><script>alert(1)</script></svg>'
  const png = await halves(300, 300).png().toBuffer()
  const refused: Record<string, Uint8Array> = {
    nothing: Buffer.alloc(0),
    text: Buffer.from('this is holiday.png'),
    'text that begins as a png': Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      Buffer.from('and goes on as text'),
    ]),
    svg: Buffer.from(svg),
    'svg with a declaration': Buffer.from(`<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg}`),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
    tiff: await halves(30, 30).tiff().toBuffer(),
    'random bytes': randomBytes(5000),
    'a png that was cut off': png.subarray(0, Math.floor(png.length / 2)),
  }
  for (const [what, bytes] of Object.entries(refused)) {
    await test(what, () => isRefused(bytes, 'NoPicture'))
  }
})

test('10 MiB is taken, a byte more is not', async () => {
  const jpeg = await halves(300, 200).jpeg().toBuffer()
  const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)])
  await stored(padded(largestUpload))
  await isRefused(padded(largestUpload + 1), 'TooLarge')
})

test('40 megapixels are taken, one pixel more is not', async () => {
  const { width, height } = await stored(await blackPng(8000, 5000))
  assert.deepEqual([width, height], [1000, 625])
  // 53 lines of 754,717 pixels are 40,000,001.
  await isRefused(await blackPng(754_717, 53), 'TooManyPixels')
  assert.equal(mostPixels, 8000 * 5000)
})

test('a bomb of 50,000 × 50,000 pixels costs neither time nor memory', async () => {
  const bomb = await blackPng(50_000, 50_000)
  assert.ok(bomb.length < 2_000_000, `${bomb.length} bytes`)
  const memory = process.memoryUsage().rss
  const began = performance.now()
  await isRefused(bomb, 'TooManyPixels')
  assert.ok(performance.now() - began < 1000, `${Math.round(performance.now() - began)} ms`)
  assert.ok(
    process.memoryUsage().rss - memory < 50_000_000,
    `${Math.round((process.memoryUsage().rss - memory) / 1e6)} MB`,
  )
})

test('the same picture twice is one, and its files are written whole', async () => {
  const png = await halves(700, 300).png().toBuffer()
  const results = await Promise.all(Array.from({ length: 8 }, () => stored(png)))
  assert.equal(new Set(results.map(({ hash }) => hash)).size, 1)
  const [row] = await database.sql`select count(*)::int as count from images where hash = ${results[0]!.hash}`
  assert.equal(row!.count, 1)
  assert.deepEqual(await readdir(join(dataDir, 'images', 'drafts')), [])
})

test('many at once, all different', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      halves(200 + index, 100)
        .jpeg()
        .toBuffer(),
    ),
  )
  const results = await Promise.all(pictures.map(stored))
  assert.equal(new Set(results.map(({ hash }) => hash)).size, 12)
})

test("a list's picture is a square png, with smaller versions", async () => {
  const result = await images.storeSquarePng(database.sql, await halves(1200, 300).jpeg().toBuffer())
  assert.ok(result.ok)
  const { hash, width, height } = result.value
  assert.deepEqual([width, height], [500, 500])
  const bytes = await read(hash, 'square')
  const about = await sharp(bytes).metadata()
  assert.deepEqual([about.format, about.width, about.height], ['png', 500, 500])
  assert.ok(isRed(await colourAt(bytes, 20, 250)) && isBlue(await colourAt(bytes, 480, 250)), 'cut from the middle')
  assert.equal((await sharp(await read(hash, 160)).metadata()).width, 160)
})

test('names', () => {
  const hash = 'ab'.repeat(16)
  assert.equal(imageUrl(hash, 480), `/images/${hash}-480.webp`)
  assert.equal(squareImageUrl(hash), `/images/${hash}-square.png`)
  assert.equal(
    imageSrcSet(hash),
    `/images/${hash}-160.webp 160w, /images/${hash}-480.webp 480w, /images/${hash}-1000.webp 1000w`,
  )
  assert.equal(imageSrcSet(hash, [480, 1000]), `/images/${hash}-480.webp 480w, /images/${hash}-1000.webp 1000w`)
  assert.deepEqual(parseImageName(`${hash}-160.webp`), { hash, variant: 160 })
  assert.deepEqual(parseImageName(`${hash}-square.png`), { hash, variant: 'square' })
  for (const wrong of [
    `${hash}-161.webp`,
    `${hash}-square.webp`,
    `${hash}-480.png`,
    `../${hash}-480.webp`,
    `${hash.toUpperCase()}-480.webp`,
    `${hash}-480.webp\n`,
    `${hash}-0480.webp`,
    `${hash}${hash}-480.webp`,
    `${hash.slice(1)}-480.webp`,
    hash,
  ]) {
    assert.equal(parseImageName(wrong), null, wrong)
  }
})

test('opening what is not there is null', async () => {
  assert.equal(await images.open('0'.repeat(32), 160), null)
})

test('GET and HEAD /images: immutable, inert, streamed', async () => {
  const { hash } = await stored(await halves(640, 480).png().toBuffer())
  const app = imageRoutes({ images })
  const address = imageUrl(hash, 480)

  const answer = await app.request(address)
  const bytes = Buffer.from(await answer.arrayBuffer())
  assert.equal(answer.status, 200)
  assert.deepEqual(bytes, await read(hash, 480))
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'content-length': `${bytes.length}`,
  }
  for (const [name, value] of Object.entries(headers)) assert.equal(answer.headers.get(name), value)

  const head = await app.request(address, { method: 'HEAD' })
  assert.equal(head.status, 200)
  for (const [name, value] of Object.entries(headers)) assert.equal(head.headers.get(name), value)
  assert.equal((await head.arrayBuffer()).byteLength, 0)

  const again = await app.request(address, { headers: { 'If-None-Match': `"other", W/${answer.headers.get('etag')}` } })
  assert.equal(again.status, 304)
  assert.equal((await again.arrayBuffer()).byteLength, 0)

  for (const wrong of [
    `/images/${'0'.repeat(32)}-160.webp`,
    squareImageUrl(hash),
    '/images/..%2f..%2fsecret',
    '/images/a.svg',
    '/images/drafts',
  ]) {
    assert.equal((await app.request(wrong)).status, 404, wrong)
  }
})

test('purgeUnused deletes old pictures that nothing shows, and no other', async () => {
  const { sql } = database
  const picture = async (width: number) => (await stored(await halves(width, 333).png().toBuffer())).hash
  const [unused, fresh, ofGift, ofList, storedAgain] = [
    await picture(501),
    await picture(502),
    await picture(503),
    await picture(504),
    await picture(505),
  ]
  const [list] = await sql`
    insert into lists (username, first_name, last_name, access_type, image_hash) values ('with-pictures', 'A', 'B', 'PUBLIC', ${ofList}) returning id`
  const [category] =
    await sql`insert into categories (list_id, name, position) values (${list!.id}, 'C', 0) returning id`
  await sql`insert into gifts (category_id, position, description, image_hash) values (${category!.id}, 0, 'D', ${ofGift})`
  await sql`update images set created_at = now() - interval '25 hours' where hash <> ${fresh}`
  await picture(505)
  const draft = join(dataDir, 'images', 'drafts', 'left-behind')
  await writeFile(draft, 'half')
  await utimes(draft, new Date(0), new Date(0))

  assert.ok((await images.purgeUnused(sql, new Date())) >= 1)
  for (const variant of imageWidths) assert.equal(await images.open(unused, variant), null)
  for (const hash of [fresh, ofGift, ofList, storedAgain]) await read(hash, 480)
  const left = (await sql`select hash from images`).map((row) => row.hash as string)
  assert.ok(!left.includes(unused))
  assert.ok([fresh, ofGift, ofList, storedAgain].every((hash) => left.includes(hash)))
  assert.deepEqual(await readdir(join(dataDir, 'images', 'drafts')), [])
  assert.equal(await images.purgeUnused(sql, new Date()), 0)
})

test('a picture that is stored again while it is being removed has row and files in the end', async () => {
  const { sql } = database
  const png = await halves(611, 200).png().toBuffer()
  for (let round = 0; round < 8; round++) {
    const { hash } = await stored(png)
    await sql`update images set created_at = now() - interval '25 hours' where hash = ${hash}`
    await Promise.all([stored(png), images.purgeUnused(sql, new Date())])
    for (const variant of imageWidths) await read(hash, variant)
    const [row] = await sql`select count(*)::int as count from images where hash = ${hash}`
    assert.equal(row!.count, 1)
  }
})
