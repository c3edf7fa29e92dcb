import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { maxOwners } from '../../src/owners/invite-owner.ts'
import type { MailData } from '#core/mail/enqueue-mail.ts'
import { renderers } from '#jobs/send-mail.ts'
import { openFamily } from '#test/support/family.ts'
import { accept, invite, addOwners, remove } from '#test/support/owners.ts'
import { lastUpdate, setAccess } from '#test/support/lists.ts'
import type { Client, Person } from '#test/support/world.ts'
import { contractOf } from '../api/contract.ts'
import { bool, guid, refused, text, user } from '../api/shapes.ts'

const { world, noor, lotte, bram, sem } = await openFamily()
const { expect, expectErrors, afstreper, call } = await contractOf(world)
const owner = { publicUserGuid: guid, fullName: text, initials: text, color: text, isOnline: bool }
const invitation = { guid, name: text, url: text }
const inviting = '/api/WishlistOwner/InviteExtraOwner'
const accepting = '/api/Wishlist/AcceptExtraOwnerInvite'
const removing = '/api/WishlistOwner/RemoveExtraOwner'
const opening = (inviteGuid: string) => `/api/Wishlist/OpenInvite/${inviteGuid}`
const ownersOf = ({ list }: Pick<Person, 'list'>) => `/api/WishlistOwner/${list.privateGuid}/GetOwnersAndInvites`
const namesOf = async (who: Person, list = who) =>
  ((await who.api('GET', ownersOf(list))).body.owners as { fullName: string }[]).map(({ fullName }) => fullName)
let count = 0
const fresh = () => world.person(`Nieuw Iemand-${++count}`, { username: `nieuw-${count}` })

test('the primary owner invites by name, and viewing the invite changes nothing', async () => {
  const made = await expect(
    noor,
    'POST',
    inviting,
    { privateWishlistGuid: noor.list.privateGuid, name: ' Opa ' },
    201,
    {
      guid,
      name: 'Opa',
      url: text,
    },
  )
  assert.equal(made.url, `${world.services.config.baseUrl}/i/${made.guid}`)
  const opened = { name: 'Opa', username: 'noor', wishlistUrl: `${world.services.config.baseUrl}/noor` }
  const guest = await afstreper('opa@example.org')
  for (const [who, problem] of [
    [world.visitor(), 'NoLogin'],
    [guest, 'NeedUpgradeToAccount'],
    [lotte, 'None'],
    [noor, 'AlreadyOwned'],
  ] as const)
    await expect(who, 'GET', opening(made.guid), undefined, 200, { ...opened, problem })
  assert.deepEqual(await namesOf(noor), ['Noor de Vries'])
  await expect(guest, 'POST', accepting, { invitationGuid: made.guid }, 422, refused('NeedUpgradeToAccount'))
  await expect(noor, 'POST', accepting, { invitationGuid: made.guid }, 422, refused('AlreadyOwned'))
  await expect(world.visitor(), 'POST', accepting, { invitationGuid: made.guid }, 401)
  const listed = await expect(noor, 'GET', ownersOf(noor), undefined, 200, {
    owners: [owner],
    ownerInvites: [{ guid, name: text, url: text }],
  })
  assert.deepEqual(listed.ownerInvites, [made])
  await world.sql`delete from owner_invites`
})

test('an invite is valid for one person and thirty days', async () => {
  const [taken, late] = [await invite(noor, 'Lotte'), await invite(noor, 'Bram')]
  const before = await lastUpdate(world, noor.list)
  await expect(lotte, 'POST', accepting, { invitationGuid: taken, firstName: null, lastName: null }, 200, true)
  assert.equal(await lastUpdate(world, noor.list), before, 'visitors see that the list changed')
  for (const who of [bram, lotte, world.visitor()])
    await expect(who, 'GET', opening(taken), undefined, 422, refused('AlreadyAccepted'))
  await expect(bram, 'POST', accepting, { invitationGuid: taken }, 422, refused('AlreadyAccepted'))
  world.travel(29.9)
  assert.equal((await call(bram, 'GET', opening(late))).status, 200)
  world.travel(30.1)
  await expect(bram, 'GET', opening(late), undefined, 422, refused('Expired'))
  await expect(bram, 'POST', accepting, { invitationGuid: late }, 422, refused('Expired'))
  world.travel(0)
  await expect(bram, 'GET', opening(randomUUID()), undefined, 422, refused('NotFound'))
  await expect(bram, 'POST', accepting, { invitationGuid: randomUUID() }, 422, refused('NotFound'))
  assert.equal((await call(bram, 'GET', opening('geen-guid'))).status, 400)
  await expectErrors(bram, accepting, { invitationGuid: 'geen-guid' }, ['invitationGuid'])
  assert.deepEqual(await namesOf(lotte, noor), ['Noor de Vries', 'Lotte de Vries'])
  await world.sql`delete from owner_invites where accepted_at is null`
  await remove(noor, lotte)
})

