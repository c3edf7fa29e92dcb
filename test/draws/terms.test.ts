import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { dayMs, dayOf } from '#core/days.ts'
import { openFamily, riet } from '#test/support/family.ts'
import type { Client } from '#test/support/world.ts'
import { draw, drawFamily, forgetMails, givenPeople, lotGuidIn, mailsOf, readDraw } from './drawing.ts'

const family = await openFamily()
const { world, lotte, bram } = family
beforeEach(() => forgetMails(world))

const dayIn = (days: number) => dayOf(new Date(world.services.now().getTime() + days * dayMs))
const update = (who: Client, publicGuid: string, more: object = {}) =>
  who.api('POST', '/api/Loting/Update', {
    publicGuid,
    title: 'Sinterklaas met de familie',
    description: 'Rond de € 25.',
    date: null,
    budget: null,
    ...more,
  })
const create = (more: object) =>
  world.visitor().api('POST', '/api/Loting/Create', { title: 'Kerst', participants: givenPeople(3), ...more })

describe('The day and the budget of a draw', () => {
  test('The draw, the overview and each lot say the day and the budget', async () => {
    const date = dayIn(12)
    const publicGuid = await draw(lotte, [{ ...givenPeople(1)[0]!, email: lotte.email }, ...givenPeople(3).slice(1)], {
      date,
      budget: 2550,
    })
    const read = await readDraw(lotte, publicGuid)
    assert.deepEqual([read['date'], read['budget']], [date, 2550])
    const [item] = (await lotte.api('GET', '/api/Loting/Overview')).body.lotingen
    assert.deepEqual([item.date, item.budget], [date, 2550])
    const [mail] = await mailsOf(world, 'lot', 'deelnemer1@example.org')
    const lotGuid = lotGuidIn(mail!)
    const lot = (await world.visitor().api('GET', `/api/Lot/${lotGuid}`)).body
    assert.deepEqual([lot.date, lot.budget], [date, 2550])
    assert.match(mail!.text, /De cadeaus geven jullie op \d+ \w+ \d{4}\.\n\nHet budget is €\s25,50\./)
    const page = (await world.visitor().get(`/lootjestrekken/lootje/${lotGuid}`)).$('.terms').text()
    assert.match(page, /Nog 12 nachtjes/)
    assert.match(page, /Budget: €\s25,50/)
    assert.match((await lotte.get(`/loting/${publicGuid}`)).$('.terms').text(), /Nog 12 nachtjes/)
  })

  test('The calendar file of a lot has the draw’s title and day, and neither a name nor a link', async () => {
    const date = dayIn(3)
    await draw(world.visitor(), givenPeople(3), { title: 'Kerst, bij oma', date })
    const lotGuid = lotGuidIn((await mailsOf(world, 'lot'))[0]!)
    const file = await world.visitor().request('GET', `/lootjestrekken/lootje/${lotGuid}/agenda.ics`)
    const text = await file.text()
    assert.match(file.headers.get('Content-Type')!, /^text\/calendar/)
    assert.match(text, new RegExp(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`))
    assert.match(text, /SUMMARY:Lootjes: Kerst\\, bij oma/)
    assert.doesNotMatch(text, /Deelnemer|lootje\/|example/)
    assert.equal(file.headers.get('Cache-Control'), 'no-store')
  })

  test('A draw without a day has no calendar file', async () => {
    await draw(world.visitor(), givenPeople(3))
    const lotGuid = lotGuidIn((await mailsOf(world, 'lot'))[0]!)
    assert.equal((await world.visitor().get(`/lootjestrekken/lootje/${lotGuid}/agenda.ics`)).status, 404)
    assert.equal((await world.visitor().get(`/lootjestrekken/lootje/${lotGuid}`)).$('.terms').length, 0)
  })

  test('The feed of a user’s calendar has the draw on the day that its organizer set', async () => {
    const date = dayIn(40)
    await draw(bram, [{ ...givenPeople(1)[0]!, email: bram.email }, ...givenPeople(3).slice(1)], {
      title: 'Ooit',
      date,
    })
    await bram.post('/account/calendar', {})
    const feed = /\/calendar\/[0-9a-f-]{36}\.ics/.exec((await bram.get('/account')).html)![0]
    const text = await (await world.visitor().request('GET', feed)).text()
    assert.match(text, new RegExp(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}[^]*SUMMARY:Lootjes: Ooit`))
  })

  const invalid: [field: string, value: unknown][] = [
    ['date', dayIn(-1)],
    ['date', dayIn(2 * 365 + 5)],
    ['date', '5 december'],
    ['date', '2026-02-30'],
    ['budget', 99],
    ['budget', 100_001],
    ['budget', 25.5],
    ['budget', '25'],
  ]
  for (const [field, value] of invalid)
    test(`A ${field} of ${String(value)} is refused`, async () => {
      const { status, body } = await create({ [field]: value })
      assert.deepEqual([status, Object.keys(body.errors)], [400, [field]])
    })

  test('Today, the day two years ahead, and the smallest and largest budget are accepted', async () => {
    for (const more of [{ date: dayIn(0) }, { date: dayIn(729) }, { budget: 100 }, { budget: 100_000 }])
      assert.equal((await create(more)).status, 200, JSON.stringify(more))
  })
})

