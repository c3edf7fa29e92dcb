import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { dayOf } from '#core/days.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { withoutCsrfTokens, type HtmlResponse } from '#test/support/world.ts'

const { world, noor, lotte, bram } = await openFamily({}, { countsQueries: true })

const dialogOf = (guid: string) => `/gifts/${guid}/cross-off`
/** Returns a partial's content. htmx takes it from the partial, whatever the parser makes of a `li` outside a list. */
const pieceFor = (answer: HtmlResponse, target: string) => answer.$(`hx-partial[hx-target="${target}"]`)
const giverOf = async (guid: string): Promise<string | undefined> =>
  (
    await world.sql<{ email: string }[]>`
    select u.email from cross_offs x join gifts g on g.id = x.gift_id join users u on u.id = x.user_id where g.public_guid = ${guid} and x.undone_at is null`
  )[0]?.email
const contextOf = (answer: HtmlResponse) => answer.$('input[name=contextId]').attr('value')!

describe('the cross-off dialog of a user', () => {
  test('asks with one button, and returns the card as the giver’s own', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Theepot voor zes kopjes' })
    const asked = await lotte.htmx('GET', dialogOf(publicGuid))
    assert.equal(asked.status, 200)
    assert.equal(asked.$('dialog h2').text(), 'Geef jij dit aan Noor?')
    assert.equal(asked.$('input[name=email]').length, 0)
    assert.match(asked.$('.banner').text(), /Noor ziet niet/)

    const done = await lotte.htmx('POST', dialogOf(publicGuid), { contextId: contextOf(asked) })
    assert.equal(done.status, 200)
    assert.equal(done.headers.get('hx-trigger'), 'close-dialog')
    const card = pieceFor(done, `#gift-${publicGuid}`)
    assert.equal(card.attr('hx-swap'), 'outerHTML')
    assert.equal(card.find('li').attr('class'), 'gift yours')
    assert.equal(card.find('.gift-actions a').attr('href'), `/gifts/${publicGuid}/cross-off/undo`)
    assert.match(pieceFor(done, '#flash').text(), /Afgestreept/)
    assert.equal(await giverOf(publicGuid), lotte.email)
    assert.equal(done.$('dialog').length, 0)
  })

  test('is a page of its own without script, and leads back to the list', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const asked = await lotte.get(dialogOf(publicGuid))
    assert.equal(asked.status, 200)
    assert.equal(asked.$('main h1').text(), 'Geef jij dit aan Noor?')
    assert.equal(asked.$('main form').attr('hx-post'), undefined)
    const done = await lotte.post(asked.$('main form').attr('action')!, { contextId: contextOf(asked) })
    assert.deepEqual([done.status, done.headers.get('location')], [303, `/noor#gift-${publicGuid}`])
    const { $ } = await lotte.get('/noor')
    assert.match($('#flash').text(), /Afgestreept/)
    assert.equal($('#flash a').attr('href'), '/crossedoff')
  })

  test('counts two presses as one cross-off', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const contextId = randomUUID()
    const answers = await Promise.all([1, 2].map(() => lotte.htmx('POST', dialogOf(publicGuid), { contextId })))
    for (const answer of answers)
      assert.equal(pieceFor(answer, `#gift-${publicGuid}`).find('li').attr('class'), 'gift yours')
    assert.equal((await world.sql`select 1 from cross_offs where context_id = ${contextId}`).length, 1)
    await lotte.htmx('DELETE', dialogOf(publicGuid))
    const again = await lotte.htmx('POST', dialogOf(publicGuid), { contextId })
    assert.equal(pieceFor(again, `#gift-${publicGuid}`).find('li').attr('class'), 'gift', 'the same form after an undo')
  })

  test('asks again if the owner chose meanwhile to see cross-offs, and records that the owner could see it', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Wereldbol' })
    const asked = await lotte.htmx('GET', dialogOf(publicGuid))
    const form = { contextId: contextOf(asked), isShown: asked.$('[name=isShown]').attr('value')! }
    assert.equal(form.isShown, 'false')
    await world.sql`update lists set show_crossed_off = true where username = 'noor'`
    const again = await lotte.htmx('POST', dialogOf(publicGuid), form)
    assert.equal(again.status, 422)
    assert.match(again.$('[role=alert]').text(), /net veranderd/)
    assert.match(again.$('dialog').text(), /Noor wil zelf zien/)
    assert.equal(await giverOf(publicGuid), undefined)
    await lotte.htmx('POST', dialogOf(publicGuid), { ...form, isShown: again.$('[name=isShown]').attr('value')! })
    await world.sql`update lists set show_crossed_off = false where username = 'noor'`
    assert.equal(await giverOf(publicGuid), lotte.email)
    const [row] = await world.sql<{ wasShown: boolean }[]>`
      select x.was_shown as "wasShown" from cross_offs x join gifts g on g.id = x.gift_id where g.public_guid = ${publicGuid}`
    assert.equal(row!.wasShown, true)
  })

  test('says that somebody else was first, with the card as it is now', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const asked = await lotte.htmx('GET', dialogOf(publicGuid))
    await crossOff(bram, publicGuid)
    const answer = await lotte.htmx('POST', dialogOf(publicGuid), { contextId: contextOf(asked) })
    assert.equal(answer.status, 422)
    const [understood, ...more] = answer.$('dialog .dialog-foot a').toArray()
    assert.deepEqual([answer.$(understood).text(), more.length], ['Begrepen', 0])
    assert.equal(answer.$(understood).attr('data-dialogs-close'), '', 'the button leads away from the list')
    assert.match(answer.$('dialog').text(), /Iemand anders was je net voor/)
    assert.equal(pieceFor(answer, `#gift-${publicGuid}`).find('li.taken').attr('data-css-news'), '')
    const plain = await lotte.post(dialogOf(publicGuid), { contextId: contextOf(asked) })
    assert.equal(plain.status, 422)
    assert.match(plain.$('main').text(), /Iemand anders was je net voor/)
  })

  test('says that the gift is gone, and removes its card', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await noor.api('DELETE', `/api/MyGift/${publicGuid}`)
    const answer = await lotte.htmx('POST', dialogOf(publicGuid), {})
    assert.equal(answer.status, 422)
    assert.match(answer.$('dialog').text(), /staat niet meer op de lijst/)
    assert.equal(pieceFor(answer, `#gift-${publicGuid}`).attr('hx-swap'), 'delete')
    assert.equal((await lotte.get(dialogOf(publicGuid))).status, 404)
  })

  test('says that a gift need not be crossed off', async () => {
    const { publicGuid } = await world.addGift(noor.list, { crossOffEnabled: false })
    const answer = await lotte.htmx('POST', dialogOf(publicGuid), {})
    assert.equal(answer.status, 422)
    assert.match(answer.$('dialog').text(), /hoef je niet af te strepen/)
  })

  test('says the same to an owner about every gift, and shows none of them', async () => {
    const gifts = [
      await world.addGift(noor.list, { description: 'Muts' }),
      await world.addGift(noor.list, { description: 'Muts' }),
      await world.addGift(noor.list, { description: 'Muts', crossOffEnabled: false }),
    ]
    await crossOff(lotte, gifts[0]!.publicGuid)
    for (const [told, ask] of [
      [/^422 .*Dit is je eigen lijst/s, (guid: string) => noor.htmx('GET', dialogOf(guid))],
      [
        /^422 .*Dit is je eigen lijst/s,
        (guid: string) => noor.htmx('POST', dialogOf(guid), { contextId: '4a6a29a4-0b19-4b5a-8f0e-3d2c1d2f3a4b' }),
      ],
      [/^403 .*Dit is je eigen lijst/s, (guid: string) => noor.get(dialogOf(guid))],
      [/^422 .*Hier valt niets ongedaan te maken/s, (guid: string) => noor.htmx('GET', `${dialogOf(guid)}/undo`)],
      [/^422 .*Hier valt niets ongedaan te maken/s, (guid: string) => noor.htmx('POST', `${dialogOf(guid)}/undo`)],
      [/^422 .*Hier valt niets ongedaan te maken/s, (guid: string) => noor.htmx('DELETE', dialogOf(guid))],
    ] as const) {
      const answers: string[] = []
      for (const { publicGuid } of gifts) {
        const { status, html } = await ask(publicGuid)
        answers.push(`${status} ${withoutCsrfTokens(html).replaceAll(publicGuid, 'guid')}`)
      }
      assert.equal(new Set(answers).size, 1)
      assert.match(answers[0]!, told)
      assert.doesNotMatch(answers[0]!, /class="gift|Muts/)
    }
  })

  test('does not open for a closed list, nor name it', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await world.sql`update lists set access_type = 'CLOSED' where id = ${noor.list.id}`
    try {
      const answer = await lotte.get(dialogOf(publicGuid))
      assert.equal(answer.status, 403)
      assert.doesNotMatch(answer.html, /noor/i)
      assert.equal((await lotte.htmx('POST', dialogOf(publicGuid), {})).status, 422)
      const over = { 'HX-Request': 'true', 'HX-Current-URL': `${world.services.config.baseUrl}/vrienden?x=1` }
      const button = (await lotte.get(dialogOf(publicGuid), over)).$('dialog .dialog-foot a')
      assert.deepEqual([button.text(), button.attr('href')], ['Begrepen', '/vrienden?x=1'])
      assert.equal(
        button.attr('data-dialogs-close'),
        undefined,
        'the button closes the dialog without loading the page anew',
      )
    } finally {
      await world.sql`update lists set access_type = 'PUBLIC' where id = ${noor.list.id}`
    }
  })

  test('leads to the list’s question if the visitor has not answered it', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await world.sql`update lists set access_type = 'OPEN', access_question = 'Hoe heet de kat?', access_answer = 'Poes' where id = ${noor.list.id}`
    try {
      assert.equal((await lotte.get(dialogOf(publicGuid))).headers.get('location'), '/noor')
      assert.equal((await lotte.htmx('POST', dialogOf(publicGuid), {})).headers.get('hx-redirect'), '/noor')
    } finally {
      await world.sql`update lists set access_type = 'PUBLIC' where id = ${noor.list.id}`
    }
  })

  test('is not found for a malformed guid', async () => {
    for (const guid of ['x', '1', '%00', `${randomUUID()}0`])
      assert.equal((await lotte.get(dialogOf(guid))).status, 404, guid)
  })
})

