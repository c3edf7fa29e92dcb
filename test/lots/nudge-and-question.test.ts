import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { openFamily, riet } from '#test/support/family.ts'
import { waitForLocks, whileLocked } from '#test/support/locks.ts'
import { lotFor } from '../../src/lots/lot-for.ts'
import { sendNudge } from '../../src/lots/send-nudge.ts'
import { drawFamily, forgetMails, lotApi, lotGuidIn, mailsOf, type Name } from '../draws/drawing.ts'

const family = await openFamily()
const { world, noor, lotte } = family
beforeEach(() => forgetMails(world))

describe('Nudges', () => {
  test('A nudge reaches a drawn participant without a list once in 72 hours, and doesn’t name the giver', async () => {
    const { lots } = await drawFamily(family)
    const nudge = (name: Name) => lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: lots[name].guid })
    const answers = await Promise.all([nudge('bram'), nudge('bram'), nudge('riet')])
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
    assert.deepEqual(nudges.map(({ to }) => to).sort(), [lotte.email, riet].sort())
    for (const mail of nudges) {
      const [receiver, giver] = mail.to === riet ? (['riet', 'Bram'] as const) : (['lotte', 'Riet'] as const)
      assert.ok(mail.text.includes(`/lootje/${lots[receiver].guid}`), 'the mail links to its reader’s own lot')
      assert.ok(!(mail.subject + mail.text + mail.html).includes(giver))
    }
    const scope = await world.scopeOf(world.visitor())
    const at = (hours: number) => ({ ...scope, now: () => new Date(Date.now() + hours * 3600 * 1000) })
    assert.deepEqual(await sendNudge(at(71.9), lots.bram.guid), { ok: false, problem: 'LastNudgeTooRecent' })
    assert.equal((await sendNudge(at(72.1), lots.bram.guid)).ok, true)
    const other = await lotFor(at(0), lots.lotte.guid)
    assert.equal(other.ok && other.value.nudgeDisabledUntil, null)
    await lotApi(noor, 'SelectWishlist', {
      participantPrivateGuid: lots.bram.guid,
      wishlistPrivateGuid: noor.list.privateGuid,
    })
    assert.deepEqual((await nudge('lotte')).body, { problem: 'WishlistAlreadySelected' })
  })

  test('Two simultaneous nudges of one lot send one mail', async () => {
    const { lots, participants } = await drawFamily(family)
    await world.visitor().api('GET', `/api/Lot/${lots.bram.guid}`)
    const nudge = () => lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: lots.bram.guid })
    const answers = await whileLocked(
      world.sql,
      (tx) => tx`select from participants where public_guid = ${participants.bram}::uuid for update`,
      () => Promise.all([nudge(), nudge()]),
      () => waitForLocks(world.sql, 2),
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422])
    assert.equal((await mailsOf(world, 'nudge', riet)).length, 1)
  })

  test('The waiting time of a nudge stays when the lot goes to another address', async () => {
    const { lots, participants } = await drawFamily(family)
    await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: lots.bram.guid })
    await lotte.api('POST', '/api/Loting/ResendLot', {
      participantPublicGuid: participants.bram,
      email: 'bram@nieuw.example',
    })
    const lotGuid = lotGuidIn((await mailsOf(world, 'lot', 'bram@nieuw.example'))[0]!)
    assert.deepEqual((await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: lotGuid })).body, {
      problem: 'LastNudgeTooRecent',
    })
  })
})

describe('Questions', () => {
  test('A question reaches the drawn participant without the giver’s name', async () => {
    const { lots } = await drawFamily(family)
    const question = `Welke maat?\n<b>${'é'.repeat(985)}`
    assert.equal([...question].length, 1000)
    const asked = await lotApi(world.visitor(), 'SendQuestion', { lotPrivateGuid: lots.riet.guid, question })
    assert.deepEqual([asked.status, asked.body], [200, {}])
    const [mail] = (await world.mails()).filter(({ kind }) => kind === 'message')
    assert.equal(mail!.to, lotte.email)
    assert.ok(mail!.html.includes('&lt;b&gt;') && mail!.text.includes('> Welke maat?\n> <b>'))
    assert.ok(!(mail!.subject + mail!.text + mail!.html).includes('Riet'))
    assert.equal(
      (await lotApi(world.visitor(), 'SendQuestion', { lotPrivateGuid: lots.riet.guid, question: `${question}é` }))
        .status,
      400,
    )
    assert.equal(
      (await lotApi(world.visitor(), 'SendQuestion', { lotPrivateGuid: lots.riet.guid, question: ' ' })).status,
      400,
    )
  })
})