describe('Changing a draw', () => {
  test('The participants get one mail about the new day, budget and description, and keep their lots', async () => {
    const { publicGuid, lots } = await drawFamily(family)
    await forgetMails(world)
    const date = dayIn(20)
    const { status, body } = await update(lotte, publicGuid, { date, budget: 1500, description: null, title: 'Sint' })
    assert.deepEqual([status, body], [200, {}])
    const mails = await mailsOf(world, 'draw-changed')
    assert.deepEqual(mails.map(({ to }) => to).sort(), [lotte.email, bram.email, riet].sort())
    const { text, subject, headers } = mails.find(({ to }) => to === riet)!
    assert.equal(subject, 'Sint: er is iets veranderd')
    assert.match(text, /Het budget is €\s15\./)
    assert.match(text, /De omschrijving is weggehaald\./)
    assert.ok(text.includes(lots.riet.path))
    assert.ok(headers['List-Unsubscribe'])
    const read = await readDraw(lotte, publicGuid)
    assert.deepEqual([read['title'], read['date'], read['budget'], read['description']], ['Sint', date, 1500, null])
  })

  test('A new title alone sends no mail', async () => {
    const { publicGuid } = await drawFamily(family)
    await forgetMails(world)
    await update(lotte, publicGuid, { title: 'Pakjesavond' })
    assert.deepEqual(await world.mails(), [])
  })

  test('A day that has passed may stay, but no other past day can be set', async () => {
    const date = dayIn(1)
    const publicGuid = await draw(lotte, [{ ...givenPeople(1)[0]!, email: lotte.email }, ...givenPeople(3).slice(1)], {
      date,
    })
    world.travel(5)
    try {
      assert.equal((await update(lotte, publicGuid, { date, title: 'Voorbij' })).status, 200)
      const { status, body } = await update(lotte, publicGuid, { date: dayIn(-1) })
      assert.deepEqual([status, body], [400, { errors: { date: ['loting.date.out_of_range'] } }])
    } finally {
      world.travel(0)
    }
  })

  test('Only a draw’s manager can change it, and only until it is deleted', async () => {
    const { publicGuid } = await drawFamily(family)
    assert.deepEqual((await update(bram, publicGuid)).body, { problem: 'Unauthorized' })
    assert.deepEqual((await update(lotte, '00000000-0000-4000-8000-000000000000')).body, { problem: 'NotFound' })
    await lotte.api('DELETE', `/api/Loting/${publicGuid}`)
    assert.deepEqual((await update(lotte, publicGuid)).body, { problem: 'Deleted' })
  })

  test('The form keeps what was typed, takes a budget in euros, and works without JavaScript', async () => {
    const { publicGuid, path } = await drawFamily(family)
    const form = await lotte.get(`${path}/wijzigen`)
    assert.equal(form.$('[name=title]').attr('value'), 'Sinterklaas met de familie')
    const refused = await lotte.post(`${path}/wijzigen`, {
      title: 'Sint',
      budget: 'veel',
      date: dayIn(-3),
      description: '',
    })
    assert.equal(refused.status, 422)
    assert.equal(refused.$('[name=budget]').attr('value'), 'veel')
    assert.equal(refused.$('[name=budget]').attr('aria-invalid'), 'true')
    const past = await lotte.post(`${path}/wijzigen`, { title: 'Sint', budget: '', date: dayIn(-3), description: '' })
    assert.deepEqual([past.status, past.$('[name=date]').attr('aria-invalid')], [422, 'true'])
    const saved = await lotte.post(`${path}/wijzigen`, { title: 'Sint', budget: '€ 12,50', date: '', description: '' })
    assert.deepEqual([saved.status, saved.headers.get('Location')], [303, path])
    assert.equal((await readDraw(lotte, publicGuid))['budget'], 1250)
  })
})
