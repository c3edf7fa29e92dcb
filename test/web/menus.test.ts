import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { Client } from '#test/support/world.ts'

const { world, noor, lotte } = await openFamily()

/** Returns text and URL of the links in a page's frame. The link to the page itself is starred. */
async function frameOf(who: Client) {
  const { $ } = await who.get('/winkels')
  const ways = (at: string) =>
    $(`${at} a, ${at} .menu-main button`)
      .toArray()
      .map((way) => `${$(way).text().trim()} ${$(way).attr('href')}${$(way).attr('aria-current') ? ' *' : ''}`.trim())
  return { bar: ways('.menu-main'), rest: ways('.menu-more'), account: ways('.popmenu') }
}

test('the menus lead visitors, guests and users to their own pages, in one order', async () => {
  const visitor = world.visitor()
  assert.deepEqual(await frameOf(visitor), {
    bar: [
      'Start /',
      'Lootjes /lootjestrekken',
      'Zoeken /list/search',
      'Winkels /winkels *',
      'Maak je lijst /account/create',
    ],
    rest: [],
    account: [],
  })
  const guest = world.visitor()
  await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })
  assert.deepEqual(await frameOf(guest), {
    bar: ['Start /', 'Lootjes /lootjestrekken', 'Vrienden /friends', 'Zoeken /list/search', 'Wat ik geef /crossedoff'],
    rest: ['Mijn profiel /account', 'Winkels /winkels *', 'Maak je lijst /account/create'],
    account: ['Wat ik geef /crossedoff', 'Mijn profiel /account'],
  })
  const rest = ['Wat ik geef /crossedoff', 'Lijst mailen /mylist/send', 'Mijn profiel /account', 'Winkels /winkels *']
  const account = rest.slice(0, 3)
  assert.deepEqual(await frameOf(noor), {
    bar: ['Start /', 'Lijsten /noor', 'Lootjes /lootjestrekken', 'Vrienden /friends', 'Zoeken /list/search'],
    rest,
    account: ['Mijn lijst /noor', ...account],
  })
  const more = { firstName: 'Lotte', lastName: 'de Vries', accessType: 'PUBLIC', username: 'lotte-kerst' }
  assert.equal((await lotte.api('POST', '/api/MyList/Create', more)).status, 201)
  await world.sql`update lists set title = 'Kerst bij Lotte' where username = 'lotte-kerst'`
  assert.deepEqual(await frameOf(lotte), {
    bar: ['Start /', 'Lijsten /#my-lists', 'Lootjes /lootjestrekken', 'Vrienden /friends', 'Zoeken /list/search'],
    rest,
    account: ['lotte /lotte', 'Kerst bij Lotte /lotte-kerst', ...account],
  })

  const app = world.visitor({ 'User-Agent': 'WishringApp/1.0' })
  assert.deepEqual(await frameOf(app), {
    bar: [
      'Start /',
      'Zoeken /list/search',
      'Winkels /winkels *',
      'Maak je lijst /account/create',
      'Inloggen /account/login?returnUrl=%2Fwinkels',
    ],
    rest: [],
    account: [],
  })
  await app.api('POST', '/api/Account/Login', { emailOrUsername: lotte.email, password: lotte.password })
  assert.deepEqual(await frameOf(app), {
    bar: ['Start /', 'Lijsten /#my-lists', 'Vrienden /friends', 'Zoeken /list/search'],
    rest: [],
    account: ['lotte /lotte', 'Kerst bij Lotte /lotte-kerst', ...rest],
  })
})

test('the top of a page names the current user, and its foot leads to the pages for everybody', async () => {
  const guest = world.visitor()
  await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })
  for (const [who, name, initials] of [
    [noor, 'Noor', 'NV'],
    [guest, 'gast@example.org', 'G'],
  ] as const) {
    const { $ } = await who.get('/winkels')
    assert.deepEqual([$('.account-name').text(), $('.account-button .initials').text()], [name, initials])
  }
  const { $ } = await world.visitor().get('/winkels')
  assert.deepEqual(
    $('.footer a')
      .toArray()
      .map((link) => `${$(link).text()} ${$(link).attr('href')}`),
    [
      'Veelgestelde vragen /faq',
      'Contact /contact',
      'Lootjes /lootjestrekken',
      'Winkels /winkels',
      'Blog /blog',
      'Gebruiksvoorwaarden /voorwaarden/gebruiksvoorwaarden',
      'Privacy /voorwaarden/privacy',
      'Veiligheid /voorwaarden/veiligheid',
      'Toegankelijkheid /voorwaarden/toegankelijkheid',
      'Colofon /impressum',
    ],
  )
  const year = new Intl.DateTimeFormat('nl', { year: 'numeric', timeZone: 'Europe/Amsterdam' }).format(new Date())
  assert.equal($('.footer p').text(), `© 1999–${year} Wenskring`)
})
