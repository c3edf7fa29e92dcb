import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { purgeAddressChangesJob } from '#jobs/purge-address-changes.ts'
import { purgeProofsJob } from '#jobs/purge-proofs.ts'
import { renderers } from '#jobs/send-mail.ts'
import type { MailRow } from '#core/mail/waiting-mails.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { accept, invite, addOwners } from '#test/support/owners.ts'
import { createProof } from '#test/support/proofs.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { dumpOf } from '#test/support/dump.ts'
import { crossOff, editGift, givenBy } from '#test/support/gifts.ts'
import { waitForLocks, whileLocked } from '#test/support/locks.ts'
import type { Client, Person } from '#test/support/world.ts'
import { draw, drawWithFriend, givenPeople, givenPerson, readDraw } from '../draws/drawing.ts'
import { addPasskey, Authenticator } from '../passkeys/authenticator.ts'

const { world, noor } = await openFamily()

const newPassword = 'een heel nieuw wachtwoord'
let count = 0
/** Creates a person with an account. Their e-mail address is proven by default. */
async function somebody({ isProven = true } = {}): Promise<Person> {
  const person = await world.person(`Persoon${++count} Vrij`)
  if (isProven) await proveAddress(world, person)
  return person
}
/** Changes an account's e-mail address. @param at client that does it; by default the account's own */
async function change(who: Person, email: string, at: Client = who, password?: string) {
  const [firstName, lastName] = who.name.split(' ')
  return at.api('POST', '/api/Account/Edit', {
    userPrivateGuid: who.user.privateGuid,
    firstName,
    lastName,
    email,
    password,
    overviewEmailFrequency: 0,
    enableCrossOffNotifications: true,
  })
}
const addressOf = async (who: Person) => {
  const [row] = await world.sql<{ email: string; isProven: boolean }[]>`
    select email::text as email, email_proven_at is not null as "isProven" from users where public_guid = ${who.user.publicGuid}`
  return { ...row! }
}
/** Returns the path of a user's mail settings, as in their mails. */
const settingsOf = async (who: Person) => {
  const [user] = await world.sql<[{ guid: string }]>`
    select mailings_guid as guid from users where public_guid = ${who.user.publicGuid}`
  return `/account/mailings/${user.guid}`
}
const mailsTo = async (email: string, kind: string) =>
  (await world.mails()).filter((mail) => mail.to === email && mail.kind === kind)
const pathIn = async (email: string, kind: string, link: RegExp) =>
  link.exec((await mailsTo(email, kind)).at(-1)!.text)?.[0] ?? null
const wayBackTo = async (email: string) => (await pathIn(email, 'address-changed', /\/account\/restore\?change=\S+/))!
const proofFor = async (email: string) =>
  (await pathIn(email, 'confirm-address', /\/account\/confirm\?proof=\S+/))!.split('proof=')[1]!
/** Changes a proven e-mail address, and confirms the new one in the same session. */
async function move(who: Person, email: string, at: Client = who): Promise<void> {
  const { body } = await change(who, email, at)
  assert.equal(body.user.pendingEmail, email)
  assert.equal((await at.post('/account/confirm', { proof: await proofFor(email) })).status, 303)
}
const tokenOf = (path: string) => path.split('change=')[1]!
const takeBack = (at: Client, path: string, password = newPassword) =>
  at.post('/account/restore', { change: tokenOf(path), password })
const guestsProof = async (email: string) =>
  (await pathIn(email, 'cross-off', /\/account\/confirm\?proof=\S+/))!.split('proof=')[1]!
const canLogIn = async (emailOrUsername: string, password: string) =>
  (await world.visitor().api('POST', '/api/Account/Login', { emailOrUsername, password })).body as boolean
const guest = async (email: string) => {
  const client = world.visitor()
  const made = await client.api('POST', '/api/Afstreper/Create', { email })
  assert.equal(made.status, 201)
  return Object.assign(client, { user: made.body.user as Person['user'] })
}

const lotPath = /\/lootjestrekken\/lootje\/[0-9a-f-]{36}/

beforeEach(() => world.travel(0))

