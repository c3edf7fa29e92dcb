import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dayFromNow } from '#test/support/days.ts'
import { openFamily } from '#test/support/family.ts'
import { accept, invite } from '#test/support/owners.ts'
import type { Client, HtmlResponse, Person } from '#test/support/world.ts'

const { world, noor, sem, lotte } = await openFamily()

const addressOf = (query: Record<string, string>) => `/mylist/add?${new URLSearchParams(query).toString()}`
const add = (who: Client, query: Record<string, string>) => who.get(addressOf(query))
const filled = ({ $ }: HtmlResponse) => ({
  url: $('[name=url]').attr('value') ?? '',
  description: $('textarea[name=description]').text(),
})
const choices = ({ $ }: HtmlResponse) =>
  $('select[name=categoryPrivateGuid] option')
    .toArray()
    .map((option) => $(option).text())
const countGifts = async () =>
  (await world.sql<{ count: number }[]>`select count(*)::int as count from gifts`)[0]!.count
const makeList = async (who: Person, username: string, title: string) => {
  const { status, body } = await who.api('POST', '/api/MyList/Create', {
    username,
    title,
    firstName: 'Noor',
    lastName: 'de Vries',
    accessType: 'PUBLIC',
  })
  assert.equal(status, 201)
  return body.privateGuid as string
}
const addGift = (who: Person, categoryPrivateGuid: string) =>
  who.api('POST', '/api/MyGift/EditWithoutProduct', { categoryPrivateGuid, description: 'Boek', url: null })

describe('A share sheet or a bookmarklet', () => {
  const shop = 'https://www.winkel.example/p/houten-trein-groot/123'
  for (const [name, given, expected] of [
    ['a URL with its page’s title', { url: shop, title: 'Trein' }, { url: shop, description: 'Trein' }],
    ['a URL in the text, as Android sends it', { title: 'Trein', text: shop }, { url: shop, description: 'Trein' }],
    ['a URL among words', { text: `Kijk eens: ${shop}` }, { url: shop, description: 'Kijk eens' }],
    ['words around a URL, and a title', { title: 'Trein', text: `Kijk! ${shop}` }, { url: shop, description: 'Trein' }],
    ['a URL in the title', { title: `Trein ${shop}` }, { url: shop, description: 'Trein' }],
    ['a URL alone', { url: shop }, { url: shop, description: 'Houten trein groot' }],
    [
      'selected words with a URL and its page’s title',
      { url: shop, title: 'Trein', text: 'maat 39' },
      { url: shop, description: 'Trein\nmaat 39' },
    ],
    [
      'a text that repeats the title',
      { url: shop, title: 'Trein van hout', text: 'Trein' },
      { url: shop, description: 'Trein van hout' },
    ],
    [
      'a URL, and another URL among words',
      { url: shop, title: 'Trein', text: 'Ook bij https://elders.example/trein' },
      { url: shop, description: 'Trein' },
    ],
    ['words alone', { text: 'Een dagje uit' }, { url: '', description: 'Een dagje uit' }],
    ['a request without values', {}, { url: '', description: '' }],
    [
      'values with markup',
      { url: `${shop}?a="><script>`, title: '<b>Trein</b>' },
      { url: `${shop}?a="><script>`, description: '<b>Trein</b>' },
    ],
  ] as const)
    test(`fills the form from ${name}`, async () => {
      const answer = await add(sem, given)
      assert.equal(answer.status, 200)
      assert.deepEqual(filled(answer), expected)
      assert.equal(answer.$('[aria-invalid]').length, 0)
    })

  for (const [name, given, title] of [
    ['the shared title', { url: shop, title: 'Trein', text: 'maat 39' }, 'Trein'],
    ['the words of the URL', { url: shop }, 'Houten trein groot'],
    ['nothing if the user shared words without a title', { url: shop, text: 'maat 39' }, ''],
    ['nothing if there are words around the URL', { text: `Kijk eens: ${shop}` }, ''],
  ] as const)
    test(`lets the page’s title replace ${name}`, async () =>
      assert.equal((await add(sem, given)).$('.source-preview').attr('data-links-title'), title))

  test('shows an invalid or overlong value in the form, with the message at its field', async () => {
    for (const [given, field, message] of [
      [{ url: 'javascript:alert(1)', title: 'Trein' }, 'url', /geen link/],
      [{ url: 'java\nscript:alert(1)' }, 'url', /geen link/],
      [{ url: 'data:text/html,hoi' }, 'url', /geen link/],
      [{ url: `https://shop.nl/${'x'.repeat(5000)}` }, 'url', /te lang/],
      [{ url: shop, title: 'x'.repeat(1001) }, 'description', /1000 tekens/],
      [{ text: 'x'.repeat(100_000) }, 'description', /1000 tekens/],
    ] as const) {
      const answer = await add(sem, given)
      assert.equal(answer.status, 200)
      assert.match(answer.$(`#field-${field}-error`).text(), message)
      assert.equal(answer.$('[aria-invalid]').length, 1, field)
    }
    const odd = await sem.get(`/mylist/add?url=${encodeURIComponent(shop)}&title=a%00b%07%E2%80&text=%&url=twice`)
    assert.deepEqual([odd.status, filled(odd).url], [200, shop])
    assert.match(filled(odd).description, /^a b/)
  })

  test('adds nothing by itself', async () => {
    const before = await countGifts()
    await add(sem, { url: shop, title: 'Trein' })
    await sem.get(`/sem?add=${encodeURIComponent(shop)}`)
    assert.equal(await countGifts(), before)
  })
})