test('only the primary owner can invite, remove owners and see invites, and non-owners see nothing', async () => {
  await addOwners(noor, lotte)
  await invite(noor, 'Opa')
  const body = { privateWishlistGuid: noor.list.privateGuid, name: 'Opa' }
  for (const who of [lotte, bram, world.visitor()]) await expect(who, 'POST', inviting, body, 401)
  const removal = { privateWishlistGuid: noor.list.privateGuid, publicUserGuid: noor.user.publicGuid }
  for (const who of [lotte, bram, world.visitor()]) await expect(who, 'POST', removing, removal, 401)
  await expect(noor, 'POST', removing, removal, 422, refused('Oneself'))
  await expect(noor, 'POST', removing, { ...removal, publicUserGuid: bram.user.publicGuid }, 422, refused('NotFound'))
  const seen = await expect(lotte, 'GET', ownersOf(noor), undefined, 200, {
    owners: [owner],
    ownerInvites: [invitation],
  })
  assert.deepEqual([seen.owners.length, seen.ownerInvites], [2, []])
  const own = await lotte.api('GET', `/api/MyList/Get/${noor.list.privateGuid}`)
  assert.deepEqual([own.body.isPrimaryOwner, own.body.ownerInvites], [false, []])
  assert.equal((await noor.api('GET', `/api/MyList/Get/${noor.list.privateGuid}`)).body.ownerInvites.length, 1)
  await expect(bram, 'GET', ownersOf(noor), undefined, 403)
  await expect(world.visitor(), 'GET', ownersOf(noor), undefined, 401)
  await expect(noor, 'GET', `/api/WishlistOwner/${randomUUID()}/GetOwnersAndInvites`, undefined, 403)
  await expect(lotte, 'DELETE', `/api/MyList/${noor.list.privateGuid}`, undefined, 401)
  await expectErrors(noor, inviting, {}, ['privateWishlistGuid', 'name'])
  await expectErrors(noor, inviting, { ...body, name: 'n'.repeat(101) }, ['name'])
  await expectErrors(noor, removing, {}, ['privateWishlistGuid', 'publicUserGuid'])
  await expect(noor, 'POST', removing, { ...removal, publicUserGuid: lotte.user.publicGuid }, 200, {})
  await world.sql`delete from owner_invites`
})

test('a removed owner can’t use the guids that they know', async () => {
  await addOwners(noor, lotte)
  const known = (await lotte.api('GET', `/api/MyList/Get/${noor.list.privateGuid}`)).body
  const gift = await world.addGift(noor.list)
  await remove(noor, lotte)
  const [category] = known.categories as { privateGuid: string }[]
  const wishlistPrivateGuid = known.privateGuid as string
  const tries: [string, string, object?][] = [
    ['GET', `MyList/Get/${wishlistPrivateGuid}`],
    ['POST', 'MyList/UpdateTitle', { privateGuid: wishlistPrivateGuid, title: 'Van mij' }],
    ['POST', 'MyList/UpdateDescription', { privateGuid: wishlistPrivateGuid, description: 'Van mij' }],
    ['POST', 'MyList/UpdateOccasion', { privateGuid: wishlistPrivateGuid, occasion: 'Christmas' }],
    ['POST', 'Category/Create', { name: 'Van mij', wishlistPrivateGuid }],
    ['POST', 'Category/Rename', { privateGuid: category!.privateGuid, name: 'Van mij' }],
    ['POST', 'Category/Delete', { privateGuid: category!.privateGuid }],
    ['POST', 'Category/MoveToWishlist', { categoryPrivateGuid: category!.privateGuid, wishlistPrivateGuid: lotte.list.privateGuid }],
    ['POST', 'MyGift/EditWithoutProduct', { categoryPrivateGuid: category!.privateGuid, description: 'Van mij' }],
    ['POST', 'MyGift/EditWithoutProduct', { publicGuid: gift.publicGuid, categoryPrivateGuid: category!.privateGuid, description: 'Van mij' }],
    ['POST', 'MyGift/MoveToWishlist', { giftPublicGuid: gift.publicGuid, wishlistPrivateGuid: lotte.list.privateGuid }],
    ['POST', 'MyGift/Reorder', { categoryPrivateGuid: category!.privateGuid, order: [gift.publicGuid] }],
    ['DELETE', `MyGift/${gift.publicGuid}`],
    ['GET', `WishlistOwner/${wishlistPrivateGuid}/GetOwnersAndInvites`],
    ['POST', 'WishlistOwner/InviteExtraOwner', { privateWishlistGuid: wishlistPrivateGuid, name: 'Ikzelf' }],
    ['POST', 'MyList/UsedInRecentLot/' + wishlistPrivateGuid],
    ['POST', 'WishlistImage/SetThemeImage', { username: 'noor', id: 'balloons' }],
  ] // oxfmt-ignore
  const before = JSON.stringify((await noor.api('GET', `/api/MyList/Get/${noor.list.privateGuid}`)).body)
  for (const [method, path, body] of tries) {
    const { status } = await lotte.api(method, `/api/${path}`, body)
    assert.ok([401, 403, 404, 422].includes(status), `${path} ${status}`)
  }
  assert.equal(JSON.stringify((await noor.api('GET', `/api/MyList/Get/${noor.list.privateGuid}`)).body), before)
})

