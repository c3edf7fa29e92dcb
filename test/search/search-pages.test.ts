import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { setAccess } from '#test/support/lists.ts'
import { openWorld } from '#test/support/world.ts'

const { world, noor, lotte } = await openFamily({ BASE_URL: 'https://wensen.example' })
const visitor = world.visitor()
await world.sql`
  update lists set wants_search = true, city = 'Winterswijk', title = 'Sinterklaas bij Noor', theme_image = 'pram' where id = ${noor.list.id}`

const at = (query: string) => `/list/search?query=${encodeURIComponent(query)}`
const rowsOf = ({ $ }: Awaited<ReturnType<typeof visitor.get>>) =>
  $('.rows .row')
    .toArray()
    .map((row) => [
      $(row).find('a').attr('href'),
      ...$(row)
        .find('p')
        .toArray()
        .map((line) => $(line).text()),
    ])

test('the page has a search form, keeps the query and is not indexed', async () => {
  const idle = await visitor.get('/list/search')
  assert.equal(idle.status, 200)
  assert.equal(idle.$('h1').text(), 'Een lijst vinden')
  assert.equal(idle.$('meta[name=robots]').attr('content'), 'noindex')
  assert.equal(idle.$('.menu [aria-current=page]').attr('href'), '/list/search')
  assert.equal(idle.$('form[role=search]').attr('action'), '/list/search')
  assert.match(idle.$('#search-results').text(), /Zoek op naam, plaats of titel/)
  const found = await visitor.get(at('  winters <b>'))
  assert.equal(found.$('input[name=query]').val(), '  winters <b>')
})

test('a result shows the list’s title, owner, city and URL', async () => {
  const answer = await visitor.get(at('winterswijk'))
  assert.equal(answer.status, 200)
  assert.deepEqual(rowsOf(answer), [
    ['/noor', 'Sinterklaas bij Noor', 'Noor de Vries · Winterswijk', 'wensen.example/noor'],
  ])
  assert.match(answer.$('#search-results').text(), /1 lijst gevonden/)
  const fragment = await visitor.htmx('GET', at('winterswijk'))
  assert.deepEqual(rowsOf(fragment), rowsOf(answer))
  assert.equal(fragment.$('#search-results').attr('data-requests-announce'), '1 lijst gevonden.')
  assert.equal(fragment.$('form').length, 0)
})

test('a list that asks a question is shown with the standard picture', async () => {
  const picture = async () => (await visitor.get(at('winterswijk'))).$('.row img').attr('src')
  const drawing = await picture()
  const hash = 'b'.repeat(32)
  await world.sql`insert into images (hash, width, height) values (${hash}, 500, 500)`
  await world.sql`update lists set image_hash = ${hash} where id = ${noor.list.id}`
  const photo = await picture()
  assert.ok(photo!.includes(hash))
  await setAccess(world, 'noor', 'OPEN', 'Hoe heet de hond?', 'Takkie')
  const standard = await picture()
  assert.ok(!standard!.includes(hash) && standard !== drawing)
  await setAccess(world, 'noor', 'PUBLIC')
  assert.equal(await picture(), photo)
  await world.sql`update lists set image_hash = null where id = ${noor.list.id}`
})

test('the page says that nothing was found, or that the query is too short', async () => {
  const none = await visitor.get(at('Nergens & nooit'))
  assert.equal(none.status, 200)
  assert.equal(none.$('#search-results h2').text(), 'Niets gevonden voor “Nergens & nooit”')
  assert.equal(none.$('#search-results [data-requests-again]').length, 0)
  const short = await visitor.get(at('ab'))
  assert.equal(short.status, 422)
  assert.match(short.$('#search-results').text(), /minstens drie letters/)
  assert.equal(short.$('input[name=query]').val(), 'ab')
})

