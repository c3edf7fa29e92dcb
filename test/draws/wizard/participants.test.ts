import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { draftOf, errorsIn, heading, keptIn, namesIn, person, sender, wizard } from './drafts.ts'

const { world } = await openFamily()
const visitor = world.visitor()
const send = sender(visitor)

describe('The participants step', () => {
  const draft = draftOf('Anna', 'Bram')

  test('A draft without its details leads back to the details step', async () => {
    for (const unfit of [
      null,
      { ...draft, title: '' },
      { ...draft, participants: [person('Anna', { email: null })] },
    ]) {
      const answer = await send('/deelnemers', unfit)
      assert.equal(answer.headers.get('HX-Replace-Url'), `${wizard}/details`)
      assert.equal(heading(answer), 'Waarvoor trekken jullie lootjes?')
    }
  })

  test('A long list of participants has as many htmx elements as a short one', async () => {
    const prepared = async (count: number) => {
      const people = Array.from({ length: count }, (_, number) => `Deelnemer ${number}`)
      return (await send('/deelnemers', draftOf(...people))).$('[hx-post], [hx-get]').length
    }
    const few = await prepared(3)
    assert.ok(few > 0)
    assert.equal(await prepared(60), few)
  })

  test('A person is added, and the form is empty for the next one', async () => {
    const answer = await send('/deelnemers/person', draft, { name: ' Carla ', email: 'carla@example.net' })
    assert.equal(answer.status, 200)
    assert.deepEqual(namesIn(answer), ['Anna', 'Bram', 'Carla'])
    assert.match(answer.html, /hx-target="#people"[\s\S]*data-requests-announce="Carla doet mee\."/)
    const added = keptIn(answer).participants[2]!
    assert.deepEqual({ ...added, localGuid: '' }, { ...person('Carla'), localGuid: '', email: 'carla@example.net' })
  })

  test('A person without an address is added, and gets an envelope from the organizer', async () => {
    const answer = await send('/deelnemers/person', draft, { name: 'Oma Riet', email: '' })
    assert.equal(answer.status, 200)
    assert.equal(keptIn(answer).participants[2]!.email, null)
    assert.match(answer.$('#people').text(), /jij geeft de envelop/)
  })

  test('A wrong name or address stays in the form with its message', async () => {
    for (const [field, value, message] of [
      ['name', '', /naam/],
      ['name', 'n'.repeat(101), /maximaal 100/],
      ['email', 'carla', /geen geldig/],
    ] as const) {
      const answer = await send('/deelnemers/person', draft, {
        name: 'Carla',
        email: 'carla@example.net',
        [field]: value,
      })
      assert.equal(answer.status, 422)
      assert.match(errorsIn(answer), message)
      assert.equal(answer.$(`[name=${field}]`).attr('value'), value)
    }
  })

  test('The same person is not added twice, but two people may share an address', async () => {
    assert.deepEqual(namesIn(await send('/deelnemers/person', draft, { name: 'bram', email: 'BRAM@example.net' })), [
      'Anna',
      'Bram',
    ])
    assert.deepEqual(namesIn(await send('/deelnemers/person', draft, { name: 'Carla', email: 'bram@example.net' })), [
      'Anna',
      'Bram',
      'Carla',
    ])
  })

  test('A message names repeated names, and the wizard still continues', async () => {
    const repeated = draftOf('Anna', 'Joris', 'joris ')
    const answer = await send('/deelnemers', repeated)
    assert.match(answer.$('#people .banner').text(), /Joris/)
    assert.equal((await send('/deelnemers/next', repeated)).headers.get('HX-Push-Url'), `${wizard}/uitsluitingen`)
    assert.equal((await send('/deelnemers', draft)).$('#people .banner').length, 0)
  })

  test('Many people can be pasted, whatever separates them', async () => {
    const emails =
      'Noor de Vries <noor@example.net>, papa@example.net;\r\n mama@example.net | "Bakker, Riet" <riet@example.net>\n\n;,'
    const answer = await send('/deelnemers/people', draft, { emails })
    assert.equal(answer.status, 200)
    const pasted = keptIn(answer).participants.slice(2)
    assert.deepEqual(
      pasted.map(({ name, email }) => [name, email]),
      [
        ['Noor de Vries', 'noor@example.net'],
        ['Papa', 'papa@example.net'],
        ['Mama', 'mama@example.net'],
        ['Bakker, Riet', 'riet@example.net'],
      ],
    )
    assert.match(answer.html, /4 mensen toegevoegd/)
  })

  test('Good entries of a pasted text are added, and each bad one stays in the form with its error', async () => {
    const good = Array.from({ length: 12 }, (_, n) => `Neef ${n} neef${n}@example.net`)
    const emails = [...good.slice(0, 5), 'opa zonder adres', ...good.slice(5), '<b>vet</b> x@y'].join('\n')
    const answer = await send('/deelnemers/people', draft, { emails })
    assert.equal(answer.status, 422)
    assert.equal(keptIn(answer).participants.length, 14)
    assert.match(answer.html, /12 mensen toegevoegd/)
    assert.match(answer.html, /niet toegevoegd/)
    assert.deepEqual(
      answer.$('#refused-entries li').toArray().map((entry) => answer.$(entry).text()),
      ['opa zonder adres Hier hoort nog een e-mailadres bij.', '<b>vet</b> x@y Controleer dit e-mailadres.'],
    ) // oxfmt-ignore
    assert.equal(answer.$('[name=emails]').text(), 'opa zonder adres\n<b>vet</b> x@y')

    const next = await send('/deelnemers/next', draft, { emails, tab: 'bulk' })
    assert.equal(next.status, 422)
    assert.equal(keptIn(next).participants.length, 14)
    assert.equal(next.$('[name=emails]').text(), 'opa zonder adres\n<b>vet</b> x@y')
    assert.match(next.$('[name=emails]').attr('aria-describedby') ?? '', /refused-entries/)
    const onlyBad = await send('/deelnemers/people', draft, { emails: 'opa: zonder adres' })
    assert.equal(onlyBad.status, 422)
    assert.doesNotMatch(onlyBad.html, /data-drawing-draft=/)
  })

  test('A text of names alone adds people without an address', async () => {
    const answer = await send('/deelnemers/people', draft, { emails: 'Opa Henk, tante Jo\nÖzlem d’Hondt' })
    assert.equal(answer.status, 200)
    assert.deepEqual(
      keptIn(answer).participants.slice(2).map(({ name, email }) => [name, email]),
      [['Opa Henk', null], ['tante Jo', null], ['Özlem d’Hondt', null]],
    ) // oxfmt-ignore
    assert.match(answer.$('#people').text(), /jij geeft de envelop/)
  })

  test('An address without a name adds nobody if a person in the draft or in the same text has it', async () => {
    const emails = 'bram@example.net, carla@example.net, Carla Smit <carla@example.net>'
    const answer = await send('/deelnemers/people', draft, { emails })
    assert.deepEqual(namesIn(answer), ['Anna', 'Bram', 'Carla Smit'])
  })

  test('An empty pasted text gets a message that says what to do', async () => {
    const answer = await send('/deelnemers/people', draft, { emails: ' ,; \n' })
    assert.equal(answer.status, 422)
    assert.match(errorsIn(answer), /Plak hier/)
  })

  test('People who are in the draft already are not added again, and a message says so', async () => {
    const answer = await send('/deelnemers/people', draft, {
      emails: 'Bram <bram@example.net>, carla@example.net, Carla <CARLA@example.net>',
    })
    assert.deepEqual(namesIn(answer), ['Anna', 'Bram', 'Carla'])
    assert.match(answer.html, /Carla doet mee\. 2 stonden er al in\./)
  })

  test('A draft takes a thousand participants, and not one more', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@example.net`).join('\n')
    const full = await send('/deelnemers/people', draft, { emails: many(998) })
    assert.equal(full.status, 200)
    assert.equal(keptIn(full).participants.length, 1000)
    assert.equal((await send('/deelnemers/people', draft, { emails: many(999) })).status, 422)
    const one = await send('/deelnemers/person', keptIn(full), { name: 'Te veel', email: 'te.veel@example.net' })
    assert.equal(one.status, 422)
    assert.match(one.html, /maximaal 1000/)
    const next = await send('/deelnemers/next', keptIn(full))
    assert.equal(next.headers.get('HX-Push-Url'), `${wizard}/uitsluitingen`)
  })

  test('A request body of more than a mebibyte is refused', async () => {
    const csrf = await visitor.csrfToken()
    const post = async (bytes: number) => {
      const form = new FormData()
      form.set('draft', 'x'.repeat(bytes))
      const request = new Request('http://localhost/', { method: 'POST', body: form })
      const body = await request.arrayBuffer()
      const headers = {
        'Content-Type': request.headers.get('Content-Type')!,
        'Content-Length': String(body.byteLength),
        'HX-Request': 'true',
        'X-CSRF-TOKEN': csrf,
      }
      return (await visitor.request('POST', `${wizard}/start`, { headers, body })).status
    }
    assert.equal(await post(1024 * 1024), 200)
    assert.equal(await post(1024 * 1024 + 64 * 1024), 413)
  })

  test('The wizard doesn’t continue with fewer than three participants', async () => {
    const answer = await send('/deelnemers/next', draft)
    assert.equal(answer.status, 422)
    assert.match(answer.$('[role=alert]').text(), /minstens 3/)
    assert.equal((await send('/deelnemers/next', draftOf('A', 'B', 'C'))).status, 200)
    assert.equal((await send('/uitsluitingen', draft)).headers.get('HX-Replace-Url'), `${wizard}/deelnemers`)
  })

  test('People who are still in the form are added when the wizard continues', async () => {
    const answer = await send('/deelnemers/next', draft, { name: 'Carla', email: 'carla@example.net' })
    assert.equal(answer.headers.get('HX-Push-Url'), `${wizard}/uitsluitingen`)
    assert.deepEqual(namesIn(answer), ['Anna', 'Bram', 'Carla'])
    assert.equal((await send('/deelnemers/next', draft, { emails: 'carla@example.net\ndirk@example.net' })).status, 200)
    const bulk = await send('/deelnemers/next', draft, { emails: 'nee!', tab: 'bulk' })
    assert.equal(bulk.$('[name=emails]').text(), 'nee!')
    const refused = await send('/deelnemers/next', draftOf('A', 'B', 'C'), { name: 'Dirk', email: 'd@', tab: 'single' })
    assert.equal(refused.status, 422)
    assert.equal(refused.$('[name=name]').attr('value'), 'Dirk')
    const nameless = await send('/deelnemers/next', draftOf('A', 'B', 'C'), { name: ' ', email: 'dirk@example.net' })
    assert.equal(nameless.status, 422)
    assert.equal(nameless.$('[name=email]').attr('value'), 'dirk@example.net')
  })

  test('Showing a step returns no draft, so that two tabs can’t update each other forever', async () => {
    const three = draftOf('A', 'B', 'C')
    for (const path of [
      '/start',
      '/details',
      '/deelnemers',
      '/uitsluitingen',
      '/overzicht',
      `/uitsluitingen/${three.participants[0]!.localGuid}`,
    ]) {
      const { status, html } = await send(path, three)
      assert.equal(status, 200, path)
      assert.doesNotMatch(html, /data-drawing-draft=/, path)
    }
  })

  test('The requested tab is shown, and a reload keeps it', async () => {
    for (const [tab, selector] of [
      ['single', '[name=email]'],
      ['bulk', '[name=emails]'],
      ['friends', 'a[href^="/account/login"]'],
      ['nonsense', '[name=email]'],
    ] as const) {
      assert.equal((await send(`/deelnemers?tab=${tab}`, draft)).$(`#add-people ${selector}`).length, 1, tab)
      const part = await send(`/deelnemers?tab=${tab}`, draft, { part: 'add' })
      assert.equal(part.$('#people').length, 0)
      assert.notEqual(part.$('.tabs a[aria-current]').attr('data-requests-focus'), undefined)
    }
  })
})
