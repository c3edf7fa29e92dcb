import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { connect } from '#core/db.ts'
import { imageFileName, imageWidths, type ImageVariant } from '#core/images/names.ts'
import type { ProcessedImage } from '#core/images/processing.ts'
import { openImageStore } from '#core/images/store.ts'
import { ok } from '#core/result.ts'
import { openTestStore } from './image-store.ts'
import { freePort } from '#test/support/free-port.ts'
import { fillDisk } from '#test/support/full-disk.ts'
import { addProduct, addShop } from '#test/support/products.ts'
import { colourAt, halves, isRed } from './pictures.ts'

const { sql, dataDir, images, stored, read, close } = await openTestStore()
after(close)

test('a picture that is stored many times at once is one image with complete files', async () => {
  const png = await halves(700, 300).png().toBuffer()
  const results = await Promise.all(Array.from({ length: 8 }, () => stored(png)))
  assert.equal(new Set(results.map(({ hash }) => hash)).size, 1)
  const [row] = await sql`select count(*)::int as count from images where hash = ${results[0]!.hash}`
  assert.equal(row!.count, 1)
  assert.deepEqual(await readdir(join(dataDir, 'images', 'drafts')), [])
})

test('many different pictures can be stored at once', async () => {
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

test('opening a file that does not exist returns null', async () => {
  assert.equal(await images.open('0'.repeat(32), 160), null)
})

test('purgeUnused deletes only old pictures that nothing shows', async () => {
  const picture = async (width: number) => (await stored(await halves(width, 333).png().toBuffer())).hash
  const [unused, fresh, ofGift, ofList, storedAgain, ofProduct, ofShop] = [
    await picture(501),
    await picture(502),
    await picture(503),
    await picture(504),
    await picture(505),
    await picture(506),
    await picture(507),
  ]
  const [list] = await sql`
    insert into lists (username, first_name, last_name, access_type, image_hash) values ('with-pictures', 'A', 'B', 'PUBLIC', ${ofList}) returning id`
  const [category] =
    await sql`insert into categories (list_id, name, position) values (${list!.id}, 'C', 0) returning id`
  await sql`insert into gifts (category_id, position, description, image_hash) values (${category!.id}, 0, 'D', ${ofGift})`
  const shopId = await addShop(sql, { name: 'Boekenbos' })
  await addProduct(sql, { shopId, title: 'Atlas', imageHash: ofProduct })
  await sql`update shops set logo_hash = ${ofShop} where id = ${shopId}`
  await sql`update images set created_at = now() - interval '25 hours' where hash <> ${fresh}`
  await picture(505)
  const draft = join(dataDir, 'images', 'drafts', 'left-behind')
  await writeFile(draft, 'half')
  await utimes(draft, new Date(0), new Date(0))

  assert.ok((await images.purgeUnused(sql, new Date())) >= 1)
  for (const variant of imageWidths) assert.equal(await images.open(unused, variant), null)
  const shown = [fresh, ofGift, ofList, storedAgain, ofProduct, ofShop]
  for (const hash of shown) await read(hash, 480)
  const left = (await sql`select hash from images`).map((row) => row.hash as string)
  assert.ok(!left.includes(unused))
  assert.ok(shown.every((hash) => left.includes(hash)))
  assert.deepEqual(await readdir(join(dataDir, 'images', 'drafts')), [])
  assert.equal(await images.purgeUnused(sql, new Date()), 0)
})

test('a picture that is stored again during its removal has its row and files in the end', async () => {
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

test('a picture is refused if one of its files cannot be moved to its place, and leaves no draft behind', async () => {
  const png = await halves(400, 321).png().toBuffer()
  const { hash } = await stored(png)
  const folder = join(dataDir, 'images', hash.slice(0, 2))
  const taken = join(folder, imageFileName(hash, 480))
  await rm(taken)
  await mkdir(taken)
  const failures: string[] = []
  const failing = await openImageStore(dataDir, { onNotStored: ({ code }) => failures.push(code) })
  assert.deepEqual(await failing.store(sql, png), { ok: false, problem: 'NotStored' })
  assert.deepEqual(failures, ['EISDIR'])
  assert.deepEqual(await readdir(join(dataDir, 'images', 'drafts')), [])
  await read(hash, 160)
})

test('the jpeg for mails is made on the first request, from the webp of any stored picture, and kept', async () => {
  const { hash } = await stored(await halves(600, 300, '#0000ff00').png().toBuffer())
  const path = join(dataDir, 'images', hash.slice(0, 2), imageFileName(hash, 'mail'))
  await assert.rejects(stat(path))
  const asked = await Promise.all(Array.from({ length: 5 }, () => read(hash, 'mail')))
  const { format, width, height } = await sharp(asked[0]).metadata()
  assert.deepEqual([format, width, height], ['jpeg', 288, 288])
  assert.ok(isRed(await colourAt(asked[0]!, 30, 144)))
  for (const [x, y] of [
    [144, 10],
    [250, 144],
  ] as const)
    assert.ok(
      (await colourAt(asked[0]!, x, y)).every((value) => value > 250),
      `white at ${x}, ${y}`,
    )
  assert.deepEqual(await readFile(path), asked[0])
  const { mtimeMs } = await stat(path)
  await read(hash, 'mail')
  assert.equal((await stat(path)).mtimeMs, mtimeMs)

  await sql`update images set created_at = now() - interval '25 hours' where hash = ${hash}`
  await images.purgeUnused(sql, new Date())
  await assert.rejects(stat(path))
  assert.equal(await images.open(hash, 'mail'), null)
})

test('a picture that is deleted while its jpeg for mails is made leaves no file behind', async () => {
  const { hash } = await stored(await halves(601, 300).png().toBuffer())
  const path = (variant: ImageVariant) => join(dataDir, 'images', hash.slice(0, 2), imageFileName(hash, variant))
  const deleting = await openImageStore(dataDir, {
    filesOf: async (_, shape) => {
      assert.equal(shape, 'mail')
      await rm(path(480))
      return ok({ hash, width: 1, height: 1, files: new Map([['mail', Buffer.from('jpeg')]]) })
    },
  })
  assert.equal(await deleting.open(hash, 'mail'), null)
  await assert.rejects(stat(path('mail')))
})

test('requests for one jpeg for mails share its making, and those for too many at once are turned away', async () => {
  const hashes: string[] = []
  for (let n = 0; n < 60; n++) hashes.push(createHash('md5').update(`${n}`).digest('hex'))
  for (const hash of hashes) {
    await mkdir(join(dataDir, 'images', hash.slice(0, 2)), { recursive: true })
    await writeFile(join(dataDir, 'images', hash.slice(0, 2), imageFileName(hash, 480)), 'webp')
  }
  let made = 0
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  const store = await openImageStore(dataDir, {
    filesOf: async () => {
      made++
      await free
      return ok({ hash: 'jpeg', width: 1, height: 1, files: new Map([['mail', Buffer.from('jpeg')]]) })
    },
  })
  const asked = [...hashes, ...hashes.slice(0, 5)].map((hash) => store.open(hash, 'mail'))
  setImmediate(() => setImmediate(release))
  const opened = await Promise.all(asked)
  for (const file of opened) file?.stream.destroy()
  assert.deepEqual([opened.filter((file) => file !== null).length, made], [55, 50])
  const later = await store.open(hashes.at(-1)!, 'mail')
  later!.stream.destroy()
})

test('a full disk is reported, and neither row nor files are stored', async () => {
  const before = await readdir(join(dataDir, 'images'), { recursive: true })
  const mend = await fillDisk(dataDir)
  assert.equal((await images.tryWriting())?.code, 'ENOTDIR')
  assert.deepEqual(await images.store(sql, await halves(402, 123).png().toBuffer()), {
    ok: false,
    problem: 'NotStored',
  })
  await mend()
  const isFile = (name: string) => name.includes('.')
  assert.deepEqual((await readdir(join(dataDir, 'images'), { recursive: true })).filter(isFile), before.filter(isFile))
  assert.equal((await sql`select 1 from images where width = 402`).length, 0)
  assert.equal(await images.tryWriting(), null)
  assert.deepEqual(await readdir(join(dataDir, 'images', 'drafts')), [])
})

test('neither a bug nor an unreachable database counts as a full disk', async () => {
  const files = new Map([[160, 'bytes' as unknown as Buffer]]) as ProcessedImage['files']
  files.set(480, 5 as unknown as Buffer)
  const filesOf = async () => ok({ hash: 'f'.repeat(32), width: 1, height: 1, files })
  const buggy = await openImageStore(dataDir, { filesOf })
  await assert.rejects(buggy.store(sql, new Uint8Array()), { code: 'ERR_INVALID_ARG_TYPE' })
  assert.deepEqual(await readdir(join(dataDir, 'images', 'drafts')), [])
  const away = connect(`postgres://nobody@127.0.0.1:${await freePort()}/none`)
  await assert.rejects(images.store(away, await halves(403, 123).png().toBuffer()), { code: 'ECONNREFUSED' })
  assert.deepEqual(await readdir(join(dataDir, 'images', 'drafts')), [])
  await away.end()
})

test('if the disk takes only half of a file, nothing of it stays', async () => {
  const small = await mkdtemp(join(tmpdir(), 'images-'))
  const code = `
    import { openImageStore } from '#core/images/store.ts'
    const files = new Map([[160, Buffer.alloc(1000)], [480, Buffer.alloc(50_000)]])
    const image = { ok: true, value: { hash: 'ab'.repeat(16), width: 1, height: 1, files } }
    const images = await openImageStore(${JSON.stringify(small)}, { filesOf: async () => image })
    console.log(JSON.stringify([await images.store(null, null), (await images.tryWriting()).code]))`
  // The limit of `ulimit` in bash is in KiB.
  const limited = ['-c', 'ulimit -f 16 && exec "$0" --input-type=module -e "$1"', process.execPath, code]
  const { stdout } = await promisify(execFile)('bash', limited)
  assert.deepEqual(JSON.parse(stdout), [{ ok: false, problem: 'NotStored' }, 'EFBIG'])
  assert.deepEqual((await readdir(small, { recursive: true })).sort(), ['images', 'images/ab', 'images/drafts'])
  await rm(small, { recursive: true })
})