describe('a new address', () => {
  test('waits until the account’s own session confirms it, and then the old address is notified', async () => {
    const person = await somebody()
    const { body } = await change(person, 'nieuw1@example.org')
    assert.deepEqual([body.user.email, body.user.pendingEmail], [person.email, 'nieuw1@example.org'])
    assert.deepEqual(await addressOf(person), { email: person.email, isProven: true })
    assert.equal(await canLogIn(person.email, person.password), true)
    assert.equal(await canLogIn('nieuw1@example.org', person.password), false)
    assert.deepEqual(await mailsTo(person.email, 'address-changed'), [])
    const proof = await proofFor('nieuw1@example.org')
    await person.get(`/account/confirm?proof=${proof}`)
    for (const stranger of [world.visitor(), noor]) await stranger.post('/account/confirm', { proof })
    assert.equal(
      (await addressOf(person)).email,
      person.email,
      'neither viewing the link nor another session confirms the address',
    )
    assert.equal((await person.post('/account/confirm', { proof })).status, 303)
    assert.deepEqual(await addressOf(person), { email: 'nieuw1@example.org', isProven: true })
    assert.equal((await person.api('GET', '/api/Account/UserData')).body.pendingEmail, null)
    assert.equal(await canLogIn('nieuw1@example.org', person.password), true)
    assert.equal(await canLogIn(person.email, person.password), false)
    const [told] = await mailsTo(person.email, 'address-changed')
    assert.match(told!.text, /n…@example/)
    assert.ok(!told!.text.includes('nieuw1@'), 'the notice shows the new address in full')
  })

  test('does not keep others from using it while it is pending, and cannot reset the account’s password', async () => {
    const person = await somebody()
    await change(person, 'bezet@example.org')
    assert.equal(
      (await world.visitor().api('POST', '/api/Account/CheckEmail', { email: 'bezet@example.org' })).body,
      'Available',
    )
    const forgotten = await world
      .visitor()
      .api('POST', '/api/Account/RequestResetPassword', { login: 'bezet@example.org' })
    assert.deepEqual(forgotten.body, { problem: 'NoUserFound' })
    assert.deepEqual(await mailsTo('bezet@example.org', 'reset-password'), [])
    const other = await world.person(`Bezet${count}`, { username: `bezet${count}` })
    await world.sql`update users set email = 'bezet@example.org' where public_guid = ${other.user.publicGuid}`
    const proof = await proofFor('bezet@example.org')
    const late = await person.post('/account/confirm', { proof })
    assert.match(late.$('h1').text(), /al in gebruik/)
    await proveAddress(world, { email: 'bezet@example.org' })
    await move(other, 'bezet2@example.org')
    const later = await person.post('/account/confirm', { proof })
    assert.match(later.$('h1').text(), /al in gebruik/, 'the address is reserved for the account that can recover it')
    assert.equal((await addressOf(person)).email, person.email)
    world.travel(8)
    assert.equal((await person.post('/account/confirm', { proof })).status, 303)
  })

  test('is shown in the profile while it is pending, with buttons to mail it again and to drop it', async () => {
    const person = await somebody()
    await change(person, 'straks@example.org')
    const page = await person.get('/account')
    assert.match(page.$('#pending-address').text(), /straks@example\.org/)
    assert.equal(page.$('[name=email]').attr('value'), person.email)
    await person.post('/account/proof')
    assert.equal((await mailsTo('straks@example.org', 'confirm-address')).length, 2)
    const proof = await proofFor('straks@example.org')
    const [mail] = await world.sql<[MailRow]>`
      select id, kind, cause, recipient::text as recipient, user_id as "userId", edition, data from mails where recipient = 'straks@example.org' limit 1`
    assert.ok(await renderers['confirm-address']!(world.services, mail))
    await person.post('/account/keep-address')
    assert.equal(await renderers['confirm-address']!(world.services, mail), null, 'the waiting mail is not sent')
    assert.equal((await person.get('/account')).$('#pending-address').length, 0)
    assert.equal((await person.post('/account/confirm', { proof })).status, 404)
    assert.equal((await addressOf(person)).email, person.email)
  })

  test('is dropped if nobody confirms it within 30 days', async () => {
    const person = await somebody()
    await change(person, 'vergeten@example.org')
    const purge = () => purgeProofsJob.run(world.services, {}, noTransports)
    const pending = async () => (await person.api('GET', '/api/Account/UserData')).body.pendingEmail as string | null
    world.travel(29)
    await purge()
    assert.equal(await pending(), 'vergeten@example.org')
    world.travel(31)
    await purge()
    assert.equal(await pending(), null)
  })

  test('replaces an unproven address at once, and mails to the old address no longer open the settings', async () => {
    const person = await somebody({ isProven: false })
    const settings = await settingsOf(person)
    const { body } = await change(person, 'meteen@example.org')
    assert.deepEqual([body.user.email, body.user.pendingEmail], ['meteen@example.org', null])
    assert.deepEqual(await addressOf(person), { email: 'meteen@example.org', isProven: false })
    assert.equal((await world.visitor().get(settings)).status, 404)
    await world.visitor().post('/account/confirm', { proof: await proofFor('meteen@example.org') })
    assert.equal((await addressOf(person)).isProven, false)
    await person.post('/account/confirm', { proof: await proofFor('meteen@example.org') })
    assert.equal((await addressOf(person)).isProven, true)
  })

  test('waits even if the password changes with it, and the old address is notified of the new password', async () => {
    const person = await somebody()
    assert.equal((await change(person, 'allebei@example.org', person, newPassword)).status, 200)
    assert.equal((await mailsTo(person.email, 'password-changed')).length, 1)
    assert.deepEqual(await mailsTo('allebei@example.org', 'password-changed'), [])
    const unproven = await somebody({ isProven: false })
    await change(unproven, 'allebei2@example.org', unproven, newPassword)
    const [told] = await mailsTo(unproven.email, 'address-changed')
    assert.match(told!.text, /Ook het wachtwoord is daarbij veranderd/)
  })

  test('can be sent the confirmation mail again by a button, but not after it is proven', async () => {
    const person = await somebody({ isProven: false })
    const page = await person.get('/account')
    assert.equal(page.$('form#ask-for-proof').attr('action'), '/account/proof')
    assert.equal((await person.post('/account/proof')).headers.get('location'), '/account')
    const proof = await proofFor(person.email)
    assert.equal((await person.post('/account/confirm', { proof })).status, 303)
    assert.equal((await addressOf(person)).isProven, true)
    await person.post('/account/proof')
    assert.equal((await mailsTo(person.email, 'confirm-address')).length, 1)
    assert.equal((await person.get('/account')).$('#ask-for-proof').length, 0)
    assert.equal((await world.visitor().post('/account/proof')).status, 401)
  })

  test('is not new if only its upper and lower case differ', async () => {
    const person = await somebody()
    await change(person, person.email.toUpperCase())
    assert.deepEqual(await addressOf(person), { email: person.email.toUpperCase(), isProven: true })
    assert.deepEqual(await mailsTo(person.email, 'address-changed'), [])
  })

  test('gives no recovery link to a mistyped address that it corrects', async () => {
    const person = await somebody({ isProven: false })
    await change(person, 'goed@example.org')
    const [told] = await mailsTo(person.email, 'address-changed')
    assert.ok(told)
    assert.ok(!/restore/.test(told.html + told.text) && !told.text.includes('g…@'))
    assert.deepEqual((await world.sql`select 1 from address_changes where old_email = ${person.email}`).length, 0)
  })

  test('gets the user’s waiting mails, and mails to the old address no longer open the settings', async () => {
    const person = await somebody()
    const old = await settingsOf(person)
    assert.equal((await world.visitor().get(old)).status, 200)
    await move(person, 'wacht1@example.org')
    assert.equal((await world.visitor().get(old)).status, 404)
    assert.equal((await world.visitor().get(await settingsOf(person))).status, 200)
    const waiting = { own: 'wacht1@example.org', otherAddress: 'elders@example.org', otherKind: 'wacht1@example.org' }
    for (const [cause, recipient] of Object.entries({ ...waiting, sent: waiting.own, skipped: waiting.own }))
      await world.sql`
        insert into mails (kind, cause, recipient, user_id, edition, sent_on, skipped_on)
        select ${cause === 'otherKind' ? 'lot' : 'cross-off'}, ${`wacht:${cause}`}, ${recipient}, id, 'nl',
          ${cause === 'sent' ? '2020-01-01' : null}, ${cause === 'skipped' ? '2020-01-01' : null}
        from users where private_guid = ${person.user.privateGuid}`
    await change(person, 'wacht2@example.org')
    await person.post('/account/confirm', { proof: await createProof(world.sql, person.user.publicGuid) })
    const mails = await world.sql<{ cause: string; recipient: string }[]>`
      delete from mails where cause like 'wacht:%' returning split_part(cause, ':', 2) as cause, recipient::text as recipient`
    assert.deepEqual(Object.fromEntries(mails.map(({ cause, recipient }) => [cause, recipient])), {
      ...waiting,
      ...{ own: 'wacht2@example.org', sent: waiting.own, skipped: waiting.own },
    })
  })

  test('brings no cross-offs of guests with that address, which join only by their own links', async () => {
    const gift = await world.addGift(noor.list)
    const early = await guest('vroeg@example.org')
    await crossOff(early, gift.publicGuid)
    const person = await somebody()
    await move(person, 'vroeg@example.org')
    assert.deepEqual(await givenBy(person), [])
    assert.deepEqual(await givenBy(early), [gift.publicGuid])
    await person.post('/account/confirm', { proof: await guestsProof('vroeg@example.org') })
    assert.deepEqual(await givenBy(person), [gift.publicGuid])
  })

  test('opens no lot that was drawn for it until it is proven', async () => {
    const organizer = world.visitor()
    const participants = ['Ans', 'Bep', 'Cor'].map((name) => ({
      localGuid: crypto.randomUUID(),
      name,
      email: `${name.toLowerCase()}@lot.example`,
      exclude: [],
    }))
    await organizer.api('POST', '/api/Loting/Create', { title: 'Kerst', participants })
    const lot = /\/lootjestrekken\/lootje\/([0-9a-f-]{36})/.exec(
      (await mailsTo('bep@lot.example', 'lot')).at(-1)!.text,
    )![1]!
    const person = await somebody()
    await change(person, 'bep@lot.example')
    const owners = async () =>
      (
        await world.sql<{ guid: string }[]>`
        select u.private_guid as guid from participants p join users u on u.id = p.user_id where p.email = 'bep@lot.example'`
      ).map(({ guid }) => guid)
    await person.api('GET', `/api/Lot/${lot}`)
    assert.deepEqual(await owners(), [])
    await person.post('/account/confirm', { proof: await proofFor('bep@lot.example') })
    await person.api('GET', `/api/Lot/${lot}`)
    assert.deepEqual(await owners(), [person.user.privateGuid])
  })
})

