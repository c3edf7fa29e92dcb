import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { purgeProofsJob } from '#jobs/purge-proofs.ts'
import type { Pool } from '#core/db.ts'
import { tokenHashOf } from '#core/session.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { dumpOf } from '#test/support/dump.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff, givenBy } from '#test/support/gifts.ts'
import { waitForLocks, whileLocked } from '#test/support/locks.ts'
import { createProof } from '#test/support/proofs.ts'
import type { Client, Person } from '#test/support/world.ts'
import { draw, givenPerson, lotGuidIn, mailsOf } from '../draws/drawing.ts'

const { world, noor, lotte, bram } = await openFamily()

type Guest = Client & { user: Person['user'] }

let count = 0
const freshAddress = () => `gast${++count}@example.org`

/** Creates a guest by typing an e-mail address, as for crossing off. */
async function guestOf(email: string): Promise<Guest> {
  const client = world.visitor()
  const { body } = await client.api('POST', '/api/Afstreper/Create', { email })
  return Object.assign(client, { user: body.user as Person['user'] })
}
/** Creates a guest who has crossed off a gift. @returns the guest, and the gift's public guid */
async function giverOf(email: string): Promise<{ giver: Guest; gift: string }> {
  const giver = await guestOf(email)
  const { publicGuid } = await world.addGift(noor.list)
  assert.equal((await giver.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })).status, 200)
  return { giver, gift: publicGuid }
}
const userOf = async (who: Client) => {
  const { status, body } = await who.api('GET', '/api/Account/UserData')
  return status === 200 ? (body as Person['user'] & { isAccount: boolean }) : null
}
const proofFor = ({ user }: Pick<Guest, 'user'>) => createProof(world.sql, user.publicGuid)
const press = (who: Client, proof: string) => who.post('/account/confirm', { proof })
const isProven = async ({ user }: Pick<Guest, 'user'>) => {
  const [row] = await world.sql<[{ proven: boolean }]>`
    select email_proven_at is not null as proven from users where public_guid = ${user.publicGuid}::uuid`
  return row.proven
}
async function account(email = freshAddress(), { proven = true } = {}): Promise<Person> {
  const person = await world.person(`Persoon Vrij`, { username: `persoon-${++count}` })
  await world.sql`update users set email = ${email} where public_guid = ${person.user.publicGuid}::uuid`
  if (proven) await proveAddress(world, { email })
  return Object.assign(person, { email })
}

const moveTo = async (person: Person, email: string) => {
  await world.sql`update users set pending_email = ${email}, pending_on = current_date where public_guid = ${person.user.publicGuid}::uuid`
  assert.equal((await press(person, await proofFor(person))).status, 303)
}
const takeBack = async (email: string, at = world.visitor()) => {
  const mail = (await world.mails()).findLast(
    ({ to, kind, text }) => to === email && kind === 'address-changed' && /restore/.test(text),
  )!
  const change = /restore\?change=(\S+)/.exec(mail.text)![1]!
  assert.equal((await at.post('/account/restore', { change, password: 'een heel nieuw wachtwoord' })).status, 303)
  return at
}

beforeEach(() => world.travel(0))

