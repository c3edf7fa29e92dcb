import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { dayMs, dayOf } from '#core/days.ts'
import { ok } from '#core/result.ts'
import { claimReading, storeReading } from '../../src/links/readings.ts'
import { openFamily } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { crossOff, editGiftPath, giftBody } from '#test/support/gifts.ts'
import { addOwners } from '#test/support/owners.ts'
import { openShop } from '#test/support/shop.ts'
import { until } from '#test/support/until.ts'
import type { Client, HtmlResponse } from '#test/support/world.ts'

// A gift's price comes from the page of its link, unless its owner types one. An owner's price is never overwritten.

const shop = await openShop()
const { world, noor, lotte, bram, sem } = await openFamily({ FETCH_ALLOW_HOSTS: shop.host })
await addOwners(noor, sem)

beforeEach(async () => {
  world.travel(0)
  await world.sql`delete from gifts`
  await world.sql`delete from link_readings`
})

const pot = shop.sell('/p/theepot', { title: 'Theepot Druppel', price: '24.95', colour: 'teal' })
const stew = shop.sell('/p/stoofpan', { title: 'Stoofpan, rood', price: '80' })

const prices = async () =>
  (
    await world.sql<{ cents: number | null; currency: string | null; isOwn: boolean; on: string | null }[]>`
      select price_cents as cents, currency, has_own_price as is_own, priced_on as on from gifts order by id`
  ).map((row) => ({ ...row }))
const price = async () => (await prices())[0]!
const guidOfGift = async () => (await world.sql<{ guid: string }[]>`select public_guid as guid from gifts`)[0]!.guid

const open = (who: Client, guid: string) => who.get(`/gifts/${guid}/edit`)
const send = (
  who: Client,
  guid: string,
  form: HtmlResponse,
  typed: Record<string, string> = {},
): Promise<HtmlResponse> =>
  who.post(`/gifts/${guid}/edit`, filledForm(form, `form[action="/gifts/${guid}/edit"]`, typed))
const edit = async (who: Client, guid: string, typed: Record<string, string>) =>
  send(who, guid, await open(who, guid), typed)
const addNew = async (typed: Record<string, string>) =>
  noor.post('/noor/gifts/new', filledForm(await noor.get('/noor/gifts/new'), 'form[action$="/gifts/new"]', typed))

/** Adds a gift from a link whose page has been read. */
async function addRead(url: string): Promise<string> {
  await noor.post('/noor/gifts', { description: url })
  await world.giftsCompleted()
  return guidOfGift()
}

/** Stores a reading of a page that shows several prices. */
async function readUnsure(url: string): Promise<void> {
  await claimReading(world.services, url)
  const words = { url, title: 'Bank Lotus', price: null, isPriceUnsure: true, gtin: null, imageHash: null }
  await storeReading(world.services, url, ok(words))
}

const euros = (cents: number, isOwn = true) => ({
  cents,
  currency: 'EUR',
  isOwn,
  on: dayOf(world.services.now()),
})
const none = (isOwn: boolean) => ({ cents: null, currency: null, isOwn, on: null })