describe('an unproven address', () => {
  test('does not give its account a lot that was mailed there, even if another address is proven later', async () => {
    const [organizer, person] = [await somebody(), await somebody({ isProven: false })]
    const { participants } = await readDraw(organizer, await drawWithFriend(organizer, person))
    assert.equal((participants[1] as unknown as { publicUserGuid: string }).publicUserGuid, person.user.publicGuid)
    const lots = async () => (await person.api('GET', '/api/Loting/Overview')).body.lotingen as unknown[]
    assert.deepEqual(await lots(), [])
    await change(person, 'kaper@example.org')
    await person.post('/account/confirm', { proof: await proofFor('kaper@example.org') })
    assert.deepEqual(await lots(), [])
    const again = await organizer.api('POST', '/api/Loting/ResendLot', {
      participantPublicGuid: participants[1]!.publicGuid,
      email: null,
    })
    assert.equal(again.status, 200)
    assert.deepEqual(
      [(await mailsTo(person.email, 'lot')).length, (await mailsTo('kaper@example.org', 'lot')).length],
      [2, 0],
    )
    const reader = await somebody()
    await world.sql`update users set email = ${person.email}, email_proven_at = now() where public_guid = ${reader.user.publicGuid}::uuid`
    await reader.get((await pathIn(person.email, 'lot', lotPath))!)
    const [own] = (await reader.api('GET', '/api/Loting/Overview')).body.lotingen
    assert.equal(own.lots.length, 1, 'the reader of the mail gets the lot by opening it')
  })
})

