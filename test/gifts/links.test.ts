import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import sharp from 'sharp'
import { completeGift } from '../../src/gifts/index.ts'
import { openFamily } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { crossOff, editGift, storedGift } from '#test/support/gifts.ts'
import { freePort } from '#test/support/free-port.ts'
import { whileLocked } from '#test/support/locks.ts'
import { addOwners } from '#test/support/owners.ts'
import { openShop } from '#test/support/shop.ts'
import { until } from '#test/support/until.ts'

// A link becomes a gift with the title, picture and price of its page. No request waits for the shop.

const shop = await openShop()
const elsewhere = await openShop('localhost')
const closedPort = await freePort()
const unreachable = `http://127.0.0.1:${closedPort}/step`
const { world, noor, lotte } = await openFamily({
  FETCH_ALLOW_HOSTS: `${shop.host},${elsewhere.host},127.0.0.1:${closedPort}`,
})

beforeEach(async () => {
  await world.sql`delete from gifts`
  await world.sql`delete from link_readings`
  shop.asked.length = 0
})

const pan = shop.sell('/p/koekenpan-emaille/123', {
  title: 'Koekenpan Zonnig, emaille',
  price: '34.95',
  gtin: '4006381333931',
  colour: 'tomato',
})

const embellish = (url: string, who = noor) => who.api('POST', '/api/Gift/EmbellishUrlV2', { url })

const gifts = () => world.sql<{ guid: string; description: string; price: number | null; hasPicture: boolean }[]>`
  select public_guid as guid, description, price_cents as price, image_hash is not null as "hasPicture" from gifts order by id`

test('the API returns the product of a page, with a picture that we serve ourselves', async () => {
  const { status, body } = await embellish(`${pan}?utm_source=mail`)
  assert.equal(status, 200)
  assert.equal(body.title, 'Koekenpan Zonnig, emaille')
  assert.equal(body.sanitizedUrl, pan)
  assert.match(body.product.imageForDisplay, /^\/images\/[0-9a-f]+-480\.webp$/)
  assert.equal((await world.visitor().request('GET', body.product.imageForDisplay)).status, 200)
  assert.deepEqual(body.product.eans, ['4006381333931'])
  const [offer] = body.product.products
  assert.deepEqual([offer.price, offer.url, offer.productId], [3495, pan, null])
})

test('an unreadable page gets a 204 and an invalid link a 400, and an anonymous visitor reads nothing', async () => {
  assert.equal((await embellish(shop.url('/weg'))).status, 204)
  assert.equal((await embellish('http://127.0.0.1:1/')).status, 204)
  assert.equal((await embellish('javascript:alert(1)')).status, 400)
  assert.equal((await world.visitor().api('POST', '/api/Gift/EmbellishUrlV2', { url: pan })).status, 401)
})

test('a page is read once, however many users ask and however often', async () => {
  await Promise.all(Array.from({ length: 5 }, () => embellish(pan)))
  await embellish(pan, lotte)
  assert.deepEqual(shop.asked, ['/p/koekenpan-emaille/123', '/p/koekenpan-emaille/123.png'])
})

test('a page is read again after a day, or after ten minutes if it said nothing', async () => {
  const minutes = 1 / (24 * 60)
  const nothing = shop.url('/weg')
  for (const days of [0, 9 * minutes, 11 * minutes, 0.99, 1.01]) {
    world.travel(days)
    await embellish(pan)
    if (days < 0.5) await embellish(nothing)
  }
  world.travel(0)
  assert.deepEqual(
    shop.asked.filter((path) => !path.endsWith('.png')),
    ['/p/koekenpan-emaille/123', '/weg', '/weg', '/p/koekenpan-emaille/123'],
  )
})

