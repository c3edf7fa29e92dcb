import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import sharp from 'sharp'
import { openFamily } from '#test/support/family.ts'
import { fillDisk } from '#test/support/full-disk.ts'
import { crossOff, editGiftPath, giftBody, storedGift } from '#test/support/gifts.ts'
import { addProduct, addShop } from '#test/support/products.ts'
import { openShop } from '#test/support/shop.ts'
import { until } from '#test/support/until.ts'

// In these tests no picture can be written. Gifts, links and everything else must be stored all the same.

const shop = await openShop()
const token = 'a token for metrics'
const { world, noor, lotte } = await openFamily({ FETCH_ALLOW_HOSTS: shop.host, METRICS_TOKEN: token })
const { dataDir } = world.services.config

let mend: () => Promise<void>
beforeEach(async () => {
  await world.sql`delete from gifts`
  mend = await fillDisk(dataDir)
})
afterEach(() => mend())

/** Runs a function with space on the disk, in the middle of a test. */
async function withSpace<Value>(run: () => Promise<Value>): Promise<Value> {
  await mend()
  const value = await run()
  mend = await fillDisk(dataDir)
  return value
}

const pictureOf = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
const base64Of = async (background: string) => (await pictureOf(background)).toString('base64')
const fileOf = async (background: string) => new File([await pictureOf(background)], 'foto.png', { type: 'image/png' })
const countImages = async () => (await world.sql`select count(*)::int as count from images`)[0]!.count as number

test('on a full disk, the API saves a gift without its picture and responds with SaveImageFailed', async () => {
  const images = await countImages()
  const answer = await noor.api('POST', editGiftPath, giftBody(noor, { newImageBase64: await base64Of('navy') }))
  assert.deepEqual([answer.status, answer.body.problem], [422, 'SaveImageFailed'])
  const { editedGift, isCreate } = answer.body.partialGiftEditResult
  assert.deepEqual([editedGift.description, editedGift.displayImageUrl, isCreate], ['Theepot', null, true])
  assert.equal((await storedGift(world, editedGift.publicGuid))!.imageHash, null)
  assert.equal(await countImages(), images, 'a row of an image without files')
})

test('on a full disk, a changed gift keeps its old picture and gets its new words', async () => {
  const body = giftBody(noor, { newImageBase64: await base64Of('teal') })
  const { publicGuid, displayImageUrl } = (await withSpace(() => noor.api('POST', editGiftPath, body))).body.gift
  const changed = giftBody(noor, {
    publicGuid,
    description: 'Grote theepot',
    hasCustomImage: true,
    newImageBase64: await base64Of('olive'),
  })
  const answer = await noor.api('POST', editGiftPath, changed)
  assert.deepEqual([answer.status, answer.body.problem], [422, 'SaveImageFailed'])
  const { editedGift, isCreate } = answer.body.partialGiftEditResult
  assert.deepEqual(
    [editedGift.description, editedGift.displayImageUrl, isCreate],
    ['Grote theepot', displayImageUrl, false],
  )
  assert.equal((await world.app.request(displayImageUrl)).status, 200)
})

test('on a full disk, the dialog opens again for the saved gift and says that the picture was not saved', async () => {
  const { categoryPrivateGuid } = noor.list
  const form = { description: 'Vaas', categoryPrivateGuid, enableCrossOff: 'on', image: await fileOf('plum') }
  const failed = await noor.htmx('POST', '/noor/gifts/new', form)
  assert.equal(failed.status, 422)
  const [made] = await world.sql<{ guid: string }[]>`select public_guid as guid from gifts where description = 'Vaas'`
  assert.equal(failed.$(`dialog form[action="/gifts/${made!.guid}/edit"]`).length, 1)
  assert.match(failed.$('#field-image-error').text(), /cadeau is opgeslagen, maar de foto niet/)
  await mend()
  const again = await noor.post(`/gifts/${made!.guid}/edit`, form)
  assert.equal(again.status, 303)
  assert.notEqual((await storedGift(world, made!.guid))!.imageHash, null)
  mend = await fillDisk(dataDir)
})

test('on a full disk, a list keeps its old picture, and page and API say that the new one is not stored', async () => {
  const upload = async (background: string) => {
    const headers = { 'X-CSRF-TOKEN': await noor.csrfToken(), 'Content-Type': 'image/png' }
    const body = new Uint8Array(await pictureOf(background))
    return noor.request('POST', '/api/WishlistImage/UploadImage/noor', { headers, body })
  }
  const pictureNow = async () => (await noor.api('GET', '/api/WishlistImage/GetWishlistImageUrl/noor')).body.imageUrl
  assert.equal((await withSpace(() => upload('coral'))).status, 200)
  const before = await pictureNow()
  const refused = await upload('khaki')
  assert.deepEqual([refused.status, await refused.json()], [422, { problem: 'NotStored' }])
  const page = await noor.post('/noor/image', { image: await fileOf('khaki') })
  assert.equal(page.status, 422)
  assert.match(page.$('#field-image-error').text(), /kunnen je foto nu niet opslaan/)
  assert.equal(await pictureNow(), before)
})

