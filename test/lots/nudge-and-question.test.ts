import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openWorld, type Person, type World } from '#test/support/world.ts'
import { lotFor } from '../../src/lots/lot-for.ts'
import { sendNudge } from '../../src/lots/send-nudge.ts'
import { emails, forgetMails, giverOf, lotApi, lotGuids, pairs, threeDrawn, type Name } from '../draws/drawing.ts'

let world: World
let noor: Person
before(async () => {
  world = await openWorld()
  noor = await world.person('Noor de Vries')
})
after(() => world.close())
beforeEach(() => forgetMails(world))

describe('a nudge', () => {
  test('reaches the drawn one without a name, once in 72 hours a lot, and not once there is a list', async () => {
    const { lotOf } = await threeDrawn(world)
    const drawn = await pairs(world, lotOf)
    const nudge = (name: Name) => lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: lotOf(name) })
    const answers = await Promise.all([nudge('Bram'), nudge('Bram'), nudge('Riet')])
    assert.deepEqual(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
      [200, 422],
    )
    assert.deepEqual(answers.find(({ status }) => status === 422)!.body, { problem: 'LastNudgeTooRecent' })
    const until72 =
      new Date(answers.find(({ status }) => status === 200)!.body.nudgeDisabledUntil as string).getTime() - Date.now()
    assert.ok(Math.abs(until72 - 72 * 3600 * 1000) < 60_000)
    const nudges = (await world.mails()).filter(({ kind }) => kind === 'nudge')
    assert.deepEqual(nudges.map(({ to }) => to).sort(), [emails[drawn.get('Bram')!], emails[drawn.get('Riet')!]].sort())
    for (const mail of nudges) {
      const receiver = (Object.keys(emails) as Name[]).find((name) => emails[name] === mail.to)!
      assert.ok(mail.text.includes(`/lootje/${lotOf(receiver)}`), 'the way to one’s own lot')
      if (giverOf(drawn, receiver) !== 'Lotte')
        assert.ok(!(mail.subject + mail.text + mail.html).includes(giverOf(drawn, receiver)))
    }
    const scope = await world.scopeOf(world.visitor())
    const at = (hours: number) => ({ ...scope, now: () => new Date(Date.now() + hours * 3600 * 1000) })
    assert.deepEqual(await sendNudge(at(71.9), lotOf('Bram')), { ok: false, problem: 'LastNudgeTooRecent' })
    assert.equal((await sendNudge(at(72.1), lotOf('Bram'))).ok, true)
    const other = await lotFor(at(0), lotOf('Lotte'))
    assert.equal(other.ok && other.value.nudgeDisabledUntil, null)
    const receiverOfLotte = drawn.get('Lotte')!
    await lotApi(noor, 'SelectWishlist', {
      participantPrivateGuid: lotOf(receiverOfLotte),
      wishlistPrivateGuid: noor.list.privateGuid,
    })
    assert.deepEqual((await nudge('Lotte')).body, { problem: 'WishlistAlreadySelected' })
  })

  test('outlives a resend to another address', async () => {
    const { organizer, guidOf, lotOf } = await threeDrawn(world)
    await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: lotOf('Bram') })
    await organizer.api('POST', '/api/Loting/ResendLot', {
      participantPublicGuid: guidOf('Bram'),
      email: 'bram@nieuw.example',
    })
    const lotGuid = (await lotGuids(world)).get('bram@nieuw.example')!
    assert.deepEqual((await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: lotGuid })).body, {
      problem: 'LastNudgeTooRecent',
    })
  })
})

describe('a question', () => {
  test('reaches the drawn one without a name', async () => {
    const { lotOf } = await threeDrawn(world)
    const drawn = await pairs(world, lotOf)
    const question = `Welke maat?\n<b>${'é'.repeat(985)}`
    assert.equal([...question].length, 1000)
    const asked = await lotApi(world.visitor(), 'SendQuestion', { lotPrivateGuid: lotOf('Riet'), question })
    assert.deepEqual([asked.status, asked.body], [200, {}])
    const [mail] = (await world.mails()).filter(({ kind }) => kind === 'question')
    assert.equal(mail!.to, emails[drawn.get('Riet')!])
    assert.ok(mail!.html.includes('&lt;b&gt;') && mail!.text.includes('> Welke maat?\n> <b>'))
    assert.ok(!(mail!.subject + mail!.text).includes('Riet'))
    assert.equal(
      (await lotApi(world.visitor(), 'SendQuestion', { lotPrivateGuid: lotOf('Riet'), question: `${question}é` }))
        .status,
      400,
    )
    assert.equal(
      (await lotApi(world.visitor(), 'SendQuestion', { lotPrivateGuid: lotOf('Riet'), question: ' ' })).status,
      400,
    )
  })
})