test('a page’s picture is the first large enough one of its first three', async () => {
  const picture = (path: string, side: number) =>
    shop.pages.set(path, async (_, response) => response.setHeader('Content-Type', 'image/png').end(await dot(side)))
  const page = (path: string, pictures: string[]) => {
    const tags = pictures.map((each) => `<meta property="og:image" content="${each}">`).join('')
    const html = `<!doctype html><title>Vaas</title><meta property="og:title" content="Vaas">${tags}<h1>Vaas</h1>`
    shop.pages.set(path, (_, response) => response.setHeader('Content-Type', 'text/html').end(html))
    return shop.url(path)
  }
  const small = [1, 2, 3].map((number) => `/klein-${number}.png`)
  small.forEach((path, index) => picture(path, 40 + index))
  picture('/vaas.png', 200)
  assert.match((await embellish(page('/vaas', ['/klein-1.png', '/vaas.png']))).body.product.imageForDisplay, /webp/)
  assert.deepEqual(shop.asked, ['/vaas', '/klein-1.png', '/vaas.png'])
  const found = await embellish(page('/small', [...small, '/vaas.png']))
  assert.equal(found.body.product?.imageForDisplay ?? null, null)
  assert.deepEqual(shop.asked.slice(3), ['/small', ...small])
  const [stored] = await world.sql`select count(*)::int as count from images where width < 100`
  assert.equal(stored!.count, 0, 'a picture that is too small is not stored')
})

test('a small picture whose head hides its size isn’t used either', async () => {
  const avif = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'tan' } })
    .avif()
    .toBuffer()
  shop.pages.set('/klein.avif', (_, response) => response.setHeader('Content-Type', 'image/avif').end(avif))
  const html =
    '<!doctype html><title>Schaal</title><meta property="product:price:amount" content="9.50"><meta property="og:image" content="/klein.avif">'
  shop.pages.set('/schaal', (_, response) => response.setHeader('Content-Type', 'text/html').end(html))
  const { body } = await embellish(shop.url('/schaal'))
  assert.equal(body.product?.imageForDisplay ?? null, null)
  assert.ok(shop.asked.includes('/klein.avif'))
})

test('a link whose picture takes too long gets its product without the picture', async () => {
  const url = shop.sell('/traag', { title: 'Vaas van glas', price: '12.50', colour: 'navy' })
  const letGo = shop.hold('/traag.png')
  const { status, body } = await embellish(url)
  assert.deepEqual([status, body.title, body.product.imageForDisplay], [200, 'Vaas van glas', null])
  letGo()
})

test('a link alone is on the list at once, named by its words, and gets its title, picture and price', async () => {
  const letGo = shop.hold('/p/koekenpan-emaille/123')
  await noor.htmx('POST', '/noor/gifts', { description: pan })
  assert.equal((await gifts())[0]!.description, 'Koekenpan emaille')
  await until(() => shop.asked.length > 0, 'the shop to be asked')
  const [{ lastUpdate }] = (await world.sql`select last_update as "lastUpdate" from lists where username = 'noor'`) as [
    { lastUpdate: Date },
  ]
  const heard: string[] = []
  const listening = await world.sql.listen('live', (message) => heard.push(message))
  letGo()
  await world.giftsCompleted()
  const [gift] = await gifts()
  assert.deepEqual(gift, { ...gift, description: 'Koekenpan Zonnig, emaille', price: 3495, hasPicture: true })
  await until(() => heard.some((message) => message.includes('gift-changed')), 'the announcement of the gift', 10_000)
  await listening.unlisten()
  const { $ } = await lotte.get('/noor')
  assert.match($('.gift .price').text(), /€\s35/)
  assert.equal($('.gift .gift-picture img').attr('srcset')?.startsWith('/images/'), true)
  const [after] = await world.sql`select last_update as "lastUpdate" from lists where username = 'noor'`
  assert.deepEqual(after!.lastUpdate, lastUpdate, 'the completion counts as an owner’s change')
})

test('an owner’s changes before the page is read stay', async () => {
  const letGo = shop.hold('/p/koekenpan-emaille/123')
  await noor.post('/noor/gifts', { description: pan })
  await until(() => shop.asked.length > 0, 'the shop to be asked')
  const { guid } = (await gifts())[0]!
  await editGift(noor, guid, 'De pan van oma', pan)
  letGo()
  await world.giftsCompleted()
  const [gift] = await gifts()
  assert.equal(gift!.description, 'De pan van oma')
  assert.equal(gift!.hasPicture, false, 'the owner saved the gift without a picture')
  assert.equal(gift!.price, 3495, 'the price of the page')
})

