import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openWorld, type Client, type Person, type World } from '../support/world.ts'
import { openServices } from '../../src/services.ts'
import { lotFor } from '../../src/lots/lot-for.ts'
import { sendNudge } from '../../src/lots/send-nudge.ts'
import { draw, givenPerson, lotGuids, readDraw, readLot, threeDrawn } from '../draws/drawing.ts'
import { openEars, type Ears } from '../draws/ears.ts'
import { until } from '../support/until.ts'

let world: World
let ears: Ears
let noor: Person
before(async () => {
  world = await openWorld()
  ears = await openEars(world)
  noor = await world.person('Noor de Vries')
})
after(async () => {
  await ears.close()
  await world.close()
})
beforeEach(async () => {
  await world.mails()
  await world.sql`delete from mails`
})

const emails = { Lotte: 'lotte@example.org', Bram: 'bram@familie.example', Riet: 'riet@familie.example' } as const
type Name = keyof typeof emails
const lotApi = (who: Client, call: string, body: object) => who.api('POST', `/api/Lot/${call}`, body)

/** Who drew whom, as those who have the lots know. */
async function pairs(lotOf: (name: string) => string): Promise<Map<Name, Name>> {
  const names = Object.keys(emails) as Name[]
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[Name, Name]> => [
        name,
        (await readLot(world, lotOf(name))).drawnParticipant.name as Name,
      ]),
    ),
  )
}
const giverOf = (drawn: Map<Name, Name>, receiver: Name) => [...drawn].find(([, each]) => each === receiver)![0]

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

