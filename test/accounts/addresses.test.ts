import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { crossOff, editGift, givenBy } from '#test/support/gifts.ts'
import { createProof } from '#test/support/proofs.ts'
import { openWorld, type Client, type Person } from '#test/support/world.ts'

const { world, noor } = await openFamily()

const afstreper = async (email: string) => {
  const client = world.visitor()
  const made = await client.api('POST', '/api/Afstreper/Create', { email })
  assert.equal(made.status, 201)
  return Object.assign(client, { user: made.body.user as Person['user'] })
}
/** Returns the token of the confirmation link in the newest mail to an e-mail address. */
const proofIn = async (email: string, kind = 'cross-off') => {
  const mail = (await world.mails()).findLast((each) => each.to === email && each.kind === kind)!
  return /\/account\/confirm\?proof=(\S+)/.exec(mail.text)![1]!
}
const confirm = (client: Client, proof: string) => client.post('/account/confirm', { proof })

test('CheckEmail tells apart an account’s address, a free address and the caller’s own', async () => {
  const check = async (client: Client, email: string) =>
    (await client.api('POST', '/api/Account/CheckEmail', { email })).body
  assert.equal(await check(world.visitor(), noor.email.toUpperCase()), 'Unavailable')
  assert.equal(await check(world.visitor(), 'nieuw@example.org'), 'Available')
  assert.equal(await check(noor, noor.email), 'IsCurrentUser')
  const mees = await afstreper('mees@example.org')
  assert.equal(await check(mees, 'mees@example.org'), 'IsCurrentUser')
  assert.equal(await check(world.visitor(), 'mees@example.org'), 'Available')
})

test('every guest is a new user without a password, even with a known address', async () => {
  const first = await afstreper('twee@example.org')
  const second = await afstreper('twee@example.org')
  assert.notEqual(first.user.publicGuid, second.user.publicGuid)
  assert.equal((first.user as { isAccount?: boolean }).isAccount, false)
})

test('neither an account’s address nor a disposable one makes a guest', async () => {
  const client = world.visitor()
  assert.deepEqual((await client.api('POST', '/api/Afstreper/Create', { email: noor.email })).body, {
    problem: 'EmailInUse',
  })
  const disposable = await client.api('POST', '/api/Afstreper/Create', { email: 'iemand@mailinator.com' })
  assert.equal(disposable.status, 422)
  assert.deepEqual(disposable.body, { problem: 'EmailUnusable' })
})

test('a guest who creates an account with the same address keeps their cross-offs', async () => {
  const gift = await world.addGift(noor.list)
  const jet = await afstreper('jet@example.org')
  await crossOff(jet, gift.publicGuid)
  await world.sql`update users set edition = 'de' where email = 'jet@example.org'`
  const created = await jet.api('POST', '/api/Account/Create', {
    email: 'Jet@example.org',
    username: 'jet',
    firstName: 'Jet',
    lastName: 'Visser',
    password: 'een goed wachtwoord',
    receiveMailing: true,
  })
  assert.equal(created.status, 201)
  assert.equal(created.body.user.publicGuid, jet.user.publicGuid)
  assert.equal(created.body.user.isAccount, true)
  assert.equal(created.body.user.overviewEmailFrequency, 3)
  assert.deepEqual(await givenBy(jet), [gift.publicGuid])
  const [user] = await world.sql`select edition from users where public_guid = ${jet.user.publicGuid}::uuid`
  assert.equal(user!['edition'], 'nl', 'the account keeps the edition of the guest')
})

