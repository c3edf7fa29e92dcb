import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { drawFamily, locationOf } from '../draws/drawing.ts'

const family = await openFamily()
const { world, lotte, bram } = family

describe('The user’s own list for a lot', () => {
  test('Pressing a list links it to the lot, and pressing it again unlinks it', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.lotte
    await lotte.post(`${path}/openen`)
    const before = await lotte.get(path)
    assert.deepEqual(
      [before.$('.list-choice').attr('aria-pressed'), before.$('.list-choice').attr('value')],
      ['false', lotte.list.privateGuid],
    )
    const chosen = await lotte.htmx('POST', `${path}/lijst`, { wishlistPrivateGuid: lotte.list.privateGuid })
    assert.deepEqual(
      [chosen.$('.list-choice').attr('aria-pressed'), chosen.$('.list-choice').attr('value')],
      ['true', ''],
    )
    assert.ok(chosen.$('.list-choice').is('[data-requests-focus]'))
    assert.match(chosen.html, /Wie jou trok, kan hem nu zien/)
    const off = await lotte.htmx('POST', `${path}/lijst`, { wishlistPrivateGuid: '' })
    assert.equal(off.$('.list-choice').attr('aria-pressed'), 'false')
    assert.match(off.html, /Weggehaald/)
  })

  test('A closed list can’t be chosen, unless it is chosen already', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.bram
    await bram.post(`${path}/openen`)
    const settings = {
      privateGuid: bram.list.privateGuid,
      username: 'bram',
      firstName: 'Bram',
      lastName: 'Visser',
      includeInSearchResult: false,
      showCrossedOff: false,
    }
    await bram.api('POST', '/api/MyList/UpdateSettings', { ...settings, accessType: 'CLOSED' })
    assert.ok((await bram.get(path)).$('.list-choice').is('[disabled]'))
    assert.match(
      (await bram.htmx('POST', `${path}/lijst`, { wishlistPrivateGuid: bram.list.privateGuid })).html,
      /Die lijst is verwijderd of privé/,
    )
    await bram.api('POST', '/api/MyList/UpdateSettings', { ...settings, accessType: 'PUBLIC' })
    await bram.post(`${path}/lijst`, { wishlistPrivateGuid: bram.list.privateGuid })
    await bram.api('POST', '/api/MyList/UpdateSettings', { ...settings, accessType: 'CLOSED' })
    const { $ } = await bram.get(path)
    assert.deepEqual([$('.list-choice').is('[disabled]'), $('.list-choice').attr('aria-pressed')], [false, 'true'])
    assert.match($('.list-choice small').text(), /^Gekozen, maar privé/)
    await bram.api('POST', '/api/MyList/UpdateSettings', { ...settings, accessType: 'PUBLIC' })
  })

  test('Another user’s list or an unknown list is refused', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.lotte
    await lotte.post(`${path}/openen`)
    for (const wishlistPrivateGuid of [bram.list.privateGuid, randomUUID(), 'geen-guid']) {
      assert.match(
        (await lotte.htmx('POST', `${path}/lijst`, { wishlistPrivateGuid })).html,
        /Die lijst is verwijderd of privé/,
      )
    }
    assert.equal((await lotte.get(path)).$('.list-choice[aria-pressed=true]').length, 0)
  })

  test('A list that is created from the lot’s page is linked at once', async () => {
    const drawn = await drawFamily(family)
    const { path } = drawn.lots.lotte
    await lotte.post(`${path}/openen`)
    const { $ } = await lotte.htmx('GET', `${path}/lijst/nieuw`)
    assert.equal($('dialog [name=firstName]').val(), 'Lotte')
    const taken = await lotte.htmx('POST', `${path}/lijst/nieuw`, {
      username: 'bram',
      firstName: 'Lotte',
      lastName: 'de Vries',
    })
    assert.equal(taken.status, 422)
    assert.match(taken.$('#field-username-error').text(), /bezet/)
    const typed = ['username', 'firstName', 'lastName'].map((name) => taken.$(`[name=${name}]`).val())
    assert.deepEqual(typed, ['bram', 'Lotte', 'de Vries'])
    const made = await lotte.htmx('POST', `${path}/lijst/nieuw`, {
      username: 'lotte-pakjes',
      firstName: 'Lotte',
      lastName: 'de Vries',
    })
    assert.equal(made.headers.get('HX-Trigger'), 'close-dialog')
    assert.equal(made.$('#list-choice-lotte-pakjes').attr('aria-pressed'), 'true')
    await lotte.post(`${path}/lijst/nieuw`, { username: 'lotte-pakjes2', firstName: 'Lotte', lastName: 'de Vries' })
    await world.addGift(lotte.list)
    await world.sql`update lists set title = 'Pakjes' where username = 'lotte-pakjes'`
    const { $: after } = await lotte.get(path)
    assert.deepEqual(
      after('.list-choice')
        .toArray()
        .map((each) => [
          after(each).find('b').text(),
          after(each).find('small').text(),
          after(each).attr('aria-pressed'),
        ]),
      [
        ['Lotte de Vries', '1 cadeau', 'false'],
        ['Pakjes', 'nog leeg', 'false'],
        ['Lotte de Vries', 'nog leeg', 'true'],
      ],
    )
  })

  test('An account created from the lot’s page gets a linked list, and the form has the lot’s address', async () => {
    const drawn = await drawFamily(family, { emails: { riet: 'oma@familie.example' } })
    const { guid, path } = drawn.lots.riet
    const visitor = world.visitor()
    await visitor.post(`${path}/openen`)
    const lot = await visitor.get(path)
    const link = lot.$('section.panel a.button').attr('href')!
    assert.equal(link, `/account/create?fromLot=${guid}`)
    const form = await visitor.get(link)
    assert.equal(form.$('#main [name=email]').val(), 'oma@familie.example')
    const filled = {
      fromLot: form.$('[name=fromLot]').val() as string,
      wishlistUrlName: 'oma',
      firstName: 'Oma',
      lastName: 'Riet',
      email: 'oma@familie.example',
      password: 'een goed wachtwoord',
      passwordConfirmation: 'anders',
    }
    assert.equal((await visitor.post('/account/create', filled)).$('[name=fromLot]').val(), guid)
    const made = await visitor.post('/account/create', { ...filled, passwordConfirmation: filled.password })
    assert.deepEqual([made.status, locationOf(made)], [303, path])
    assert.equal((await visitor.get(path)).$('#list-choice-oma').attr('aria-pressed'), 'true')
  })

  test('A visitor is asked to log in if an account has the lot’s address', async () => {
    const { path } = (await drawFamily(family)).lots.lotte
    const visitor = world.visitor()
    await visitor.post(`${path}/openen`)
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })
    await guest.get(`${path}?toon=1`)
    const offered = (await guest.get(path)).$('section.panel a.button').attr('href')
    assert.equal(
      offered,
      `/account/create?fromLot=${path.split('/').at(-1)}`,
      'a guest with another address gets no link to the recipient’s login',
    )
    const { $ } = await visitor.get(path)
    const link = $('section.panel a').attr('href')!
    assert.equal(
      link,
      `/account/login?returnUrl=${encodeURIComponent(path)}&emailOrUsername=${encodeURIComponent(lotte.email)}`,
    )
    assert.equal((await visitor.get(link)).$('#main [name=emailOrUsername]').val(), lotte.email)
    assert.equal(
      locationOf(await visitor.post(`${path}/lijst/nieuw`, {})),
      `/account/create?fromLot=${path.split('/').at(-1)}`,
    )
  })
})