test('on a full disk, a link is read and previewed without its picture, which comes once there is space', async () => {
  const mug = shop.sell('/beker', { title: 'Beker met maan', price: '8.50', colour: 'gold' })
  const { status, body } = await noor.api('POST', '/api/Gift/EmbellishUrlV2', { url: mug })
  assert.deepEqual([status, body.title, body.product.imageForDisplay], [200, 'Beker met maan', null])
  const preview = await noor.htmx('POST', '/gifts/link', { typed: mug })
  assert.match(preview.$('.preview .hint').text(), /kunnen de foto nu niet opslaan/)
  await noor.post('/noor/gifts', { description: mug })
  const gift = async () =>
    (
      await world.sql<{ title: string; hasPicture: boolean }[]>`
        select description as title, image_hash is not null as "hasPicture" from gifts`
    )[0]!
  await until(async () => (await gift()).title === 'Beker met maan', 'the page to be read')
  assert.equal((await gift()).hasPicture, false)
  await withSpace(async () => {
    await until(
      async () =>
        (
          await world.sql`
            update pgboss.job set start_after = now() where name = 'complete-gift' and state = 'created' and start_after > now() returning 1`
        ).length > 0,
      'the next attempt',
    )
    await world.giftsCompleted()
  })
  assert.deepEqual(await gift(), { title: 'Beker met maan', hasPicture: true })
})

test('on a full disk, a gift whose link is read again keeps its old picture', async () => {
  const bowl = shop.sell('/kom', { title: 'Kom', colour: 'salmon' })
  const body = { ...giftBody(noor), productSource: bowl, productSourceType: 'EmbellishUrl' }
  const save = (more: object = {}) => noor.api('POST', '/api/MyGift/EditWithProduct', { ...body, ...more })
  const gift = await withSpace(async () => {
    await noor.api('POST', '/api/Gift/EmbellishUrlV2', { url: bowl })
    return (await save()).body.gift as { publicGuid: string; displayImageUrl: string }
  })
  await world.sql`update link_readings set read_at = read_at - interval '2 days'`
  shop.sell('/kom', { title: 'Kom', price: '12.00', colour: 'orchid' })
  const { publicGuid, displayImageUrl } = gift
  assert.equal((await save({ publicGuid })).body.gift.displayImageUrl, displayImageUrl)
  await until(
    async () => (await world.sql`select 1 from gifts where price_cents = 1200`).length > 0,
    'the page to be read again',
  )
  const [{ hash }] = await world.sql<[{ hash: string }]>`select image_hash as hash from gifts`
  assert.ok(displayImageUrl.includes(hash))
  await world.sql`delete from pgboss.job where name = 'complete-gift'`
})

test('on a full disk, a product’s picture that is not stored yet is not found', async () => {
  shop.sell('/atlas', { title: 'Atlas', colour: 'peru' })
  const shopId = await addShop(world.sql, { name: 'Boekenbos' })
  const id = await addProduct(world.sql, { shopId, title: 'Atlas', imageUrl: shop.url('/atlas.png') })
  assert.equal((await noor.get(`/products/${id}/picture`)).status, 404)
})

test('on a full disk, pages, logins and cross-offs keep working', async () => {
  const { publicGuid } = await world.addGift(noor.list)
  await crossOff(lotte, publicGuid)
  assert.equal((await world.visitor().get('/noor')).status, 200)
  const { email: emailOrUsername, password } = lotte
  const login = await world.visitor().api('POST', '/api/Account/Login', { emailOrUsername, password })
  assert.deepEqual([login.status, login.body], [200, true])
})

test('on a full disk, readiness and metrics report failing writes, and the process stays ready', async () => {
  const told = async () => {
    world.travel(++days) // The disk is then checked again.
    const ready = await world.app.request('/readyz')
    const metrics = await world.app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } })
    const text = await metrics.text()
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
    return {
      ready: [ready.status, await ready.text()],
      isWritable: valueOf('images_writable'),
      failures: valueOf('image_write_failures_total'),
    }
  }
  let days = 0
  const full = await told()
  assert.deepEqual([full.ready, full.isWritable], [[200, 'ok\nimages: failing'], 0])
  await noor.api('POST', editGiftPath, giftBody(noor, { newImageBase64: await base64Of('tan') }))
  assert.equal((await told()).failures, full.failures + 1)
  const mended = await withSpace(told)
  assert.deepEqual([mended.ready, mended.isWritable], [[200, 'ok'], 1])
})
