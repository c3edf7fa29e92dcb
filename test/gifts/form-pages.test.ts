import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { openFamily } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { storedGift } from '#test/support/gifts.ts'
import { addCategory } from '#test/support/lists.ts'
import { sectionOf, targets } from './partials.ts'

const { world, noor, sem } = await openFamily()

const newest = async () =>
  (
    await world.sql<{ guid: string; description: string; url: string | null; crossOffEnabled: boolean }[]>`
    select public_guid as guid, description, url, cross_off_enabled as "crossOffEnabled" from gifts order by id desc limit 1`
  )[0]!

describe('A new gift', () => {
  test('has a page of its own that works without script, and a dialog for htmx', async () => {
    const page = await noor.get('/noor/gifts/new')
    assert.equal(page.status, 200)
    assert.equal(page.$('form[action="/noor/gifts/new"][method=post][enctype="multipart/form-data"]').length, 1)
    assert.equal(page.$('form[action="/noor/gifts/new"]').attr('hx-post'), undefined, 'the form of the page uses htmx')
    assert.equal(page.$('input[name=enableCrossOff][type=checkbox]').is(':checked'), true)
    assert.equal(page.$('input[name=categoryPrivateGuid]').attr('value'), noor.list.categoryPrivateGuid)
    const asked = await noor.htmx('GET', '/noor/gifts/new')
    assert.equal(asked.$('dialog#gift-form[data-dialogs-open]').length, 1)
    assert.equal(asked.$('html').find('main').length, 0)
    assert.equal(asked.$('form[hx-post="/noor/gifts/new"]').attr('hx-encoding'), 'multipart/form-data')
  })

  test('begins with the text that was typed or pasted on the list', async () => {
    const words = await noor.get(`/noor/gifts/new?description=${encodeURIComponent('Een <b>theepot</b>')}`)
    assert.equal(words.$('textarea[name=description]').text(), 'Een <b>theepot</b>')
    assert.equal(words.$('.field').first().find('textarea').length, 1)
    const link = await noor.get(`/noor/gifts/new?description=${encodeURIComponent('https://shop.nl/t')}`)
    assert.equal(link.$('input[name=url]').attr('value'), 'https://shop.nl/t')
    assert.equal(link.$('textarea[name=description]').text(), 'shop.nl', 'the words until the page of the link is read')
    assert.equal(link.$('.field').first().find('input[name=url]').length, 1, 'the field of the link is not first')
  })

  test('is for the list’s owners only', async () => {
    for (const client of [sem, world.visitor()]) {
      assert.equal((await client.get('/noor/gifts/new')).status, 403)
      assert.equal((await client.post('/noor/gifts/new', { description: 'Mijn' })).status, 403)
    }
    assert.equal((await noor.get('/niemand/gifts/new')).status, 404)
    assert.equal((await noor.post('/noor/gifts/new', { csrfToken: 'x', description: 'Zonder bewijs' })).status, 400)
    assert.equal((await world.sql`select 1 from gifts where description in ('Mijn', 'Zonder bewijs')`).length, 0)
  })

  test('is saved by a plain form, which leads back to the gift and confirms it', async () => {
    const answer = await noor.post('/noor/gifts/new', {
      description: 'Kaars',
      url: 'shop.nl/kaars',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      enableCrossOff: ['false', 'on'],
    })
    const made = await newest()
    assert.equal(answer.status, 303)
    assert.equal(answer.headers.get('location'), `/noor#gift-${made.guid}`)
    assert.deepEqual(
      { ...made, guid: '' },
      { guid: '', description: 'Kaars', url: 'https://shop.nl/kaars', crossOffEnabled: true },
    )
    const list = await noor.get('/noor')
    assert.match(list.$('#flash').text(), /“Kaars” staat op je lijst/)
    assert.equal(list.$('#flash a').attr('href'), `/noor#gift-${made.guid}`)
  })

  test('comes to htmx as its whole category, with the focus on the gift', async () => {
    const answer = await noor.htmx('POST', '/noor/gifts/new', {
      description: 'Sjaal',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      enableCrossOff: 'false',
    })
    const made = await newest()
    assert.equal(answer.status, 200)
    assert.deepEqual(Object.keys(JSON.parse(answer.headers.get('hx-trigger')!) as object), [
      'close-dialog',
      'wish-added',
      'live-missed',
    ])
    assert.deepEqual(targets(answer), [await sectionOf(world, noor.list), '#flash'])
    assert.equal(answer.$(`li#gift-${made.guid} .gift-actions [data-requests-focus]`).length, 1)
    assert.equal(answer.$('[data-requests-focus]').length, 1)
    assert.equal(answer.$('body').children(':not(hx-partial)').length, 0, 'the response has more than partials')
    assert.equal(made.crossOffEnabled, false)
  })

  test('takes a link out of its words, and asks for words if it has a link alone', async () => {
    await noor.post('/noor/gifts/new', {
      description: 'Puzzel https://shop.nl/puzzel',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
    })
    assert.deepEqual(
      { ...(await newest()), guid: '' },
      { guid: '', description: 'Puzzel', url: 'https://shop.nl/puzzel', crossOffEnabled: true },
    )
    const alone = await noor.post('/noor/gifts/new', {
      description: 'https://shop.nl/alleen',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
    })
    assert.equal(alone.status, 422)
    assert.match(alone.$('#field-description-error').text(), /Schrijf er nog bij wat het is/)
    assert.equal(alone.$('input[name=url]').attr('value'), 'https://shop.nl/alleen')
    assert.equal(alone.$('input[name=enableCrossOff][type=checkbox]').is(':checked'), true)
  })

  test('comes back in its form if it breaks a rule, with the typed values and a message at each field', async () => {
    const form = {
      description: 'x'.repeat(1001),
      url: 'javascript:alert(1)',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      enableCrossOff: 'false',
      image: new Blob(['a picture'], { type: 'image/png' }),
    }
    for (const ask of [() => noor.post('/noor/gifts/new', form), () => noor.htmx('POST', '/noor/gifts/new', form)]) {
      const { status, $ } = await ask()
      assert.equal(status, 422)
      assert.equal($('textarea[name=description]').text(), form.description)
      assert.equal($('textarea[name=description]').attr('aria-invalid'), 'true')
      assert.match($('#field-description-error').text(), /1000 tekens/)
      assert.match($('#field-url-error').text(), /geen link/)
      assert.match($('#field-image-error').text(), /nog een keer/, 'the page does not ask for the file again')
      assert.equal($('input[name=url]').attr('value'), form.url)
      assert.equal($('input[name=enableCrossOff][type=checkbox]').is(':checked'), false)
    }
    const foreign = await noor.post('/noor/gifts/new', {
      description: 'Mijn',
      categoryPrivateGuid: sem.list.categoryPrivateGuid,
    })
    assert.equal(foreign.status, 422)
    assert.match(foreign.$('[role=alert]').text(), /Kies een andere/)
  })

  test('takes a picture; if it is unreadable, the gift is saved and the dialog continues with it', async () => {
    const picture = new Blob(
      [
        new Uint8Array(
          await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
            .jpeg()
            .toBuffer(),
        ),
      ],
      { type: 'image/jpeg' },
    )
    const form = {
      description: 'Met plaatje',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      enableCrossOff: 'on',
    }
    assert.equal((await noor.post('/noor/gifts/new', { ...form, image: picture })).status, 303)
    const { guid } = await newest()
    assert.match((await storedGift(world, guid))!.imageHash!, /^[0-9a-f]{32}$/)
    const address = `/gifts/${guid}/edit`
    const page = await noor.get(address)
    const without = page.$('[type=checkbox][name=hasCustomImage]').attr('value')!
    await noor.post(address, filledForm(page, `form[action="${address}"]`, { hasCustomImage: without }))
    assert.equal((await storedGift(world, guid))!.imageHash, null, 'the owner removes the picture')
    const failed = await noor.htmx('POST', '/noor/gifts/new', {
      ...form,
      description: 'Zonder plaatje',
      image: new Blob(['no picture'], { type: 'image/png' }),
    })
    const made = await newest()
    assert.equal(failed.status, 422)
    assert.equal(failed.$(`dialog form[action="/gifts/${made.guid}/edit"]`).length, 1)
    assert.match(failed.$('#field-image-error').text(), /is opgeslagen, maar de foto niet/)
    assert.deepEqual(targets(failed), [await sectionOf(world, noor.list)])
    assert.equal(failed.headers.get('hx-trigger'), null, 'the dialog closes')
  })
})