test('two sessions with the same address see only their own cross-offs until the address is proven', async () => {
  const [his, hers] = [await world.addGift(noor.list), await world.addGift(noor.list)]
  const phone = await afstreper('mia@example.org')
  const stranger = await afstreper('mia@example.org')
  await crossOff(phone, his.publicGuid)
  await crossOff(stranger, hers.publicGuid)
  assert.deepEqual(await givenBy(phone), [his.publicGuid])
  assert.deepEqual(await givenBy(stranger), [hers.publicGuid])

  const proof = await proofIn('mia@example.org')
  const asked = await phone.get(`/account/confirm?proof=${proof}`)
  assert.match(asked.$('main').text(), /m…@example\.org/)
  assert.deepEqual(await givenBy(phone), [his.publicGuid], 'after opening the link, without confirming')
  assert.equal((await confirm(phone, proof)).headers.get('location'), '/crossedoff')
  assert.deepEqual(await givenBy(phone), [his.publicGuid])
  assert.deepEqual(await givenBy(stranger), [hers.publicGuid], 'the other session with the same address')
})

test('a guest’s link moves the guest’s cross-offs to a logged-in account that has proven the address', async () => {
  const gift = await world.addGift(noor.list)
  const early = await afstreper('piet@example.org')
  await crossOff(early, gift.publicGuid)
  const piet = await world.person('Piet Post')
  assert.deepEqual(await givenBy(piet), [])
  const proof = await proofIn('piet@example.org', 'welcome')
  const elsewhere = world.visitor()
  const asked = await elsewhere.get(`/account/confirm?proof=${proof}`)
  assert.equal(asked.status, 200)
  assert.match(asked.$('main a.button').attr('href')!, /^\/account\/login\?returnUrl=/, 'a logged-out reader')
  await confirm(elsewhere, proof)
  assert.deepEqual(await givenBy(piet), [])
  assert.equal((await confirm(piet, proof)).headers.get('location'), '/piet')
  assert.deepEqual(await givenBy(piet), [], 'after the account’s own link')
  await confirm(piet, await proofIn('piet@example.org'))
  assert.deepEqual(await givenBy(piet), [gift.publicGuid])
  assert.equal((await elsewhere.api('GET', '/api/Account/UserData')).status, 204)
  assert.equal((await early.api('GET', '/api/Account/UserData')).body.publicGuid, early.user.publicGuid)
})

test('an account with somebody else’s address gets no cross-offs of that address, whatever link is used', async () => {
  const gift = await world.addGift(noor.list)
  const bram = await afstreper('bram.echt@example.org')
  await crossOff(bram, gift.publicGuid)
  const snoop = world.visitor()
  assert.equal(
    (
      await snoop.api('POST', '/api/Account/Create', {
        email: 'bram.echt@example.org',
        username: 'bram-echt',
        firstName: 'Bram',
        lastName: 'Onecht',
        password: 'een goed wachtwoord',
        receiveMailing: false,
      })
    ).status,
    201,
  )
  for (const proof of [await proofIn('bram.echt@example.org'), await proofIn('bram.echt@example.org', 'welcome')]) {
    await confirm(bram, proof)
    assert.deepEqual(await givenBy(bram), [gift.publicGuid])
    assert.deepEqual(await givenBy(snoop), [])
  }
  const [row] =
    await world.sql`select email_proven_at as proven from users where email = 'bram.echt@example.org' and password_hash is not null`
  assert.equal(row!['proven'], null)
})

test('confirming somebody else’s link does not change the session’s user', async () => {
  const gift = await world.addGift(noor.list)
  await crossOff(await afstreper('lokvogel@example.org'), gift.publicGuid)
  const proof = await proofIn('lokvogel@example.org')
  for (const victim of [noor, await afstreper('slachtoffer@example.org')]) {
    const before = (await victim.api('GET', '/api/Account/UserData')).body
    await confirm(victim, proof)
    assert.deepEqual((await victim.api('GET', '/api/Account/UserData')).body, before)
  }
})

