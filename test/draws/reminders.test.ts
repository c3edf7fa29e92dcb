import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { dayMs, dayOf } from '#core/days.ts'
import { sendRemindersJob } from '#jobs/send-reminders.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openFamily, riet } from '#test/support/family.ts'
import { drawInEnvelopes } from '../envelopes/envelopes.ts'
import {
  draw,
  drawFamily,
  forgetMails,
  givenPeople,
  givenPerson,
  locationOf,
  lotApi,
  mailsOf,
  readDraw,
} from './drawing.ts'

const family = await openFamily({ BASE_URL: 'https://wenskring.example' })
const { world, lotte, bram, sem } = family

const dayIn = (days: number) => dayOf(new Date(world.services.now().getTime() + days * dayMs))
/** Sends the reminders of a day that is this many days away from the real one. @returns recipients, sorted */
async function remindedAfter(days: number): Promise<string[]> {
  world.travel(days)
  await world.sql`delete from mails`
  await sendRemindersJob.run(world.services, {}, noTransports)
  return (await world.mails()).map(({ kind, to }) => `${kind} ${to}`).sort()
}

beforeEach(async () => {
  await world.sql`delete from draws`
  await forgetMails(world)
})
afterEach(() => world.travel(0))

describe('The reminder to open a lot', () => {
  test('Three days after the draw everybody gets one who has an address and has not opened their lot', async () => {
    const { lots } = await drawFamily(family)
    await world.visitor().post(`${lots.bram.path}/openen`)
    assert.deepEqual(await remindedAfter(2), [])
    assert.deepEqual(await remindedAfter(4), [`lot-reminder ${lotte.email}`, `lot-reminder ${riet}`].sort())
    assert.deepEqual(await remindedAfter(5), [], 'nobody is reminded twice')
  })

  test('It says whose draw it is, what was agreed and how to stop it, and nothing about lists', async () => {
    const { lots } = await drawFamily(family)
    await remindedAfter(4)
    const mail = (await mailsOf(world, 'lot-reminder', riet))[0]!
    assert.equal(mail.subject, 'Sinterklaas met de familie: je envelop wacht nog op je')
    assert.ok(mail.text.includes(lots.riet.path))
    assert.doesNotMatch(mail.text, /lijst|wens(en)? /i)
    assert.match(mail.headers['List-Unsubscribe']!, /herinneringen\/afmelden\?token=/)
    assert.match(mail.text, /herinneringen\?token=/)
  })

  test('People in envelopes, draws without reminders and deleted draws get none', async () => {
    await drawInEnvelopes(world.visitor())
    const quiet = await draw(lotte, [givenPerson(0, { email: lotte.email }), givenPerson(1), givenPerson(2)])
    const { publicGuid } = await drawFamily(family)
    await lotte.api('DELETE', `/api/Loting/${publicGuid}`)
    await lotte.api('POST', '/api/Loting/Update', { publicGuid: quiet, title: 'Stil', description: 'Rond de € 25.', reminders: false }) // oxfmt-ignore
    assert.equal((await readDraw(lotte, quiet))['reminders'], false)
    assert.deepEqual(await remindedAfter(4), ['lot-reminder deelnemer0@example.org'], 'the organizer of the envelopes')
  })

  test('Nobody is reminded within two days of another mail about the draw, even a secret one', async () => {
    const { lots, participants } = await drawFamily(family)
    world.travel(3.5)
    await world.sql`delete from mails`
    await lotte.api('POST', '/api/Loting/ResendLot', { participantPublicGuid: participants.bram })
    await lotApi(world.visitor(), 'SendQuestion', { lotPrivateGuid: lots.bram.guid, question: 'Maat?' })
    await world.mails()
    const reminded = async () => {
      await sendRemindersJob.run(world.services, {}, noTransports)
      return (await mailsOf(world, 'lot-reminder')).map(({ to }) => to)
    }
    world.travel(4)
    assert.deepEqual(await reminded(), [lotte.email], 'Bram got his lot again, and Riet a question')
    world.travel(7)
    assert.deepEqual((await reminded()).sort(), [lotte.email, bram.email, riet].sort())
  })
})