describe('the cross-off dialog of an anonymous visitor', () => {
  test('asks for an e-mail address, creates a guest, and leads that guest to the list', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const oma = world.visitor()
    const asked = await oma.htmx('GET', dialogOf(publicGuid))
    assert.equal(asked.$('input[name=email]').attr('autocomplete'), 'email')
    const done = await oma.htmx('POST', dialogOf(publicGuid), { contextId: contextOf(asked), email: 'oma@example.org' })
    assert.equal(done.headers.get('hx-refresh'), 'true')
    assert.equal(await giverOf(publicGuid), 'oma@example.org')
    const list = await oma.get('/noor')
    assert.match(list.$('#flash').text(), /Afgestreept/)
    assert.equal(list.$(`#gift-${publicGuid}`).attr('class'), 'gift yours')
  })

  test('works with plain forms', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const opa = world.visitor()
    const asked = await opa.get(dialogOf(publicGuid))
    const done = await opa.post(asked.$('main form').attr('action')!, {
      contextId: contextOf(asked),
      email: ' opa@example.org ',
    })
    assert.deepEqual([done.status, done.headers.get('location')], [303, `/noor#gift-${publicGuid}`])
    assert.equal(await giverOf(publicGuid), 'opa@example.org')
  })

  test('counts a form that is sent twice as one cross-off, also if the first response was lost', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const tante = world.visitor()
    const form = {
      contextId: contextOf(await tante.get(dialogOf(publicGuid))),
      email: 'tante@example.org',
      csrfToken: await tante.csrfToken(),
    }
    const token = tante.token!
    assert.equal((await tante.post(dialogOf(publicGuid), form)).status, 303)
    tante.cookies.set('session', token)
    const again = await tante.post(dialogOf(publicGuid), form)
    assert.deepEqual([again.status, again.headers.get('location')], [303, `/noor#gift-${publicGuid}`])
    assert.equal((await world.sql`select 1 from users where email = 'tante@example.org'`).length, 1)
    await world.sql`update cross_offs set undone_at = now() where gift_id = (select id from gifts where public_guid = ${publicGuid})`
    tante.cookies.set('session', token)
    assert.equal((await tante.post(dialogOf(publicGuid), form)).status, 303)
    assert.equal(await giverOf(publicGuid), 'tante@example.org', 'the same form after an undo')
  })

  test('shows the problem of an invalid e-mail address, and keeps the address', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    for (const [email, message] of [
      ['', /Vul je e-mailadres in/],
      ['geen adres', /geen geldig e-mailadres/],
      [`${'a'.repeat(90)}@example.org`, /maximaal 100 tekens/],
      ['iemand@mailinator.com', /kunnen we je niet bereiken/],
    ] as const) {
      const answer = await world.visitor().htmx('POST', dialogOf(publicGuid), { contextId: randomUUID(), email })
      assert.equal(answer.status, 422)
      assert.match(answer.$('.error').text(), message)
      assert.equal(answer.$('input[name=email]').attr('value') ?? '', email)
      assert.equal(answer.$('input[name=email]').attr('aria-invalid'), 'true')
    }
    assert.equal(await giverOf(publicGuid), undefined)
  })

  test('asks an account for its password, and logs the account in', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const someone = world.visitor()
    const first = await someone.htmx('GET', dialogOf(publicGuid))
    const returnUrl = encodeURIComponent(dialogOf(publicGuid))
    assert.equal(first.$('.dialog-foot a').attr('href'), `/account/login?returnUrl=${returnUrl}`)
    const contextId = contextOf(first)
    const asked = await someone.htmx('POST', dialogOf(publicGuid), { contextId, email: 'LOTTE@example.org' })
    assert.equal(asked.status, 422)
    assert.equal(asked.$('input[name=email]').attr('value'), 'LOTTE@example.org')
    assert.match(
      asked.$('p.small a').attr('href')!,
      /LOTTE%40example\.org/,
      'the link to a new password lacks the typed address',
    )
    assert.equal(asked.$('input[name=password]').attr('value'), undefined)
    assert.equal(asked.$('.error').length, 0)
    assert.equal(contextOf(asked), contextId)

    const form = { contextId, email: 'LOTTE@example.org', step: 'password' }
    const empty = await someone.htmx('POST', dialogOf(publicGuid), { ...form, password: '' })
    assert.match(empty.$('.error').text(), /Vul je wachtwoord in/)
    const wrong = await someone.htmx('POST', dialogOf(publicGuid), { ...form, password: 'een fout wachtwoord' })
    assert.equal(wrong.status, 422)
    assert.match(wrong.$('.error').text(), /wachtwoord klopt niet/)
    assert.equal(wrong.$('input[name=email]').attr('value'), 'LOTTE@example.org')
    assert.doesNotMatch(wrong.html, /een fout wachtwoord/)
    assert.equal(await giverOf(publicGuid), undefined)

    const done = await someone.htmx('POST', dialogOf(publicGuid), { ...form, password: lotte.password })
    assert.equal(done.headers.get('hx-refresh'), 'true')
    assert.equal(await giverOf(publicGuid), lotte.email)
    assert.equal((await someone.api('GET', '/api/Account/UserData')).body.email, lotte.email)
  })

  test('logs an owner in and says that the list is their own', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const someone = world.visitor()
    const done = await someone.htmx('POST', dialogOf(publicGuid), {
      contextId: randomUUID(),
      email: noor.email,
      step: 'password',
      password: noor.password,
    })
    assert.equal(done.headers.get('hx-refresh'), 'true')
    assert.equal(await giverOf(publicGuid), undefined)
    assert.match((await someone.get('/noor')).$('#flash').text(), /eigen lijst/)
  })

  test('creates no user if there is nothing to cross off', async () => {
    const taken = await world.addGift(noor.list)
    const locked = await world.addGift(noor.list, { crossOffEnabled: false })
    await crossOff(bram, taken.publicGuid)
    for (const guid of [taken.publicGuid, locked.publicGuid, randomUUID()]) {
      assert.equal(
        (await world.visitor().post(dialogOf(guid), { contextId: randomUUID(), email: 'niemand@example.org' })).status,
        422,
      )
    }
    assert.equal((await world.sql`select 1 from users where email = 'niemand@example.org'`).length, 0)
  })

  test('refuses a form without the session’s token', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const answer = await world.visitor().post(dialogOf(publicGuid), { csrfToken: 'x', email: 'oma@example.org' })
    assert.equal(answer.status, 400)
    assert.equal(await giverOf(publicGuid), undefined)
  })
})