describe('A typed price', () => {
  test('is stored with the day, however it is written, and shown again as it would be typed', async () => {
    for (const [typed, cents, currency, again] of [
      ['19,95', 1995, 'EUR', '19,95'],
      ['19.95', 1995, 'EUR', '19,95'],
      ['€ 19,95', 1995, 'EUR', '19,95'],
      [' 12,5 ', 1250, 'EUR', '12,50'],
      ['1.299,-', 129_900, 'EUR', '1299,00'],
      ['1299', 129_900, 'EUR', '1299,00'],
      ['1,299.00', 129_900, 'EUR', '1299,00'],
      ['19.950', 1_995_000, 'EUR', '19950,00'],
      ['1.000.000', 100_000_000, 'EUR', '1000000,00'],
      ['20 euro', 2000, 'EUR', '20,00'],
      ['£ 20', 2000, 'GBP', '20,00 GBP'],
      ['20 chf', 2000, 'CHF', '20,00 CHF'],
    ] as const) {
      await world.sql`delete from gifts`
      assert.equal((await addNew({ description: 'Theepot', price: typed })).status, 303, typed)
      assert.deepEqual(await price(), { ...euros(cents), currency }, typed)
      assert.equal((await open(noor, await guidOfGift())).$('[name=price]').val(), again, typed)
    }
  })

  test('is refused if it isn’t one amount above zero and up to a million, and stays in the field', async () => {
    const wrong = [
      'gratis',
      '-5',
      '0',
      '0,00',
      '1.000.000,01',
      '10-15',
      '10 of 15',
      '20 kg',
      '12 95',
      '1e5',
      '5€ €',
      '٣',
    ]
    for (const typed of [...wrong, '9'.repeat(100)]) {
      const refused = await addNew({ description: 'Theepot', price: typed })
      assert.equal(refused.status, 422, typed)
      assert.match(refused.$('#field-price-error').text(), /Dit is geen prijs/, typed)
      assert.equal(refused.$('[name=price]').val(), typed)
    }
    assert.deepEqual(await prices(), [])
  })

  test('stays when a job reads the page later, and so does a price that the owner removed', async () => {
    for (const [typed, expected] of [
      ['15', euros(1500)],
      ['', none(true)],
    ] as const) {
      const guid = await addRead(pot)
      assert.deepEqual(await price(), euros(2495, false))
      await edit(noor, guid, { price: typed })
      assert.deepEqual(await price(), expected)
      await world.sql`update gifts set image_hash = null`
      // The undo of a deletion has the job read the page again, because the gift still lacks its picture.
      await noor.post(`/gifts/${guid}/delete`)
      await noor.post((await noor.get('/noor')).$('#flash form').attr('action')!)
      await world.giftsCompleted()
      assert.deepEqual(await price(), expected)
      const [gift] = await world.sql`select image_hash is not null as has_picture from gifts`
      assert.equal(gift!['hasPicture'], true, 'the job has run')
      await world.sql`delete from gifts`
    }
  })

  test('that is typed before the page is read stays', async () => {
    const letGo = shop.hold('/p/theepot')
    await addNew({ description: 'Theepot', url: pot, price: '15' })
    await until(() => shop.asked.includes('/p/theepot'), 'the shop to be asked')
    letGo()
    await world.giftsCompleted()
    assert.deepEqual(await price(), euros(1500))
  })

  test('that the page states too counts as the page’s', async () => {
    await noor.api('POST', '/api/Gift/EmbellishUrlV2', { url: pot })
    await addNew({ description: 'Theepot', url: pot, price: '24,95' })
    assert.deepEqual(await price(), euros(2495, false))
  })

  test('keeps the currency that the gift’s price has, unless the owner types another', async () => {
    const guid = await addRead(pot)
    await world.sql`update gifts set currency = 'GBP'`
    assert.equal((await open(noor, guid)).$('[name=price]').val(), '24,95 GBP')
    await edit(noor, guid, { price: '15' })
    assert.deepEqual(await price(), { ...euros(1500), currency: 'GBP' })
    await edit(noor, guid, { price: '15 €' })
    assert.deepEqual(await price(), euros(1500))
  })

  test('goes with a copy of the gift, which then keeps it', async () => {
    const guid = await addRead(pot)
    await edit(noor, guid, { price: '' })
    const { status } = await bram.api('POST', '/api/MyGift/EditWithProduct', {
      ...giftBody(bram),
      productSourceType: 'GiftUrl',
      productSource: guid,
    })
    assert.equal(status, 201)
    assert.deepEqual((await prices())[1], none(true))
  })

  test('tells nobody, while another name does', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Theepot', url: pot })
    await crossOff(lotte, publicGuid)
    await world.sql`delete from unconfirmed_cross_offs`
    await world.sql`delete from gift_changes`
    await world.mails()
    await world.sql`delete from mails`
    await edit(noor, publicGuid, { price: '15' })
    await edit(noor, publicGuid, { price: '' })
    assert.equal((await world.sql`select 1 from gift_changes`).length, 0)
    assert.equal((await world.mails()).length, 0)
    await edit(noor, publicGuid, { description: 'Theekan' })
    assert.equal((await world.sql`select 1 from gift_changes`).length, 1)
    await world.sql`delete from gift_changes`
  })

  test('is seen by visitors, and stays with the gift on another list', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Theepot' })
    await edit(noor, publicGuid, { price: '15' })
    assert.match((await world.visitor().get('/noor')).$('.gift .price').text(), /€\s15/)
    const { body } = await noor.api('POST', '/api/MyList/Create', { urlName: 'noor-elders' })
    await noor.post(`/gifts/${publicGuid}/move`, { wishlistPrivateGuid: body.privateGuid ?? '' })
    assert.deepEqual(await price(), euros(1500))
  })
})