describe('a link', () => {
  test('proves its address once, and after that only says that it was used', async () => {
    const email = freshAddress()
    const { giver, gift } = await giverOf(email)
    const proof = await proofFor(giver)
    assert.equal((await press(giver, proof)).status, 303)
    const { giver: again } = await giverOf(email)
    for (const who of [world.visitor(), again, await account(email)]) {
      const before = await userOf(who)
      const answer = await press(who, proof)
      assert.deepEqual([answer.status, answer.$('h1').text()], [200, 'Al bevestigd'])
      assert.equal((await who.get(`/account/confirm?proof=${proof}`)).$('form[action="/account/confirm"]').length, 0)
      assert.deepEqual(await userOf(who), before)
      if (before) assert.ok(!(await givenBy(who)).includes(gift))
    }
  })

  test('proves the address for only one of two sessions that confirm it at once', async () => {
    const { giver, gift } = await giverOf(freshAddress())
    const proof = await proofFor(giver)
    const browsers = [world.visitor(), world.visitor()]
    const answers = await Promise.all(browsers.map((browser) => press(browser, proof)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 303])
    const [winner, loser] = answers[0]!.status === 303 ? browsers : browsers.toReversed()
    assert.deepEqual(await givenBy(winner!), [gift])
    assert.equal(await userOf(loser!), null)
  })

  test('is valid for 30 days, and is deleted then', async () => {
    const giver = await guestOf(freshAddress())
    const [early, late] = [await proofFor(giver), await proofFor(giver)]
    world.travel(31)
    assert.equal((await press(giver, early)).status, 404)
    await purgeProofsJob.run(world.services, {}, noTransports)
    world.travel(0)
    assert.equal((await press(giver, late)).status, 404)
    assert.equal(await isProven(giver), false)
  })

  test('does nothing if its user no longer has its address', async () => {
    const person = await account(freshAddress(), { proven: false })
    const proof = await proofFor(person)
    await world.sql`update users set email = ${freshAddress()} where public_guid = ${person.user.publicGuid}::uuid`
    assert.equal((await press(person, proof)).status, 404)
    assert.equal(await isProven(person), false)
  })

  test('does not prove the new address if its guest changes the address meanwhile', async () => {
    const giver = await guestOf(freshAddress())
    const [presser, proof] = [await account(), await proofFor(giver)]
    await world.mails() // their jobs lock users, too
    const begun = await world.sql.begin(async (tx) => {
      await tx`update users set email = ${freshAddress()} where public_guid = ${giver.user.publicGuid}::uuid`
      const pressed = press(presser, proof)
      await waitForLocks(world.sql)
      return { pressed }
    })
    assert.equal((await begun.pressed).status, 404)
    assert.equal(await isProven(giver), false)
  })

  test('proves nothing in a session that ends meanwhile', async () => {
    const person = await account(freshAddress(), { proven: false })
    const proof = await proofFor(person)
    const row = (tx: Pool) => tx`select id from users where public_guid = ${person.user.publicGuid}::uuid for update`
    await world.mails() // their jobs lock users, too
    const answer = await whileLocked(
      world.sql,
      row,
      () => press(person, proof),
      (tx) =>
        tx`delete from sessions where user_id = (select id from users where public_guid = ${person.user.publicGuid}::uuid)`,
    )
    assert.equal(answer.status, 403)
    assert.equal(await isProven(person), false)
  })

  test('is stored as a hash, so that nobody can make one from the database', async () => {
    const giver = await guestOf(freshAddress())
    const proof = await proofFor(giver)
    const dump = await dumpOf(world.sql)
    assert.ok(dump['public.address_proofs']!.length > 0)
    for (const [table, rows] of Object.entries(dump)) assert.ok(!rows.some((row) => row.includes(proof)), table)
  })
})

describe('the page of an account’s first link', () => {
  test('names the account, and links to a new password in case somebody else created it', async () => {
    const person = await account(freshAddress(), { proven: false })
    const pageOf = async (who: Client, proof: string) => (await who.get(`/account/confirm?proof=${proof}`)).$('main')
    const page = await pageOf(person, await proofFor(person))
    assert.match(page.text(), /het account van Persoon Vrij/)
    assert.equal(page.find('a[href="/account/forgotpassword"]').length, 1)
    assert.equal((await person.get('/account/forgotpassword')).status, 200)
    const giver = await guestOf(freshAddress())
    assert.doesNotMatch((await pageOf(giver, await proofFor(giver))).text(), /het account van/)
  })
})