describe('The list for a new gift', () => {
  test('is not asked for if the user has one list', async () => {
    const answer = await add(sem, { title: 'Trein' })
    assert.equal(answer.$('input[type=hidden][name=categoryPrivateGuid]').attr('value'), sem.list.categoryPrivateGuid)
    const saved = await sem.post(answer.$('main form[enctype]').attr('action')!, {
      description: 'Trein',
      url: 'https://shop.nl/trein',
      categoryPrivateGuid: sem.list.categoryPrivateGuid,
    })
    assert.equal(saved.status, 303)
    assert.match(saved.headers.get('Location')!, /^\/sem#gift-/)
    assert.match((await sem.get('/sem')).$('#flash').text(), /“Trein” staat op je lijst/)
  })

  test('is chosen from the user’s own and shared lists, first the one that the user changed last', async () => {
    await makeList(noor, 'noor-kerst', 'Kerst bij Noor')
    await world.sql`update lists set title = 'Noors lijst' where username = 'noor'`
    await world.sql`update lists set title = 'Samen' where username = 'lotte'`
    await accept(noor, await invite(lotte, 'Noor'))
    await addGift(noor, noor.list.categoryPrivateGuid)
    assert.deepEqual(choices(await add(noor, {})), ['Noors lijst', 'Samen', 'Kerst bij Noor'])
    await addGift(noor, lotte.list.categoryPrivateGuid)
    assert.equal(choices(await add(noor, {}))[0], 'Samen')
    await addGift(noor, noor.list.categoryPrivateGuid)
    await addGift(lotte, lotte.list.categoryPrivateGuid)
    assert.equal(choices(await add(noor, {}))[0], 'Noors lijst', 'another owner’s later change of the other list')
  })

  test('is the list with the next occasion if the user has changed none of their lists', async () => {
    const eva = await world.person('Eva')
    await makeList(eva, 'eva-later', 'Aap later')
    await makeList(eva, 'eva-eerst', 'Noot eerst')
    await makeList(eva, 'eva-voorbij', 'Mies voorbij')
    for (const [username, day] of [
      ['eva-later', dayFromNow(60)],
      ['eva-eerst', dayFromNow(0)],
      ['eva-voorbij', dayFromNow(-3)],
    ] as const)
      await world.sql`update lists set occasion_date = ${day} where username = ${username}`
    assert.deepEqual(choices(await add(eva, {})), ['Noot eerst', 'Aap later', 'Mies voorbij', 'eva'])
    await addGift(eva, eva.list.categoryPrivateGuid)
    assert.equal(choices(await add(eva, {}))[0], 'eva')
  })

  test('is offered with each of its categories if it has several, in their order', async () => {
    const books = { name: 'Boeken', wishlistPrivateGuid: noor.list.privateGuid }
    const { privateGuid } = (await noor.api('POST', '/api/Category/Create', books)).body
    await noor.api('POST', '/api/Category/Reorder', { privateGuidOrder: [privateGuid] })
    assert.deepEqual(choices(await add(noor, {})).slice(0, 3), [
      'Noors lijst · Boeken',
      'Noors lijst · Cadeaus',
      'Samen',
    ])
  })

  test('gets the gift, and a refused form keeps the choice', async () => {
    const refused = await noor.post('/mylist/add', {
      description: '',
      url: 'https://shop.nl/t',
      categoryPrivateGuid: lotte.list.categoryPrivateGuid,
    })
    assert.equal(refused.status, 422)
    assert.equal(refused.$('select option[selected]').text(), 'Samen')
    assert.match(refused.$('#field-description-error').text(), /Schrijf er nog bij/)
    const saved = await noor.post('/mylist/add', {
      description: 'Voor samen',
      categoryPrivateGuid: lotte.list.categoryPrivateGuid,
    })
    assert.match(saved.headers.get('Location')!, /^\/lotte#gift-/)
    const foreign = await noor.post('/mylist/add', {
      description: 'Van Sem',
      categoryPrivateGuid: sem.list.categoryPrivateGuid,
    })
    assert.equal(foreign.status, 422)
    assert.equal((await world.sql`select 1 from gifts where description = 'Van Sem'`).length, 0)
  })
})

describe('A visitor who cannot add a gift yet', () => {
  const address = addressOf({ url: 'https://shop.nl/p/houten-trein', title: 'Trein & rails' })

  test('logs in first, and comes back with the shared values', async () => {
    const visitor = world.visitor()
    const asked = await visitor.get(address)
    assert.equal(asked.status, 401)
    const returnUrl = asked.$('main [name=returnUrl]').attr('value')!
    assert.equal(asked.$('.top-login').length, 0, 'the top bar has another login')
    const answer = await visitor.post('/account/login', { emailOrUsername: 'sem', password: sem.password, returnUrl })
    const form = await visitor.get(answer.headers.get('Location')!)
    assert.deepEqual(filled(form), { url: 'https://shop.nl/p/houten-trein', description: 'Trein & rails' })
  })

  test('makes an account first, from the login or as a guest, and comes back with the shared values', async () => {
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })
    const led = await guest.get(address)
    assert.equal(led.status, 303)
    const login = await world.visitor().get(address)
    const fromLogin = login.$('main a[href^="/account/create"]').attr('href')!
    assert.equal(new URL(fromLogin, 'http://x').search, new URL(led.headers.get('Location')!, 'http://x').search)
    const create = await guest.get(led.headers.get('Location')!)
    const returnUrl = create.$('main [name=returnUrl]').attr('value')!
    assert.match(create.$('main a[href^="/account/login"]').attr('href')!, /returnUrl=/)
    const made = await guest.post('/account/create', {
      returnUrl,
      email: 'gast@example.org',
      firstName: 'Gast',
      lastName: 'Vrij',
      wishlistUrlName: 'gast-vrij',
      password: 'een goed wachtwoord',
    })
    assert.equal(made.status, 303)
    assert.deepEqual(filled(await guest.get(made.headers.get('Location')!)), {
      url: 'https://shop.nl/p/houten-trein',
      description: 'Trein & rails',
    })
  })

  test('makes a list first if they have none', async () => {
    const ina = await world.person('Ina Bos')
    assert.equal((await ina.api('DELETE', `/api/MyList/${ina.list.privateGuid}`)).status, 200)
    const led = await ina.get(address)
    assert.equal(led.status, 303)
    const form = await ina.get(led.headers.get('Location')!)
    const given = { username: 'sem', firstName: 'Ina', lastName: 'Bos', accessType: 'PUBLIC' }
    const taken = await ina.post('/mylist/new', {
      ...given,
      returnUrl: form.$('main [name=returnUrl]').attr('value')!,
    })
    assert.equal(taken.status, 422)
    const made = await ina.post('/mylist/new', {
      ...given,
      username: 'ina-nieuw',
      returnUrl: taken.$('main [name=returnUrl]').attr('value')!,
    })
    assert.equal(filled(await ina.get(made.headers.get('Location')!)).description, 'Trein & rails')
  })

  test('is never led to another site', async () => {
    const created = await world.visitor().post('/account/create', {
      returnUrl: 'https://evil.example/',
      email: 'vos@example.org',
      firstName: 'Els',
      lastName: 'Vos',
      wishlistUrlName: 'els-vos',
      password: 'een goed wachtwoord',
    })
    assert.equal(created.headers.get('Location'), '/')
  })

  test('keeps the link if the text beside it has 100 KB', async () => {
    const asked = await world.visitor().get(addressOf({ url: 'https://shop.nl/t', text: 'x'.repeat(100_000) }))
    assert.equal(asked.status, 401)
    assert.equal(asked.$('main [name=returnUrl]').attr('value'), addressOf({ url: 'https://shop.nl/t' }))
  })
})

