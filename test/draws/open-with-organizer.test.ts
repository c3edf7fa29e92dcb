import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import type { Client } from '#test/support/world.ts'
import { drawFamily, forgetMails, mailsOf, readDraw } from './drawing.ts'

const family = await openFamily()
const { world, lotte, bram } = family

beforeEach(() => forgetMails(world))

describe('the link in the organizer’s mail', () => {
  const linkIn = (text: string) =>
    /loting\/open\/([0-9a-f-]{36})\/([0-9a-f-]{36})/.exec(text)!.slice(1) as [string, string]
  const open = (who: Client, body: object) => who.api('POST', '/api/Loting/OpenWithOrganizer', body)

  test('opens the draw in any session; who has no account becomes its user', async () => {
    await drawFamily(family, { organizer: world.visitor() })
    const [mail] = await mailsOf(world, 'draw-manage')
    const [publicLotingGuid, privateUserGuid] = linkIn(mail!.text)
    const elsewhere = world.visitor()
    const opened = await open(elsewhere, { publicLotingGuid, privateUserGuid })
    assert.deepEqual(
      [opened.status, opened.body.changedCurrentUser, opened.body.loting.publicGuid],
      [200, true, publicLotingGuid],
    )
    const user = (await elsewhere.api('GET', '/api/Account/UserData')).body
    assert.deepEqual([user.email, user.isAccount, user.privateGuid], ['lotte@familie.example', false, privateUserGuid])
    assert.equal((await open(elsewhere, { publicLotingGuid, privateUserGuid })).body.changedCurrentUser, false)
    const overview = (await elsewhere.api('GET', '/api/Loting/Overview')).body.lotingen
    assert.deepEqual([overview[0].manageGuid, overview[0].lots.length], [publicLotingGuid, 1])
    const [{ id } = { id: 0 }] = await world.sql<
      { id: number }[]
    >`select id from draws where public_guid = ${publicLotingGuid}`
    assert.equal((await open(world.visitor(), { lotingId: id, privateUserGuid })).status, 200, 'by its number')
    assert.equal((await open(world.visitor(), { lotingId: id })).status, 400)
    assert.equal((await open(world.visitor(), { privateUserGuid })).status, 400)
    assert.deepEqual((await open(world.visitor(), { publicLotingGuid, privateUserGuid: publicLotingGuid })).body, {
      problem: 'NotFound',
    })
  })

  test('never logs an account in, and leaves an account that is logged in alone', async () => {
    const { publicGuid } = await drawFamily(family)
    const visitor = world.visitor()
    const opened = await open(visitor, { publicLotingGuid: publicGuid, privateUserGuid: lotte.user.privateGuid })
    assert.deepEqual([opened.status, opened.body.changedCurrentUser], [200, false])
    assert.equal((await visitor.api('GET', '/api/Account/UserData')).status, 204)
    await readDraw(visitor, publicGuid)
    await drawFamily(family, { organizer: world.visitor() })
    const [publicLotingGuid, privateUserGuid] = linkIn(
      (await mailsOf(world, 'draw-manage', 'lotte@familie.example'))[0]!.text,
    )
    assert.equal((await open(lotte, { publicLotingGuid, privateUserGuid })).body.changedCurrentUser, false)
    assert.equal((await lotte.api('GET', '/api/Account/UserData')).body.email, lotte.email)
  })

  test('opened as a page, as mail programs and those it is forwarded to do, opens the draw and logs nobody in', async () => {
    await drawFamily(family, { organizer: world.visitor() })
    const [mail] = await mailsOf(world, 'draw-manage')
    const { pathname } = new URL(/http\S+\/loting\/open\/\S+/.exec(mail!.text)![0])
    const reader = world.visitor()
    const opened = await reader.get(pathname)
    assert.equal(opened.status, 303)
    assert.equal((await reader.get(opened.headers.get('location')!)).status, 200)
    assert.equal((await reader.api('GET', '/api/Account/UserData')).status, 204)
  })

  test('its guid is in no answer to the session that drew', async () => {
    const organizer = world.visitor()
    const { publicGuid } = await drawFamily(family, { organizer })
    const [, privateUserGuid] = linkIn((await mailsOf(world, 'draw-manage'))[0]!.text)
    assert.ok(!JSON.stringify(await readDraw(organizer, publicGuid)).includes(privateUserGuid))
  })

  test('still opens the draw after its address was proven and its user became another', async () => {
    const organizer = world.visitor()
    const early = world.visitor()
    await early.api('POST', '/api/Afstreper/Create', { email: 'lotte@familie.example' })
    await crossOff(early, (await world.addGift(bram.list)).publicGuid)
    await drawFamily(family, { organizer })
    const mail = (await mailsOf(world, 'draw-manage'))[0]!
    const reader = world.visitor()
    const path = new URL(/http\S+\/loting\/open\/\S+/.exec(mail.text)![0])
    assert.equal(path.search, '')
    const [publicLotingGuid, privateUserGuid] = linkIn(mail.text)
    assert.equal((await open(reader, { publicLotingGuid, privateUserGuid })).body.changedCurrentUser, true)
    const [crossedOff] = await mailsOf(world, 'cross-off', 'lotte@familie.example')
    await reader.post('/account/confirm', { proof: /confirm\?proof=(\S+)/.exec(crossedOff!.text)![1]! })
    assert.equal((await open(world.visitor(), { publicLotingGuid, privateUserGuid })).status, 200)
    assert.equal((await reader.api('GET', '/api/Loting/Overview')).body.lotingen[0].manageGuid, publicLotingGuid)
    assert.equal((await early.api('GET', '/api/Account/UserData')).status, 204, 'who only claimed the address is out')
  })

  test('is not found by guessing: the 31st wrong one of a client in an hour waits, and right ones do not count', async () => {
    const limited = await openFamily({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
    const organizer = limited.world.visitor({ 'X-Forwarded-For': '198.51.100.1' })
    const { manageLink } = await drawFamily(limited, { organizer })
    const [publicLotingGuid, privateUserGuid] = manageLink.split('/').slice(-2)
    const guesser = limited.world.visitor({ 'X-Forwarded-For': '198.51.100.2' })
    const guess = async (guid: string) => (await open(guesser, { lotingId: 1, privateUserGuid: guid })).status
    for (let n = 0; n < 5; n++) assert.equal((await open(guesser, { publicLotingGuid, privateUserGuid })).status, 200)
    for (let n = 0; n < 30; n++) assert.equal(await guess(crypto.randomUUID()), 422)
    assert.equal(await guess(crypto.randomUUID()), 429)
  })
})