test('the page says how many lists there are if it does not show all', async () => {
  const many = (word: string, lists: number) => world.sql`
    insert into lists (username, first_name, last_name, access_type, wants_search)
    select ${word} || '-' || n, 'Iemand', ${word}, 'PUBLIC', true from generate_series(1, ${lists}::int) n`
  await many('lindner', 73)
  await many('overal', 1100)
  const word = async (query: string, language: string) => {
    const page = await world.visitor({ 'Accept-Language': language }).get(at(query))
    assert.equal(page.$('.rows .row').length, 50)
    return page.$('#search-results > p').text()
  }
  assert.equal(
    await word('lindner', 'nl'),
    '50 van 73 lijsten. Zoek met plaats of voornaam erbij, dan worden het er minder.',
  )
  assert.equal(
    await word('overal', 'nl'),
    '50 van meer dan 1.000 lijsten. Zoek met plaats of voornaam erbij, dan worden het er minder.',
  )
})

test('a pasted list URL redirects to the list, even if searches may not find it', async () => {
  for (const query of [
    'https://wenskring.nl/lotte',
    'wensen.example/lotte?utm_source=x',
    '/lotte',
    '/nietbestaand',
    ' /lotte ',
  ]) {
    const { status, headers } = await visitor.get(at(query))
    assert.deepEqual(
      [status, headers.get('location')],
      [303, `/${query.includes('lotte') ? 'lotte' : 'nietbestaand'}`],
      query,
    )
  }
  // no redirect while the user is still typing
  const typed = await visitor.htmx('GET', at('wenskring.nl/lot'))
  assert.equal(typed.status, 200)
  assert.equal(typed.$('#search-results a').attr('href'), '/lot')
  assert.equal((await visitor.get(at('//elders.example/lotte'))).status, 200)
})

test('after 60 searches in a minute the page asks the visitor to wait, and offers to try again', async () => {
  const limited = await openWorld({ RATE_LIMITS: 'on' })
  try {
    const client = limited.visitor()
    for (let n = 0; n < 60; n++) assert.equal((await client.get(at('iemand'))).status, 200)
    for (const answer of [await client.get(at('iemand')), await client.htmx('GET', at('iemand'))]) {
      assert.equal(answer.status, 429)
      assert.ok(answer.headers.get('retry-after'))
      assert.match(answer.$('#search-results').text(), /te vaak achter elkaar/)
      assert.equal(answer.$('#search-results button').attr('form'), 'search')
    }
    assert.equal((await client.get('/list/search')).status, 200)
  } finally {
    await limited.close()
  }
})

test('the page says that something went wrong if the database takes too long', async () => {
  await world.sql.begin(async (tx) => {
    await tx`lock table findable_lists`
    const answer = await visitor.get(at('winterswijk'))
    assert.equal(answer.status, 422)
    assert.match(answer.$('#search-results').text(), /ging iets mis/)
    assert.equal(answer.$('#search-results button').attr('form'), 'search')
    const { status, body } = await visitor.api('GET', '/api/Wishlist/Search?query=winterswijk')
    assert.deepEqual([status, body], [422, { problem: 'TookTooLong' }])
  })
  assert.equal((await visitor.get(at('winterswijk'))).status, 200)
})

test('the header, the menu, the start page and the page of a missing list lead to the search', async () => {
  for (const client of [visitor, lotte]) {
    const { $ } = await client.get('/noor')
    assert.equal($('.topbar a[href="/list/search"]').length, 1)
    assert.equal($('.menu a[href="/list/search"]').length, 1)
  }
  assert.equal((await visitor.get('/')).$('form[role=search] input[name=query]').length, 1)
  assert.equal((await visitor.get('/wie-is-dat')).$('.empty a[href="/list/search?query=wie-is-dat"]').length, 1)
  const odd = (await visitor.get(`/${encodeURIComponent('jan&piet=wie is dat?')}`)).$('.empty a[href^="/list/search?"]')
  const query = new URL(odd.attr('href')!, 'https://wensen.example').searchParams
  assert.deepEqual([...query], [['query', 'jan&piet=wie is dat?']])
  assert.equal((await visitor.get('/gifts/is/er/niet')).$('.empty a[href="/list/search"]').length, 1)
})