describe('?add= in the URL of a list', () => {
  const link = 'https://shop.nl/p/houten-trein?kleur=rood&maat=m'

  test('leads its owner to the filled form, also without script', async () => {
    const { $ } = await noor.get(`/noor?add=${encodeURIComponent(link)}`)
    const button = $('a[data-wishes-press-now]')
    assert.equal(button.attr('data-dialogs-link'), '')
    assert.deepEqual(filled(await noor.get(button.attr('href')!)), { url: link, description: 'Houten trein' })
    const wrong = await noor.get(
      (await noor.get('/noor?add=javascript:alert(1)')).$('a[data-wishes-press-now]').attr('href')!,
    )
    assert.match(wrong.$('#field-url-error').text(), /geen link/)
    assert.equal((await noor.get('/noor?add=%20')).$('[data-wishes-press-now]').length, 0)
  })

  test('changes nothing for anybody else', async () => {
    for (const who of [sem, world.visitor()]) {
      const main = async (path: string) => {
        const { status, $ } = await who.get(path)
        assert.deepEqual([status, $('[data-wishes-press-now]').length], [200, 0])
        return $('main').text()
      }
      assert.equal(await main(`/noor?add=${encodeURIComponent(link)}`), await main('/noor'))
    }
  })
})

test('the page about the bookmarklet has a link to drag, for everybody', async () => {
  for (const who of [noor, world.visitor()]) {
    const { status, $ } = await who.get('/mylist/bookmarklet')
    assert.equal(status, 200)
    const code = decodeURIComponent($('main a[data-sharing-copy]').attr('href')!)
    assert.match(code, /^javascript:/)
    assert.ok(code.includes(`"${world.services.config.baseUrl}/mylist/add?"`))
  }
})
