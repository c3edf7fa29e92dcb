import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { openWorld, type Client, type HtmlAnswer, type Person, type World } from '#test/support/world.ts'

const wizard = '/lootjestrekken/loting'

interface DraftPerson {
  localGuid: string
  name: string
  email: string | null
  publicUserGuid: string | null
  friendParticipantPublicGuid: string | null
  exclude: string[]
  isEmailAddedUser: boolean
}
interface Draft {
  title: string
  description: string
  participants: DraftPerson[]
}

const person = (name: string, more: Partial<DraftPerson> = {}): DraftPerson => ({
  localGuid: randomUUID(),
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.net`,
  publicUserGuid: null,
  friendParticipantPublicGuid: null,
  exclude: [],
  isEmailAddedUser: true,
  ...more,
})
const draftOf = (...names: string[]): Draft => ({
  title: 'Pakjesavond',
  description: '',
  participants: names.map((name) => person(name)),
})

let world: World
let visitor: Client
before(async () => {
  world = await openWorld()
  visitor = world.visitor()
})
after(() => world.close())

/** Posts as the wizard's script does. */
const send = (path: string, draft: unknown, fields: Record<string, string | string[]> = {}, who: Client = visitor) =>
  who.htmx('POST', `${wizard}${path}`, {
    ...fields,
    draft: draft === null ? '' : typeof draft === 'string' ? draft : JSON.stringify(draft),
  })

/** The draft that an answer gives back to the browser. */
function keptIn({ html }: HtmlAnswer): Draft {
  const found = /<script type="application\/json" data-draft="">(.*?)<\/script>/s.exec(html)
  assert.ok(found, `no draft in ${html.slice(0, 400)}`)
  return JSON.parse(found[1]!) as Draft
}
const namesIn = (answer: HtmlAnswer) => keptIn(answer).participants.map(({ name }) => name)
const heading = ({ $ }: HtmlAnswer) => $('h1').text()
const errorsIn = ({ $ }: HtmlAnswer) => $('.error').text()

describe('getting in', () => {
  test('the bare address leads to the start', async () => {
    const answer = await visitor.get(wizard)
    assert.equal(answer.status, 303)
    assert.equal(answer.headers.get('Location'), `${wizard}/start`)
  })

  test('coming from the overview of draws, the browser decides by its draft', async () => {
    const { status, $ } = await visitor.get(wizard, { Referer: 'http://localhost/lootjestrekken' })
    assert.equal(status, 200)
    assert.equal($('#wizard').attr('data-begins'), 'entry')
  })

  for (const step of ['start', 'details', 'deelnemers', 'uitsluitingen', 'overzicht']) {
    test(`${step} is a page with the script, and words for who has none`, async () => {
      const { status, $ } = await visitor.get(`${wizard}/${step}`)
      assert.equal(status, 200)
      assert.equal($('#wizard').attr('data-begins'), 'step')
      assert.match($('noscript').text(), /JavaScript/)
      assert.equal($('script[src]').length, 2)
    })
    test(`${step} posted without htmx leads to its page`, async () => {
      const { status, headers } = await visitor.post(`${wizard}/${step}`)
      assert.equal(status, 303)
      assert.equal(headers.get('Location'), `${wizard}/${step}`)
    })
  }

  test('the page tells the script whose draft it may show', async () => {
    const noor = await world.person('Noor de Vries')
    assert.equal((await noor.get(`${wizard}/start`)).$('#wizard').attr('data-owner'), noor.user.privateGuid)
    assert.equal((await visitor.get(`${wizard}/start`)).$('#wizard').attr('data-owner'), '')
  })

  test('nothing of it is there in the native shell', async () => {
    const app = world.visitor({ 'User-Agent': 'WishringApp/3' })
    for (const path of ['', '/start', '/deelnemers']) assert.equal((await app.get(wizard + path)).status, 404)
    assert.equal((await send('/start', null, {}, app)).status, 404)
    assert.equal((await send('/overzicht/draw', draftOf('Anna', 'Bram', 'Carla'), {}, app)).status, 404)
  })

  test('nothing of it is there with the switch off', async () => {
    const without = await openWorld({ FEATURE_DRAW_LOTS: 'off' })
    try {
      const other = without.visitor()
      for (const path of ['', '/start', '/overzicht']) assert.equal((await other.get(wizard + path)).status, 404)
      assert.equal((await send('/details/next', null, {}, other)).status, 404)
    } finally {
      await without.close()
    }
  })

  test('a change needs the session’s token', async () => {
    const answer = await visitor.request('POST', `${wizard}/start`, {
      headers: { 'HX-Request': 'true' },
      body: new URLSearchParams({ draft: '' }),
    })
    assert.equal(answer.status, 400)
  })
})

describe('the start', () => {
  test('without a draft it explains and offers a new one', async () => {
    const { $ } = await send('/start', null)
    assert.equal($('a[data-draft-new]').attr('href'), `${wizard}/details`)
    assert.equal($('.draft-card').length, 0)
  })

  test('with a draft it offers to go on, and says how many there are', async () => {
    const { $ } = await send('/start', draftOf('Anna', 'Bram', 'Carla'))
    assert.match($('.draft-card').text(), /Pakjesavond.*3 deelnemers/)
    assert.equal($(`[hx-post="${wizard}/details"]`).length, 1)
    assert.equal($('a[data-draft-new]').length, 0, 'three people are not forgotten by one press')
    assert.match(
      (await send('/start/new', draftOf('Anna', 'Bram', 'Carla'))).$('dialog').text(),
      /Pakjesavond.*3 deelnemers/,
    )
  })

  test('with nobody but the organizer the count is left out', async () => {
    const { $ } = await send('/start', draftOf('Anna'))
    assert.doesNotMatch($('.draft-card').text(), /deelnemer/)
    assert.equal($('a[data-draft-new]').length, 1)
  })

  test('what is no draft is said to be unreadable', async () => {
    for (const broken of [
      'nonsense',
      '[]',
      '{"participants":7}',
      JSON.stringify({ ...draftOf('A'), participants: [{ localGuid: 'x' }] }),
      JSON.stringify({ participants: Array(1001).fill(person('A')) }),
    ]) {
      const { status, html } = await send('/start', broken)
      assert.equal(status, 200)
      assert.match(html, /niet meer lezen/, broken.slice(0, 40))
    }
    const { headers, html } = await send('/deelnemers', 'nonsense')
    assert.equal(headers.get('HX-Replace-Url'), `${wizard}/start`)
    assert.match(html, /niet meer lezen/)
  })

  test('markup in names and titles stays text, in the page and in the draft', async () => {
    const hostile = '</script><script>alert(1)</script><hx-partial hx-target="body"><head>'
    const draft = { ...draftOf('Anna', 'Bram', 'Carla'), title: hostile }
    draft.participants[1]!.name = hostile
    for (const step of ['/start', '/details', '/deelnemers', '/uitsluitingen', '/overzicht']) {
      const { html } = await send(step, draft)
      assert.doesNotMatch(html, /<script>|<hx-partial hx-target="body"|<head>/, step)
    }
    const kept = keptIn(await send('/deelnemers/person', draft, { name: hostile, email: 'x@example.net' }))
    assert.deepEqual([kept.title, kept.participants[1]!.name, kept.participants[3]!.name], [hostile, hostile, hostile])
  })
})

describe('details', () => {
  const details = { title: 'Pakjesavond', description: '', name: 'Anna', email: 'anna@example.net' }
  const next = (more: Record<string, string> = {}, draft: unknown = null, who?: Client) =>
    send('/details/next', draft, { ...details, ...more }, who)

  test('they are kept, and the next step comes', async () => {
    const answer = await next({ title: '  Pakjesavond bij oma ', description: 'Tot € 15\r\nMet gedicht' })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('HX-Push-Url'), `${wizard}/deelnemers`)
    assert.equal(heading(answer), 'Wie doen er mee?')
    const { title, description, participants } = keptIn(answer)
    assert.equal(title, 'Pakjesavond bij oma')
    assert.equal(description, 'Tot € 15\nMet gedicht')
    assert.equal(participants.length, 1)
    assert.deepEqual([participants[0]!.name, participants[0]!.email], ['Anna', 'anna@example.net'])
    assert.match(participants[0]!.localGuid, /^[0-9a-f-]{36}$/)
  })

  const limits: [field: string, good: string, bad: string, message: RegExp][] = [
    ['title', 'abc', 'ab', /minstens 3/],
    ['title', '🎁'.repeat(100), '🎁'.repeat(101), /hoogstens 100/],
    ['title', 'abc', '  ', /titel/],
    ['description', 'x'.repeat(2000), 'x'.repeat(2001), /hoogstens 2000/],
    ['name', 'n'.repeat(100), 'n'.repeat(101), /hoogstens 100/],
    ['name', 'A', '', /naam/],
    ['email', `${'a'.repeat(88)}@example.net`, `${'a'.repeat(89)}@example.net`, /hoogstens 100/],
    ['email', 'a@b.nl', 'a@b', /geen geldig/],
  ]
  for (const [field, good, bad, message] of limits) {
    test(`${field}: ${message.source}, what was typed stays`, async () => {
      assert.equal((await next({ [field]: good })).status, 200)
      const answer = await next({ [field]: bad })
      assert.equal(answer.status, 422)
      assert.match(errorsIn(answer), message)
      const shown = answer.$(`[name=${field}]`)
      assert.equal(field === 'description' ? shown.text() : shown.attr('value'), bad)
      assert.equal(shown.attr('aria-invalid'), 'true')
    })
  }

  test('an account’s name is filled in, and its address is fixed', async () => {
    const lotte = await world.person('Lotte de Vries')
    const { $ } = await send('/details', null, {}, lotte)
    assert.equal($('[name=name]').attr('value'), 'Lotte de Vries')
    assert.equal($('[name=email]').attr('value'), lotte.email)
    assert.notEqual($('[name=email]').attr('disabled'), undefined)
    const answer = await next({ email: 'somebody-else@example.net' }, null, lotte)
    assert.equal(keptIn(answer).participants[0]!.email, lotte.email)
    const forged = draftOf('Lotte', 'Bram', 'Carla')
    assert.equal(
      keptIn(await send('/deelnemers/person', forged, { name: 'Dirk', email: 'dirk@example.net' }, lotte))
        .participants[0]!.email,
      lotte.email,
    )
  })

  test('who crossed off by address finds it filled in, and may change it', async () => {
    const afstreper = world.visitor()
    await afstreper.api('POST', '/api/Afstreper/Create', { email: 'tante@example.net' })
    const { $ } = await send('/details', null, {}, afstreper)
    assert.equal($('[name=email]').attr('value'), 'tante@example.net')
    assert.equal($('[name=email]').attr('disabled'), undefined)
    assert.equal((await next({ email: 'nicht@example.net' }, null, afstreper)).status, 200)
    assert.equal((await next({ email: 'tante@example.net' }, null, afstreper)).status, 200)
  })

  test('the address of an account asks for its login', async () => {
    const sem = await world.person('Sem Bakker')
    const answer = await next({ email: sem.email.toUpperCase() })
    assert.equal(answer.status, 401)
    assert.equal(answer.headers.get('HX-Retarget'), '#dialogs')
    const { $ } = answer
    assert.equal($('dialog#login [name=returnUrl]').attr('value'), `${wizard}/details`)
    assert.equal($('dialog#login [name=emailOrUsername]').attr('value'), sem.email.toUpperCase())
    assert.match(answer.html, /hoort bij een account/)
  })

  test('the others of a draft stay', async () => {
    const draft = draftOf('Anna', 'Bram', 'Carla')
    draft.participants[1]!.exclude = [draft.participants[2]!.localGuid]
    const answer = await next({ name: 'Annelies' }, draft)
    assert.deepEqual(namesIn(answer), ['Annelies', 'Bram', 'Carla'])
    assert.deepEqual(keptIn(answer).participants[1]!.exclude, draft.participants[1]!.exclude)
  })
})

describe('participants', () => {
  const draft = draftOf('Anna', 'Bram')

  test('need a draft with its details, or one is led back', async () => {
    for (const unfit of [
      null,
      { ...draft, title: '' },
      { ...draft, participants: [person('Anna', { email: null })] },
    ]) {
      const answer = await send('/deelnemers', unfit)
      assert.equal(answer.headers.get('HX-Replace-Url'), `${wizard}/details`)
      assert.equal(heading(answer), 'Waar trekken jullie voor?')
    }
  })

  test('one is added, and the form is ready for the next', async () => {
    const answer = await send('/deelnemers/person', draft, { name: ' Carla ', email: 'carla@example.net' })
    assert.equal(answer.status, 200)
    assert.deepEqual(namesIn(answer), ['Anna', 'Bram', 'Carla'])
    assert.match(answer.html, /hx-target="#people"[\s\S]*data-announce="Carla doet mee\."/)
    const added = keptIn(answer).participants[2]!
    assert.deepEqual({ ...added, localGuid: '' }, { ...person('Carla'), localGuid: '', email: 'carla@example.net' })
  })

  test('a name or address that is wrong comes back with its message', async () => {
    for (const [field, value, message] of [
      ['name', '', /naam/],
      ['name', 'n'.repeat(101), /hoogstens 100/],
      ['email', '', /e-mailadres in/],
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

  test('the same person is not added twice; two may share an address', async () => {
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

  test('names that repeat are told, and block nothing', async () => {
    const repeated = draftOf('Anna', 'Joris', 'joris ')
    const answer = await send('/deelnemers', repeated)
    assert.match(answer.$('#people .banner').text(), /Joris/)
    assert.equal((await send('/deelnemers/next', repeated)).headers.get('HX-Push-Url'), `${wizard}/uitsluitingen`)
    assert.equal((await send('/deelnemers', draft)).$('#people .banner').length, 0)
  })

  test('many are pasted, however they are separated', async () => {
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

  test('one bad entry and nobody is added: it is named, and what was typed stays', async () => {
    const emails = 'noor@example.net; opa zonder adres\nx@y, <b>vet</b>'
    const answer = await send('/deelnemers/people', draft, { emails })
    assert.equal(answer.status, 422)
    assert.match(errorsIn(answer), /geen e-mailadres/)
    assert.deepEqual(
      answer
        .$('#refused-entries li')
        .toArray()
        .map((entry) => answer.$(entry).text()),
      ['opa zonder adres', 'x@y', '<b>vet</b>'],
    )
    assert.equal(answer.$('[name=emails]').text(), emails)
    assert.match(answer.$('[name=emails]').attr('aria-describedby') ?? '', /refused-entries/)
  })

  test('an empty paste says what to do', async () => {
    const answer = await send('/deelnemers/people', draft, { emails: ' ,; \n' })
    assert.equal(answer.status, 422)
    assert.match(errorsIn(answer), /Plak hier/)
  })

  test('those who were pasted before are not added again, and that is said', async () => {
    const answer = await send('/deelnemers/people', draft, {
      emails: 'Bram <bram@example.net>, carla@example.net, Carla <CARLA@example.net>',
    })
    assert.deepEqual(namesIn(answer), ['Anna', 'Bram', 'Carla'])
    assert.match(answer.html, /Carla doet mee\. 2 stonden er al in\./)
  })

  test('a thousand take part, a thousand and one do not', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@example.net`).join('\n')
    const full = await send('/deelnemers/people', draft, { emails: many(998) })
    assert.equal(full.status, 200)
    assert.equal(keptIn(full).participants.length, 1000)
    assert.equal((await send('/deelnemers/people', draft, { emails: many(999) })).status, 422)
    const one = await send('/deelnemers/person', keptIn(full), { name: 'Te veel', email: 'te.veel@example.net' })
    assert.equal(one.status, 422)
    assert.match(one.html, /hoogstens 1000/)
    const next = await send('/deelnemers/next', keptIn(full))
    assert.equal(next.headers.get('HX-Push-Url'), `${wizard}/uitsluitingen`)
  })

  test('a body over a mebibyte is refused', async () => {
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

  test('fewer than three do not go on', async () => {
    const answer = await send('/deelnemers/next', draft)
    assert.equal(answer.status, 422)
    assert.match(answer.$('[role=alert]').text(), /minstens 3/)
    assert.equal((await send('/deelnemers/next', draftOf('A', 'B', 'C'))).status, 200)
    assert.equal((await send('/uitsluitingen', draft)).headers.get('HX-Replace-Url'), `${wizard}/deelnemers`)
  })

  test('whoever is still in the form is added on the way on', async () => {
    const answer = await send('/deelnemers/next', draft, { name: 'Carla', email: 'carla@example.net' })
    assert.equal(answer.headers.get('HX-Push-Url'), `${wizard}/uitsluitingen`)
    assert.deepEqual(namesIn(answer), ['Anna', 'Bram', 'Carla'])
    assert.equal((await send('/deelnemers/next', draft, { emails: 'carla@example.net\ndirk@example.net' })).status, 200)
    const bulk = await send('/deelnemers/next', draft, { emails: 'nee', tab: 'bulk' })
    assert.equal(bulk.$('[name=emails]').text(), 'nee')
    const refused = await send('/deelnemers/next', draftOf('A', 'B', 'C'), { name: 'Dirk', email: '', tab: 'single' })
    assert.equal(refused.status, 422)
    assert.equal(refused.$('[name=name]').attr('value'), 'Dirk')
  })

  test('looking changes nothing, so that two tabs do not answer each other for ever', async () => {
    const three = draftOf('A', 'B', 'C')
    for (const path of [
      '/start',
      '/details',
      '/deelnemers',
      '/uitsluitingen',
      '/overzicht',
      `/uitsluitingen/${three.participants[0]!.localGuid}`,
    ])
      assert.doesNotMatch((await send(path, three)).html, /data-draft=/)
  })

  test('the tab that is asked for is shown, and a reload keeps it', async () => {
    for (const [tab, selector] of [
      ['single', '[name=email]'],
      ['bulk', '[name=emails]'],
      ['friends', 'a[href^="/account/login"]'],
      ['nonsense', '[name=email]'],
    ] as const) {
      assert.equal((await send(`/deelnemers?tab=${tab}`, draft)).$(`#add-people ${selector}`).length, 1, tab)
      const part = await send(`/deelnemers?tab=${tab}`, draft, { part: 'add' })
      assert.equal(part.$('#people').length, 0)
      assert.notEqual(part.$('.tabs a[aria-current]').attr('data-focus'), undefined)
    }
  })

  describe('one of them', () => {
    const three = draftOf('Anna', 'Bram', 'Carla')
    const [anna, bram, carla] = three.participants as [DraftPerson, DraftPerson, DraftPerson]
    const friend = person('Noor', {
      email: null,
      publicUserGuid: randomUUID(),
      friendParticipantPublicGuid: randomUUID(),
      isEmailAddedUser: false,
    })

    test('is changed in a dialog', async () => {
      const dialog = await send(`/deelnemers/${bram.localGuid}/edit`, three)
      assert.equal(dialog.$('dialog [name=name]').attr('value'), 'Bram')
      const refused = await send(`/deelnemers/${bram.localGuid}`, three, { name: 'Bram', email: 'nee' })
      assert.equal(refused.status, 422)
      assert.equal(refused.$('dialog [name=email]').attr('value'), 'nee')
      const saved = await send(`/deelnemers/${bram.localGuid}`, three, {
        name: 'Bram Visser',
        email: 'visser@example.net',
      })
      assert.equal(saved.headers.get('HX-Trigger'), 'close-dialog')
      assert.deepEqual(namesIn(saved), ['Anna', 'Bram Visser', 'Carla'])
      assert.equal(keptIn(saved).participants[1]!.localGuid, bram.localGuid)
    })

    test('is deleted after a question, and forgotten in the exclusions', async () => {
      const excluding = {
        ...three,
        participants: [{ ...anna, exclude: [bram.localGuid, carla.localGuid] }, bram, carla],
      }
      assert.match((await send(`/deelnemers/${bram.localGuid}/delete`, excluding)).$('dialog').text(), /Bram/)
      const deleted = await send(`/deelnemers/${bram.localGuid}/delete/confirmed`, excluding)
      assert.deepEqual(namesIn(deleted), ['Anna', 'Carla'])
      assert.deepEqual(keptIn(deleted).participants[0]!.exclude, [carla.localGuid])
    })

    test('the organizer is neither changed nor deleted here, and a friend only deleted', async () => {
      const withFriend = { ...three, participants: [anna, bram, friend] }
      const { $ } = await send('/deelnemers', withFriend)
      assert.equal($(`#person-${anna.localGuid} button`).length, 0)
      assert.equal($(`#person-${bram.localGuid} button`).length, 2)
      assert.equal($(`#person-${friend.localGuid} button`).length, 1)
      for (const path of [
        `${anna.localGuid}/edit`,
        anna.localGuid,
        `${anna.localGuid}/delete`,
        `${anna.localGuid}/delete/confirmed`,
        `${friend.localGuid}/edit`,
        friend.localGuid,
      ]) {
        const answer = await send(`/deelnemers/${path}`, withFriend, { name: 'X', email: 'x@example.net' })
        assert.match(answer.html, /niet meer op de lijst/, path)
        assert.doesNotMatch(answer.html, /data-draft/, path)
      }
    })

    test('whoever went meanwhile in another tab is said to be gone', async () => {
      for (const path of ['edit', 'delete', 'delete/confirmed']) {
        const answer = await send(`/deelnemers/${randomUUID()}/${path}`, three)
        assert.match(answer.html, /niet meer op de lijst/)
        assert.equal(answer.headers.get('HX-Trigger'), 'close-dialog')
      }
    })

    test('a former friend of a draw done again needs an address first', async () => {
      const again = { ...three, participants: [anna, bram, { ...carla, email: null }] }
      assert.match((await send('/deelnemers', again)).$('#people').text(), /nog zonder e-mailadres/)
      const answer = await send('/deelnemers/next', again)
      assert.equal(answer.status, 422)
      assert.match(answer.$('[role=alert]').text(), /Carla/)
      assert.equal((await send('/overzicht', again)).headers.get('HX-Replace-Url'), `${wizard}/deelnemers`)
    })
  })

  describe('friends', () => {
    let eva: Person
    let tim: Person
    let oma: Person
    before(async () => {
      eva = await world.person('Eva Smit')
      tim = await world.person('Tim Jansen')
      oma = await world.person('Riet Bakker', { username: 'riet' })
      const [evaRow] = await world.sql<
        { id: number }[]
      >`select id from users where private_guid = ${eva.user.privateGuid}::uuid`
      for (const friend of [tim, oma])
        await world.sql`insert into friendships (user_id, list_id) values (${evaRow!.id}, ${friend.list.id})`
    })

    test('are chosen and let go by their boxes, by the name that we know', async () => {
      const tab = await send('/deelnemers?tab=friends', draft, {}, eva)
      assert.deepEqual(
        tab
          .$('input[name=friend]')
          .toArray()
          .map((box) => tab.$(box).attr('value'))
          .sort(),
        [tim.list.publicGuid, oma.list.publicGuid].sort(),
      )
      const chosen = await send('/deelnemers/friends', draft, { friend: [tim.list.publicGuid, randomUUID()] }, eva)
      assert.deepEqual(namesIn(chosen), ['Anna', 'Bram', 'Tim Jansen'])
      const added = keptIn(chosen).participants[2]!
      assert.deepEqual(
        [added.email, added.friendParticipantPublicGuid, added.publicUserGuid, added.isEmailAddedUser],
        [null, tim.list.publicGuid, tim.user.publicGuid, false],
      )
      assert.doesNotMatch(chosen.html, new RegExp(tim.email), 'a friend’s address is his own')
      const both = await send(
        '/deelnemers/friends',
        keptIn(chosen),
        { friend: [tim.list.publicGuid, oma.list.publicGuid] },
        eva,
      )
      assert.equal(keptIn(both).participants.find(({ name }) => name === 'Tim Jansen')!.localGuid, added.localGuid)
      assert.deepEqual(namesIn(await send('/deelnemers/friends', keptIn(both), { friend: oma.list.publicGuid }, eva)), [
        'Anna',
        'Bram',
        'Riet Bakker',
      ])
      assert.deepEqual(namesIn(await send('/deelnemers/friends', keptIn(both), {}, eva)), ['Anna', 'Bram'])
    })

    test('none yet, and friends who share a list, are explained', async () => {
      assert.match((await send('/deelnemers?tab=friends', draft, {}, tim)).$('#add-people').text(), /nog geen vrienden/)
      const [lotte] = await world.sql<
        { id: number }[]
      >`select id from users where private_guid = ${tim.user.privateGuid}::uuid`
      await world.sql`insert into list_owners (list_id, user_id, is_primary) values (${oma.list.id}, ${lotte!.id}, false)`
      const { $ } = await send('/deelnemers?tab=friends', draft, {}, eva)
      assert.match($('#add-people').text(), /gezamenlijke lijst/)
      assert.equal($('input[name=friend]').length, 1)
    })
  })
})