describe('a list for whoever drew one', () => {
  test('is linked and unlinked, by its owner only, and told live to the organizer and to who drew', async () => {
    const organizer = world.visitor()
    const { publicGuid, guidOf, lotOf } = await threeDrawn(world, organizer)
    const drawn = await pairs(lotOf)
    const giver = world.visitor()
    const bystander = world.visitor()
    const giverName = giverOf(drawn, 'Bram')
    const otherName = (Object.keys(emails) as Name[]).find((name) => name !== giverName && name !== 'Bram')!
    await giver.csrfToken()
    await giver.api('GET', `/api/Lot/${lotOf(giverName)}`)
    await bystander.csrfToken()
    await bystander.api('GET', `/api/Lot/${lotOf(otherName)}`)

    const [page, lotPage, app, lotApp, otherApp] = [
      (await ears.browser(organizer, `draw:${publicGuid}`))!,
      (await ears.browser(giver, `drawn-lot:${guidOf('Bram')}`))!,
      await ears.app(organizer),
      await ears.app(giver),
      await ears.app(bystander),
    ]
    assert.equal(await ears.browser(bystander, `drawn-lot:${guidOf('Bram')}`), null)
    assert.equal(await ears.browser(bystander, `draw:${publicGuid}`), null)
    assert.equal(await ears.browser(organizer, `drawn-lot:${guidOf('Bram')}`), null)
    const state = (await app.invoke('JoinLotingGroup', publicGuid)) as object[]
    assert.deepEqual(state[1], { publicGuid: guidOf('Bram'), isViewed: false, hasWishlist: false })
    assert.deepEqual(await lotApp.invoke('JoinDrawnLotGroup', guidOf('Bram')), { success: true, wishlistLink: null })
    for (const [method, guid] of [
      ['JoinDrawnLotGroup', guidOf('Bram')],
      ['JoinLotingGroup', publicGuid],
    ] as const)
      await assert.rejects(otherApp.invoke(method, guid))

    const selected = await lotApi(noor, 'SelectWishlist', {
      participantPrivateGuid: lotOf('Bram'),
      wishlistPrivateGuid: noor.list.privateGuid,
    })
    assert.deepEqual([selected.status, selected.body], [200, { selectedWishlistPrivateGuid: noor.list.privateGuid }])
    const link = `${world.services.config.baseUrl}/noor`
    await until(
      () => app.heard.length > 0 && lotApp.heard.length > 0 && page.heard.length > 0 && lotPage.heard.length > 0,
      'the list',
    )
    assert.deepEqual(app.heard, [`SetLotHasWishlist ${guidOf('Bram')} true`])
    assert.deepEqual(lotApp.heard, [`SetLotWishlistLink ${link}`])
    assert.ok(
      page.heard.some((html) => html.includes(`participant-${guidOf('Bram')}`) && html.includes('with_wishlist')),
    )
    assert.equal((await readLot(world, lotOf(giverName))).drawnParticipant.wishlistLink, link)
    assert.equal((await readDraw(organizer, publicGuid)).participants[1]!.hasWishlist, true)
    assert.deepEqual((await noor.api('POST', `/api/MyList/UsedInRecentLot/${noor.list.privateGuid}`)).body, {
      usedInRecentLot: true,
    })
    const [own, others] = await Promise.all(
      [noor, world.visitor()].map(
        async (who) =>
          (await who.api('GET', `/api/Lot/${lotOf('Bram')}`)).body.selectedWishlistPrivateGuid as string | null,
      ),
    )
    assert.deepEqual([own, others], [noor.list.privateGuid, null], 'a list’s private guid is for its owner')

    assert.equal(
      (
        await lotApi(noor, 'SelectWishlist', {
          participantPrivateGuid: lotOf('Bram'),
          wishlistPrivateGuid: noor.list.privateGuid,
        })
      ).status,
      200,
    )
    assert.deepEqual((await lotApi(noor, 'SelectWishlist', { participantPrivateGuid: lotOf('Bram') })).body, {
      selectedWishlistPrivateGuid: null,
    })
    await until(() => lotApp.heard.length > 1 && app.heard.length > 1, 'no list')
    assert.deepEqual(
      [lotApp.heard[1], app.heard[1]],
      ['SetLotWishlistLink ', `SetLotHasWishlist ${guidOf('Bram')} false`],
    )

    // a linked list moves, and goes
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
        'the change',
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
    const has = (hasWishlist: boolean) => [`SetLotHasWishlist ${guidOf('Bram')} ${hasWishlist}`]
    const links = (username: string) => [
      `SetLotWishlistLink ${username && `${world.services.config.baseUrl}/${username}`}`,
    ]
    assert.deepEqual(
      await heardAfter(() =>
        lotApi(noor, 'SelectWishlist', {
          participantPrivateGuid: lotOf('Bram'),
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
      links(''),
    ])

    await lotApi(world.visitor(), 'RegisterFirstView', { participantPrivateGuid: lotOf('Riet') })
    await until(() => app.heard.length > 2, 'a view')
    assert.equal(app.heard[2], `SetLotToViewed ${guidOf('Riet')}`)
    assert.deepEqual([otherApp.heard, lotApp.heard.length], [[], 2])
    // the organizer’s page hears how a mail fares
    const before = page.heard.length
    await organizer.api('POST', '/api/Loting/ResendLot', {
      participantPublicGuid: guidOf('Riet'),
      email: 'riet@nieuw.example',
    })
    await until(() => page.heard.slice(before).some((html) => html.includes('data-state="sent"')), 'a sent mail')
    await organizer.api('DELETE', `/api/Loting/${publicGuid}`)
    await until(() => !page.isOpen(), 'the end of the deleted draw’s page')
  })

  test('is heard of by who opened the lot, not by who logs in in the same browser afterwards', async () => {
    const { guidOf, lotOf } = await threeDrawn(world)
    const [lotte, bram, riet] = ['Lotte', 'Bram', 'Riet'] as const
    const drawn = (await readLot(world, lotOf(bram))).drawnParticipant.name as typeof lotte | typeof riet
    const shared = world.visitor()
    await shared.csrfToken()
    await shared.api('GET', `/api/Lot/${lotOf(bram)}`)
    assert.ok(await ears.browser(shared, `drawn-lot:${guidOf(drawn)}`))
    const next = await world.person('Teun Volger')
    assert.equal(
      (await shared.api('POST', '/api/Account/Login', { emailOrUsername: next.email, password: next.password })).body,
      true,
    )
    for (const name of [lotte, riet]) assert.equal(await ears.browser(shared, `drawn-lot:${guidOf(name)}`), null)
  })

  test('is neither another’s nor one that nobody may open', async () => {
    const { lotOf } = await threeDrawn(world)
    const sem = await world.person('Sem Kok')
    const select = async (who: Client, wishlistPrivateGuid: string) =>
      (await lotApi(who, 'SelectWishlist', { participantPrivateGuid: lotOf('Bram'), wishlistPrivateGuid })).body
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
      'it was linked already',
    )
  })

  test('comes along when an account is made from the lot’s page', async () => {
    const { lotOf } = await threeDrawn(world)
    const client = world.visitor()
    const created = await client.api('POST', '/api/Account/Create', {
      email: emails.Riet,
      username: 'riet',
      firstName: 'Riet',
      lastName: 'Bos',
      password: 'een goed wachtwoord',
      receiveMailing: false,
      fromLot: lotOf('Riet'),
    })
    assert.equal(created.status, 201)
    assert.equal(
      (await client.api('GET', `/api/Lot/${lotOf('Riet')}`)).body.selectedWishlistPrivateGuid,
      created.body.wishlistPrivateGuid,
    )
    assert.equal(
      (await client.api('GET', '/api/Loting/Overview')).body.lotingen[0].lots[0].privateParticipantGuid,
      lotOf('Riet'),
    )
  })
})

describe('a nudge', () => {
  test('reaches the drawn one without a name, once in 72 hours a lot, and not once there is a list', async () => {
    const { lotOf } = await threeDrawn(world)
    const drawn = await pairs(lotOf)
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
    const drawn = await pairs(lotOf)
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
