import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openWorld, type Client, type Person, type World } from '#test/support/world.ts'
import { draw, forgetMails, givenPerson, mailsOf, readDraw, threeDrawn } from './drawing.ts'

let world: World
let noor: Person
before(async () => {
  world = await openWorld()
  noor = await world.person('Noor de Vries')
})
after(() => world.close())

beforeEach(() => forgetMails(world))

describe('the link in the organizer’s mail', () => {
  const linkIn = (text: string) =>
    /loting\/open\/([0-9a-f-]{36})\/([0-9a-f-]{36})/.exec(text)!.slice(1) as [string, string]
  const open = (who: Client, body: object) => who.api('POST', '/api/Loting/OpenWithOrganizer', body)

  test('opens the draw in any session; who has no account becomes its user', async () => {
    await threeDrawn(world)
    const [mail] = await mailsOf(world, 'draw-manage')
    const [publicLotingGuid, privateUserGuid] = linkIn(mail!.text)
    const elsewhere = world.visitor()
    const opened = await open(elsewhere, { publicLotingGuid, privateUserGuid })
    assert.deepEqual(
      [opened.status, opened.body.changedCurrentUser, opened.body.loting.publicGuid],
      [200, true, publicLotingGuid],
    )
    const user = (await elsewhere.api('GET', '/api/Account/UserData')).body
    assert.deepEqual([user.email, user.isAccount, user.privateGuid], ['lotte@example.org', false, privateUserGuid])
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
    const publicGuid = await draw(noor, [givenPerson(0, { email: noor.email }), givenPerson(1), givenPerson(2)])
    const visitor = world.visitor()
    const opened = await open(visitor, { publicLotingGuid: publicGuid, privateUserGuid: noor.user.privateGuid })
    assert.deepEqual([opened.status, opened.body.changedCurrentUser], [200, false])
    assert.equal((await visitor.api('GET', '/api/Account/UserData')).status, 204)
    await readDraw(visitor, publicGuid)
    await threeDrawn(world)
    const [publicLotingGuid, privateUserGuid] = linkIn(
      (await mailsOf(world, 'draw-manage', 'lotte@example.org'))[0]!.text,
    )
    assert.equal((await open(noor, { publicLotingGuid, privateUserGuid })).body.changedCurrentUser, false)
    assert.equal((await noor.api('GET', '/api/Account/UserData')).body.email, noor.email)
  })

  test('its guid is in no answer to the session that drew', async () => {
    const { organizer, publicGuid } = await threeDrawn(world)
    const [, privateUserGuid] = linkIn((await mailsOf(world, 'draw-manage'))[0]!.text)
    assert.ok(!JSON.stringify(await readDraw(organizer, publicGuid)).includes(privateUserGuid))
  })

  test('still opens the draw after its address was proven and its user became another', async () => {
    const organizer = world.visitor()
    const early = world.visitor()
    await early.api('POST', '/api/Afstreper/Create', { email: 'lotte@example.org' })
    await threeDrawn(world, organizer)
    const mail = (await mailsOf(world, 'draw-manage'))[0]!
    const reader = world.visitor()
    const path = new URL(/http\S+\/loting\/open\/\S+/.exec(mail.text)![0])
    assert.ok(path.searchParams.has('proof'))
    await reader.get(`${path.pathname}${path.search}`)
    assert.equal((await reader.api('GET', '/api/Account/UserData')).body.email, 'lotte@example.org')
    const [publicLotingGuid, privateUserGuid] = linkIn(mail.text)
    assert.equal((await open(world.visitor(), { publicLotingGuid, privateUserGuid })).status, 200)
    assert.equal((await reader.api('GET', '/api/Loting/Overview')).body.lotingen[0].manageGuid, publicLotingGuid)
    assert.equal((await early.api('GET', '/api/Account/UserData')).status, 204, 'who only claimed the address is out')
  })
})