describe('a guest', () => {
  /** @returns the guest's pending e-mail address after a change of details */
  const pendingAfter = async (who: Client, more: object): Promise<string | null> => {
    const { body } = await who.api('POST', '/api/Account/Edit', {
      userPrivateGuid: (await userOf(who))!.privateGuid,
      firstName: 'Eva',
      lastName: 'Vrij',
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
      ...more,
    })
    return body.user.pendingEmail as string | null
  }

  test('joins an account that is logged in and has proven the address, and no other session changes', async () => {
    const email = freshAddress()
    const { giver, gift } = await giverOf(email)
    const apart = await giverOf(email)
    const person = await account(email)
    assert.equal((await press(person, await proofFor(giver))).status, 303)
    assert.deepEqual(await givenBy(person), [gift])
    assert.deepEqual(await givenBy(apart.giver), [apart.gift], 'another guest with the same address')
    for (const who of [giver, apart.giver]) assert.equal((await userOf(who))?.publicGuid, who.user.publicGuid)
  })

  test('joins a guest who has proven the address, and not one who merely typed it', async () => {
    const email = freshAddress()
    const { giver: first, gift } = await giverOf(email)
    const { giver: typed } = await giverOf(email)
    const before = await givenBy(typed)
    await press(typed, await proofFor(first))
    assert.deepEqual(await givenBy(typed), before)
    assert.deepEqual(await givenBy(first), [gift])
    await press(typed, await proofFor(typed))
    await press(typed, await proofFor(first))
    assert.deepEqual((await givenBy(typed)).toSorted(), [...before, gift].toSorted())
  })

  test('joins neither an account with another address, nor an unproven one, nor one that is logged out', async () => {
    const email = freshAddress()
    const { giver, gift } = await giverOf(email)
    const unproven = await account(email, { proven: false })
    const other = await account()
    for (const who of [unproven, other]) {
      const before = await userOf(who)
      await press(who, await proofFor(giver))
      assert.deepEqual(await givenBy(who), [])
      assert.deepEqual(await userOf(who), before)
    }
    assert.equal(await isProven(giver), true)
    assert.deepEqual(await givenBy(giver), [gift])
  })

  test('passes everything on to a logged-out reader, and does not see that reader’s later cross-offs', async () => {
    const email = freshAddress()
    const { giver: typed, gift } = await giverOf(email)
    const reader = world.visitor()
    assert.equal((await press(reader, await proofFor(typed))).headers.get('location'), '/crossedoff')
    assert.deepEqual(await givenBy(reader), [gift])
    const later = await world.addGift(lotte.list)
    await crossOff(reader, later.publicGuid)
    assert.equal(
      (await userOf(typed))?.publicGuid,
      typed.user.publicGuid,
      'the session that typed the address changed its user',
    )
    assert.ok(!(await givenBy(typed)).includes(later.publicGuid))
    const { giver: next, gift: joined } = await giverOf(email)
    await press(reader, await proofFor(next))
    assert.deepEqual((await givenBy(reader)).toSorted(), [gift, later.publicGuid, joined].toSorted())
    assert.deepEqual(await givenBy(typed), [])
  })

  test('can’t be taken over by an older link in a forwarded mail once proven', async () => {
    const { giver, gift } = await giverOf(freshAddress())
    const older = await proofFor(giver)
    await press(giver, await proofFor(giver))
    const reader = world.visitor()
    assert.equal((await press(reader, older)).$('h1').text(), 'Al bevestigd')
    assert.equal(await userOf(reader), null)
    assert.deepEqual(await givenBy(giver), [gift])
  })

  test('loses every other link when one is used, so that a forwarded mail hands over no later cross-offs', async () => {
    const email = freshAddress()
    const { giver, gift } = await giverOf(email)
    const [first, forwarded] = [await proofFor(giver), await proofFor(giver)]
    const laptop = world.visitor()
    await press(laptop, first)
    assert.deepEqual(await givenBy(laptop), [gift])
    const later = await world.addGift(noor.list)
    await crossOff(giver, later.publicGuid)
    const stranger = world.visitor()
    assert.equal((await press(stranger, forwarded)).$('h1').text(), 'Al bevestigd')
    assert.equal(await userOf(stranger), null)
    assert.deepEqual(await givenBy(giver), [later.publicGuid])
    await press(laptop, await proofFor(giver))
    assert.deepEqual((await givenBy(laptop)).toSorted(), [gift, later.publicGuid].toSorted())
  })

  for (const [isThere, words] of [
    [true, 'during the guest’s session'],
    [false, 'after the guest’s session'],
  ] as const)
    test(`passes nothing of an owner’s own lists on to her where she is logged out, ${words}`, async () => {
      const email = freshAddress()
      const { giver } = await giverOf(email)
      const owner = await account(email)
      const [hers, others] = [await world.addGift(owner.list), await world.addGift(noor.list)]
      const giverId = world.sql`(select id from users where public_guid = ${giver.user.publicGuid}::uuid)`
      await world.sql`update cross_offs set gift_id = ${others.id} where user_id = ${giverId}`
      await world.sql`insert into cross_offs (gift_id, user_id) values (${hers.id}, ${giverId})`
      await world.sql`
        insert into cross_off_notices (user_id, description, list_guid, first_name, last_name)
        values (${giverId}, 'Rode vlieger', ${owner.list.publicGuid}::uuid, 'Persoon', 'Vrij')`
      if (!isThere) await world.sql`delete from sessions where user_id = ${giverId}`
      const another = world.visitor()
      await press(another, await proofFor(giver))
      assert.deepEqual(await givenBy(another), [others.publicGuid])
      assert.doesNotMatch((await another.get('/crossedoff')).html, /Rode vlieger/)
      const kept = await world.sql`select gift_id as "giftId" from cross_offs where user_id = ${giverId}`
      assert.deepEqual(
        kept.map(({ giftId }) => giftId as number),
        [hers.id],
      )
      if (isThere) assert.match((await giver.get('/crossedoff')).html, /Rode vlieger/)
    })

  test('becomes an account with a new private guid, and the guest’s other sessions end', async () => {
    const email = freshAddress()
    const giver = await guestOf(email)
    await press(giver, await proofFor(giver))
    const library = world.visitor()
    await world.sql`
      insert into sessions (token_hash, user_id, created_on, seen_on, expires_at)
      select ${tokenHashOf('x'.repeat(43))}, id, current_date, current_date, now() + interval '9 days' from users where public_guid = ${giver.user.publicGuid}::uuid`
    library.cookies.set('session', 'x'.repeat(43))
    assert.equal((await userOf(library))?.publicGuid, giver.user.publicGuid)
    const created = await giver.api('POST', '/api/Account/Create', {
      email,
      username: `thuis-${++count}`,
      firstName: 'Thuis',
      lastName: 'Vrij',
      password: 'een goed wachtwoord',
      receiveMailing: false,
    })
    assert.equal(created.status, 201)
    assert.equal(await userOf(library), null)
    assert.notEqual(created.body.user.privateGuid, giver.user.privateGuid)
  })

  test('gets no more mails than an unproven guest if only another session has proven the address', async () => {
    const limited = await openFamily({ RATE_LIMITS: 'on' })
    const typed = limited.world.visitor()
    const email = freshAddress()
    const { body } = await typed.api('POST', '/api/Afstreper/Create', { email })
    await proveAddress(limited.world, limited.lotte)
    await limited.lotte.post('/account/confirm', {
      proof: await createProof(limited.world.sql, body.user.publicGuid as string),
    })
    for (let n = 0; n < 22; n++) {
      const { publicGuid } = await limited.world.addGift(limited.noor.list, { description: `Ding ${n}` })
      await crossOff(typed, publicGuid)
    }
    assert.equal(
      (await limited.world.mails()).filter(({ to, kind }) => to === email && kind === 'cross-off').length,
      20,
    )
  })

  for (const call of ['Create', 'Edit'])
    test(`becomes an unproven account by Account/${call} if only another session has proven the address`, async () => {
      const email = freshAddress()
      const typed = await guestOf(email)
      await press(await account(), await proofFor(typed))
      assert.equal(await isProven(typed), true)
      const { body } = await typed.api('POST', `/api/Account/${call}`, {
        email,
        firstName: 'Kaper',
        lastName: 'Vrij',
        password: 'een goed wachtwoord',
        ...(call === 'Create'
          ? { username: `kaper-${++count}`, receiveMailing: false }
          : { userPrivateGuid: typed.user.privateGuid, overviewEmailFrequency: 0, enableCrossOffNotifications: true }),
      })
      assert.deepEqual([body.user.publicGuid, body.user.isAccount], [typed.user.publicGuid, true])
      assert.equal(await isProven(typed), false)
      const { giver } = await giverOf(freshAddress())
      await world.sql`update users set email = ${email} where public_guid = ${giver.user.publicGuid}::uuid`
      await press(typed, await proofFor(giver))
      assert.deepEqual(await givenBy(typed), [])
    })

  test('takes in no other guest if only another session has proven the address', async () => {
    const email = freshAddress()
    const typed = await guestOf(email)
    await press(await account(), await proofFor(typed))
    const { giver, gift } = await giverOf(email)
    await press(typed, await proofFor(giver))
    assert.deepEqual(await givenBy(typed), [])
    assert.deepEqual(await givenBy(giver), [gift])
  })

  test('gets no lot of an address that their session merely typed', async () => {
    const email = freshAddress()
    const typed = await guestOf(email)
    await press(await account(), await proofFor(typed))
    const people = [`doris${count}@lot.example`, email, `cor${count}@lot.example`].map((address, number) => ({
      localGuid: crypto.randomUUID(),
      name: `Iemand ${number}`,
      email: address,
      exclude: [],
    }))
    await world.visitor().api('POST', '/api/Loting/Create', { title: 'Kerst', participants: people })
    const lot = (await world.mails()).findLast(({ to, kind }) => to === email && kind === 'lot')!
    const opened = await typed.api('GET', `/api/Lot/${/lootje\/([0-9a-f-]{36})/.exec(lot.text)![1]!}`)
    assert.equal(opened.status, 200)
    assert.deepEqual((await typed.api('GET', '/api/Loting/Overview')).body.lotingen, [])
  })

  test('keeps notices about a deleted list, because the list’s owner may have the same address', async () => {
    const email = freshAddress()
    const { giver } = await giverOf(email)
    const owner = await account(email)
    const { list } = await account()
    const { publicGuid } = await world.addGift(list, { description: 'Gouden tol' })
    await crossOff(giver, publicGuid)
    await world.sql`insert into list_owners (list_id, user_id) select ${list.id}, id from users where public_guid = ${owner.user.publicGuid}::uuid`
    await world.sql`delete from list_owners where list_id = ${list.id} and is_primary`
    await world.sql`update list_owners set is_primary = true where list_id = ${list.id}`
    assert.equal((await owner.api('DELETE', `/api/MyList/${list.privateGuid}`)).status, 200)
    await world.mails()
    assert.match((await giver.get('/crossedoff')).html, /Gouden tol/)
    assert.equal((await press(owner, await proofFor(giver))).status, 303)
    assert.equal((await givenBy(owner)).length, 1, 'a cross-off on another list')
    assert.doesNotMatch((await owner.get('/crossedoff')).html, /Gouden tol/)
    assert.match((await giver.get('/crossedoff')).html, /Gouden tol/)
  })

  test('keeps their mail settings when the reader becomes a new guest', async () => {
    const typed = await guestOf(freshAddress())
    await world.sql`update users set cross_off_mails = false where public_guid = ${typed.user.publicGuid}::uuid`
    const reader = world.visitor()
    await press(reader, await proofFor(typed))
    const { body } = await reader.api('GET', '/api/Account/UserData')
    assert.equal(body.enableCrossOffConfirmationEmail, false)
  })

  test('can’t recover a later account with an address that another session proved', async () => {
    const [email, wanted] = [freshAddress(), freshAddress()]
    const typed = await guestOf(email)
    await press(await account(), await proofFor(typed))
    assert.equal(await pendingAfter(typed, { email: wanted }), wanted)
    assert.equal(await pendingAfter(typed, { email, password: 'een goed wachtwoord' }), wanted)
    assert.equal((await press(typed, await proofFor(typed))).status, 303)
    const told = (await world.mails()).findLast(({ to, kind }) => to === email && kind === 'address-changed')
    assert.doesNotMatch(told!.text, /restore/)
    assert.equal((await world.sql`select 1 from address_changes where old_email = ${email}`).length, 0)
  })

  test('becomes an account with the pending address, which is then no longer pending', async () => {
    const typed = await guestOf(freshAddress())
    await press(await account(), await proofFor(typed))
    const email = freshAddress()
    assert.equal(await pendingAfter(typed, { email }), email)
    assert.equal(await pendingAfter(typed, { email, password: 'een goed wachtwoord' }), null)
    assert.equal((await press(typed, await proofFor(typed))).status, 303)
    assert.equal(await isProven(typed), true)
    const told = (await world.mails()).filter(({ to, kind }) => to === email && kind === 'address-changed')
    assert.deepEqual(told, [], 'a mail about a change to the address that the user has already')
  })

  test('stays proven as an account after proving the address in their own session', async () => {
    const email = freshAddress()
    const { giver, gift } = await giverOf(email)
    await press(giver, await proofFor(giver))
    const page = await giver.get('/account')
    await giver.post('/account', {
      userPrivateGuid: page.$('[name=userPrivateGuid]').attr('value')!,
      firstName: 'Eva',
      lastName: 'Vrij',
      overviewEmailFrequency: '0',
      email,
      password: 'een goed wachtwoord',
    })
    assert.equal((await userOf(giver))?.isAccount, true)
    assert.equal(await isProven(giver), true)
    assert.deepEqual(await givenBy(giver), [gift])
    const told = (await world.mails()).filter(({ to, kind }) => to === email && kind === 'password-changed')
    assert.equal(told.length, 1, 'the mail about the password, which somebody else may have set in the guest’s browser')
  })

  test('can confirm a new address in place of a proven one only in their own session', async () => {
    const giver = await guestOf(freshAddress())
    await press(giver, await proofFor(giver))
    const page = await giver.get('/account')
    const email = freshAddress()
    const form = {
      userPrivateGuid: page.$('[name=userPrivateGuid]').attr('value')!,
      firstName: 'Eva',
      lastName: 'Vrij',
      overviewEmailFrequency: '0',
    }
    await giver.post('/account', { ...form, email })
    const proof = await proofFor(giver)
    const elsewhere = await world.visitor().post('/account/confirm', { proof })
    assert.match(elsewhere.$('main').text(), /in de browser waarin/)
    assert.equal((await press(giver, proof)).status, 303)
    assert.equal((await userOf(giver))?.email, email)
    const asked = { email: giver.user.email }
    assert.equal(
      (await world.visitor().api('POST', '/api/Account/CheckEmail', asked)).body,
      'Available',
      'the former address right after the change',
    )
  })
})

