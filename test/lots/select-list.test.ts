import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, beforeEach, describe, test } from 'node:test'
import { openSocketServer } from '#test/support/sockets.ts'
import { accept, invite } from '#test/support/owners.ts'
import { openFamily, riet, proveAddress } from '#test/support/family.ts'
import { whileLocked } from '#test/support/locks.ts'
import type { Client } from '#test/support/world.ts'
import { drawFamily, forgetMails, lotApi, mailsOf, readDraw, readLot } from '../draws/drawing.ts'
import { until } from '#test/support/until.ts'

const family = await openFamily()
const { world, noor, lotte, sem } = family
const ears = await openSocketServer(world)
beforeEach(() => forgetMails(world))

describe('Linking a list to a lot', () => {
  after(() => ears.close()) // The sockets must close before the world.

  test('A list is linked and unlinked, and live events reach only the organizer and the giver', async () => {
    const organizer = world.visitor()
    const { publicGuid, lots, participants } = await drawFamily(family, { organizer })
    const giver = world.visitor()
    const bystander = world.visitor()
    await giver.csrfToken()
    await giver.api('GET', `/api/Lot/${lots.lotte.guid}`)
    await bystander.csrfToken()
    await bystander.api('GET', `/api/Lot/${lots.riet.guid}`)

    const [page, lotPage, app, lotApp, otherApp] = [
      await ears.browser(organizer, `draw:${publicGuid}`),
      await ears.browser(giver, `drawn-lot:${participants.bram}`),
      await ears.app(organizer),
      await ears.app(giver),
      await ears.app(bystander),
    ]
    await assert.rejects(ears.browser(bystander, `drawn-lot:${participants.bram}`), /403/)
    await assert.rejects(ears.browser(bystander, `draw:${publicGuid}`), /403/)
    await assert.rejects(ears.browser(organizer, `drawn-lot:${participants.bram}`), /403/)
    const state = (await app.invoke('JoinLotingGroup', publicGuid)) as object[]
    assert.deepEqual(state[1], { publicGuid: participants.bram, isViewed: false, hasWishlist: false })
    assert.deepEqual(await lotApp.invoke('JoinDrawnLotGroup', participants.bram), { success: true, wishlistLink: null })
    for (const [method, guid] of [
      ['JoinDrawnLotGroup', participants.bram],
      ['JoinLotingGroup', publicGuid],
    ] as const)
      await assert.rejects(otherApp.invoke(method, guid))

    const selected = await lotApi(noor, 'SelectWishlist', {
      participantPrivateGuid: lots.bram.guid,
      wishlistPrivateGuid: noor.list.privateGuid,
    })
    assert.deepEqual([selected.status, selected.body], [200, { selectedWishlistPrivateGuid: noor.list.privateGuid }])
    const link = `${world.services.config.baseUrl}/noor`
    await until(
      () => app.heard.length > 0 && lotApp.heard.length > 0 && page.heard.length > 0 && lotPage.heard.length > 0,
      'the events of the linked list',
    )
    assert.deepEqual(app.heard, [`SetLotHasWishlist ${participants.bram} true`])
    assert.deepEqual(lotApp.heard, [`SetLotWishlistLink ${link}`])
    assert.ok(
      page.heard.some((html) => html.includes(`participant-${participants.bram}`) && html.includes('Wensen gedeeld')),
    )
    assert.equal((await readLot(world, lots.lotte.guid)).drawnParticipant.wishlistLink, link)
    assert.equal((await readDraw(organizer, publicGuid)).participants[1]!.hasWishlist, true)
    assert.deepEqual((await noor.api('POST', `/api/MyList/UsedInRecentLot/${noor.list.privateGuid}`)).body, {
      usedInRecentLot: true,
    })
    const [own, others] = await Promise.all(
      [noor, world.visitor()].map(
        async (who) =>
          (await who.api('GET', `/api/Lot/${lots.bram.guid}`)).body.selectedWishlistPrivateGuid as string | null,
      ),
    )
    assert.deepEqual([own, others], [noor.list.privateGuid, null], 'only the owner gets the list’s private guid')

    assert.equal(
      (
        await lotApi(noor, 'SelectWishlist', {
          participantPrivateGuid: lots.bram.guid,
          wishlistPrivateGuid: noor.list.privateGuid,
        })
      ).status,
      200,
    )
    assert.deepEqual((await lotApi(noor, 'SelectWishlist', { participantPrivateGuid: lots.bram.guid })).body, {
      selectedWishlistPrivateGuid: null,
    })
    await until(() => lotApp.heard.length > 1 && app.heard.length > 1, 'the events of the unlinked list')
    assert.deepEqual(
      [lotApp.heard[1], app.heard[1]],
      ['SetLotWishlistLink null', `SetLotHasWishlist ${participants.bram} false`],
    )

    // The linked list gets another username, and is then deleted.
    const heardAfter = async (change: () => Promise<unknown>) => {
      const [fromApp, fromLot, fromPage, fromLotPage] = [app, lotApp, page, lotPage].map(
        ({ heard }) => heard.length,
      ) as [number, number, number, number]
      await change()
      await until(
        () =>
          app.heard.length > fromApp &&
          lotApp.heard.length > fromLot &&
          page.heard.length > fromPage &&
          lotPage.heard.length > fromLotPage,
        'the events of the change',
      )
      return [app.heard.splice(fromApp), lotApp.heard.splice(fromLot)]
    }
    const second = (
      await noor.api('POST', '/api/MyList/Create', {
        username: 'noor-kerst',
        firstName: 'Noor',
        lastName: 'de Vries',
        accessType: 'PUBLIC',
      })
    ).body as { privateGuid: string }
    const settings = {
      privateGuid: second.privateGuid,
      username: 'noor-feest',
      firstName: 'Noor',
      lastName: 'de Vries',
      accessType: 'PUBLIC',
      includeInSearchResult: false,
      showCrossedOff: false,
    }
    const has = (hasWishlist: boolean) => [`SetLotHasWishlist ${participants.bram} ${hasWishlist}`]
    const links = (username: string | null) => [
      `SetLotWishlistLink ${username === null ? 'null' : `${world.services.config.baseUrl}/${username}`}`,
    ]
    assert.deepEqual(
      await heardAfter(() =>
        lotApi(noor, 'SelectWishlist', {
          participantPrivateGuid: lots.bram.guid,
          wishlistPrivateGuid: second.privateGuid,
        }),
      ),
      [has(true), links('noor-kerst')],
    )
    assert.deepEqual(await heardAfter(() => noor.api('POST', '/api/MyList/UpdateSettings', settings)), [
      has(true),
      links('noor-feest'),
    ])
    assert.deepEqual(await heardAfter(() => noor.api('DELETE', `/api/MyList/${second.privateGuid}`)), [
      has(false),
      links(null),
    ])

    await lotApi(world.visitor(), 'RegisterFirstView', { participantPrivateGuid: lots.riet.guid })
    await until(() => app.heard.length > 2, 'the event of the view')
    assert.equal(app.heard[2], `SetLotToViewed ${participants.riet}`)
    assert.deepEqual([otherApp.heard, lotApp.heard.length], [[], 2])
    // The organizer’s page receives the state of a mail.
    const before = page.heard.length
    await organizer.api('POST', '/api/Loting/ResendLot', {
      participantPublicGuid: participants.riet,
      email: 'riet@nieuw.example',
    })
    await until(() => page.heard.slice(before).some((html) => html.includes('Verstuurd')), 'a sent mail')
    await organizer.api('DELETE', `/api/Loting/${publicGuid}`)
    await until(() => !page.isOpen(), 'the end of the deleted draw’s page')
  })

  test('Live events reach the session that opened the lot, and no user who logs in there afterwards', async () => {
    const { lots, participants } = await drawFamily(family)
    const shared = world.visitor()
    await shared.csrfToken()
    await shared.api('GET', `/api/Lot/${lots.bram.guid}`)
    assert.ok(await ears.browser(shared, `drawn-lot:${participants.riet}`))
    const next = await world.person('Teun Volger')
    assert.equal(
      (await shared.api('POST', '/api/Account/Login', { emailOrUsername: next.email, password: next.password })).body,
      true,
    )
    for (const name of ['lotte', 'riet'] as const)
      await assert.rejects(ears.browser(shared, `drawn-lot:${participants[name]}`), /403/)
    await shared.api('GET', `/api/Lot/${lots.bram.guid}`)
    assert.ok(
      await ears.browser(shared, `drawn-lot:${participants.riet}`),
      'the user who logged in has opened the lot too',
    )
    const app = world.visitor()
    await lotApi(app, 'RegisterFirstView', { participantPrivateGuid: lots.bram.guid })
    assert.ok(await ears.browser(app, `drawn-lot:${participants.riet}`), 'an app opens a lot by registering its view')
  })

  test('A live event reports the unlinked list when the lot goes to an address other than its owner’s', async () => {
    const { lots, participants } = await drawFamily(family)
    const giver = world.visitor()
    await giver.api('GET', `/api/Lot/${lots.lotte.guid}`)
    const app = await ears.app(giver)
    await app.invoke('JoinDrawnLotGroup', participants.bram)
    const chosen = { participantPrivateGuid: lots.bram.guid, wishlistPrivateGuid: noor.list.privateGuid }
    await lotApi(noor, 'SelectWishlist', chosen)
    const corrected = { participantPublicGuid: participants.bram, email: 'bram@nieuw.example' }
    assert.equal((await lotte.api('POST', '/api/Loting/ResendLot', corrected)).status, 200)
    await until(() => app.heard.includes('SetLotWishlistLink null'), 'the events of the unlinked list')
  })

  test('Another user’s list and a closed list can’t be linked', async () => {
    const { lots } = await drawFamily(family)
    const select = async (who: Client, wishlistPrivateGuid: string) =>
      (await lotApi(who, 'SelectWishlist', { participantPrivateGuid: lots.bram.guid, wishlistPrivateGuid })).body
    for (const guid of [noor.list.privateGuid, noor.list.publicGuid, sem.list.publicGuid, randomUUID()])
      assert.deepEqual(await select(sem, guid), { problem: 'WishlistNotFound' })
    assert.deepEqual(await select(world.visitor(), sem.list.privateGuid), { problem: 'WishlistNotFound' })
    await world.sql`update lists set access_type = 'CLOSED' where id = ${sem.list.id}`
    assert.deepEqual(await select(sem, sem.list.privateGuid), { problem: 'WishlistNotFound' })
    await world.sql`update lists set access_type = 'PUBLIC' where id = ${sem.list.id}`
    assert.deepEqual(await select(sem, sem.list.privateGuid), { selectedWishlistPrivateGuid: sem.list.privateGuid })
    await world.sql`update lists set access_type = 'CLOSED' where id = ${sem.list.id}`
    assert.deepEqual(
      await select(sem, sem.list.privateGuid),
      { selectedWishlistPrivateGuid: sem.list.privateGuid },
      'a closed list that is linked already can be linked again',
    )
  })

  test('A list that is deleted at the same moment is not found', async () => {
    const { lots } = await drawFamily(family)
    const leaver = await world.person('Weg Bakker')
    const { status, body } = await whileLocked(
      world.sql,
      (tx) => tx`delete from lists where id = ${leaver.list.id}`,
      () =>
        lotApi(leaver, 'SelectWishlist', {
          participantPrivateGuid: lots.riet.guid,
          wishlistPrivateGuid: leaver.list.privateGuid,
        }),
    )
    assert.deepEqual([status, body], [422, { problem: 'WishlistNotFound' }])
  })

  test('An account that is created from the lot’s page gets its list linked', async () => {
    const { lots, participants } = await drawFamily(family)
    const [client, giver] = [world.visitor(), world.visitor()]
    await giver.api('GET', `/api/Lot/${lots.bram.guid}`)
    const app = await ears.app(giver)
    await app.invoke('JoinDrawnLotGroup', participants.riet)
    const created = await client.api('POST', '/api/Account/Create', {
      email: riet,
      username: 'riet',
      firstName: 'Riet',
      lastName: 'Bos',
      password: 'een goed wachtwoord',
      receiveMailing: false,
      fromLot: lots.riet.guid,
    })
    assert.equal(created.status, 201)
    await until(() => app.heard.length > 0, 'the event of the linked list')
    assert.equal(
      (await client.api('GET', `/api/Lot/${lots.riet.guid}`)).body.selectedWishlistPrivateGuid,
      created.body.wishlistPrivateGuid,
    )
    const overview = async () => (await client.api('GET', '/api/Loting/Overview')).body.lotingen
    assert.deepEqual(await overview(), [], 'an account without a proven address has no lots')
    await proveAddress(world, { email: riet })
    await client.api('GET', `/api/Lot/${lots.riet.guid}`)
    assert.equal((await overview())[0].lots[0].privateParticipantGuid, lots.riet.guid)
  })
})

