import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { imageUrl, mailImageUrl, squareImageUrl } from '#core/images/names.ts'
import { openTestStore } from '#test/core/image-store.ts'
import { halves } from '#test/core/pictures.ts'
import { images as imageRoutes } from '#web/images.ts'

const { sql, images, stored, read, close } = await openTestStore()
after(close)

test('a picture is served as immutable and inert, for GET, HEAD and conditional requests', async () => {
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

  const square = await images.storeSquarePng(sql, await halves(640, 480).png().toBuffer())
  assert.ok(square.ok)
  const png = await app.request(squareImageUrl(square.value.hash))
  assert.deepEqual([png.status, png.headers.get('content-type')], [200, 'image/png'])

  const jpeg = await app.request(mailImageUrl(hash))
  assert.deepEqual([jpeg.status, jpeg.headers.get('content-type')], [200, 'image/jpeg'])

  for (const wrong of [
    `/images/${'0'.repeat(32)}-160.webp`,
    mailImageUrl('0'.repeat(32)),
    squareImageUrl(hash),
    '/images/..%2f..%2fsecret',
    '/images/a.svg',
    '/images/drafts',
  ]) {
    assert.equal((await app.request(wrong)).status, 404, wrong)
  }
})
