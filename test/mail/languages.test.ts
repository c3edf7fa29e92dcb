import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { tellOwnersJob } from '#jobs/tell-owners.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { crossOff, editGift } from '#test/support/gifts.ts'
import { accept, invite } from '#test/support/owners.ts'
import { writePost } from '#test/support/posts.ts'
import { draw, drawWithFriend, forgetMails, givenPerson } from '../draws/drawing.ts'

// Noor uses the German edition. Mails to her are in German, even if others cause them in Dutch browsers.

const { world, noor, lotte, bram } = await openFamily({ EDITION: '' })
for (const person of [noor, lotte, bram]) await proveAddress(world, person)
await world.sql`update users set edition = 'de' where email = ${noor.email}`

beforeEach(() => forgetMails(world))

/** Expects one mail of a kind to Noor, in German. */
async function expectGerman(kind: string): Promise<void> {
  const mails = (await world.mails()).filter((mail) => mail.kind === kind && mail.to === noor.email)
  assert.deepEqual(
    mails.map(({ html }) => /<html lang="(\w+)/.exec(html)![1]),
    ['de'],
    kind,
  )
}

test('a lot of a draw among friends is in the participant’s language', async () => {
  await drawWithFriend(bram, noor)
  await expectGerman('lot')
})

test('mails that newcomers ask for are in the language of their browser', async () => {
  const german = () => world.visitor({ 'Accept-Language': 'de' })
  const heike = { email: 'heike@example.org', firstName: 'Heike', lastName: 'Busch', password: 'een goed wachtwoord' }
  const anew = { ...heike, username: 'heike', receiveMailing: false }
  assert.equal((await german().api('POST', '/api/Account/Create', anew)).status, 201)
  const invited = { ...heike, email: 'hanno@example.org', receiveMailing: false, inviteGuid: await invite(lotte) }
  assert.equal((await german().api('POST', '/api/Account/CreateForExtraOwnerInvite', invited)).status, 201)
  await draw(german(), [givenPerson(0), givenPerson(1), givenPerson(2)])
  const guest = german()
  await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })
  await crossOff(guest, (await world.addGift(lotte.list)).publicGuid)
  const mails = (await world.mails()).filter(({ to }) => to !== lotte.email)
  assert.deepEqual(mails.map(({ kind, html }) => `${kind} ${/<html lang="(\w+)/.exec(html)![1]}`).toSorted(), [
    'cross-off de',
    'draw-manage de',
    'lot de',
    'lot de',
    'lot de',
    'welcome de',
    'welcome-owner de',
  ])
})

test('mails about a new owner and about an inherited list are in the owner’s language', async () => {
  await accept(lotte, await invite(noor))
  await expectGerman('owner-joined')
  await accept(noor, await invite(bram))
  assert.equal((await bram.post('/bram/owners/leave')).status, 303)
  await expectGerman('owner-heir')
})

test('mails about a cross-off and about its gift are in the giver’s language', async () => {
  const { publicGuid } = await world.addGift(lotte.list)
  await crossOff(noor, publicGuid)
  await expectGerman('cross-off')
  await editGift(lotte, publicGuid, 'Iets anders')
  await expectGerman('gift-news')
})

test('mails about a message on a list are in the owner’s language', async () => {
  await writePost(bram, noor.list.publicGuid, 'Hoi!')
  const noon = new Date()
  noon.setUTCHours(noon.getUTCHours() < 12 ? 12 : 36, 0, 0, 0)
  world.travel((noon.getTime() - Date.now()) / 86_400_000)
  await tellOwnersJob.run(world.services, {}, noTransports)
  world.travel(0)
  await expectGerman('forum-posts')
})

test('mails about a password reset are in the user’s language, even if a visitor asks for it', async () => {
  await world.visitor().api('POST', '/api/Account/RequestResetPassword', { login: noor.email })
  await expectGerman('reset-password')
  const mail = (await world.mails()).find(({ kind }) => kind === 'reset-password')!
  const resetCode = /resetpassword\/([\w-]+)/.exec(mail.text)![1]!
  const reset = { resetCode, password: 'een heel nieuw wachtwoord' }
  assert.equal((await world.visitor().api('POST', '/api/Account/ResetPassword', reset)).status, 200)
  await expectGerman('password-changed')
})