test('A linked list stays linked when another visitor creates an account and a list from the lot’s page', async () => {
  const { lots } = await drawFamily(family)
  const linked = { participantPrivateGuid: lots.bram.guid, wishlistPrivateGuid: noor.list.privateGuid }
  await lotApi(noor, 'SelectWishlist', linked)
  const stranger = world.visitor()
  const created = await stranger.api('POST', '/api/Account/Create', {
    email: 'vreemd@example.org',
    username: 'vreemd',
    firstName: 'Vera',
    lastName: 'Vreemd',
    password: 'een goed wachtwoord',
    receiveMailing: false,
    fromLot: lots.bram.guid,
  })
  assert.equal(created.status, 201)
  assert.match((await readLot(world, lots.lotte.guid)).drawnParticipant.wishlistLink!, /\/noor$/)
})

test('An account created from the page of another person’s lot doesn’t get the lot, which counts as opened', async () => {
  const { lots, participants } = await drawFamily(family)
  const [reader, email] = [world.visitor(), 'lezer-van-riet@example.org']
  await reader.api('POST', '/api/Afstreper/Create', { email })
  await world.sql`update users set email_proven_at = now() where email = ${email}`
  await world.sql`update sessions set unproven = false where user_id = (select id from users where email = ${email})`
  const created = await reader.api('POST', '/api/Account/Create', {
    email,
    username: 'lezer-van-riet',
    firstName: 'Lezer',
    lastName: 'Elders',
    password: 'een goed wachtwoord',
    receiveMailing: false,
    fromLot: lots.riet.guid,
  })
  assert.equal(created.status, 201)
  assert.deepEqual((await reader.api('GET', '/api/Loting/Overview')).body.lotingen, [])
  const corrected = { participantPublicGuid: participants.riet, email: 'riet@nieuw.example' }
  assert.equal((await lotte.api('POST', '/api/Loting/ResendLot', corrected)).status, 200)
  const [mail] = await mailsOf(world, 'lot', corrected.email)
  assert.match(mail!.text, /en is daar geopend/)
})

