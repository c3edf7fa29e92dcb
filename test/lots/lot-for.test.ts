import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { openFamily, riet, proveAddress } from '#test/support/family.ts'
import type { Person } from '#test/support/world.ts'
import { openServices } from '../../src/services.ts'
import { lotFor } from '../../src/lots/lot-for.ts'
import { drawFamily, forgetMails, lotApi, readDraw } from '../draws/drawing.ts'

const family = await openFamily()
const { world, lotte, bram, sem } = family
beforeEach(() => forgetMails(world))

describe('Reading a lot', () => {
  test('A lot has the fields of the specification, and reading it doesn’t count as viewing', async () => {
    const { publicGuid, lots } = await drawFamily(family)
    await world.visitor().api('POST', '/api/Afstreper/Create', { email: riet }) // A guest is no account.
    const { body } = await world.visitor().api('GET', `/api/Lot/${lots.riet.guid.toUpperCase()}`)
    assert.deepEqual(Object.keys(body).sort(), [
      'budget',
      'conversations',
      'date',
      'description',
      'drawnParticipant',
      'email',
      'hasAccount',
      'isViewed',
      'lotingTitle',
      'name',
      'nudgeDisabledUntil',
      'selectedWishlistPrivateGuid',
      'tick',
      'wishes',
    ])
    assert.deepEqual(
      [body.name, body.email, body.lotingTitle, body.isViewed, body.hasAccount, body.nudgeDisabledUntil],
      ['Oma Riet', riet, 'Sinterklaas met de familie', false, false, null],
    )
    assert.equal((await readDraw(lotte, publicGuid)).participants[2]!.isViewed, false)
    const view = () => lotApi(world.visitor(), 'RegisterFirstView', { participantPrivateGuid: lots.riet.guid })
    for (const { status, body: answered } of await Promise.all([view(), view()]))
      assert.deepEqual([status, answered], [200, {}])
    assert.equal((await readDraw(lotte, publicGuid)).participants[2]!.isViewed, true)
  })

  test('An account that opens a lot with its proven address gets the lot, unless another account has it', async () => {
    const { guid } = (await drawFamily(family)).lots.bram
    assert.equal(
      (await bram.api('GET', '/api/Loting/Overview')).body.lotingen.length,
      0,
      'an account without a proven address has no lots',
    )
    await sem.api('GET', `/api/Lot/${guid}`)
    assert.equal((await sem.api('GET', '/api/Loting/Overview')).body.lotingen.length, 0)
    const { body } = await bram.api('GET', `/api/Lot/${guid}`)
    assert.equal(body.hasAccount, true)
    assert.equal(
      (await bram.api('GET', '/api/Loting/Overview')).body.lotingen.length,
      0,
      'the address is not proven yet',
    )
    for (const person of [bram, sem]) await proveAddress(world, person)
    await sem.api('GET', `/api/Lot/${guid}`)
    for (const person of [bram, sem])
      assert.equal(
        (await person.api('GET', '/api/Loting/Overview')).body.lotingen.length,
        0,
        'another account opened the lot',
      )
    await bram.api('GET', `/api/Lot/${guid}`)
    assert.deepEqual((await bram.api('GET', '/api/Loting/Overview')).body.lotingen[0].lots, [
      { privateParticipantGuid: guid, participantName: 'Bram Visser' },
    ])
    const setEmail = (of: Person, email: string) =>
      world.sql`update users set email = ${email} where public_guid = ${of.user.publicGuid}::uuid`
    await setEmail(bram, 'bram@elders.example')
    await setEmail(sem, bram.email)
    await sem.api('GET', `/api/Lot/${guid}`)
    assert.equal(
      (await bram.api('GET', '/api/Loting/Overview')).body.lotingen.length,
      1,
      'the first account keeps the lot',
    )
    await setEmail(sem, sem.email)
    await setEmail(bram, bram.email)
  })

  test('A lot counts as broken under another server secret', async () => {
    const { lots } = await drawFamily(family)
    const { services, close } = await openServices(
      { ...world.services.config, secret: 'quite another secret, of more than 32 bytes' },
      world.url,
      'web',
    )
    try {
      const scope = { ...(await world.scopeOf(world.visitor())), signer: services.signer }
      assert.deepEqual(await lotFor(scope, lots.riet.guid), { ok: false, problem: 'NotDrawn' })
    } finally {
      await close()
    }
  })
})