test('opening a link in a mail logs nobody in, proves no address and undoes no cross-off', async () => {
  const gift = await world.addGift(noor.list)
  const mother = await afstreper('moeder@example.org')
  await crossOff(mother, gift.publicGuid)
  const mails = (await world.mails()).filter(({ to }) => to === 'moeder@example.org')
  const links = mails.flatMap(({ text }) => text.match(/http\S+/g) ?? [])
  assert.ok(links.length >= 3)
  const child = world.visitor()
  for (const link of links) {
    const { pathname, search } = new URL(link)
    await child.get(pathname + search)
    assert.equal((await child.api('GET', '/api/Account/UserData')).status, 204, pathname)
    assert.equal((await child.get('/crossedoff')).status, 401, pathname)
  }
  const [row] = await world.sql`select email_proven_at as proven from users where email = 'moeder@example.org'`
  assert.equal(row!['proven'], null)
  assert.deepEqual(await givenBy(mother), [gift.publicGuid])
})

test('mails that wait for a guest go to the user whom the guest joins', async () => {
  const gift = await world.addGift(noor.list, { description: 'Wachtende wens' })
  const [one, other] = [await afstreper('wacht@example.org'), await afstreper('wacht@example.org')]
  await crossOff(one, gift.publicGuid)
  await confirm(one, await proofIn('wacht@example.org'))
  await crossOff(other, (await world.addGift(noor.list)).publicGuid)
  const proof = await proofIn('wacht@example.org')
  const [{ id }] = await world.sql<[{ id: number }]>`insert into mails (kind, cause, recipient, user_id, edition, data)
    select 'cross-off', 'cross-off-again', x.email, x.id, 'nl', '{}' from users x where x.public_guid = ${other.user.publicGuid} returning id`
  await confirm(one, proof)
  const [mail] =
    await world.sql`select u.public_guid as "userGuid" from mails m left join users u on u.id = m.user_id where m.id = ${id}`
  assert.equal(mail!['userGuid'], one.user.publicGuid)
  await world.sql`delete from mails where id = ${id}`
})

test('an unknown or altered proof, or one for another address, does nothing', async () => {
  const client = await afstreper('eva@example.org')
  const [own, former] = [
    await createProof(world.sql, client.user.publicGuid),
    await createProof(world.sql, client.user.publicGuid),
  ]
  const altered = `${own.slice(0, -9)}${own.at(-9) === 'A' ? 'B' : 'A'}${own.slice(-8)}`
  for (const proof of ['', 'x', 'eyJhbGciOiJub25lIn0.eyJ1c2VyR3VpZCI6IngifQ.', altered]) {
    assert.equal((await client.get(`/account/confirm?proof=${proof}`)).status, 404)
    assert.equal((await confirm(client, proof)).status, 404)
  }
  const user = await client.api('GET', '/api/Account/UserData')
  assert.equal(user.body.publicGuid, client.user.publicGuid)
  const isProven = async () => {
    const [row] = await world.sql`
      select email_proven_at is not null as proven from users where public_guid = ${client.user.publicGuid}::uuid`
    return row!['proven'] as boolean
  }
  await world.sql`update users set email = 'eva.elders@example.org' where public_guid = ${client.user.publicGuid}::uuid`
  assert.equal((await confirm(client, former)).status, 404)
  assert.equal(await isProven(), false)
  await world.sql`update users set email = 'eva@example.org' where public_guid = ${client.user.publicGuid}::uuid`
  await confirm(client, own)
  assert.equal(await isProven(), true, 'the proof of the address that the user has again')
})

