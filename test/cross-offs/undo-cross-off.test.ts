import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { whileLocked } from '#test/support/locks.ts'
import type { Client } from '#test/support/world.ts'

const { world, noor, lotte, bram } = await openFamily()

describe('undoing a cross-off', () => {
  const undo = (who: Client, publicGuid: string, privateCrossOffGuid: string) =>
    who.api('POST', '/api/Gift/UndoCrossOff', { publicGuid, privateCrossOffGuid })
  const isTaken = async (publicGuid: string) =>
    (
      await world.sql`select 1 from cross_offs x join gifts g on g.id = x.gift_id where g.public_guid = ${publicGuid} and x.undone_at is null`
    ).length === 1

  test('frees the gift for somebody else', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const answer = await undo(lotte, publicGuid, await crossOff(lotte, publicGuid))
    assert.deepEqual([answer.status, answer.body], [200, {}])
    assert.match(await crossOff(bram, publicGuid), /-/)
  })

  test('works by the private guid alone, without a login', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    assert.equal((await undo(world.visitor(), publicGuid, await crossOff(lotte, publicGuid))).status, 200)
    assert.equal(await isTaken(publicGuid), false)
  })

  test('returns Other the second time, and for an unknown guid', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const guid = await crossOff(lotte, publicGuid)
    await undo(lotte, publicGuid, guid)
    for (const privateGuid of [guid, randomUUID()]) {
      const answer = await undo(lotte, publicGuid, privateGuid)
      assert.deepEqual([answer.status, answer.body], [422, { problem: 'Other' }])
    }
  })

  test('returns Other to the second of two presses at once, and not that somebody else gives the gift', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const guid = await crossOff(lotte, publicGuid)
    const answer = await whileLocked(
      world.sql,
      (tx) => tx`update cross_offs set undone_at = now() where private_guid = ${guid}`,
      () => undo(lotte, publicGuid, guid),
    )
    assert.deepEqual(answer.body, { problem: 'Other' })
  })

  test('says that somebody else’s cross-off stands now, and does not undo it', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const guid = await crossOff(lotte, publicGuid)
    await undo(lotte, publicGuid, guid)
    await crossOff(bram, publicGuid)
    for (const privateGuid of [guid, randomUUID()])
      assert.deepEqual((await undo(lotte, publicGuid, privateGuid)).body, { problem: 'CrossedOffBySomeoneElse' })
    assert.equal(await isTaken(publicGuid), true)
  })

  test('says that the gift is gone', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const guid = await crossOff(lotte, publicGuid)
    await noor.api('DELETE', `/api/MyGift/${publicGuid}`)
    assert.deepEqual((await undo(lotte, publicGuid, guid)).body, { problem: 'GiftDeleted' })
  })

  test('does not take the guid of another gift', async () => {
    const [one, two] = [await world.addGift(noor.list), await world.addGift(noor.list)]
    const guid = await crossOff(lotte, one.publicGuid)
    assert.deepEqual((await undo(lotte, two.publicGuid, guid)).body, { problem: 'Other' })
    assert.equal(await isTaken(one.publicGuid), true)
  })

  test('returns the same to an owner for a free gift, a taken one, and one with a leaked guid', async () => {
    const [free, taken] = [await world.addGift(noor.list), await world.addGift(noor.list)]
    const leaked = await crossOff(lotte, taken.publicGuid)
    const answers = [
      await undo(noor, free.publicGuid, randomUUID()),
      await undo(noor, taken.publicGuid, randomUUID()),
      await undo(noor, taken.publicGuid, leaked),
    ]
    for (const answer of answers) assert.deepEqual([answer.status, answer.body], [422, { problem: 'Other' }])
    assert.equal(await isTaken(taken.publicGuid), true)
  })

  test('reveals nothing about a list that the current user may not open', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await crossOff(lotte, publicGuid)
    await world.sql`update lists set access_type = 'CLOSED' where id = ${noor.list.id}`
    try {
      assert.deepEqual((await undo(bram, publicGuid, randomUUID())).body, { problem: 'Other' })
    } finally {
      await world.sql`update lists set access_type = 'PUBLIC' where id = ${noor.list.id}`
    }
  })

  test('lets a giver who became an owner later undo their own cross-off', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const guid = await crossOff(bram, publicGuid)
    await world.sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${bram.email}`
    try {
      assert.equal((await undo(bram, publicGuid, guid)).status, 200)
    } finally {
      await world.sql`delete from list_owners where list_id = ${noor.list.id} and not is_primary`
    }
  })

  test('refuses invalid bodies', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    for (const body of [
      undefined,
      '{',
      [],
      {},
      { publicGuid },
      { publicGuid, privateCrossOffGuid: 'x' },
      { publicGuid: 1, privateCrossOffGuid: randomUUID() },
    ]) {
      assert.equal((await lotte.api('POST', '/api/Gift/UndoCrossOff', body)).status, 400)
    }
  })
})

describe('the link of a cross-off', () => {
  const open = (who: Client, gift: string, guid: string) =>
    who.api('GET', `/api/Gift/GetByCrossOffGuid/${gift}/${guid}`)

  test('shows the gift to anybody who holds it', async () => {
    const { publicGuid } = await world.addGift(noor.list, {
      description: 'Theepot',
      url: 'https://www.huisenhaard.example/theepot?kleur=blauw',
    })
    const guid = await crossOff(lotte, publicGuid)
    const answer = await open(world.visitor(), publicGuid, guid)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, {
      username: 'noor',
      fullName: 'Noor de Vries',
      gift: {
        publicGuid,
        description: 'Theepot',
        crossOffEnabled: true,
        isCrossedOff: true,
        privateCrossOffGuid: guid,
        displayImageUrl: null,
        faviconSite: 'https://www.huisenhaard.example',
        productEans: [],
        productId: null,
        uri: 'https://www.huisenhaard.example/theepot?kleur=blauw',
        uriDisplayText: 'huisenhaard.example',
        userEditableUri: 'https://www.huisenhaard.example/theepot?kleur=blauw',
        groupedProduct: null,
        isProductFromGiftFinder: false,
        isColdCase: false,
        order: answer.body.gift.order,
      },
    })
  })

  test('returns a problem if the gift or the cross-off is not found', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    const guid = await crossOff(lotte, publicGuid)
    const cases: [string, string, object][] = [
      [randomUUID(), guid, { problem: 'GiftNotFound', username: null }],
      ['x', guid, { problem: 'GiftNotFound', username: null }],
      [publicGuid, randomUUID(), { problem: 'InvalidGuid', username: 'noor' }],
      [publicGuid, 'x', { problem: 'InvalidGuid', username: 'noor' }],
    ]
    for (const [gift, given, problem] of cases) {
      const answer = await open(world.visitor(), gift, given)
      assert.deepEqual([answer.status, answer.body], [422, problem])
    }
    await lotte.api('POST', '/api/Gift/UndoCrossOff', { publicGuid, privateCrossOffGuid: guid })
    assert.deepEqual((await open(lotte, publicGuid, guid)).body, { problem: 'CrossOffAlreadyUndone', username: 'noor' })
  })

  test('does not name a closed list', async () => {
    const { publicGuid } = await world.addGift(noor.list)
    await world.sql`update lists set access_type = 'CLOSED' where id = ${noor.list.id}`
    assert.deepEqual((await open(world.visitor(), publicGuid, randomUUID())).body, {
      problem: 'InvalidGuid',
      username: null,
    })
    await world.sql`update lists set access_type = 'PUBLIC' where id = ${noor.list.id}`
  })

  test('is useless to an owner of the list', async () => {
    const [free, taken] = [await world.addGift(noor.list), await world.addGift(noor.list)]
    const guid = await crossOff(lotte, taken.publicGuid)
    const answers = [
      await open(noor, free.publicGuid, randomUUID()),
      await open(noor, taken.publicGuid, randomUUID()),
      await open(noor, taken.publicGuid, guid),
    ]
    for (const answer of answers)
      assert.deepEqual([answer.status, answer.body], [422, { problem: 'InvalidGuid', username: 'noor' }])
    const pages = [
      await noor.get(`/crossedoff/${free.publicGuid}/${guid}`),
      await noor.get(`/crossedoff/${taken.publicGuid}/${guid}`),
    ]
    assert.deepEqual(
      pages.map(({ status }) => status),
      [404, 404],
    )
    assert.equal(pages[0]!.$('main').text(), pages[1]!.$('main').text())
    const undone = await noor.post(`/crossedoff/${taken.publicGuid}/${guid}/undo`)
    assert.equal(undone.status, 404)
    assert.equal((await open(lotte, taken.publicGuid, guid)).status, 200)
  })

  test('opens a page that undoes the cross-off without a login, and leads to the list', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Muts met pompon' })
    const guid = await crossOff(lotte, publicGuid)
    const visitor = world.visitor()
    const shown = await visitor.get(`/crossedoff/${publicGuid}/${guid}`)
    assert.equal(shown.status, 200)
    assert.equal(shown.$('main h1 a').attr('href'), '/noor')
    assert.equal(shown.$('main h1').text(), 'Jij geeft dit aan Noor de Vries')
    assert.equal(shown.$('.gift-title').text(), 'Muts met pompon')
    assert.equal(shown.$('meta[name=robots]').attr('content'), 'noindex')
    const action = shown.$('main form').attr('action')!
    const undone = await visitor.post(action)
    assert.deepEqual([undone.status, undone.headers.get('location')], [303, '/noor'])
    assert.match((await visitor.get('/noor')).$('#flash').text(), /Ongedaan gemaakt/)

    const again = await visitor.get(`/crossedoff/${publicGuid}/${guid}`)
    assert.equal(again.status, 200)
    assert.equal(again.$('main h1').text(), 'Dit was al ongedaan gemaakt')
    assert.equal(again.$('main .actions a').attr('href'), '/noor')
    assert.equal((await visitor.get(`/crossedoff/${randomUUID()}/${guid}`)).status, 404)
    assert.equal((await visitor.get('/crossedoff/x/y')).status, 404)
  })
})