test('The link to a drawn participant’s list that the giver owns too leads through the login', async (context) => {
  const { bram } = family
  await accept(lotte, await invite(bram, 'Lotte'))
  const { lots, participants } = await drawFamily(family)
  const app = world.visitor()
  await app.csrfToken()
  await lotApi(bram, 'SelectWishlist', {
    participantPrivateGuid: lots.bram.guid,
    wishlistPrivateGuid: bram.list.privateGuid,
  })
  const throughLogin = `${world.services.config.baseUrl}/account/login?returnUrl=%2Fbram`
  const { body } = await app.api('GET', `/api/Lot/${lots.lotte.guid}`)
  assert.equal(body.drawnParticipant.wishlistLink, throughLogin)
  const ofApp = await openSocketServer(world)
  context.after(() => ofApp.close())
  const lotApp = await ofApp.app(app)
  const joined = await lotApp.invoke('JoinDrawnLotGroup', participants.bram)
  assert.deepEqual(joined, { success: true, wishlistLink: throughLogin })
  await world.sql`update participants set user_id = (select id from users where email = ${lotte.email}) where public_guid = ${participants.lotte}::uuid`
  await world.sql`update users set email = 'lotte-elders@example.org' where email = ${lotte.email}`
  const moved = await app.api('GET', `/api/Lot/${lots.lotte.guid}`)
  assert.equal(moved.body.drawnParticipant.wishlistLink, throughLogin, 'the giver’s account has another address by now')
  assert.equal(
    ((await lotApp.invoke('JoinDrawnLotGroup', participants.bram)) as { wishlistLink: string }).wishlistLink,
    throughLogin,
  )
  await world.sql`update users set email = ${lotte.email} where email = 'lotte-elders@example.org'`
})