describe('everything that joined an account under another address', () => {
  test('stays with the old address of a guest who becomes an account, until a new address is confirmed', async () => {
    const email = freshAddress()
    const giver = await guestOf(email)
    await press(giver, await proofFor(giver))
    const wanted = freshAddress()
    const password = 'een goed wachtwoord'
    const { body } = await giver.api('POST', '/api/Account/Edit', {
      userPrivateGuid: (await userOf(giver))!.privateGuid,
      firstName: 'Gast',
      lastName: 'Vrij',
      email: wanted,
      password,
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
    })
    assert.deepEqual([body.user.email, body.user.pendingEmail, body.user.isAccount], [email, wanted, true])
    const logsIn = async (emailOrUsername: string) =>
      (await world.visitor().api('POST', '/api/Account/Login', { emailOrUsername, password })).body
    assert.deepEqual([await logsIn(email), await logsIn(wanted)], [true, false])
  })

  test('goes back to its guests when the account is recovered with the former address', async () => {
    const [former, later] = [freshAddress(), freshAddress()]
    const person = await account(former)
    const own = await world.addGift(lotte.list)
    await crossOff(person, own.publicGuid)
    const { giver, gift } = await giverOf(later)
    await draw(world.visitor(), [givenPerson(0), givenPerson(1), givenPerson(2, { email: former })])
    const lot = lotGuidIn((await mailsOf(world, 'lot', former))[0]!)
    await person.get(`/lootjestrekken/lootje/${lot}`)
    const posts: string[] = []
    await person.api('POST', '/api/Friend/Add', { publicGuid: bram.list.publicGuid })
    // The guest and the account both have Lotte as a friend, so the account keeps her when the guest's friends go back.
    await giver.api('POST', '/api/Friend/Add', { publicGuid: lotte.list.publicGuid })
    for (const [who, { list }] of [
      [person, lotte],
      [giver, noor],
    ] as const) {
      assert.equal((await who.api('POST', '/api/Friend/Add', { publicGuid: list.publicGuid })).status, 200)
      const message = { publicWishlistGuid: list.publicGuid, message: 'Hallo', firstName: 'Gast', lastName: 'Vrij' }
      posts.push((await who.api('POST', '/api/Wishlist/CreateForumPost', message)).body.publicGuid as string)
    }
    await world.sql`update users set pending_email = ${later}, pending_on = current_date where public_guid = ${person.user.publicGuid}::uuid`
    assert.equal((await press(person, await proofFor(person))).status, 303)
    assert.equal((await press(person, await proofFor(giver))).status, 303)
    assert.deepEqual((await givenBy(person)).toSorted(), [own.publicGuid, gift].toSorted())
    const mail = (await world.mails()).findLast(({ to, kind }) => to === former && kind === 'address-changed')!
    const change = /restore\?change=(\S+)/.exec(mail.text)![1]!
    await world.sql`
      insert into mails (kind, cause, recipient, user_id, edition)
      select 'cross-off', 'waiting:' || address, address, id, 'nl' from users, unnest(${[former, later]}::text[]) address
      where public_guid = ${person.user.publicGuid}::uuid`
    const browser = world.visitor()
    const back = await browser.post('/account/restore', { change, password: 'een heel nieuw wachtwoord' })
    assert.equal(back.status, 303)
    assert.deepEqual(await givenBy(browser), [own.publicGuid])
    assert.deepEqual(await givenBy(giver), [gift])
    const has = async (who: Client) => {
      const draws = (await who.api('GET', '/api/Loting/Overview')).body.lotingen as { lots: unknown[] }[]
      const { friends } = (await who.api('GET', '/api/Friend/Overview')).body as { friends: { username: string }[] }
      const deleting = [`/lotte/forum/${posts[0]}/delete`, `/noor/forum/${posts[1]}/delete`]
      return {
        lots: draws.flatMap(({ lots }) => lots).length,
        friends: friends.map(({ username }) => username),
        posts: await Promise.all(deleting.map(async (path) => (await who.get(path)).status)),
      }
    }
    assert.deepEqual(await has(browser), { lots: 1, friends: ['bram', 'lotte'], posts: [200, 404] })
    assert.deepEqual(await has(giver), { lots: 0, friends: ['lotte', 'noor'], posts: [404, 200] })
    const waiting = await world.sql`
      delete from mails m using users u where u.id = m.user_id and m.cause like 'waiting:%'
      returning m.recipient::text as recipient, u.public_guid as "publicGuid"`
    assert.deepEqual(
      new Map(waiting.map(({ recipient, publicGuid }) => [recipient, publicGuid])),
      new Map([
        [former, person.user.publicGuid],
        [later, giver.user.publicGuid],
      ]),
    )
  })

  test('goes back to its guests even if another account was recovered meanwhile', async () => {
    const joined: { person: Person; giver: Guest; gift: string }[] = []
    for (const person of [await account(), await account()]) {
      const later = freshAddress()
      const { giver, gift } = await giverOf(later)
      await moveTo(person, later)
      await press(person, await proofFor(giver))
      joined.push({ person, giver, gift })
    }
    for (const { person, giver, gift } of joined) {
      assert.deepEqual(await givenBy(await takeBack(person.email)), [])
      assert.deepEqual(await givenBy(giver), [gift])
    }
  })
})

