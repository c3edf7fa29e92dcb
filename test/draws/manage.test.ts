import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openWorld, type Client, type Person, type World } from '#test/support/world.ts'
import { redoDraft } from '../../src/draws/redo-draft.ts'
import { askForLostLots } from '../../src/lots/ask-for-lost-lots.ts'
import { draw, givenPerson, lotGuidIn, readDraw, readLot, threeDrawn } from './drawing.ts'

let world: World
let noor: Person
before(async () => {
  world = await openWorld()
  noor = await world.person('Noor de Vries')
})
after(() => world.close())

/** Every test draws anew: what was mailed before is not its business. */
beforeEach(async () => {
  await world.mails()
  await world.sql`delete from mails`
})

const mailsOf = async (kind: string, to?: string) =>
  (await world.mails()).filter((mail) => mail.kind === kind && (to === undefined || mail.to === to))
const resend = (who: Client, participantPublicGuid: string, email: string | null) =>
  who.api('POST', '/api/Loting/ResendLot', { participantPublicGuid, email })
const lotStatus = async (lotGuid: string) => {
  const { status, body } = await world.visitor().api('GET', `/api/Lot/${lotGuid}`)
  return status === 200 ? 'opens' : body.problem
}

describe('sending a lot again', () => {
  test('to the same address brings the same link once more', async () => {
    const { organizer, guidOf, lotOf } = await threeDrawn(world)
    assert.equal((await resend(organizer, guidOf('Bram'), 'BRAM@familie.example')).status, 200)
    const mails = await mailsOf('lot', 'bram@familie.example')
    assert.deepEqual(mails.map(lotGuidIn), [lotOf('Bram'), lotOf('Bram')])
    assert.equal((await mailsOf('lot-moved')).length, 0)
  })

  test('to another address makes a new link, kills the old one, tells the old address, and resets “viewed”', async () => {
    const { organizer, publicGuid, guidOf, lotOf } = await threeDrawn(world)
    const before = await readLot(world, lotOf('Bram'))
    const wrongReader = world.visitor()
    await wrongReader.api('POST', '/api/Lot/RegisterFirstView', { participantPrivateGuid: lotOf('Bram') })
    assert.equal((await readDraw(organizer, publicGuid)).participants[1]!.isViewed, true)
    assert.equal((await resend(organizer, guidOf('Bram'), 'bram@nieuw.example')).status, 200)
    const [mail, ...others] = await mailsOf('lot', 'bram@nieuw.example')
    assert.equal(others.length, 0)
    assert.equal(await lotStatus(lotOf('Bram')), 'NotFound')
    const lot = await readLot(world, lotGuidIn(mail!))
    assert.deepEqual([lot.email, lot.drawnParticipant], ['bram@nieuw.example', before.drawnParticipant])
    const bram = (await readDraw(organizer, publicGuid)).participants[1]!
    assert.deepEqual([bram.email, bram.isViewed], ['bram@nieuw.example', false])
    const [notice] = await mailsOf('lot-moved', 'bram@familie.example')
    assert.ok(notice && !/lootje\/[0-9a-f]/.test(notice.text) && !notice.text.includes('bram@nieuw.example'))
    for (const dead of ['SelectWishlist', 'RegisterFirstView'])
      assert.equal(
        (await wrongReader.api('POST', `/api/Lot/${dead}`, { participantPrivateGuid: lotOf('Bram') })).status,
        404,
      )
  })

  test('not to the organizer’s or another’s address, unless it was shared at the draw', async () => {
    const { organizer, guidOf } = await threeDrawn(world)
    for (const email of ['lotte@example.org', 'LOTTE@example.org', 'riet@familie.example'])
      assert.deepEqual((await resend(organizer, guidOf('Bram'), email)).body, { problem: 'InvalidData' })
    assert.deepEqual(
      (await resend(organizer, guidOf('Lotte'), 'lotte@elders.example')).body,
      { problem: 'InvalidData' },
      'the organizer’s own is fixed',
    )
    const shared = [
      givenPerson(0),
      givenPerson(1, { email: 'thuis@familie.example' }),
      givenPerson(2, { email: 'thuis@familie.example' }),
    ]
    const second = world.visitor()
    const { participants } = await readDraw(second, await draw(second, shared))
    assert.equal((await resend(second, participants[1]!.publicGuid, 'weg@familie.example')).status, 200)
    assert.equal(
      (await resend(second, participants[1]!.publicGuid, 'thuis@familie.example')).status,
      200,
      'back to the address that it had',
    )
  })

  test('by nobody else, and not of a deleted draw', async () => {
    const { organizer, publicGuid, guidOf } = await threeDrawn(world)
    for (const stranger of [world.visitor(), noor])
      assert.deepEqual((await resend(stranger, guidOf('Bram'), 'x@example.org')).body, { problem: 'Unauthorized' })
    assert.equal((await organizer.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    assert.deepEqual((await resend(organizer, guidOf('Bram'), 'x@example.org')).body, { problem: 'Deleted' })
    assert.equal((await resend(organizer, guidOf('Bram'), 'geen adres')).status, 400)
  })

  test('two at once to two new addresses leave one living link, and it opens', async () => {
    const { organizer, guidOf, lotOf } = await threeDrawn(world)
    const { drawnParticipant } = await readLot(world, lotOf('Riet'))
    const answers = await Promise.all(
      ['een@nieuw.example', 'twee@nieuw.example'].map((email) => resend(organizer, guidOf('Riet'), email)),
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    const guids = [...(await mailsOf('lot', 'een@nieuw.example')), ...(await mailsOf('lot', 'twee@nieuw.example'))].map(
      lotGuidIn,
    )
    const opening = (await Promise.all(guids.map(lotStatus))).filter((status) => status === 'opens')
    assert.equal(opening.length, 1)
    const [living] = (
      await Promise.all(guids.map(async (guid) => ((await lotStatus(guid)) === 'opens' ? [guid] : [])))
    ).flat()
    assert.deepEqual((await readLot(world, living!)).drawnParticipant, drawnParticipant)
  })

  test('ten at once to one new address send one mail: the others find it on its way', async () => {
    const { organizer, guidOf } = await threeDrawn(world)
    await world.services.queue.boss.offWork('send-mail', { wait: true })
    try {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => resend(organizer, guidOf('Riet'), 'riet@nieuw.example')),
      )
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      const [count] = await world.sql<
        { count: number }[]
      >`select count(*)::int as count from mails where kind = 'lot' and recipient = 'riet@nieuw.example'`
      assert.equal(count!.count, 1)
    } finally {
      await world.sql`update mails set skipped_at = now() where sent_at is null`
      await reopen()
    }
  })

  test('while its first view is under way', async () => {
    for (let round = 0; round < 5; round++) {
      const { organizer, publicGuid, guidOf, lotOf } = await threeDrawn(world)
      const [viewed, sent] = await Promise.all([
        world.visitor().api('POST', '/api/Lot/RegisterFirstView', { participantPrivateGuid: lotOf('Bram') }),
        resend(organizer, guidOf('Bram'), `bram${round}@nieuw.example`),
      ])
      assert.ok([200, 404].includes(viewed.status))
      assert.equal(sent.status, 200)
      assert.equal(
        (await readDraw(organizer, publicGuid)).participants[1]!.isViewed,
        false,
        'the new link was not viewed by anybody',
      )
      await world.mails()
      await world.sql`delete from mails`
    }
  })
})

/** A fresh world after a test that stopped this one's worker. */
async function reopen(): Promise<void> {
  await world.close()
  world = await openWorld()
  noor = await world.person('Noor de Vries')
}

describe('deleting a draw', () => {
  test('tells every participant, destroys what was drawn, and can be said twice', async () => {
    const { organizer, publicGuid, lotOf } = await threeDrawn(world)
    const listener = await organizer.api('DELETE', `/api/Loting/${publicGuid}`)
    assert.deepEqual([listener.status, listener.body], [200, {}])
    assert.equal((await organizer.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    assert.deepEqual((await mailsOf('draw-deleted')).map(({ to }) => to).sort(), [
      'bram@familie.example',
      'lotte@example.org',
      'riet@familie.example',
    ])
    assert.deepEqual((await organizer.api('GET', `/api/Loting/${publicGuid}`)).body, { problem: 'Deleted' })
    assert.equal(await lotStatus(lotOf('Bram')), 'Deleted')
    assert.deepEqual(
      (await world.visitor().api('POST', '/api/Lot/SelectWishlist', { participantPrivateGuid: lotOf('Bram') })).body,
      { problem: 'LotingDeleted' },
    )
    assert.deepEqual(
      (await world.visitor().api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: lotOf('Bram') })).body,
      { problem: 'LotDoesNotExist' },
    )
    const left =
      await world.sql`select 1 from participants p join draws d on d.id = p.draw_id where d.public_guid = ${publicGuid} and (sealed_receiver is not null or sealed_nudge is not null)`
    assert.equal(left.length, 0)
  })

  test('is for its organizer alone', async () => {
    const { publicGuid, lotOf } = await threeDrawn(world)
    for (const stranger of [world.visitor(), noor])
      assert.deepEqual(
        [(await stranger.api('DELETE', `/api/Loting/${publicGuid}`)).status, await lotStatus(lotOf('Riet'))],
        [422, 'opens'],
      )
  })

  test('while its mails are on their way sends no lot that does not open', async () => {
    const organizer = world.visitor()
    const people = Array.from({ length: 60 }, (_, number) => givenPerson(number))
    const publicGuid = await draw(organizer, people)
    assert.equal((await organizer.api('DELETE', `/api/Loting/${publicGuid}`)).status, 200)
    const mails = await world.mails()
    assert.equal(mails.filter(({ kind }) => kind === 'draw-deleted').length, 60)
    const [skipped] = await world.sql<
      { count: number }[]
    >`select count(*)::int as count from mails where kind = 'lot' and skipped_at is not null`
    assert.equal(mails.filter(({ kind }) => kind === 'lot').length + skipped!.count, 60)
  })
})

test('redoing copies title, description, participants and exclusions into a new draft', async () => {
  const people = [givenPerson(0, { email: noor.email }), givenPerson(1), givenPerson(2), givenPerson(3)]
  people[1]!.exclude = [people[2]!.localGuid, people[3]!.localGuid]
  const publicGuid = await draw(noor, people, { title: 'Kerst', description: 'Iets kleins.' })
  const draft = await redoDraft(await world.scopeOf(noor), publicGuid)
  assert.deepEqual([draft.title, draft.description], ['Kerst', 'Iets kleins.'])
  assert.deepEqual(
    draft.participants.map(({ name, email, isEmailAddedUser }) => [name, email, isEmailAddedUser]),
    people.map(({ name, email }) => [name, email, true]),
  )
  assert.deepEqual(draft.participants[1]!.exclude, [draft.participants[2]!.localGuid, draft.participants[3]!.localGuid])
  assert.notEqual(draft.participants[0]!.localGuid, people[0]!.localGuid)
  await assert.rejects(redoDraft(await world.scopeOf(world.visitor()), publicGuid))
})

describe('the link in the organizer’s mail', () => {
  const linkIn = (text: string) =>
    /loting\/open\/([0-9a-f-]{36})\/([0-9a-f-]{36})/.exec(text)!.slice(1) as [string, string]
  const open = (who: Client, body: object) => who.api('POST', '/api/Loting/OpenWithOrganizer', body)

  test('opens the draw in any session; who has no account becomes its user', async () => {
    await threeDrawn(world)
    const [mail] = await mailsOf('draw-manage')
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
    const [publicLotingGuid, privateUserGuid] = linkIn((await mailsOf('draw-manage', 'lotte@example.org'))[0]!.text)
    assert.equal((await open(noor, { publicLotingGuid, privateUserGuid })).body.changedCurrentUser, false)
    assert.equal((await noor.api('GET', '/api/Account/UserData')).body.email, noor.email)
  })

  test('its guid is in no answer to the session that drew', async () => {
    const { organizer, publicGuid } = await threeDrawn(world)
    const [, privateUserGuid] = linkIn((await mailsOf('draw-manage'))[0]!.text)
    assert.ok(!JSON.stringify(await readDraw(organizer, publicGuid)).includes(privateUserGuid))
  })

  test('still opens the draw after its address was proven and its user became another', async () => {
    const organizer = world.visitor()
    const early = world.visitor()
    await early.api('POST', '/api/Afstreper/Create', { email: 'lotte@example.org' })
    await threeDrawn(world, organizer)
    const mail = (await mailsOf('draw-manage'))[0]!
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

describe('asking for one’s own lot again', () => {
  test('mails the lots of that address to it, and answers alike, in like time, for an unknown one', async () => {
    const { lotOf } = await threeDrawn(world)
    const timed = async (email: string) => {
      const started = performance.now()
      await askForLostLots(await world.scopeOf(world.visitor()), email)
      return performance.now() - started
    }
    // A busy machine delays the one or the other now and then, but not all three.
    const fastest = async (...addresses: string[]) => {
      const times: number[] = []
      for (const email of addresses) times.push(await timed(email))
      return Math.min(...times)
    }
    const known = await fastest('Bram@familie.example', 'riet@familie.example', 'lotte@example.org')
    const unknown = await fastest('niemand@familie.example', 'geen@familie.example', 'geen@example.org')
    assert.ok(Math.abs(known - unknown) < 60, `${known} ms against ${unknown} ms`)
    const again = (await mailsOf('lot', 'bram@familie.example')).map(lotGuidIn)
    assert.equal(again.filter((guid) => guid === lotOf('Bram')).length, 2, 'the first one, and this one')
    assert.equal((await mailsOf('lot', 'niemand@familie.example')).length, 0)
  })

  test('says nothing when it is too much for one address, and refuses a client that asks for too many', async () => {
    const limited = await openWorld({ RATE_LIMITS: 'on' })
    try {
      const { organizer } = await threeDrawn(limited)
      assert.ok(organizer.token)
      const scope = await limited.scopeOf(limited.visitor())
      for (let time = 0; time < 7; time++) {
        await askForLostLots(scope, 'bram@familie.example')
        await limited.mails()
      }
      assert.equal(
        (await limited.mails()).filter(({ kind, to }) => kind === 'lot' && to === 'bram@familie.example').length,
        6,
        'the first one, and five',
      )
      await Promise.all(Array.from({ length: 13 }, (_, time) => askForLostLots(scope, `a${time}@example.org`)))
      await assert.rejects(askForLostLots(scope, 'b@example.org'), /too many/)
    } finally {
      await limited.close()
    }
  })
})
