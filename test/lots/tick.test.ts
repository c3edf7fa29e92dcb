import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { openSocketServer } from '#test/support/sockets.ts'
import { until } from '#test/support/until.ts'
import type { Client } from '#test/support/world.ts'
import { drawFamily, forgetMails, locationOf, lotApi, lotGuidIn, mailsOf } from '../draws/drawing.ts'

const family = await openFamily()
const { world, lotte } = family
const ears = await openSocketServer(world)
after(() => ears.close()) // The sockets must close before the world.

const tick = (lotPrivateGuid: string, step: unknown, who: Client = world.visitor()) =>
  lotApi(who, 'Tick', { lotPrivateGuid, step })
const tickOf = async (lotGuid: string) => (await world.visitor().api('GET', `/api/Lot/${lotGuid}`)).body.tick

describe('The giver’s tick about the gift', () => {
  test('A lot has its own tick, which its giver changes at will', async () => {
    const { lots } = await drawFamily(family)
    const all = () => Promise.all(Object.values(lots).map(({ guid }) => tickOf(guid)))
    assert.deepEqual(await all(), ['None', 'None', 'None'])
    for (const step of ['Bought', 'Wrapped', 'Bought', 'None', 'Wrapped']) {
      const ticked = await tick(lots.bram.guid, step)
      assert.deepEqual([ticked.status, ticked.body], [200, {}])
      assert.deepEqual(await all(), ['None', step, 'None'])
    }
    await tick(lots.riet.guid, 'Bought')
    await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: lots.lotte.guid })
    assert.deepEqual(await all(), ['None', 'Wrapped', 'Bought'], 'a nudge and another tick leave a tick as it is')
    for (const step of ['Lost', '', null, 1]) assert.equal((await tick(lots.bram.guid, step)).status, 400)
    assert.deepEqual((await tick(randomUUID(), 'Bought')).body, { problem: 'NotFound' })
  })

  test('Two givers who tick at the same time keep both ticks', async () => {
    const { lots } = await drawFamily(family)
    await Promise.all([
      tick(lots.bram.guid, 'Bought'),
      tick(lots.riet.guid, 'Wrapped'),
      tick(lots.lotte.guid, 'Bought'),
    ])
    assert.deepEqual(await Promise.all(Object.values(lots).map(({ guid }) => tickOf(guid))), [
      'Bought',
      'Bought',
      'Wrapped',
    ])
  })

  test('It causes no live event and no mail, and doesn’t count as viewing or opening', async () => {
    await forgetMails(world)
    const { publicGuid, lots, participants } = await drawFamily(family)
    const [giver, drawn] = [world.visitor(), world.visitor()]
    for (const [who, lot] of [[giver, lots.bram] as const, [drawn, lots.riet] as const])
      await who.api('GET', `/api/Lot/${lot.guid}`)
    const sockets = await Promise.all([
      ears.browser(lotte, `draw:${publicGuid}`),
      ears.browser(giver, `drawn-lot:${participants.riet}`),
      ears.browser(drawn, `drawn-lot:${participants.lotte}`),
      ears.app(lotte),
    ])
    const mails = (await world.mails()).length
    await tick(lots.bram.guid, 'Bought', giver)
    // An announcement after the tick's shows that the sockets would have received the tick's.
    await lotApi(world.visitor(), 'SetWishes', { lotPrivateGuid: lots.riet.guid, wishes: 'Thee' })
    await until(
      () => sockets[0].heard.some((html) => html.includes('Wensen gedeeld')) && sockets[1].heard.length > 0,
      'the wishes',
    )
    assert.deepEqual(
      sockets.map(({ heard }) => heard.length),
      [1, 1, 0, 0],
    )
    assert.equal((await world.mails()).length, mails)
  })

  test('A lot at another address has no tick of its former holder', async () => {
    await forgetMails(world)
    const { lots, participants } = await drawFamily(family)
    await tick(lots.bram.guid, 'Wrapped')
    const moved = { participantPublicGuid: participants.bram, email: 'bram@nieuw.example' }
    assert.equal((await lotte.api('POST', '/api/Loting/ResendLot', moved)).status, 200)
    const [mail] = await mailsOf(world, 'lot', 'bram@nieuw.example')
    assert.equal(await tickOf(lotGuidIn(mail!)), 'None')
    assert.deepEqual((await tick(lots.bram.guid, 'Bought')).body, { problem: 'NotFound' })
  })

  test('A lot of a deleted draw takes no tick', async () => {
    const { publicGuid, lots } = await drawFamily(family)
    await lotte.api('DELETE', `/api/Loting/${publicGuid}`)
    assert.deepEqual((await tick(lots.bram.guid, 'Bought')).body, { problem: 'Deleted' })
  })
})

describe('The buttons of the tick on a lot’s page', () => {
  test('They say what a press does, without script too, and only the pressed one gets the focus', async () => {
    const { lots } = await drawFamily(family)
    const { path } = lots.bram
    const giver = world.visitor()
    assert.equal(locationOf(await giver.post(`${path}/cadeau`, { step: 'Bought' })), path, 'a closed envelope has none')
    await giver.post(`${path}/openen`)
    const buttons = ($: Awaited<ReturnType<Client['get']>>['$']) =>
      $('#tick button')
        .toArray()
        .map((each) => [$(each).text(), $(each).attr('aria-pressed'), $(each).attr('value')])
    const first = await giver.get(path)
    assert.equal(first.$('#tick-title').text(), 'Jouw cadeau voor Oma Riet')
    assert.deepEqual(buttons(first.$), [
      ['Gekocht', 'false', 'Bought'],
      ['Ingepakt', 'false', 'Wrapped'],
    ])
    const plain = await giver.post(`${path}/cadeau`, { step: 'Bought' })
    assert.deepEqual([plain.status, locationOf(plain)], [303, `${path}#tick`])
    assert.deepEqual(buttons((await giver.get(path)).$), [
      ['Gekocht', 'true', 'None'],
      ['Ingepakt', 'false', 'Wrapped'],
    ])
    const wrapped = await giver.htmx('POST', `${path}/cadeau`, { step: 'Wrapped' })
    assert.deepEqual(buttons(wrapped.$), [
      ['Gekocht', 'true', 'None'],
      ['Ingepakt', 'true', 'Bought'],
    ])
    assert.equal(wrapped.$('[data-requests-focus]').text(), 'Ingepakt')
    const unwrapped = await giver.htmx('POST', `${path}/cadeau`, { step: 'Bought' })
    assert.equal(unwrapped.$('[data-requests-focus]').text(), 'Ingepakt')
    const none = await giver.htmx('POST', `${path}/cadeau`, { step: 'None' })
    assert.equal(none.$('[data-requests-focus]').text(), 'Gekocht')
    assert.equal((await giver.post(`${path}/cadeau`, { step: 'Lost' })).status, 404)
    assert.equal(locationOf(await giver.get(`${path}/cadeau`)), path, 'a reload without script')
  })
})