describe('undoing from the list', () => {
  test('asks first, and returns the free card', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await crossOff(lotte, publicGuid)
    const asked = await lotte.htmx('GET', `${dialogOf(publicGuid)}/undo`)
    assert.equal(asked.status, 200)
    assert.equal(asked.$('dialog h2').text(), 'Geef je dit toch niet?')
    assert.doesNotMatch(asked.html, /private/i)
    assert.match(asked.$('dialog').text(), /Noor merkt er niets van/)
    await world.sql`update lists set show_crossed_off = true where id = ${noor.list.id}`
    const shown = await lotte.htmx('GET', `${dialogOf(publicGuid)}/undo`)
    await world.sql`update lists set show_crossed_off = false where id = ${noor.list.id}`
    assert.doesNotMatch(shown.$('dialog').text(), /merkt er niets van/)
    const done = await lotte.htmx('POST', `${dialogOf(publicGuid)}/undo`)
    assert.equal(done.headers.get('hx-trigger'), 'close-dialog')
    assert.equal(pieceFor(done, `#gift-${publicGuid}`).find('li').attr('class'), 'gift')
    assert.equal(await giverOf(publicGuid), undefined)
  })

  test('is a DELETE request, and a plain form without script', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await crossOff(lotte, publicGuid)
    assert.equal((await lotte.htmx('DELETE', dialogOf(publicGuid))).status, 200)
    assert.equal(await giverOf(publicGuid), undefined)
    await crossOff(lotte, publicGuid)
    const page = await lotte.get(`${dialogOf(publicGuid)}/undo`)
    const done = await lotte.post(page.$('main form').attr('action')!)
    assert.deepEqual([done.status, done.headers.get('location')], [303, `/noor#gift-${publicGuid}`])
  })

  test('does not undo anybody else’s cross-off', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await crossOff(lotte, publicGuid)
    const answer = await bram.htmx('DELETE', dialogOf(publicGuid))
    assert.equal(answer.status, 422)
    assert.match(answer.$('dialog').text(), /iemand anders geeft het nu/)
    assert.equal(pieceFor(answer, `#gift-${publicGuid}`).find('li.taken').attr('data-css-news'), '')
    assert.equal(await giverOf(publicGuid), lotte.email)
  })

  test('says that there is nothing to undo, the second time and for a gift that is gone', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await crossOff(lotte, publicGuid)
    await lotte.htmx('DELETE', dialogOf(publicGuid))
    const second = await lotte.htmx('DELETE', dialogOf(publicGuid))
    assert.equal(second.status, 422)
    assert.match(second.$('dialog').text(), /niets ongedaan te maken/)
    await noor.api('DELETE', `/api/MyGift/${publicGuid}`)
    const gone = await lotte.htmx('DELETE', dialogOf(publicGuid))
    assert.match(gone.$('dialog').text(), /staat niet meer op de lijst/)
  })

  test('needs a login', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    assert.equal((await world.visitor().get(`${dialogOf(publicGuid)}/undo`)).status, 401)
    assert.equal((await world.visitor().htmx('DELETE', dialogOf(publicGuid))).status, 401)
  })

  test('is offered by the dialog if the giver opens it for their own gift again', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await crossOff(lotte, publicGuid)
    assert.equal((await lotte.htmx('GET', dialogOf(publicGuid))).$('dialog h2').text(), 'Geef je dit toch niet?')
  })
})