describe('An untouched price', () => {
  test('is the page’s, for a new gift as for a changed link', async () => {
    await addNew({ description: 'Theepot', url: pot })
    await world.giftsCompleted()
    assert.deepEqual(await price(), euros(2495, false))
    await edit(noor, await guidOfGift(), { url: stew })
    await world.giftsCompleted()
    assert.deepEqual(await price(), euros(8000, false))
  })

  test('stays if the owner typed it before, whatever link the gift gets', async () => {
    const guid = await addRead(pot)
    await edit(noor, guid, { price: '15' })
    await edit(noor, guid, { description: 'Theekan' })
    assert.deepEqual(await price(), euros(1500))
    for (const url of [stew, shop.url('/weg')]) {
      await edit(noor, guid, { url })
      await world.giftsCompleted()
      assert.deepEqual(await price(), euros(1500), 'the form showed this price')
    }
    const sent = await noor.api('POST', editGiftPath, giftBody(noor, { publicGuid: guid, url: pot }))
    assert.equal(sent.status, 200)
    await world.giftsCompleted()
    assert.deepEqual(await price(), euros(1500), 'a client that doesn’t know prices')
    assert.equal((await open(noor, guid)).$('[name=shownPrice]').val(), '', 'no page’s price replaces it in the form')
  })

  test('that the owner removed is gone for that link only', async () => {
    const guid = await addRead(pot)
    await edit(noor, guid, { price: '' })
    await edit(noor, guid, { url: stew })
    await world.giftsCompleted()
    assert.deepEqual(await price(), euros(8000, false))
  })

  test('stays as the owner’s if she removes the link', async () => {
    const guid = await addRead(pot)
    await edit(noor, guid, { url: '' })
    assert.deepEqual(await price(), euros(2495))
  })

  test('keeps its day', async () => {
    const guid = await addRead(pot)
    const { on } = await price()
    world.travel(3)
    await edit(noor, guid, { description: 'Theekan', price: ' 24,95 ' })
    assert.equal((await price()).on, on)
  })
})

describe('Two owners', () => {
  test('change price and name at the same time, and both stay', async () => {
    const guid = await addRead(pot)
    const [hers, his] = [await open(noor, guid), await open(sem, guid)]
    await send(noor, guid, hers, { price: '15' })
    assert.equal((await send(sem, guid, his, { description: 'Theekan' })).status, 303)
    assert.deepEqual(await price(), euros(1500))
  })

  test('change the price differently: the later one sees the other’s price beside her own', async () => {
    const guid = await addRead(pot)
    const [hers, his] = [await open(noor, guid), await open(sem, guid)]
    await send(noor, guid, hers, { price: '15' })
    const refused = await send(sem, guid, his, { price: '17' })
    assert.equal(refused.status, 422)
    assert.equal(refused.$('[name=price]').val(), '17,00')
    assert.match(refused.$('#field-price-theirs').text(), /15,00/)
    assert.deepEqual(await price(), euros(1500))
    assert.equal((await send(sem, guid, refused)).status, 303)
    assert.deepEqual(await price(), euros(1700))
  })

  test('see each other’s price if a job found one while they typed theirs', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Theepot', url: pot })
    const hers = await open(noor, publicGuid)
    await world.sql`update gifts set price_cents = 2495, currency = 'EUR', priced_on = current_date`
    const refused = await send(noor, publicGuid, hers, { price: '15' })
    assert.match(refused.$('#field-price-theirs').text(), /24,95/)
  })

  test('keep a price that a job found while one of them changed the name', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Theepot', url: pot })
    const hers = await open(noor, publicGuid)
    await world.sql`update gifts set price_cents = 2495, currency = 'EUR', priced_on = current_date`
    assert.equal((await send(noor, publicGuid, hers, { description: 'Theekan' })).status, 303)
    assert.equal((await price()).cents, 2495)
  })
})