test('a lot drawn without an account keeps its address when the account that opened it changes its own', async () => {
  const [organizer, email] = [world.visitor(), 'zonder-account@example.org']
  const publicGuid = await draw(organizer, [givenPerson(0, { email }), givenPerson(1), givenPerson(2)])
  const { participants } = await readDraw(organizer, publicGuid)
  const person = await somebody()
  await world.sql`update users set email = ${email} where public_guid = ${person.user.publicGuid}::uuid`
  await person.get((await pathIn(email, 'lot', lotPath))!)
  assert.equal((await person.api('GET', '/api/Loting/Overview')).body.lotingen[0].lots.length, 1)
  await move(person, 'met-account@example.org')
  const again = { participantPublicGuid: participants[0]!.publicGuid, email: null }
  const resend = async () => (await organizer.api('POST', '/api/Loting/ResendLot', again)).status
  assert.equal(await resend(), 200)
  await mailsTo(email, 'lot')
  // Turns the draw into one of an earlier version, which has no key.
  await world.sql`
    update draws set former_key_hash = key_hash, key_hash = null, sealed_key = null where public_guid = ${publicGuid}::uuid`
  assert.equal(await resend(), 200)
  assert.equal((await mailsTo(email, 'lot')).length, 3)
  assert.deepEqual(await mailsTo('met-account@example.org', 'lot'), [])
})

describe('an organizer with an unproven address', () => {
  test('can have the lot of that address mailed nowhere else', async () => {
    const person = await somebody({ isProven: false })
    const people = [givenPerson(0, { email: person.email }), givenPerson(1), givenPerson(2)]
    const { participants } = await readDraw(person, await draw(person, people))
    assert.equal((await change(person, 'kaper-organiseert@example.org')).status, 200)
    const [own] = participants
    const again = { participantPublicGuid: own!.publicGuid, email: null }
    assert.equal((await mailsTo(person.email, 'lot')).length, 1, 'a lot on its way is not sent again')
    assert.equal((await person.api('POST', '/api/Loting/ResendLot', again)).status, 200)
    const elsewhere = { ...again, email: 'kaper-organiseert@example.org' }
    assert.equal((await person.api('POST', '/api/Loting/ResendLot', elsewhere)).status, 422)
    assert.equal((await mailsTo(person.email, 'lot')).length, 2)
    assert.deepEqual(await mailsTo('kaper-organiseert@example.org', 'lot'), [])
  })
})

/** Returns a page's text and elements, without the pictures that are drawn from an e-mail address or a guid. */
async function shapeOf(who: Client, path: string): Promise<string> {
  const { status, $ } = await who.get(path)
  const elements = $('body *').toArray()
  const classes = elements.map((element) => `${element.tagName}.${$(element).attr('class') ?? ''}`)
  return [status, $('body').text(), ...classes].join('\n')
}

describe('an owner with the address of a guest who gives to her', () => {
  /** Collects everything that an owner is shown or mailed, with or without a cross-off on her list. */
  async function told(isGiven: boolean): Promise<{ pages: string[]; statuses: unknown[]; mails: string[] }> {
    const owner = await world.person('Olga Wens', { username: `olga${++count}` })
    const giversAddress = `gever${count}@example.org`
    const gift = await world.addGift(owner.list, { description: 'Vaas' })
    const giver = await guest(giversAddress)
    if (isGiven) await crossOff(giver, gift.publicGuid)
    await world.mails()
    const statuses: unknown[] = [
      (await owner.api('POST', '/api/Account/CheckEmail', { email: giversAddress })).body,
      (await change(owner, giversAddress)).status,
    ]
    // The owner reads the giver's mails, as in a shared mailbox.
    const proof = await proofFor(giversAddress)
    const pages: string[] = []
    const look = async () => {
      for (const path of [`/${owner.username}`, '/crossedoff', '/account', `/account/confirm?proof=${proof}`, '/'])
        pages.push(await shapeOf(owner, path))
      statuses.push(await givenBy(owner), (await owner.api('GET', `/api/Wishlist/Get/${owner.username}`)).status)
    }
    await look()
    statuses.push((await owner.post('/account/confirm', { proof })).status)
    await owner.get('/')
    await look()
    statuses.push((await owner.post('/account/confirm', { proof })).status)
    await editGift(owner, gift.publicGuid, 'Blauwe vaas')
    await world.sql`update gift_changes set due_at = now() - interval '1 second', final_at = now() - interval '1 second'`
    const mails = (await world.mails()).filter(({ to, kind }) => to === giversAddress && kind !== 'cross-off')
    const anonymous = (text: string) =>
      text
        .replaceAll(/proof=[\w.%-]+|[0-9a-f]{8}-[0-9a-f-]{27}/g, 'x')
        .replaceAll(new RegExp(`(olga|gever)${count}`, 'g'), '$1')
    return {
      pages: pages.map(anonymous),
      statuses: JSON.parse(anonymous(JSON.stringify(statuses))) as unknown[],
      mails: mails.map(({ text }) => anonymous(text)),
    }
  }

  test('sees the same pages whether or not he crossed something off, even if she reads his mails', async () => {
    const [free, taken] = [await told(false), await told(true)]
    assert.deepEqual([free.statuses[1], free.statuses[3], free.statuses[4]], [200, 200, 303])
    assert.ok(free.pages.every((page) => page.startsWith('200\n')))
    assert.ok(free.mails.length > 0)
    assert.deepEqual(taken.statuses, free.statuses)
    assert.deepEqual(taken.mails, free.mails)
    assert.deepEqual(taken.pages, free.pages)
  })

  test('can have each guest join her, but cross-offs on her own lists stay with the guest', async () => {
    const owner = await somebody()
    const [kept, gone, other, others] = [
      await world.addGift(owner.list),
      await world.addGift(owner.list, { description: 'Rode vlieger' }),
      await world.addGift(noor.list),
      await world.addGift(noor.list),
    ]
    const giver = await guest('samen1@example.org')
    for (const { publicGuid } of [kept, gone, other]) await crossOff(giver, publicGuid)
    const elsewhere = await guest('samen1@example.org')
    await crossOff(elsewhere, others.publicGuid)
    for (const client of [giver, elsewhere])
      await client.api('POST', '/api/Friend/Add', { publicGuid: noor.list.publicGuid })
    await owner.api('DELETE', `/api/MyGift/${gone.publicGuid}`)
    await change(owner, 'samen1@example.org')
    await owner.post('/account/confirm', { proof: await proofFor('samen1@example.org') })
    const answers = []
    for (const { user } of [giver, elsewhere]) {
      const { status, headers } = await owner.post('/account/confirm', {
        proof: await createProof(world.sql, user.publicGuid),
      })
      answers.push([status, headers.get('location')])
    }
    assert.deepEqual(answers[0], answers[1])
    assert.equal(answers[0]![0], 303)
    assert.deepEqual((await givenBy(owner)).sort(), [other.publicGuid, others.publicGuid].sort())
    assert.deepEqual(await givenBy(giver), [kept.publicGuid])
    const noticed = async (who: Client) => (await who.get('/crossedoff')).$('main').text().includes('Rode vlieger')
    assert.deepEqual([await noticed(giver), await noticed(owner)], [true, false])
  })

  test('gets no mails about cross-offs on her list while the address is pending', async () => {
    const owner = await somebody()
    const [hers, other] = [await world.addGift(owner.list), await world.addGift(noor.list)]
    await change(owner, 'gedeeld@example.org')
    const giver = await guest('gedeeld@example.org')
    for (const { publicGuid } of [hers, other]) await crossOff(giver, publicGuid)
    assert.equal((await mailsTo('gedeeld@example.org', 'cross-off')).length, 1, 'only the mail about the other list')
    const loggedOut = world.visitor()
    await loggedOut.post('/account/confirm', { proof: await createProof(world.sql, giver.user.publicGuid) })
    assert.deepEqual(await givenBy(loggedOut), [other.publicGuid])
  })

  test('stops guests with that address from crossing off on her lists once she has proven it', async () => {
    for (const [number, isProven] of [true, false].entries()) {
      const owner = await somebody({ isProven })
      const email = `samen-${number}@example.org`
      const giver = await guest(email)
      const answerFor = async () => {
        const { publicGuid } = await world.addGift(owner.list)
        return (await giver.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })).body
      }
      await change(owner, email)
      assert.ok((await answerFor()).crossOffGuid, 'a guest can cross off while the owner has only typed the address')
      if (!isProven)
        assert.deepEqual(await mailsTo(email, 'cross-off'), [], 'no mail about cross-offs goes to an owner’s address')
      await owner.post('/account/confirm', { proof: await proofFor(email) })
      assert.deepEqual(await answerFor(), { problem: 'OwnWishlist' })
    }
  })
})