describe('The reminder of the day', () => {
  const withDay = (days: number) =>
    draw(lotte, [givenPerson(0, { email: lotte.email }), ...givenPeople(3).slice(1)], {
      title: 'Kerst',
      date: dayIn(days),
      budget: 2500,
    })

  test('A week before the day everybody with an address hears how many nights are left, and the budget', async () => {
    const guid = await withDay(20)
    const [, first] = (await mailsOf(world, 'lot')).map(({ text }) => /lootje\/([0-9a-f-]{36})/.exec(text)![1])
    await world.visitor().post(`/lootjestrekken/lootje/${first}/openen`)
    assert.deepEqual(await remindedAfter(12), [])
    assert.deepEqual(await remindedAfter(13), [`draw-reminder ${lotte.email}`, 'draw-reminder deelnemer1@example.org', 'draw-reminder deelnemer2@example.org'].sort()) // oxfmt-ignore
    const mail = (await mailsOf(world, 'draw-reminder', 'deelnemer1@example.org'))[0]!
    assert.equal(mail.subject, 'Kerst: nog 7 nachtjes')
    assert.match(mail.text, /Het budget is €\s25\./)
    assert.deepEqual(await remindedAfter(14), [])
    world.travel(0)
    await lotte.api('DELETE', `/api/Loting/${guid}`)
  })

  test('A draw that is made within the last week gets none', async () => {
    await withDay(5)
    for (const days of [0, 1, 2]) assert.deepEqual(await remindedAfter(days), [])
  })

  test('A participant switches the reminders off, by the mail program or the page, and on again', async () => {
    await withDay(20)
    await remindedAfter(4)
    const mail = (await mailsOf(world, 'lot-reminder', 'deelnemer1@example.org'))[0]!
    const oneClick = new URL(/<(https:[^>]+)>/.exec(mail.headers['List-Unsubscribe']!)![1]!)
    assert.equal((await world.visitor().request('POST', oneClick.pathname + oneClick.search)).status, 200)
    assert.deepEqual(await remindedAfter(13), [`draw-reminder ${lotte.email}`, 'draw-reminder deelnemer2@example.org'].sort()) // oxfmt-ignore
    const page = oneClick.pathname.replace('/afmelden', '') + oneClick.search
    const token = oneClick.searchParams.get('token')!
    assert.match((await world.visitor().get(page)).$('#main').text(), /geen herinneringen meer/)
    const on = await world.visitor().post('/lootjestrekken/herinneringen', { token, wants: 'true' })
    assert.equal(locationOf(on), page)
    assert.match((await world.visitor().get(page)).$('#main').text(), /Je krijgt herinneringen/)
    const wrong = await world.visitor().get('/lootjestrekken/herinneringen?token=x')
    assert.equal(wrong.status, 404)
    assert.equal((await world.visitor().request('POST', `${oneClick.pathname}?token=x`)).status, 404)
  })
})

describe('The organizer’s button', () => {
  test('It reminds everybody at once who has not opened their lot, once in 72 hours', async () => {
    const { path, lots } = await drawFamily(family)
    await world.visitor().post(`${lots.bram.path}/openen`)
    await forgetMails(world)
    assert.match((await lotte.get(path)).$('.remind-all button').text(), /Herinner 2 deelnemers/)
    assert.equal(locationOf(await lotte.post(`${path}/herinneren`)), path)
    assert.deepEqual((await mailsOf(world, 'lot-reminder')).map(({ to }) => to).sort(), [lotte.email, riet].sort()) // oxfmt-ignore
    const again = await lotte.get(path)
    assert.equal(again.$('.remind-all button').attr('aria-disabled'), 'true')
    await lotte.post(`${path}/herinneren`)
    assert.equal((await mailsOf(world, 'lot-reminder')).length, 2)
    world.travel(3.1)
    await lotte.post(`${path}/herinneren`)
    assert.equal((await mailsOf(world, 'lot-reminder')).length, 4)
  })

  test('Nobody but the draw’s manager can press it', async () => {
    const { path } = await drawFamily(family)
    await forgetMails(world)
    await sem.post(`${path}/herinneren`)
    assert.deepEqual(await world.mails(), [])
  })
})
