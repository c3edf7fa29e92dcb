import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { addProduct, addShop } from '#test/support/products.ts'
import { openShop } from '#test/support/shop.ts'

// The first request for a product's picture fetches it from the shop. After that we serve our own copy.

const shop = await openShop()
const { world, noor } = await openFamily({ FETCH_ALLOW_HOSTS: shop.host })
const shopId = await addShop(world.sql, { name: 'Speelhuis' })
shop.sell('/step', { title: 'Step', colour: 'red' })
const visitor = world.visitor()
const picture = (id: number) => visitor.request('GET', `/products/${id}/picture`)

test('a picture is fetched once for simultaneous requests, and pages then link to our copy', async () => {
  const id = await addProduct(world.sql, { shopId, title: 'Step', imageUrl: shop.url('/step.png') })
  const answers = await Promise.all(Array.from({ length: 4 }, () => picture(id)))
  const location = answers[0]!.headers.get('Location')!
  assert.match(location, /^\/images\/[0-9a-f]{32}-480\.webp$/)
  for (const answer of answers) assert.deepEqual([answer.status, answer.headers.get('Location')], [303, location])
  assert.equal((await visitor.request('GET', location)).status, 200)
  assert.deepEqual(shop.asked, ['/step.png'])
  const { $ } = await visitor.get('/products?term=step')
  assert.equal($('.product img').attr('src'), location)
})

test('a missing or invalid picture is 404, and the shop gets no further request for an hour', async () => {
  const none = await addProduct(world.sql, { shopId, title: 'Bal' })
  const page = await addProduct(world.sql, { shopId, title: 'Tol', imageUrl: shop.url('/step') })
  const inside = await addProduct(world.sql, { shopId, title: 'Pop', imageUrl: 'http://127.0.0.1:1/x.png' })
  shop.asked.length = 0
  for (const id of [none, page, page, inside, 999_999_999]) assert.equal((await picture(id)).status, 404)
  assert.deepEqual(shop.asked, ['/step'])
  world.travel(1 / 12)
  assert.equal((await picture(page)).status, 404)
  assert.deepEqual(shop.asked, ['/step', '/step'])
  world.travel(0)
})

test('a gift made from a product gets its picture, even if nobody has requested the picture yet', async () => {
  shop.sell('/tent', { title: 'Tent', colour: 'green' })
  const id = await addProduct(world.sql, { shopId, title: 'Tent', imageUrl: shop.url('/tent.png') })
  const { body } = await noor.api('POST', '/api/MyGift/EditWithProduct', {
    categoryPrivateGuid: noor.list.categoryPrivateGuid,
    description: 'Tent',
    productSource: String(id),
    productSourceType: 'ProductId',
  })
  assert.equal(body.gift.displayImageUrl, null)
  await world.giftsCompleted()
  const { body: list } = await noor.api('GET', `/api/MyList/Get/${noor.list.privateGuid}`)
  assert.match(list.categories[0].gifts[0].displayImageUrl, /^\/images\//)
})