test('a list can have twenty owners and open invites, not counting withdrawn and expired invites', async () => {
  const list = await fresh()
  for (let n = 1; n < maxOwners - 2; n++) await invite(list, `Nummer ${n}`)
  await addOwners(list, lotte)
  await invite(list, 'De laatste') // fits, because the invite that Lotte accepted does not count beside her
  const body = { privateWishlistGuid: list.list.privateGuid, name: 'Eentje te veel' }
  await expect(list, 'POST', inviting, body, 422, refused('TooManyOwners'))
  world.travel(31)
  const made = await expect(list, 'POST', inviting, body, 201, { guid, name: text, url: text })
  assert.deepEqual((await list.api('GET', ownersOf(list))).body.ownerInvites, [made], 'the list shows expired invites')
  world.travel(0)
})

test('a visitor of a closed list learns that there is an open invite, but not of an accepted one', async () => {
  const list = await fresh()
  await setAccess(world, list.username, 'CLOSED')
  const stateOf = async () =>
    (await bram.api('GET', `/api/Wishlist/GetAccessState/${list.username}`)).body.accessState as string
  assert.equal(await stateOf(), 'NoAccess')
  const guidOfInvite = await invite(list)
  assert.equal(await stateOf(), 'InvitationRequired')
  await accept(lotte, guidOfInvite)
  assert.equal(await stateOf(), 'NoAccess')
  await remove(list, lotte)
})

const account = (inviteGuid: string, email: string) => ({
  email,
  inviteGuid,
  firstName: 'Greetje',
  lastName: 'Smit',
  password: 'een goed wachtwoord',
  receiveMailing: false,
})
const creating = '/api/Account/CreateForExtraOwnerInvite'

test('an invite can create an account, which is logged in and owns only the invite’s list', async () => {
  const greetje = world.visitor()
  const inviteGuid = await invite(noor, 'Greetje')
  await expect(greetje, 'POST', creating, account(inviteGuid, 'greetje@example.org'), 201, { user })
  assert.deepEqual(
    (await greetje.api('GET', '/api/MyList/GetAll')).body.wishlists.map(
      ({ username }: { username: string }) => username,
    ),
    ['noor'],
  )
  const mails = (await world.mails()).filter(({ to }) => to === 'greetje@example.org')
  assert.deepEqual(mails.map(({ kind }) => kind), ['welcome-owner']) // oxfmt-ignore
  assert.match(mails[0]!.text, /\/account\/confirm\?proof=/)
  await expect(greetje, 'POST', creating, account(await invite(noor), 'x@example.org'), 422, refused('AlreadyLoggedIn'))
})

test('an account by invite is refused for the same reasons as any other, and the invite stays open', async () => {
  const inviteGuid = await invite(noor, 'Hein')
  const hein = world.visitor()
  await expect(hein, 'POST', creating, account(inviteGuid, lotte.email), 422, refused('EmailUnavailable'))
  await expect(hein, 'POST', creating, account(randomUUID(), 'hein@example.org'), 422, refused('InvalidInvite'))
  for (const [change, field] of [
    [{ password: 'password1' }, 'password'],
    [{ password: 'Greetje Smit' }, 'password'],
    [{ email: 'geen adres' }, 'email'],
    [{ firstName: '' }, 'firstName'],
    [{ inviteGuid: 'geen guid' }, 'inviteGuid'],
  ] as const)
    await expectErrors(hein, creating, { ...account(inviteGuid, 'hein@example.org'), ...change }, [field])
  assert.equal((await world.sql`select 1 from users where email = 'hein@example.org'`).length, 0)
  await expect(hein, 'GET', opening(inviteGuid), undefined, 200, {
    name: 'Hein',
    username: 'noor',
    wishlistUrl: text,
    problem: 'NoLogin',
  })
})