describe('exclusions', () => {
  const draft = draftOf('Anna', 'Bram', 'Carla', 'Dirk')
  const [anna, bram, carla, dirk] = draft.participants.map(({ localGuid }) => localGuid) as [
    string,
    string,
    string,
    string,
  ]
  const excludedOf = (answer: HtmlAnswer) => keptIn(answer).participants.map(({ exclude }) => exclude)

  test('a dialog has everybody else with a box, and excludes one way unless told otherwise', async () => {
    const { $ } = await send(`/uitsluitingen/${bram}`, draft)
    assert.deepEqual(
      $('input[name=exclude]')
        .toArray()
        .map((box) => $(box).attr('value')),
      [anna, carla, dirk],
    )
    assert.match($('.checks').text(), /anna@example\.net/)
    assert.equal($('input[name=mutual]').attr('checked'), undefined)
    assert.equal($('[data-filter-input]').length, 1)
  })

  test('are saved for one, or for both sides', async () => {
    const oneWay = await send(`/uitsluitingen/${bram}/save`, draft, { exclude: [anna] })
    assert.equal(oneWay.headers.get('HX-Trigger'), 'close-dialog')
    assert.deepEqual(excludedOf(oneWay), [[], [anna], [], []])
    assert.equal(
      (await send(`/uitsluitingen/${bram}`, keptIn(oneWay))).$('input[name=mutual]').attr('checked'),
      undefined,
    )
    const both = await send(`/uitsluitingen/${bram}/save`, draft, { exclude: [anna], mutual: 'on' })
    assert.deepEqual(excludedOf(both), [[bram], [anna], [], []])
    assert.notEqual(
      (await send(`/uitsluitingen/${bram}`, keptIn(both))).$('input[name=mutual]').attr('checked'),
      undefined,
    )
    const freed = await send(`/uitsluitingen/${anna}/save`, keptIn(both), { mutual: 'on' })
    assert.deepEqual(excludedOf(freed), [[], [], [], []])
    const freedHere = await send(`/uitsluitingen/${anna}/save`, keptIn(both), {})
    assert.deepEqual(excludedOf(freedHere), [[], [anna], [], []])
  })

  test('oneself, strangers and repetitions do not count', async () => {
    assert.deepEqual(
      excludedOf(
        await send(`/uitsluitingen/${bram}/save`, draft, { exclude: [bram, randomUUID(), anna, anna, 'nonsense'] }),
      ),
      [[], [anna], [], []],
    )
  })

  test('what leaves no draw is not saved, and names who is in the way', async () => {
    const tight = {
      ...draft,
      participants: draft.participants.map((each, index) =>
        index < 2 ? { ...each, exclude: [anna, bram, carla].filter((guid) => guid !== each.localGuid) } : each,
      ),
    }
    const before = {
      ...draft,
      participants: tight.participants.map((each, index) => (index === 1 ? { ...each, exclude: [] } : each)),
    }
    const refused = await send(`/uitsluitingen/${bram}/save`, before, { exclude: [anna, carla] })
    assert.equal(refused.status, 422)
    assert.match(
      refused.$('[role=alert]').text(),
      /Zo kunnen jullie niet trekken\.\s*Anna en Bram kunnen alleen Dirk trekken\./,
    )
    assert.notEqual(refused.$(`input[value="${carla}"]`).attr('checked'), undefined)
    const blocked = await send('/uitsluitingen/next', tight)
    assert.equal(blocked.status, 422)
    assert.match(blocked.$('[role=alert]').text(), /Anna en Bram kunnen alleen Dirk trekken/)
    const ready = await send('/overzicht', tight)
    assert.equal(ready.headers.get('HX-Replace-Url'), `${wizard}/uitsluitingen`)
  })

  test('who can draw nobody is said to', async () => {
    const answer = await send(`/uitsluitingen/${dirk}/save`, draft, { exclude: [anna, bram, carla] })
    assert.equal(answer.status, 422)
    assert.match(answer.$('[role=alert]').text(), /Dirk kan niemand trekken/)
  })

  test('they may be skipped', async () => {
    assert.equal((await send('/uitsluitingen/next', draft)).headers.get('HX-Push-Url'), `${wizard}/overzicht`)
  })
})