test('the guid in mails opens the mail settings, and the private guid opens them for its user alone', async () => {
  const { privateGuid } = noor.user
  const [row] = await world.sql<
    { guid: string }[]
  >`select mailings_guid as guid from users where private_guid = ${privateGuid}::uuid`
  const mailingsGuid = row!.guid
  const visitor = world.visitor()
  const settings = {
    email: noor.email,
    overviewEmailFrequency: 0,
    enableCrossOffNotifications: true,
    userPrivateGuid: mailingsGuid,
  }
  assert.deepEqual((await visitor.api('GET', `/api/Account/GetEmailSettings/${mailingsGuid}`)).body, settings)
  assert.deepEqual((await noor.api('GET', `/api/Account/GetEmailSettings/${privateGuid}`)).body, {
    ...settings,
    userPrivateGuid: privateGuid,
  })
  for (const unknown of [privateGuid, noor.user.publicGuid, crypto.randomUUID(), 'x'])
    assert.equal((await visitor.api('GET', `/api/Account/GetEmailSettings/${unknown}`)).status, 404)
  const update = { userPrivateGuid: mailingsGuid, overviewEmailFrequency: 3, enableCrossOffNotifications: true }
  const change = (client: Client, more: object) =>
    client.api('POST', '/api/Account/UpdateEmailSettings', { ...update, ...more })
  assert.equal((await change(visitor, { overviewEmailFrequency: 2 })).status, 400)
  assert.deepEqual((await change(visitor, { userPrivateGuid: privateGuid })).body, { problem: 'NotFound' })
  assert.equal((await change(noor, { userPrivateGuid: privateGuid })).status, 200)
  const saved = await visitor.post(`/account/mailings/${mailingsGuid}`, {
    overviewEmailFrequency: '6',
    enableCrossOffNotifications: 'on',
  })
  assert.deepEqual([saved.status, saved.headers.get('location')], [303, `/account/mailings/${mailingsGuid}`])
  const ticked = async () => {
    const { $ } = await visitor.get(`/account/mailings/${mailingsGuid}`)
    return $('main [type=checkbox][checked]')
      .toArray()
      .map((box) => box.attribs['name'])
  }
  assert.deepEqual(await ticked(), ['enableCrossOffNotifications'])
  assert.equal((await change(visitor, { overviewEmailFrequency: 6 })).status, 200)
  assert.deepEqual(await ticked(), ['enableCrossOffNotifications'], 'the API does not know the setting for messages')
  await visitor.post(`/account/mailings/${mailingsGuid}`, {
    overviewEmailFrequency: '6',
    enableCrossOffNotifications: 'on',
    enableForumMails: 'on',
  })
  const unsubscribe = (guid: string) =>
    visitor.request('POST', `/account/mailings/${guid}/unsubscribe?kind=cross-offs`, {
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
  assert.equal((await unsubscribe(privateGuid)).status, 404)
  assert.equal((await unsubscribe(mailingsGuid)).status, 200)
  assert.deepEqual((await visitor.api('GET', `/api/Account/GetEmailSettings/${mailingsGuid}`)).body, {
    ...settings,
    overviewEmailFrequency: 6,
    enableCrossOffNotifications: false,
  })
  assert.deepEqual(await ticked(), ['enableForumMails'])
})

test('no mail contains a user’s private guid', async () => {
  const gift = await world.addGift(noor.list)
  await crossOff(await afstreper('lezer@example.org'), gift.publicGuid)
  await world.mails()
  await editGift(noor, gift.publicGuid, 'Iets anders')
  await world.visitor().api('POST', '/api/Account/RequestResetPassword', { login: noor.email })
  const mails = await world.mails()
  const kinds = new Set(mails.map(({ kind }) => kind))
  for (const kind of ['cross-off', 'gift-news', 'welcome', 'reset-password']) assert.ok(kinds.has(kind), kind)
  const users = await world.sql<{ guid: string }[]>`select private_guid as guid from users`
  for (const { kind, text, html, headers } of mails) {
    const words = [text, html, JSON.stringify(headers)].join('\n')
    for (const { guid } of users) assert.ok(!words.includes(guid), kind)
  }
})

test('overview mails are offered only where they are switched on', async () => {
  const silent = await openWorld({ FEATURE_REMINDER_MAILS: 'off' })
  after(() => silent.close())
  const there = await silent.person('Noor')
  for (const [who, offers] of [
    [noor, 1],
    [there, 0],
  ] as const) {
    const ofAccount = await who.get(`/account/mailings/${who.user.privateGuid}`)
    assert.equal(ofAccount.$('select[name=overviewEmailFrequency]').length, offers)
  }
  assert.equal((await world.visitor().get('/account/create')).$('[name=receiveMailing]').length, 1)
  assert.equal((await silent.visitor().get('/account/create')).$('[name=receiveMailing]').length, 0)
})