describe('the overview of a giver', () => {
  test('has the gifts by list, in two queries, and an empty state', async () => {
    const fatima = await world.person('Fatima Aydin')
    const empty = await fatima.get('/crossedoff')
    assert.equal(empty.status, 200)
    assert.match(empty.$('#crossed-off').text(), /nog niets afgestreept/)

    const gifts = [
      await world.addGift(noor.list, { description: 'Sjaal\nRood met crème' }),
      await world.addGift(bram.list, { description: 'Mok' }),
      await world.addGift(noor.list, { description: 'Sokken' }),
    ]
    for (const { publicGuid } of gifts) await crossOff(fatima, publicGuid)
    await world.sql`update lists set occasion = 'Sinterklaas', occasion_date = ${dayOf(world.services.now())} where id = ${bram.list.id}` // today
    await world.sql`update lists set occasion = 'MyBirthday', occasion_date = current_date - 9 where id = ${noor.list.id}`
    for (const path of ['/crossedoff', '/friends/gifts']) {
      const page = await fatima.get(path)
      assert.deepEqual(
        page
          .$('.panel h2')
          .map((_, heading) => page.$(heading).text())
          .get(),
        ['Bram Visser', 'Noor de Vries'],
      )
      assert.deepEqual(
        page
          .$('.gift-title')
          .map((_, title) => page.$(title).text())
          .get(),
        ['Mok', 'Sjaal', 'Sokken'],
      )
      const [coming, past] = page.$('.panel-head p').toArray().map((each) => page.$(each).text()) // oxfmt-ignore
      assert.match(coming!, /^Sinterklaas, \d+ \p{L}+$/u)
      assert.equal(past, 'Verjaardag')
      assert.equal(page.$('details .gift-note').text(), 'Rood met crème')
      assert.equal(page.$('main a.button').attr('href'), `/gifts/${gifts[1]!.publicGuid}/cross-off/undo?from=overview`)
    }
    const statements = await world.countQueries(() => fatima.get('/crossedoff'))
    assert.equal(statements.filter((statement) => /cross_offs|cross_off_notices/.test(statement)).length, 2)

    const answer = await fatima.api('GET', '/api/Gift/CrossedOff')
    assert.equal(answer.status, 200)
    assert.deepEqual(Object.keys(answer.body), ['crossedOffWishlists'])
    const [first, second] = answer.body.crossedOffWishlists
    assert.deepEqual(
      [first.fullName, first.wishlistUrl, second.gifts.length],
      ['Bram Visser', `${world.services.config.baseUrl}/bram`, 2],
    )
    assert.deepEqual(Object.keys(first), ['wishlistUrl', 'fullName', 'gifts'])
    assert.match(first.gifts[0].privateCrossOffGuid, /-/)
    assert.equal(first.gifts[0].isCrossedOff, true)

    const asked = await fatima.htmx('GET', `/gifts/${gifts[1]!.publicGuid}/cross-off/undo?from=overview`)
    const done = await fatima.htmx('POST', asked.$('form').attr('action')!)
    const left = pieceFor(done, '#crossed-off')
    assert.deepEqual(
      left
        .find('.gift-title')
        .map((_, title) => done.$(title).text())
        .get(),
      ['Sjaal', 'Sokken'],
    )
    const plain = await fatima.post(`/gifts/${gifts[0]!.publicGuid}/cross-off/undo?from=overview`)
    assert.deepEqual([plain.status, plain.headers.get('location')], [303, '/crossedoff'])
  })

  test('names a list’s occasion from the giver’s point of view', async () => {
    const kees = await world.person('Kees Mol')
    const { publicGuid } = await world.addGift(kees.list)
    await crossOff(lotte, publicGuid)
    await world.sql`update lists set occasion = 'MyAnniversary', occasion_date = null where id = ${kees.list.id}`
    const { $ } = await lotte.get('/crossedoff')
    assert.equal($(`[aria-labelledby="from-${kees.list.publicGuid}"] .panel-head p`).text(), 'Jubileum')
  })

  test('is for logged-in users', async () => {
    const visitor = world.visitor()
    const page = await visitor.get('/crossedoff')
    assert.equal(page.status, 401)
    assert.equal(page.$('main input[name=password]').length, 1)
    assert.equal((await visitor.api('GET', '/api/Gift/CrossedOff')).status, 401)
  })
})