test('a guest who creates an account by invite keeps their cross-offs', async () => {
  const list = await fresh()
  const gift = await world.addGift(list.list)
  const guest = await afstreper('gast@example.org')
  await guest.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: gift.publicGuid })
  await expect(guest, 'POST', creating, account(await invite(list), 'gast@example.org'), 201, { user })
  const { crossedOffWishlists } = (await guest.api('GET', '/api/Gift/CrossedOff')).body
  assert.equal(crossedOffWishlists[0].gifts[0].publicGuid, gift.publicGuid)
  assert.deepEqual(await namesOf(list), [list.name, 'Greetje Smit'])
})

test('a primary owner who leaves is followed by the owner of longest standing, and open invites end', async () => {
  const list = await fresh()
  const used = await invite(list, 'Bram')
  await accept(bram, used)
  await addOwners(list, lotte)
  const open = await invite(list, 'Opa')
  await world.sql`update users set edition = 'de' where email = ${bram.email}`
  assert.equal((await list.post(`/${list.username}/owners/leave`)).status, 303)
  const heirs = (await world.mails()).filter(({ kind, text }) => kind === 'owner-heir' && text.includes(list.name))
  assert.deepEqual(heirs.map(({ to, html }) => [to, /<html lang="([^"]+)"/.exec(html)![1]]), [[bram.email, 'de-DE']]) // oxfmt-ignore
  await world.sql`update users set edition = 'nl' where email = ${bram.email}`
  assert.deepEqual(await namesOf(lotte, list), ['Bram Visser', 'Lotte de Vries'])
  const seen = async (who: Client) => (await who.api('GET', `/api/MyList/Get/${list.list.privateGuid}`)).body
  assert.equal((await seen(bram)).isPrimaryOwner, true)
  await expect(list, 'POST', accepting, { invitationGuid: open }, 422, refused('NotFound'))
  await expect(sem, 'GET', opening(open), undefined, 422, refused('NotFound'))
  await expect(sem, 'GET', opening(used), undefined, 422, refused('AlreadyAccepted'))
  await bram.post(`/${list.username}/owners/leave`)
  const last = await lotte.post(`/${list.username}/owners/leave`)
  assert.equal(last.headers.get('location'), `/${list.username}/owners`, 'the last owner can’t leave')
  assert.deepEqual(await namesOf(lotte, list), ['Lotte de Vries'])
})

test('a former owner can come back by an invite that was made later, but not by an older one', async () => {
  const list = await fresh()
  await addOwners(list, lotte)
  const before = await invite(list, 'Oom Piet')
  await lotte.post(`/${list.username}/owners/leave`)
  await expect(lotte, 'GET', `/api/Wishlist/OpenInvite/${before}`, undefined, 422, refused('NotFound'))
  await expect(lotte, 'POST', accepting, { invitationGuid: before }, 422, refused('NotFound'))
  assert.equal((await lotte.get(`/i/${before}`)).status, 404)
  assert.equal((await bram.get(`/i/${before}/open`)).status, 200, 'another user can still open the invite')
  assert.equal((await accept(bram, before)).body, true)
  const after = await invite(list, 'Lotte')
  assert.equal((await lotte.get(`/i/${after}/open`)).status, 200)
  assert.equal((await accept(lotte, after)).body, true)
})

test('a new owner is no longer a friend of the list, and their sessions forget that they opened it', async () => {
  const list = await fresh()
  const friend = await world.person('Blijft Bevriend')
  await world.sql`insert into friendships (user_id, list_id) select id, ${list.list.id} from users where email in (${sem.email}, ${friend.email})`
  await setAccess(world, list.username, 'OPEN', 'Kat?', 'Mies')
  await sem.api('POST', '/api/Wishlist/VerifyAnswer', { username: list.username, answer: 'mies' })
  await addOwners(list, sem)
  const friends = await world.sql<{ email: string }[]>`
    select u.email::text as email from friendships f join users u on u.id = f.user_id where f.list_id = ${list.list.id}`
  assert.deepEqual(friends.map(({ email }) => email), [friend.email]) // oxfmt-ignore
  assert.equal((await world.sql`select 1 from list_openings where list_id = ${list.list.id}`).length, 0)
  await remove(list, sem)
  assert.equal((await sem.api('GET', `/api/Wishlist/GetAccessState/${list.username}`)).body.accessState, 'Question')
})

test('an invite names the current primary owner, and outdated mails about owners are skipped', async () => {
  const list = await fresh()
  await addOwners(list, lotte, bram)
  const users = await world.sql<{ id: number; email: string }[]>`select id, email::text as email from users`
  const idOf = ({ email }: Person) => users.find((user) => user.email === email)!.id
  const listId = list.list.id
  const open = await invite(list, 'Opa')
  const [{ id: inviteId }] = await world.sql<[{ id: number }]>`select id from owner_invites where guid = ${open}`
  const render = (kind: string, userId: number | null, data: MailData) =>
    renderers[kind]!(world.services, {
      ...{ id: 0, kind, cause: 'x', recipient: 'x@example.org', userId, edition: 'nl', data },
      ...{ watched: null, isSealed: false, waitsSince: null },
    })
  const makePrimary = async (who: Person) => {
    await world.sql`update list_owners set is_primary = false where list_id = ${listId}`
    await world.sql`update list_owners set is_primary = true where list_id = ${listId} and user_id = ${idOf(who)}`
  }
  for (const primary of [lotte, bram]) {
    await makePrimary(primary)
    assert.match((await render('owner-invited', null, { inviteId }))!.subject, new RegExp(primary.name))
    assert.match((await sem.get(`/i/${open}/open`)).$('main').text(), new RegExp(`${primary.name} .*lijst`, 's'))
  }
  await makePrimary(list)
  world.travel(31)
  assert.equal(await render('owner-invited', null, { inviteId }), null)
  world.travel(0)
  const joined = (to: Person, who: Person) => render('owner-joined', idOf(to), { listId, userId: idOf(who) })
  assert.match((await joined(list, bram))!.subject, /Bram Visser/)
  for (const [to, who] of [
    [lotte, bram],
    [sem, bram],
    [list, sem],
  ] as const)
    assert.equal(await joined(to, who), null)
  await list.api('POST', '/api/MyList/UpdateTitle', { privateGuid: list.list.privateGuid, title: 'Ons feest' })
  assert.match((await joined(list, bram))!.subject, /Ons feest/)
  assert.match((await render('owner-invited', null, { inviteId }))!.subject, /Ons feest/)
  const inherited = (to: Person) => render('owner-heir', idOf(to), { listId, before: 'Oma' })
  assert.match((await inherited(list))!.subject, /Ons feest/)
  for (const to of [lotte, sem]) assert.equal(await inherited(to), null)
})

test('the primary owner gets a mail about a new owner, with a link that leads through the login', async () => {
  await addOwners(noor, bram)
  const mail = (await world.mails()).filter(({ kind, to }) => kind === 'owner-joined' && to === noor.email).at(-1)!
  assert.match(mail.text, /Bram Visser/)
  const link = /\/account\/login\?returnUrl=%2Fnoor%2Fowners$/m.exec(mail.text)![0]
  assert.equal((await world.visitor().get(link)).$('[name=returnUrl]').attr('value'), '/noor/owners')
  assert.equal((await noor.get(link)).headers.get('location'), '/noor/owners')
  await remove(noor, bram)
})

test('only the current primary owner gets the mail about a new owner', async () => {
  const [list, other] = [await fresh(), await fresh()]
  await addOwners(list, other)
  const invites = [await invite(list), await invite(list)]
  for (const primary of [list, other]) {
    if (primary === other) {
      await world.sql`update list_owners set is_primary = false where list_id = ${list.list.id}`
      await world.sql`
        update list_owners set is_primary = true
        where list_id = ${list.list.id} and user_id = (select id from users where public_guid = ${other.user.publicGuid}::uuid)`
    }
    const joiner = await fresh()
    assert.equal((await accept(joiner, invites.pop()!)).body, true)
    const told = (await world.mails()).filter(({ kind, text }) => kind === 'owner-joined' && text.includes(joiner.name))
    assert.deepEqual(
      told.map(({ to }) => to),
      [primary.email],
    )
    assert.equal((await namesOf(primary, list))[0], primary.name, 'the primary owner stands first')
  }
})

test('the primary owner of one list can’t withdraw an invite to another', async () => {
  const [list, other] = [await fresh(), await fresh()]
  const guidOfInvite = await invite(other)
  assert.equal((await list.post(`/${list.username}/owners/invites/${guidOfInvite}/withdraw`)).status, 303)
  assert.equal((await sem.get(`/i/${guidOfInvite}/open`)).status, 200)
})