describe('the overview and the draw', () => {
  test('everything is shown once more', async () => {
    const draft = { ...draftOf('Anna', 'Bram', 'Carla'), description: 'Tot 15 euro' }
    draft.participants[0]!.exclude = [draft.participants[1]!.localGuid]
    const { $ } = await send('/overzicht', draft)
    const text = $.root().text()
    for (const expected of ['Pakjesavond', 'Tot 15 euro', 'Anna', 'Bram', 'Carla', 'trekt niet: Bram', '3 deelnemers'])
      assert.ok(text.includes(expected), expected)
    assert.equal($(`[hx-post="${wizard}/overzicht/draw"]`).length, 1)
    assert.equal($('dialog#busy-draw').length, 1)
  })

  test('the draw is drawn, and leads to its page; the mails go out', async () => {
    const who = world.visitor()
    const answer = await send('/overzicht/draw', draftOf('Xander', 'Yvonne', 'Zoe'), {}, who)
    assert.equal(answer.status, 204)
    const address = answer.headers.get('HX-Redirect') ?? ''
    assert.match(address, /^\/lootjestrekken\/loting\/getrokken\/[0-9a-f-]{36}/)
    assert.equal((await who.get(address)).status, 200)
    const lots = (await world.mails()).filter(({ kind, to }) => kind === 'lot' && /^(xander|yvonne|zoe)@/.test(to))
    assert.equal(lots.length, 3)
  })

  test('each refusal is told in a dialog that leads to where it can be put right', async () => {
    const uma = await world.person('Uma Kok')
    const draft = draftOf('Anna', 'Bram', 'Carla')
    const [anna, bram, carla] = draft.participants as [DraftPerson, DraftPerson, DraftPerson]
    const impossible = {
      ...draft,
      participants: [anna, { ...bram, exclude: [anna.localGuid, carla.localGuid] }, carla],
    }
    for (const [sent, message, href] of [
      [impossible, /Bram kan niemand trekken/, `${wizard}/uitsluitingen`],
      [{ ...draft, title: '' }, /gegevens of de deelnemers/, `${wizard}/details`],
      [draftOf('Anna', 'Bram'), /gegevens of de deelnemers/, `${wizard}/deelnemers`],
      [null, /gegevens of de deelnemers/, `${wizard}/deelnemers`],
      ['nonsense', /gegevens of de deelnemers/, `${wizard}/deelnemers`],
      [
        {
          ...draft,
          participants: [anna, bram, person('Noor', { email: null, friendParticipantPublicGuid: randomUUID() })],
        },
        /gegevens of de deelnemers/,
        `${wizard}/deelnemers`,
      ],
      [
        { ...draft, participants: [{ ...anna, email: uma.email }, bram, carla] },
        /hoort bij een account/,
        `/account/login?returnUrl=${encodeURIComponent(`${wizard}/overzicht`)}&emailOrUsername=${encodeURIComponent(uma.email)}`,
      ],
    ] as const) {
      const answer = await send('/overzicht/draw', sent)
      assert.equal(answer.status, 422)
      assert.match(answer.$('dialog').text(), message)
      assert.equal(answer.$('dialog .button.primary').attr('href'), href)
    }
  })
})

test('every step speaks the language of its edition', async () => {
  const draft = draftOf('Anna', 'Joris', 'Joris')
  for (const [language, expected] of [
    ['de', /Wer macht mit\?/],
    ['en', /Who takes part\?/],
  ] as const) {
    const edition = await openWorld({ EDITION: language })
    try {
      const reader = edition.visitor()
      assert.match((await send('/deelnemers', draft, {}, reader)).html, expected)
      for (const path of [
        '/start',
        '/details',
        '/deelnemers?tab=bulk',
        '/deelnemers?tab=friends',
        '/uitsluitingen',
        `/uitsluitingen/${draft.participants[0]!.localGuid}`,
        '/overzicht',
      ]) {
        const { status, $ } = await send(path, draft, {}, reader)
        assert.equal(status, 200)
        assert.doesNotMatch($.root().text(), /\b(loting|general)\.[a-z_]+/)
      }
    } finally {
      await edition.close()
    }
  }
})