test('an unreachable shop is asked three more times, and is not recorded as silent meanwhile', async () => {
  const gone = `http://${shop.host.replace(/\d+$/, '1')}/step`
  await noor.post('/noor/gifts', { description: gone })
  await world.giftsCompleted()
  const [gift] = await world.sql`select id from gifts`
  const waiting = () =>
    world.sql`select data from pgboss.job where name = 'complete-gift' and state = 'created' and start_after > now()`
  assert.deepEqual([...(await waiting())], [])
  await world.sql`update gifts set url = ${unreachable} where id = ${gift!.id}`
  const userId = 1
  await completeGift(world.services, { giftId: gift!.id as number, userId })
  assert.deepEqual(
    (await waiting()).map(({ data }) => data),
    [{ giftId: gift!.id, userId, attempt: 2 }],
  )
  for (const attempt of [2, 3, 4]) await completeGift(world.services, { giftId: gift!.id as number, userId, attempt })
  const pauses = await world.sql<{ attempt: number; minutes: number }[]>`
    select (data->>'attempt')::int as attempt, round(extract(epoch from start_after - created_on) / 60)::int as minutes
    from pgboss.job where name = 'complete-gift' and state = 'created' and start_after > now() order by 1`
  assert.deepEqual([...pauses], [{ attempt: 2, minutes: 1 }, { attempt: 3, minutes: 15 }, { attempt: 4, minutes: 240 }]) // oxfmt-ignore
  assert.equal((await world.sql`select 1 from pgboss.job where (data->>'attempt')::int > 4`).length, 0)
  assert.equal(
    (await world.sql`select 1 from link_readings where url is null and read_at is not null`).length,
    1,
    'only the link with the forbidden port is recorded as silent',
  )
  await world.sql`delete from pgboss.job where name = 'complete-gift'`
})

test('a user who links to a shop that does not respond takes no capacity from others', async () => {
  const silent = [1, 2, 3, 4].map((number) => shop.sell(`/stil/${number}`, { title: `Stil ${number}` }))
  const letGo = silent.map((url) => shop.hold(new URL(url).pathname))
  for (const url of silent) await noor.post('/noor/gifts', { description: url })
  await until(() => shop.asked.length === 2, 'the shop to be asked')
  await lotte.post('/lotte/gifts', { description: elsewhere.sell('/step', { title: 'Step met bel' }) })
  await until(
    async () => (await gifts()).some(({ description }) => description === 'Step met bel'),
    'the gift of the other user',
  )
  assert.equal(shop.asked.length, 2, 'one user’s links are read two at once')
  for (const go of letGo) go()
  await world.giftsCompleted()
})

test('a gift that was deleted while its link was being read is completed when it comes back', async () => {
  const letGo = shop.hold('/p/koekenpan-emaille/123')
  await noor.post('/noor/gifts', { description: pan })
  await until(() => shop.asked.length > 0, 'the shop to be asked')
  await noor.post(`/gifts/${(await gifts())[0]!.guid}/delete`)
  letGo()
  await world.giftsCompleted()
  await noor.post((await noor.get('/noor')).$('#flash form').attr('action')!)
  await world.giftsCompleted()
  const [gift] = await gifts()
  assert.deepEqual([gift!.price, gift!.hasPicture], [3495, true])
})

test('a completed gift comes back from a deletion as it was, whatever its page says by now', async () => {
  const plate = shop.sell('/bord', { title: 'Bord met rand', colour: 'teal' })
  await noor.post('/noor/gifts', { description: plate })
  await world.giftsCompleted()
  assert.equal((await gifts())[0]!.hasPicture, true)
  shop.sell('/bord', { title: 'Bord met rand' })
  await world.sql`delete from link_readings`
  await noor.post(`/gifts/${(await gifts())[0]!.guid}/delete`)
  await noor.post((await noor.get('/noor')).$('#flash form').attr('action')!)
  await world.giftsCompleted()
  assert.equal((await gifts())[0]!.hasPicture, true)
})

test('an owner’s change at the moment of completion stays', async () => {
  await embellish(pan)
  const kettle = shop.url('/een-ketel')
  for (const [change, expected] of [
    [{ description: 'De pan van oma' }, { description: 'De pan van oma', url: pan, price: 3495 }],
    [{ url: kettle }, { description: 'Koekenpan emaille', url: kettle, price: null }],
  ] as const) {
    const { id } = await world.addGift(noor.list, { description: 'Koekenpan emaille', url: pan })
    await whileLocked(
      world.sql,
      (tx) => tx`update gifts set ${tx(change)} where id = ${id}`,
      () => completeGift(world.services, { giftId: id, userId: 1 }),
    )
    const [gift] = await world.sql`select description, url, price_cents as price from gifts where id = ${id}`
    assert.deepEqual({ ...gift }, expected)
  }
})