describe('An existing gift', () => {
  test('is changed in a form that shows it as it is', async () => {
    const lamp = { description: 'Oude lamp', url: 'https://lamp.nl', crossOffEnabled: false }
    const { publicGuid: guid } = await world.addGift(noor.list, lamp)
    const page = await noor.get(`/gifts/${guid}/edit`)
    assert.equal(page.$('textarea[name=description]').text(), 'Oude lamp')
    assert.equal(page.$('input[name=url]').attr('value'), 'https://lamp.nl')
    assert.equal(page.$('input[name=enableCrossOff][type=checkbox]').is(':checked'), false)
    const answer = await noor.post(`/gifts/${guid}/edit`, {
      description: 'Nieuwe lamp',
      url: '',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      enableCrossOff: ['false', 'on'],
    })
    assert.equal(answer.headers.get('location'), `/noor#gift-${guid}`)
    const changed = (await noor.get('/noor')).$('.flash')
    assert.match(changed.text(), /“Nieuwe lamp” is bijgewerkt/)
    assert.deepEqual([changed.find('a').attr('href'), changed.find('form').length], [`/noor#gift-${guid}`, 0])
    assert.deepEqual(await storedGift(world, guid), {
      description: 'Nieuwe lamp',
      url: null,
      imageHash: null,
      crossOffEnabled: true,
    })
    const again = await noor.htmx('POST', `/gifts/${guid}/edit`, {
      description: ' ',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
    })
    assert.equal(again.status, 422)
    assert.equal(again.$('dialog #field-description-error').length, 1)
  })

  test('is confirmed as still wanted before it is edited, if its last edit is over 180 days old', async () => {
    const days = (count: number) => new Date(Date.now() - count * 24 * 3600_000)
    const edited = async (editedAt: Date) => (await world.addGift(noor.list, { editedAt })).publicGuid
    const [old, young] = [await edited(days(180.1)), await edited(days(179.9))]
    const asked = await noor.get(`/gifts/${old}/edit`)
    assert.equal(asked.status, 200)
    assert.equal(asked.$('textarea').length, 0)
    assert.deepEqual(
      asked
        .$('main .dialog-foot a')
        .toArray()
        .map((way) => way.attribs['href']),
      [`/gifts/${old}/edit?sure=1`, `/noor/gifts/new?categoryPrivateGuid=${noor.list.categoryPrivateGuid}`],
    )
    assert.equal((await noor.get(`/gifts/${old}/edit?sure=1`)).$('textarea').length, 1)
    assert.equal((await noor.get(`/gifts/${young}/edit`)).$('textarea').length, 1)
    await noor.post(`/gifts/${old}/edit`, {
      description: 'Toch nog',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
    })
    assert.equal((await noor.get(`/gifts/${old}/edit`)).$('textarea').length, 1, 'a gift that was edited just now')
  })

  test('comes back alone after a change, and with its categories if it moved', async () => {
    const { publicGuid: guid } = await world.addGift(noor.list, { description: 'Vlieger' })
    const form = { categoryPrivateGuid: noor.list.categoryPrivateGuid, description: 'Rode vlieger' }
    const changed = await noor.htmx('POST', `/gifts/${guid}/edit`, form)
    assert.deepEqual(targets(changed), [`#own-list #gift-${guid}`, '#flash'])
    assert.equal(changed.$('.gift').length, 1)
    assert.equal(changed.$('.gift-title').text(), 'Rode vlieger')
    assert.equal(changed.$('[data-requests-focus]').attr('href'), `/gifts/${guid}/edit`)
    const other = await addCategory(world, noor.list, 'Buiten')
    const moved = await noor.htmx('POST', `/gifts/${guid}/edit`, { ...form, categoryPrivateGuid: other.privateGuid })
    assert.deepEqual(targets(moved), [await sectionOf(world, noor.list), `#category-${other.publicGuid}`, '#flash'])
  })

  test('keeps every field when its form is saved unchanged', async () => {
    const { publicGuid: guid } = await world.addGift(noor.list, {
      description: 'Lamp\nvoor op tafel',
      url: 'https://lamp.nl/a?b=1&c=2',
      crossOffEnabled: false,
    })
    const row = async () => (await world.sql`select * from gifts where public_guid = ${guid}`)[0]!
    const before = await row()
    const address = `/gifts/${guid}/edit`
    const form = filledForm(await noor.get(address), `form[action="${address}"]`)
    assert.equal((await noor.post(address, form)).status, 303)
    assert.deepEqual({ ...(await row()), editedAt: before['editedAt'] }, before)
  })

  test('cannot be crossed off once the owner unticks its box', async () => {
    const { publicGuid: guid } = await world.addGift(noor.list)
    const address = `/gifts/${guid}/edit`
    const page = await noor.get(address)
    page.$('[type=checkbox][name=enableCrossOff]').removeAttr('checked')
    assert.equal((await noor.post(address, filledForm(page, `form[action="${address}"]`))).status, 303)
    assert.equal((await storedGift(world, guid))!.crossOffEnabled, false)
  })

  test('gets its category from the tile by which its form was opened', async () => {
    const { publicGuid } = await addCategory(world, noor.list, 'Boeken')
    const tile = (await noor.get('/noor')).$(`#category-${publicGuid} a.add-tile`).attr('href')!
    assert.equal((await noor.get(tile)).$('[name=categoryPrivateGuid] option[selected]').text(), 'Boeken')
  })
})
