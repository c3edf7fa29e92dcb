import assert from 'node:assert/strict'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { imageWidths } from '#core/image-names.ts'
import { openTestStore } from './image-store.ts'
import { addProduct, addShop } from '#test/support/products.ts'
import { halves } from './pictures.ts'

const { database, dataDir, images, stored, read, close } = await openTestStore()
after(close)

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

test('opening what is not there is null', async () => {
  assert.equal(await images.open('0'.repeat(32), 160), null)
})

test('purgeUnused deletes old pictures that nothing shows, and no other', async () => {
  const { sql } = database
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