test('data that is read from a page while the owner saves the gift stays', async () => {
  const { id, publicGuid } = await world.addGift(noor.list, { description: 'Pan', url: pan })
  await whileLocked(
    world.sql,
    (tx) => tx`update gifts set price_cents = 3495, currency = 'EUR', priced_on = current_date where id = ${id}`,
    () => editGift(noor, publicGuid, 'Een pan', pan),
  )
  const [gift] = await gifts()
  assert.deepEqual([gift!.description, gift!.price], ['Een pan', 3495])
})

test('a shop is asked in the language of the list’s primary owner', async () => {
  const languages: (string | undefined)[] = []
  await world.sql`update users set edition = 'de' where email = ${lotte.email}`
  await addOwners(noor, lotte)
  await addOwners(lotte, noor)
  await world.sql`update list_owners set since = since where is_primary` // This update makes PostgreSQL find the primary owners last.
  for (const { list } of [noor, lotte]) {
    const url = shop.sell(`/taal/${list.id}`, { title: 'Woordenboek' })
    const page = shop.pages.get(`/taal/${list.id}`)!
    shop.pages.set(`/taal/${list.id}`, (request, response) => {
      languages.push(request.headers['accept-language']?.slice(0, 2))
      return page(request, response)
    })
    const { id } = await world.addGift(list, { description: 'Woorden', url })
    await completeGift(world.services, { giftId: id, userId: 1 })
  }
  assert.deepEqual(languages, ['nl', 'de'])
  await world.sql`update users set edition = 'nl' where email = ${lotte.email}`
  await world.sql`delete from list_owners where not is_primary`
})

test('a giver is not mailed about a page that was read later', async () => {
  const kindsToLotte = async () => (await world.mails()).filter(({ to }) => to === lotte.email).map(({ kind }) => kind)
  const before = await kindsToLotte()
  const letGo = shop.hold('/p/koekenpan-emaille/123')
  await noor.post('/noor/gifts', { description: pan })
  await until(() => shop.asked.length > 0, 'the shop to be asked')
  const { guid } = (await gifts())[0]!
  await crossOff(lotte, guid)
  letGo()
  await world.giftsCompleted()
  assert.equal((await gifts())[0]!.description, 'Koekenpan Zonnig, emaille')
  assert.deepEqual(await kindsToLotte(), [...before, 'cross-off'])
})

test('a page that was read before completes the gift at once, also in a form that is sent twice', async () => {
  await embellish(pan)
  const form = { description: pan, once: 'abc' }
  await Promise.all([noor.htmx('POST', '/noor/gifts', form), noor.htmx('POST', '/noor/gifts', form)])
  const [gift, ...more] = await gifts()
  assert.deepEqual(more, [])
  assert.deepEqual(gift, { ...gift, description: 'Koekenpan Zonnig, emaille', price: 3495, hasPicture: true })
})

test('another link brings another picture and price; the owner’s own picture stays', async () => {
  const kettle = shop.sell('/ketel', { title: 'Fluitketel', price: '49', colour: 'navy' })
  await embellish(pan)
  await embellish(kettle)
  const save = async (guid: string | null, url: string, more = {}) => {
    const form = {
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      description: 'Iets voor het fornuis',
      url,
      ...more,
    }
    const answer = await noor.post(guid ? `/gifts/${guid}/edit` : '/noor/gifts/new', form)
    assert.equal(answer.status, 303)
    return (await gifts())[0]!
  }
  const { guid } = await save(null, pan)
  const withPan = await storedGift(world, guid)
  assert.equal((await save(guid, kettle)).price, 4900)
  const withKettle = await storedGift(world, guid)
  assert.notEqual(withKettle!.imageHash, withPan!.imageHash)
  const own = await sharpDot()
  await save(guid, kettle, { image: own })
  const withOwn = await storedGift(world, guid)
  assert.equal((await save(guid, pan)).price, 3495)
  assert.equal((await storedGift(world, guid))!.imageHash, withOwn!.imageHash)
})