describe('The API', () => {
  test('takes a price in cents of the euro, null to remove it, and leaves it alone without one', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Theepot', url: pot })
    const save = (more: object) => noor.api('POST', editGiftPath, giftBody(noor, { publicGuid, url: pot, ...more }))
    for (const [more, expected] of [
      [{ price: 1250 }, euros(1250)],
      [{}, euros(1250)],
      [{ price: null }, none(true)],
    ] as const) {
      assert.equal((await save(more)).status, 200)
      assert.deepEqual(await price(), expected)
    }
    for (const wrong of [0, -1, 1.5, 100_000_001, '12'])
      assert.deepEqual((await save({ price: wrong })).body.errors, { price: ['gift.price.invalid'] }, String(wrong))
  })

  test('takes a price with a link, which no page replaces', async () => {
    const source = { productSourceType: 'EmbellishUrl', productSource: pot }
    await noor.api('POST', '/api/MyGift/EditWithProduct', { ...giftBody(noor), ...source, price: 1250 })
    await world.giftsCompleted()
    assert.deepEqual(await price(), euros(1250))
  })

  test('says that a page’s price is unsure', async () => {
    const link = shop.url('/bank')
    await readUnsure(link)
    const { body } = await noor.api('POST', '/api/Gift/EmbellishUrlV2', { url: link })
    assert.deepEqual(body, { sanitizedUrl: link, title: 'Bank Lotus', isPriceUnsure: true, product: null })
    assert.equal((await noor.api('POST', '/api/Gift/EmbellishUrlV2', { url: pot })).body.isPriceUnsure, false)
  })
})

describe('The form', () => {
  const preview = (typed: string, more: Record<string, string> = { price: '', shownPrice: '' }) =>
    noor.htmx('POST', '/gifts/link', { typed, ...more })
  const shownIn = ({ $ }: HtmlResponse) => $('hx-partial [name=shownPrice]').val()

  test('shows the price of the link’s page, but leaves a price that the owner typed', async () => {
    assert.equal(shownIn(await preview(pot)), '24,95')
    assert.equal(shownIn(await preview(stew, { price: '24,95', shownPrice: '24,95' })), '80,00')
    assert.equal(shownIn(await preview(stew, { price: '15', shownPrice: '24,95' })), undefined)
    assert.equal((await noor.htmx('POST', '/gifts/link', { typed: pot })).$('hx-partial').length, 0, 'the quick form')
  })

  test('leaves an unsure price empty, and says where the owner finds it', async () => {
    const link = shop.url('/bank')
    await readUnsure(link)
    const said = (response: HtmlResponse) => {
      const hint = response.$('[id^=price-hint], hx-partial[hx-target="#price-hint"]')
      const anchor = hint.find('a')
      assert.match(hint.text(), /127\.0\.0\.1 laat meer dan één prijs zien/)
      assert.deepEqual(
        ['href', 'target', 'rel'].map((name) => anchor.attr(name)),
        [link, '_blank', 'nofollow noreferrer'],
      )
    }
    const found = await preview(link)
    said(found)
    assert.equal(shownIn(found), '')
    const refused = await addNew({ description: '', url: link })
    assert.equal(refused.status, 422)
    said(refused)
    await addNew({ description: 'Bank', url: link })
    const guid = await guidOfGift()
    assert.deepEqual(await price(), none(false))
    said(await open(noor, guid))
    assert.equal((await open(noor, guid)).$('[name=price]').val(), '')
    await edit(noor, guid, { price: '899' })
    assert.doesNotMatch((await open(noor, guid)).html, /laat meer dan één prijs zien/)
    const typed = await preview(link, { price: '899', shownPrice: '' })
    assert.doesNotMatch(typed.html, /laat meer dan één prijs zien/)
  })

  test('is unsure of a page with two equally good prices, and says so', async () => {
    const html = '<title>Ducttape</title><h1>Ducttape</h1><b class="a price">€ 12,96</b> <b class="b price">€ 11,48</b>'
    shop.pages.set('/p/ducttape', (_, response) => response.setHeader('Content-Type', 'text/html').end(html))
    const answer = await noor.post('/gifts/link', { typed: shop.url('/p/ducttape'), price: '', shownPrice: '' })
    assert.match(answer.html, /Ducttape/)
    assert.match(answer.html, /laat meer dan één prijs zien/)
    assert.doesNotMatch(answer.html, /12,96|11,48/)
  })

  test('says why a page yielded nothing, also when it was read before, and keeps the link', async () => {
    const page = (path: string, status: number, html: string) => {
      shop.pages.set(path, (_, response) => response.writeHead(status, { 'Content-Type': 'text/html' }).end(html))
      return shop.url(path)
    }
    const robots = '<!doctype html><title>Access Denied</title><h1>Access Denied</h1>'
    const nothing = '<!doctype html><p>…</p>'
    const gone = `http://${shop.host.replace(/\d+$/, '1')}/step`
    const slow = shop.sell('/traag', { title: 'Traag' })
    const letGo = shop.hold('/traag')
    for (const [link, says] of [
      [page('/captcha', 200, robots), /127\.0\.0\.1 laat ons de pagina niet lezen. Je link blijft bewaard/],
      [page('/verboden', 403, robots), /laat ons de pagina niet lezen/],
      [page('/leeg', 200, nothing), /krijgen we geen gegevens/],
      [shop.url('/weg'), /krijgen we geen gegevens/],
      [gone, /krijgen we geen gegevens/],
      [slow, /nu niet bereikbaar of te traag/],
    ] as const)
      for (const time of ['first', 'second']) {
        const silent = await preview(link)
        assert.match(silent.$('[data-links-url]').text(), says, `${link}, ${time}`)
        assert.equal(silent.$('[data-links-url]').attr('data-links-url'), link)
        assert.equal((await noor.api('POST', '/api/Gift/EmbellishUrlV2', { url: link })).status, 204)
        if (link === slow) break
      }
    letGo()
  })
})