describe('account recovery after a chain of address changes', () => {
  test('leaves the lots of an address in between without a user', async () => {
    const [first, middle] = [freshAddress(), freshAddress()]
    const person = await account(first)
    await moveTo(person, middle)
    const people = ['Ans', middle, 'Cor'].map((name, number) => ({
      localGuid: crypto.randomUUID(),
      name: `Iemand ${number}`,
      email: name.includes('@') ? name : `${name.toLowerCase()}${count}@lot.example`,
      exclude: [],
    }))
    await world.visitor().api('POST', '/api/Loting/Create', { title: 'Kerst', participants: people })
    const lot = (await world.mails()).findLast(({ to, kind }) => to === middle && kind === 'lot')!
    await person.api('GET', `/api/Lot/${/lootje\/([0-9a-f-]{36})/.exec(lot.text)![1]!}`)
    assert.equal((await person.api('GET', '/api/Loting/Overview')).body.lotingen.length, 1)
    await moveTo(person, freshAddress())
    const back = await takeBack(first)
    assert.deepEqual((await back.api('GET', '/api/Loting/Overview')).body.lotingen, [])
  })

  test('leaves the organizer’s lot of a draw made under the later address to the reader of that address', async () => {
    const [first, later] = [freshAddress(), freshAddress()]
    const person = await account(first)
    await moveTo(person, later)
    const people = [later, `ans${count}@lot.example`, `bep${count}@lot.example`].map((email, number) => ({
      localGuid: crypto.randomUUID(),
      name: `Iemand ${number}`,
      email,
      exclude: [],
    }))
    const made = await person.api('POST', '/api/Loting/Create', { title: 'Kerst', participants: people })
    assert.ok((await person.api('GET', `/api/Loting/${made.body as string}`)).body.organizerLot)
    const back = await takeBack(first)
    assert.equal((await back.api('GET', `/api/Loting/${made.body as string}`)).body.organizerLot, null)
    assert.deepEqual((await back.api('GET', '/api/Loting/Overview')).body.lotingen[0].lots, [])
  })

  test('gives guests back everything that joined, whichever former address recovers the account first', async () => {
    const [first, second, third] = [freshAddress(), freshAddress(), freshAddress()]
    const person = await account(first)
    const { giver, gift } = await giverOf(third)
    for (const email of [second, third]) await moveTo(person, email)
    await press(person, await proofFor(giver))
    assert.deepEqual(await givenBy(person), [gift])
    for (const email of [second, first]) {
      const back = await takeBack(email)
      assert.deepEqual(await givenBy(back), [])
      assert.deepEqual(await givenBy(giver), [gift])
    }
  })

  test('leaves the account everything that joined it under the addresses that it keeps', async () => {
    const [first, second] = [freshAddress(), freshAddress()]
    const person = await account(first)
    const people = [`ans${count}@lot.example`, first, `bep${count}@lot.example`].map((email, number) => ({
      localGuid: crypto.randomUUID(),
      name: `Iemand ${number}`,
      email,
      exclude: [],
    }))
    await world.visitor().api('POST', '/api/Loting/Create', { title: 'Kerst', participants: people })
    const lot = (await world.mails()).findLast(({ to, kind }) => to === first && kind === 'lot')!
    await person.api('GET', `/api/Lot/${/lootje\/([0-9a-f-]{36})/.exec(lot.text)![1]!}`)
    const { giver, gift } = await giverOf(second)
    await moveTo(person, second)
    await press(person, await proofFor(giver))
    await moveTo(person, freshAddress())
    const back = await takeBack(second)
    assert.deepEqual(await givenBy(back), [gift])
    assert.equal((await back.api('GET', '/api/Loting/Overview')).body.lotingen.length, 1)
  })
})