test('an unread link brings its price once it is read, also to a gift that had another link', async () => {
  const teapot = shop.sell('/theepot', { title: 'Theepot', price: '19', colour: 'teal' })
  const { publicGuid } = await world.addGift(noor.list, { description: 'Iets voor thee', url: pan })
  const form = { categoryPrivateGuid: noor.list.categoryPrivateGuid, description: 'Iets voor thee', url: teapot }
  assert.equal((await noor.post(`/gifts/${publicGuid}/edit`, form)).status, 303)
  await world.giftsCompleted()
  const [gift] = await gifts()
  assert.deepEqual(gift, { ...gift, description: 'Iets voor thee', price: 1900, hasPicture: true })
})

test('an edit of a gift’s words keeps the data of its link’s page, whatever the page says by now', async () => {
  const kettle = shop.sell('/ketel', { title: 'Fluitketel', price: '49' })
  await noor.post('/noor/gifts', { description: kettle })
  await world.giftsCompleted()
  shop.sell('/ketel', { title: 'Fluitketel', price: '59' })
  await world.sql`delete from link_readings`
  const address = `/gifts/${(await gifts())[0]!.guid}/edit`
  const form = filledForm(await noor.get(address), `form[action="${address}"]`, {
    description: 'Fluitketel, liefst rood',
  })
  assert.equal((await noor.post(address, form)).status, 303)
  await world.giftsCompleted()
  const [gift] = await gifts()
  assert.deepEqual([gift!.description, gift!.price], ['Fluitketel, liefst rood', 4900])
})

test('the preview shows a link’s product while the link is typed, and reports a silent shop', async () => {
  const found = await noor.htmx('POST', '/gifts/link', { typed: `Deze: ${pan}` })
  assert.equal(found.$('[data-links-url]').attr('data-links-url'), pan)
  assert.equal(found.$('[data-links-title]').attr('data-links-title'), 'Koekenpan Zonnig, emaille')
  assert.match(found.$('.price').text(), /€\s35/)
  const plain = shop.sell('/zomaar', { title: 'Iets zonder plaatje' })
  const drawn = await noor.htmx('POST', '/gifts/link', { typed: plain })
  assert.equal(drawn.$('.gift-picture.drawn img').length, 1)
  const silent = await noor.htmx('POST', '/gifts/link', { typed: shop.url('/weg') })
  assert.match(silent.$('[data-links-url]').text(), /krijgen we geen gegevens/)
  assert.equal((await noor.htmx('POST', '/gifts/link', { typed: 'geen link' })).html, '')
  assert.equal((await world.visitor().htmx('POST', '/gifts/link', { typed: pan })).status, 401)
})

const dot = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'gold' } })
    .png()
    .toBuffer()

const sharpDot = async (): Promise<File> => new File([await dot(200)], 'eigen.png', { type: 'image/png' })

test('the API returns prices in euros only, because apps know no currencies', async () => {
  const { id } = await world.addGift(noor.list, { description: 'Pan', url: pan })
  const told = async () =>
    (await world.visitor().api('GET', '/api/Wishlist/Get/noor')).body.categories[0].gifts[0].groupedProduct.products[0]
      .price as number | null
  for (const [currency, price] of [
    ['EUR', 3495],
    ['USD', null],
  ] as const) {
    await world.sql`update gifts set price_cents = 3495, currency = ${currency}, priced_on = current_date where id = ${id}`
    assert.equal(await told(), price)
    assert.match((await world.visitor().get('/noor')).$('.gift .price').text(), price ? /€\s35/ : /\$\s?35/)
  }
})

test('a gift gets its page’s title, price, currency and number, and its link loses tracking parameters', async () => {
  shop.pages.set('/speeldoos', (_, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Doos</title>
      <meta property="og:title" content="Speeldoos met beer"><h1>Speeldoos met beer</h1>
      <meta property="product:price:amount" content="20"><meta property="product:price:currency" content="USD">
      <meta property="product:ean" content="4006381333931">`),
  )
  const url = shop.url('/speeldoos')
  const letGo = shop.hold('/speeldoos')
  await noor.post('/noor/gifts', { description: `${url}?utm_source=mail` })
  const rows = () => world.sql`select description, url, price_cents, currency, gtin from gifts`
  assert.equal((await rows())[0]!['url'], url)
  letGo()
  await world.giftsCompleted()
  assert.deepEqual(
    [...(await rows())],
    [{ description: 'Speeldoos met beer', url, priceCents: 2000, currency: 'USD', gtin: '4006381333931' }],
  )
  assert.equal((await embellish(url)).body.product.products[0].price, null, 'a price that is not in euros')
})