describe('Correcting a gift in place', () => {
  const correct = (guid: string) => noor.htmx('GET', `/gifts/${guid}/correct`)
  const correction = (guid: string, form: HtmlResponse, typed: Record<string, string>) =>
    filledForm(form, `form[action="/gifts/${guid}/correct"]`, typed)

  test('replaces the words of the card with a form, and the form with the changed card', async () => {
    const guid = await addRead(pot)
    const form = await correct(guid)
    assert.equal(form.$(`li#gift-${guid}[hx-morph-skip] form`).length, 1)
    assert.equal(form.$('textarea[autofocus]').val(), 'Theepot Druppel')
    assert.equal(form.$('[name=price]').val(), '24,95')
    const path = `/gifts/${guid}/correct`
    const saved = await noor.htmx('POST', path, correction(guid, form, { description: 'Theekan', price: '15' }))
    assert.equal(saved.status, 200)
    assert.equal(saved.$('.gift-title').text(), 'Theekan')
    assert.match(saved.$('.price').text(), /€\s15/)
    assert.equal(saved.$('.gift-menu[data-requests-focus]').length, 1)
    assert.equal(saved.$('.gift').attr('data-requests-announce'), 'Opgeslagen.')
    assert.deepEqual(await price(), euros(1500))
    const [gift] = await world.sql`select url, image_hash is not null as has_picture from gifts`
    assert.deepEqual({ ...gift }, { url: pot, hasPicture: true })
    const card = await noor.htmx('GET', `/gifts/${guid}/card`)
    assert.equal(card.$('form').length, 0)
    assert.equal(card.$('.gift').attr('data-requests-announce'), undefined)
    assert.equal(card.$('.gift-menu[data-requests-focus]').length, 1)
  })

  test('shows what is wrong, and the newer words of a gift that was completed meanwhile', async () => {
    const letGo = shop.hold('/p/theepot')
    await noor.post('/noor/gifts', { description: pot })
    const guid = await guidOfGift()
    const form = await correct(guid)
    const path = `/gifts/${guid}/correct`
    const wrong = await noor.htmx('POST', path, correction(guid, form, { description: '', price: 'veel' }))
    assert.equal(wrong.status, 422)
    assert.equal(wrong.$('.error').length, 2)
    letGo()
    await world.giftsCompleted()
    const refused = await noor.htmx('POST', path, correction(guid, wrong, { description: 'Kan', price: '15' }))
    assert.equal(refused.status, 422)
    assert.match(refused.$('.theirs').text(), /Theepot Druppel.*24,95/s)
    assert.deepEqual(await price(), euros(2495, false))
    assert.equal((await noor.htmx('POST', path, correction(guid, refused, {}))).status, 200)
    assert.deepEqual(await price(), euros(1500))
  })

  test('works without script, on a page that leads back to the list', async () => {
    const guid = await addRead(pot)
    const path = `/gifts/${guid}/correct`
    const page = await noor.get(path)
    assert.equal(page.$('h1').text(), 'Naam of prijs verbeteren')
    const { status, headers } = await noor.post(path, correction(guid, page, { price: '15' }))
    assert.deepEqual([status, headers.get('location')], [303, `/noor#gift-${guid}`])
    assert.match((await noor.get('/noor')).$('.flash').text(), /“Theepot Druppel” is bijgewerkt/)
    assert.deepEqual(await price(), euros(1500))
    assert.equal((await noor.get(`/gifts/${guid}/menu`)).$(`a[href="${path}"]`).length, 1)
    const back = await noor.get(`/gifts/${guid}/card`)
    assert.deepEqual([back.status, back.headers.get('location')], [303, `/noor#gift-${guid}`])
  })

  test('is offered right after a link was added, and not for words alone', async () => {
    const offered = async (description: string) => {
      const { $ } = await noor.htmx('POST', '/noor/gifts', { description })
      return $('.flash a[href$="/correct"]').attr('hx-target')
    }
    assert.equal(await offered('Sokken'), undefined)
    await world.sql`delete from gifts`
    assert.equal(await offered(pot), `#gift-${await guidOfGift()}`)
    await world.sql`delete from gifts`
    await addNew({ description: 'Pan', url: stew })
    const { $ } = await noor.get('/noor')
    assert.equal($('.flash a[href$="/correct"]').attr('hx-target'), `#gift-${await guidOfGift()}`)
  })

  test('says where an unsure price is to be found', async () => {
    const link = shop.url('/bank')
    await readUnsure(link)
    const form = await correct(await addRead(link))
    assert.match(form.$('[id^=price-hint]').text(), /laat meer dan één prijs zien/)
    assert.equal(form.$('[name=price]').val(), '')
  })

  test('is for owners only, and asks first whether an old gift is still wanted', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Bel' })
    for (const part of ['correct', 'card']) {
      assert.equal((await bram.get(`/gifts/${publicGuid}/${part}`)).status, 404)
      assert.equal((await world.visitor().htmx('GET', `/gifts/${publicGuid}/${part}`)).status, 401)
    }
    assert.equal((await bram.post(`/gifts/${publicGuid}/correct`, { description: 'x', price: '1' })).status, 404)
    const editedAt = new Date(Date.now() - 200 * dayMs)
    const { publicGuid: old } = await world.addGift(noor.list, { description: 'Bel', editedAt })
    const { status, headers } = await noor.get(`/gifts/${old}/correct`)
    assert.deepEqual([status, headers.get('location')], [303, `/gifts/${old}/edit`])
  })

  test('is the same for the owner, and tells the same, whatever is crossed off', async () => {
    const [free, taken] = [
      await world.addGift(noor.list, { description: 'Bel' }),
      await world.addGift(noor.list, { description: 'Bel' }),
    ]
    await crossOff(lotte, taken.publicGuid)
    const seen = async ({ publicGuid }: { publicGuid: string }) => {
      const form = await correct(publicGuid)
      const typed = correction(publicGuid, form, { description: 'Kom', price: '15' })
      const saved = await noor.htmx('POST', `/gifts/${publicGuid}/correct`, typed)
      return [form.html, saved.html].map((html) =>
        html.replaceAll(publicGuid, '').replace(/name="csrfToken" value="[^"]*"|\/static\/\w+\.svg(?=" alt)/g, ''),
      )
    }
    assert.deepEqual(await seen(taken), await seen(free))
  })
})