describe('account recovery', () => {
  test('has a page that changes nothing, and a button that restores the address and ends all sessions', async () => {
    const person = await somebody()
    const thief = world.visitor()
    await thief.api('POST', '/api/Account/Login', { emailOrUsername: person.email, password: person.password })
    await move(person, 'dief1@example.org', thief)
    await change(person, 'dief1b@example.org', thief)
    const settings = await settingsOf(person)
    const path = await wayBackTo(person.email)
    const browser = world.visitor()
    const page = await browser.get(path)
    assert.equal(page.status, 200)
    assert.match(page.$('main').text(), /p…@example\.org.*d…@example\.org/s)
    assert.ok(!page.html.includes('dief1@') && !page.html.includes(person.email))
    assert.equal((await addressOf(person)).email, 'dief1@example.org')

    const weak = await takeBack(browser, path, 'Vrij')
    assert.equal(weak.status, 422)
    assert.equal((await takeBack(browser, path, `${person.name}`)).status, 422)
    const back = await takeBack(browser, path)
    assert.deepEqual([back.status, back.headers.get('location')], [303, '/account'])
    assert.deepEqual(await addressOf(person), { email: person.email, isProven: true })
    for (const client of [thief, person]) assert.equal((await client.api('GET', '/api/Account/UserData')).status, 204)
    const { body } = await browser.api('GET', '/api/Account/UserData')
    assert.deepEqual([body.publicGuid, body.pendingEmail], [person.user.publicGuid, null])
    assert.equal((await world.visitor().get(settings)).status, 404, 'mails to the thief no longer open the settings')
    assert.equal((await world.visitor().get(await settingsOf(person))).status, 200)
    assert.equal(await canLogIn(person.email, person.password), false)
    assert.equal(await canLogIn(person.email, newPassword), true)
    const [told] = await mailsTo('dief1@example.org', 'address-changed')
    assert.ok(!told!.text.includes('restore'), 'the notice to the thief has a recovery link')

    assert.equal((await browser.get(path)).status, 404)
    assert.equal((await takeBack(world.visitor(), path)).status, 404, 'the recovery link works once')
  })

  test('deletes the passkeys and the calendar URL, which an intruder may have kept', async () => {
    const person = await somebody()
    const thief = world.visitor()
    await thief.api('POST', '/api/Account/Login', { emailOrUsername: person.email, password: person.password })
    const added = await addPasskey(
      { ...thief, password: person.password },
      new Authenticator(world.services.config.baseUrl),
    )
    assert.equal(added.status, 200)
    await thief.post('/account/calendar')
    const { html } = await thief.get('/account')
    const [feed] = /\/calendar\/[0-9a-f-]{36}\.ics/.exec(html)!
    assert.equal((await world.visitor().request('GET', feed)).status, 200)
    await move(person, 'dief2@example.org', thief)
    const browser = world.visitor()
    await takeBack(browser, await wayBackTo(person.email))
    assert.equal((await world.visitor().request('GET', feed)).status, 404)
    assert.equal((await browser.get('/account')).$('#passkeys .row').length, 0)
  })

  test('restores, under a new link, a lot for the former address that was sent to the later one', async () => {
    const person = await somebody()
    const organizer = await somebody()
    const drawGuid = await drawWithFriend(organizer, person)
    assert.ok(await pathIn(person.email, 'lot', lotPath))
    const thief = world.visitor()
    await thief.api('POST', '/api/Account/Login', { emailOrUsername: person.email, password: person.password })
    await move(person, 'dief12@example.org', thief)
    const { participants } = await readDraw(organizer, drawGuid)
    const { publicGuid } = participants[1]!
    const resend = async () =>
      organizer.api('POST', '/api/Loting/ResendLot', { participantPublicGuid: publicGuid, email: null })
    assert.equal((await resend()).status, 200)
    const stolen = (await pathIn('dief12@example.org', 'lot', lotPath))!
    assert.equal((await thief.get(stolen)).status, 200)

    await takeBack(world.visitor(), await wayBackTo(person.email))
    const back = (await pathIn(person.email, 'lot', lotPath))!
    assert.notEqual(back, stolen)
    assert.deepEqual([(await thief.get(stolen)).status, (await world.visitor().get(back)).status], [303, 200])
    const sentToThief = (await mailsTo('dief12@example.org', 'lot')).length
    assert.equal((await resend()).status, 200)
    assert.deepEqual(
      [(await mailsTo('dief12@example.org', 'lot')).length, (await mailsTo(person.email, 'lot')).length],
      [sentToThief, 3],
    )
  })

  test('moves to the former address a lot that was drawn among friends meanwhile', async () => {
    const [person, organizer] = [await somebody(), await somebody()]
    await move(person, 'dief14@example.org')
    const drawGuid = await drawWithFriend(organizer, person)
    const stolen = (await pathIn('dief14@example.org', 'lot', lotPath))!
    await takeBack(world.visitor(), await wayBackTo(person.email))
    const own = (await pathIn(person.email, 'lot', lotPath))!
    assert.deepEqual([(await world.visitor().get(stolen)).status, (await world.visitor().get(own)).status], [303, 200])
    const { participants } = await readDraw(organizer, drawGuid)
    await organizer.api('POST', '/api/Loting/ResendLot', {
      participantPublicGuid: participants[1]!.publicGuid,
      email: null,
    })
    assert.equal((await mailsTo('dief14@example.org', 'lot')).length, 1)
    assert.equal((await mailsTo(person.email, 'lot')).length, 2)
  })

  test('brings back the lot of an organizer who drew at the former address, under a new link', async () => {
    const person = await somebody()
    const people = [givenPerson(0, { email: person.email }), givenPerson(1), givenPerson(2)]
    const { participants } = await readDraw(person, await draw(person, people))
    await move(person, 'dief16@example.org')
    const again = { participantPublicGuid: participants[0]!.publicGuid, email: null }
    // As if the mail server had not taken the first mail yet.
    await world.sql`update mails set sent_on = null where kind = 'lot' and recipient = ${person.email}`
    assert.equal((await person.api('POST', '/api/Loting/ResendLot', again)).status, 200)
    await world.sql`update mails set sent_on = current_date where kind = 'lot' and recipient = ${person.email}`
    const stolen = (await pathIn('dief16@example.org', 'lot', lotPath))!
    assert.match((await mailsTo('dief16@example.org', 'lot'))[0]!.text, /ging eerst naar/)
    const chosen = { participantPrivateGuid: stolen.split('/').at(-1), wishlistPrivateGuid: person.list.privateGuid }
    assert.equal((await person.api('POST', '/api/Lot/SelectWishlist', chosen)).status, 200)
    await takeBack(world.visitor(), await wayBackTo(person.email))
    const back = (await pathIn(person.email, 'lot', lotPath))!
    assert.deepEqual([(await world.visitor().get(stolen)).status, (await world.visitor().get(back)).status], [303, 200])
    const [{ has }] = await world.sql<[{ has: boolean }]>`
      select list_id is not null as has from participants where public_guid = ${participants[0]!.publicGuid}::uuid`
    assert.equal(has, true, 'the participant’s list stays')
  })

  test('leaves a lot with the later address if an organizer sent it there', async () => {
    const [person, organizer] = [await somebody(), world.visitor()]
    const { participants } = await readDraw(organizer, await draw(organizer, givenPeople(3)))
    const corrected = { participantPublicGuid: participants[1]!.publicGuid, email: 'gedeeld17@example.org' }
    assert.equal((await organizer.api('POST', '/api/Loting/ResendLot', corrected)).status, 200)
    await move(person, 'gedeeld17@example.org')
    const lot = (await pathIn('gedeeld17@example.org', 'lot', lotPath))!
    await person.get(lot)
    assert.equal((await person.api('GET', '/api/Loting/Overview')).body.lotingen.length, 1)
    await takeBack(world.visitor(), await wayBackTo(person.email))
    assert.equal((await world.visitor().get(lot)).status, 200)
    assert.deepEqual(await mailsTo(person.email, 'lot'), [])
  })

  test('succeeds while a draw among friends is being deleted', async () => {
    const [person, organizer] = [await somebody(), await somebody()]
    await move(person, 'dief15@example.org')
    const drawGuid = await drawWithFriend(organizer, person)
    const path = await wayBackTo(person.email)
    const { status } = await whileLocked(
      world.sql,
      async (tx) => {
        const [draw] = await tx<{ id: number }[]>`
          update draws set deleted_at = now() where public_guid = ${drawGuid}::uuid returning id`
        await tx`update participants set sealed_receiver = null, sealed_nudge = null where draw_id = ${draw!.id}`
      },
      () => takeBack(world.visitor(), path),
    )
    assert.equal(status, 303)
  })

  test('shows the other owners of the account’s lists, because a thief may have shared them', async () => {
    const person = await somebody()
    await move(person, 'dief15@example.org')
    assert.equal((await accept(noor, await invite(person, 'Handlanger'))).body, true)
    const page = await takeBack(world.visitor(), await wayBackTo(person.email))
    assert.equal(page.status, 200)
    assert.match(page.$('main').text(), /oude adres is terug.*Samen met Noor de Vries/s)
    assert.equal(page.$(`main a[href="/${person.username}/owners"]`).length, 1)
  })

  test('sends mails that wait for the later address to the former one', async () => {
    const person = await somebody()
    await move(person, 'dief13@example.org')
    const path = await wayBackTo(person.email)
    const ownId = world.sql`(select id from users where public_guid = ${person.user.publicGuid}::uuid)`
    await world.sql`
      insert into mails (kind, cause, recipient, user_id, edition, data)
      values ('cross-off', 'cross-off:waiting', 'dief13@example.org', ${ownId}, 'nl', '{"crossOffId": 0}')`
    await takeBack(world.visitor(), path)
    const [waiting] = await world.sql`delete from mails where cause = 'cross-off:waiting' returning recipient::text`
    assert.equal(waiting!['recipient'], person.email)
  })

  test('is over for a thief’s address once the owner has changed the address back', async () => {
    const person = await somebody()
    await move(person, 'dief11@example.org')
    world.travel(1)
    await move(person, person.email)
    assert.equal((await mailsTo('dief11@example.org', 'address-changed')).at(-1)!.text.includes('restore'), false)
    const left = await world.sql`select 1 from address_changes where old_email = 'dief11@example.org'`
    assert.equal(left.length, 0)
  })

  test('brings the former address a notice too when the account is deleted', async () => {
    const person = await somebody()
    await move(person, 'dief10@example.org')
    assert.equal((await person.api('POST', '/api/Account/Delete', {})).status, 200)
    for (const email of [person.email, 'dief10@example.org'])
      assert.equal((await mailsTo(email, 'account-deleted')).length, 1)
  })

  test('brings no extra notice of a deletion once it has expired, or once the former address is back', async () => {
    const [later, again] = [await somebody(), await somebody()]
    await move(later, 'later2@example.org')
    for (const email of ['heen2@example.org', again.email]) await move(again, email)
    assert.equal((await again.api('POST', '/api/Account/Delete', {})).status, 200)
    world.travel(8)
    assert.equal((await later.api('POST', '/api/Account/Delete', {})).status, 200)
    assert.deepEqual(
      await Promise.all(
        [later.email, 'later2@example.org', again.email].map(
          async (email) => (await mailsTo(email, 'account-deleted')).length,
        ),
      ),
      [0, 1, 1],
    )
  })

  test('still works if somebody registers the former address while the new one is being confirmed', async () => {
    for (let round = 0; round < 4; round++) {
      const person = await somebody()
      await change(person, `dief-${round}@example.org`)
      const proof = await proofFor(`dief-${round}@example.org`)
      const registering = world.visitor().api('POST', '/api/Account/Create', {
        email: person.email,
        username: `kaping${round}`,
        firstName: 'Kaper',
        lastName: 'Vrij',
        password: 'een goed wachtwoord',
        receiveMailing: false,
      })
      const [confirmed, registered] = await Promise.all([person.post('/account/confirm', { proof }), registering])
      assert.deepEqual([confirmed.status, registered.status], [303, 422])
      assert.equal((await takeBack(world.visitor(), await wayBackTo(person.email))).status, 303)
    }
  })

  test('withdraws the invites that a thief made', async () => {
    const [person, other] = [await somebody(), await somebody()]
    const open = await invite(person, 'Handlanger')
    const used = await invite(person, 'Zus')
    assert.equal((await accept(other, used)).body, true)
    const elsewhere = await invite(noor, 'Opa')
    await addOwners(other, person)
    const ofOther = await invite(other, 'Oma')
    await move(person, 'dief9@example.org')
    await takeBack(world.visitor(), await wayBackTo(person.email))
    assert.deepEqual((await accept(noor, open)).body, { problem: 'NotFound' })
    const opened = async (guid: string) => (await world.visitor().api('GET', `/api/Wishlist/OpenInvite/${guid}`)).body
    for (const guid of [elsewhere, ofOther])
      assert.equal((await opened(guid)).problem, 'NoLogin', 'invites by others stay')
    assert.deepEqual(await opened(used), { problem: 'AlreadyAccepted' })
  })

  test('succeeds for only one of two requests at once', async () => {
    const person = await somebody()
    await move(person, 'tegelijk@example.org')
    const path = await wayBackTo(person.email)
    const answers = await whileLocked(
      world.sql,
      (tx) => tx`select 1 from users where public_guid = ${person.user.publicGuid} for update`,
      () =>
        Promise.all(
          ['een eerste wachtwoord', 'een tweede wachtwoord'].map((password) =>
            takeBack(world.visitor(), path, password),
          ),
        ),
      () => waitForLocks(world.sql, 2),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 404])
  })

  test('ends after seven days, and the purge deletes it', async () => {
    const person = await somebody()
    await move(person, 'week@example.org')
    const path = await wayBackTo(person.email)
    const kept = async () => (await world.sql`select 1 from address_changes where old_email = ${person.email}`).length
    const purge = () => purgeAddressChangesJob.run(world.services, {}, noTransports)
    world.travel(6.9)
    await purge()
    assert.equal((await world.visitor().get(path)).status, 200)
    world.travel(7.1)
    assert.equal((await world.visitor().get(path)).status, 404)
    assert.equal((await takeBack(world.visitor(), path)).status, 404)
    assert.equal(await kept(), 1)
    await purge()
    assert.equal(await kept(), 0)
    const other = await somebody()
    await move(other, 'week2@example.org')
    const early = await wayBackTo(other.email)
    await world.sql`update address_changes set expires_at = now() - interval '1 second' where old_email = ${other.email}`
    assert.equal((await takeBack(world.visitor(), early)).status, 404, 'the expiry in the database decides')
  })

  test('restores the first address of a chain, and ends the recovery by a thief’s address', async () => {
    const person = await somebody()
    await move(person, 'dief2@example.org')
    await move(person, 'dief3@example.org')
    const [owners, thiefs] = [await wayBackTo(person.email), await wayBackTo('dief2@example.org')]
    assert.equal((await takeBack(world.visitor(), owners)).status, 303)
    assert.equal((await takeBack(world.visitor(), thiefs)).status, 404)
    assert.deepEqual(await addressOf(person), { email: person.email, isProven: true })
  })

  test('goes back in steps if the later address is restored first', async () => {
    const person = await somebody()
    await move(person, 'stap2@example.org')
    await move(person, 'stap3@example.org')
    const [first, second] = [await wayBackTo(person.email), await wayBackTo('stap2@example.org')]
    await takeBack(world.visitor(), second)
    assert.equal((await addressOf(person)).email, 'stap2@example.org')
    await takeBack(world.visitor(), first)
    assert.equal((await addressOf(person)).email, person.email)
  })

  test('still works if the account leaves an address twice', async () => {
    const person = await somebody()
    for (const email of ['heen@example.org', person.email]) await move(person, email)
    assert.equal(
      (await world.visitor().get(await wayBackTo(person.email))).status,
      200,
      'this account has the former address, not another',
    )
    world.travel(5)
    await move(person, 'weer@example.org')
    world.travel(10)
    assert.equal((await takeBack(world.visitor(), await wayBackTo(person.email))).status, 303)
    assert.deepEqual(await addressOf(person), { email: person.email, isProven: true })
  })

  test('still works if a guest typed the former address', async () => {
    const person = await somebody()
    await move(person, 'dief16@example.org')
    await guest(person.email)
    const path = await wayBackTo(person.email)
    assert.equal((await world.visitor().get(path)).status, 200)
    assert.equal((await takeBack(world.visitor(), path)).status, 303)
  })

  test('restores a later address from which the account returned to its first one after seven days', async () => {
    const person = await somebody()
    await move(person, 'later1@example.org')
    world.travel(7.1)
    await move(person, person.email)
    assert.equal((await takeBack(world.visitor(), await wayBackTo('later1@example.org'))).status, 303)
    assert.equal((await addressOf(person)).email, 'later1@example.org')
  })

  test('reserves the former address for as long as it is possible', async () => {
    const person = await somebody()
    await move(person, 'vrij1@example.org')
    const other = await somebody()
    const register = () =>
      world.visitor().api('POST', '/api/Account/Create', {
        email: person.email,
        username: `kaper${count}`,
        firstName: 'Kaper',
        lastName: 'Vrij',
        password: 'een goed wachtwoord',
        receiveMailing: false,
      })
    assert.equal((await other.api('POST', '/api/Account/CheckEmail', { email: person.email })).body, 'Unavailable')
    assert.equal((await person.api('POST', '/api/Account/CheckEmail', { email: person.email })).body, 'Available')
    assert.deepEqual((await change(other, person.email)).body, { problem: 'Other' })
    assert.deepEqual((await register()).body, { problem: 'EmailUnavailable' })
    world.travel(8)
    assert.equal((await register()).status, 201)
  })

  test('says if another account has the former address after all, and then changes nothing', async () => {
    const person = await somebody()
    await move(person, 'vrij2@example.org')
    const path = await wayBackTo(person.email)
    const other = await somebody()
    await world.sql`update users set email = ${person.email} where private_guid = ${other.user.privateGuid}`
    const page = await world.visitor().get(path)
    assert.equal(page.status, 422)
    assert.match(page.$('main').text(), /ander account/)
    assert.equal((await takeBack(world.visitor(), path)).status, 422)
    assert.equal((await addressOf(person)).email, 'vrij2@example.org')
    assert.equal((await person.api('GET', '/api/Account/UserData')).status, 200)
  })

  test('needs a token that nobody can make from the database', async () => {
    const person = await somebody()
    await move(person, 'dump@example.org')
    const path = await wayBackTo(person.email)
    await world.sql`update mails set kept = null`
    const [row] = await world.sql<
      [{ guid: string }]
    >`select guid from address_changes where old_email = ${person.email}`
    for (const token of ['', 'x', row.guid, `${tokenOf(path)}x`, await proofFor('dump@example.org').catch(() => 'y')]) {
      assert.equal((await world.visitor().get(`/account/restore?change=${token}`)).status, 404)
      assert.equal((await takeBack(world.visitor(), `change=${token}`)).status, 404)
    }
    for (const [table, rows] of Object.entries(await dumpOf(world.sql)))
      assert.ok(!rows.some((words) => words.includes(tokenOf(path))), table)
  })
})