describe('the private guid', () => {
  const privateGuidOf = async ({ user }: Pick<Person, 'user'>) => {
    const [row] = await world.sql<[{ guid: string }]>`
      select private_guid as guid from users where public_guid = ${user.publicGuid}::uuid`
    return row.guid
  }

  test('changes with a logout everywhere else', async () => {
    const person = await account()
    await person.post('/account/sessions/end-others')
    assert.notEqual(await privateGuidOf(person), person.user.privateGuid)
    assert.equal((await userOf(person))?.privateGuid, await privateGuidOf(person))
  })

  test('changes with a password reset and with an account recovery', async () => {
    const person = await account()
    await world.visitor().api('POST', '/api/Account/RequestResetPassword', { login: person.email })
    const mail = (await world.mails()).findLast(({ kind }) => kind === 'reset-password')!
    const code = /resetpassword\/([\w-]+)/.exec(mail.text)![1]!
    const browser = world.visitor()
    await browser.post(`/account/resetpassword/${code}`, { password: 'een heel nieuw wachtwoord' })
    const afterReset = await privateGuidOf(person)
    assert.notEqual(afterReset, person.user.privateGuid)
    await world.sql`update users set pending_email = ${freshAddress()}, pending_on = current_date where public_guid = ${person.user.publicGuid}::uuid`
    await press(browser, await proofFor(person))
    const told = (await world.mails()).findLast(({ to, kind }) => to === person.email && kind === 'address-changed')!
    const change = /restore\?change=(\S+)/.exec(told.text)![1]!
    await world.visitor().post('/account/restore', { change, password: 'een heel nieuw wachtwoord' })
    assert.notEqual(await privateGuidOf(person), afterReset)
  })
})
