import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openWorld, type Person, type World } from '#test/support/world.ts'
import { openServices } from '../../src/services.ts'
import { lotFor } from '../../src/lots/lot-for.ts'
import { draw, emails, forgetMails, givenPerson, lotApi, lotGuids, readDraw, threeDrawn } from '../draws/drawing.ts'

let world: World
let noor: Person
before(async () => {
  world = await openWorld()
  noor = await world.person('Noor de Vries')
})
after(() => world.close())
beforeEach(() => forgetMails(world))

describe('a lot', () => {
  test('has the fields of the specification, and reading it does not count as viewing', async () => {
    const { organizer, publicGuid, lotOf } = await threeDrawn(world)
    const { body } = await world.visitor().api('GET', `/api/Lot/${lotOf('Bram').toUpperCase()}`)
    assert.deepEqual(Object.keys(body).sort(), [
      'description',
      'drawnParticipant',
      'email',
      'hasAccount',
      'isViewed',
      'lotingTitle',
      'name',
      'nudgeDisabledUntil',
      'selectedWishlistPrivateGuid',
    ])
    assert.deepEqual(
      [body.name, body.email, body.lotingTitle, body.isViewed, body.hasAccount, body.nudgeDisabledUntil],
      ['Bram', emails.Bram, 'Pakjesavond', false, false, null],
    )
    assert.equal((await readDraw(organizer, publicGuid)).participants[1]!.isViewed, false)
    const view = () => lotApi(world.visitor(), 'RegisterFirstView', { participantPrivateGuid: lotOf('Bram') })
    for (const { status, body: answered } of await Promise.all([view(), view()]))
      assert.deepEqual([status, answered], [200, {}])
    assert.equal((await readDraw(organizer, publicGuid)).participants[1]!.isViewed, true)
  })

  test('becomes an account’s when it is opened while logged in with that address, and nobody else’s', async () => {
    const mira = await world.person('Mira Bos')
    const people = [givenPerson(0), givenPerson(1, { email: mira.email }), givenPerson(2)]
    await draw(world.visitor(), people)
    const lotGuid = (await lotGuids(world)).get(mira.email)!
    assert.equal(
      (await mira.api('GET', '/api/Loting/Overview')).body.lotingen.length,
      0,
      'an address alone proves nothing',
    )
    await noor.api('GET', `/api/Lot/${lotGuid}`)
    assert.equal((await noor.api('GET', '/api/Loting/Overview')).body.lotingen.length, 0)
    const { body } = await mira.api('GET', `/api/Lot/${lotGuid}`)
    assert.equal(body.hasAccount, true)
    assert.deepEqual((await mira.api('GET', '/api/Loting/Overview')).body.lotingen[0].lots, [
      { privateParticipantGuid: lotGuid, participantName: 'Deelnemer 1' },
    ])
  })

  test('says that it is broken when the server’s secret is another one', async () => {
    const { lotOf } = await threeDrawn(world)
    const { services, close } = await openServices(
      { ...world.services.config, secret: 'quite another secret' },
      world.url,
      'web',
    )
    try {
      const scope = { ...(await world.scopeOf(world.visitor())), signer: services.signer }
      assert.deepEqual(await lotFor(scope, lotOf('Bram')), { ok: false, problem: 'NotDrawn' })
    } finally {
      await close()
    }
  })
})
