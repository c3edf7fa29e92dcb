import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import type { Client, Person } from '#test/support/world.ts'

const { world, noor } = await openFamily()

const crossedOff = async (client: Client) =>
  ((await client.api('GET', '/api/Gift/CrossedOff')).body?.crossedOffWishlists ?? []).flatMap(
    (list: { gifts: { publicGuid: string }[] }) => list.gifts.map((gift) => gift.publicGuid),
  ) as string[]
const afstreper = async (email: string) => {
  const client = world.visitor()
  const made = await client.api('POST', '/api/Afstreper/Create', { email })
  assert.equal(made.status, 201)
  return Object.assign(client, { user: made.body.user as Person['user'] })
}
/** The path of the proof link in the newest mail to an address. */
const linkIn = async (email: string, pattern: RegExp) => {
  const mail = (await world.mails()).findLast((each) => each.to === email && pattern.test(each.text))!
  const url = new URL(pattern.exec(mail.text)![0])
  return url.pathname + url.search
}

test('CheckEmail tells an account’s address from a free one and one’s own', async () => {
  const check = async (client: Client, email: string) =>
    (await client.api('POST', '/api/Account/CheckEmail', { email })).body
  assert.equal(await check(world.visitor(), noor.email.toUpperCase()), 'Unavailable')
  assert.equal(await check(world.visitor(), 'nieuw@example.org'), 'Available')
  assert.equal(await check(noor, noor.email), 'IsCurrentUser')
  const mees = await afstreper('mees@example.org')
  assert.equal(await check(mees, 'mees@example.org'), 'IsCurrentUser')
  assert.equal(await check(world.visitor(), 'mees@example.org'), 'Available')
})

test('an afstreper is a user of its own each time, without password', async () => {
  const first = await afstreper('twee@example.org')
  const second = await afstreper('twee@example.org')
  assert.notEqual(first.user.publicGuid, second.user.publicGuid)
  assert.equal((first.user as { isAccount?: boolean }).isAccount, false)
})

test('an account’s address and a disposable one make no afstreper', async () => {
  const client = world.visitor()
  assert.deepEqual((await client.api('POST', '/api/Afstreper/Create', { email: noor.email })).body, {
    problem: 'EmailInUse',
  })
  const disposable = await client.api('POST', '/api/Afstreper/Create', { email: 'iemand@mailinator.com' })
  assert.equal(disposable.status, 422)
  assert.deepEqual(disposable.body, { problem: 'EmailUnusable' })
})

test('an afstreper who creates an account with the same address keeps what it crossed off', async () => {
  const gift = await world.addGift(noor.list)
  const jet = await afstreper('jet@example.org')
  await crossOff(jet, gift.publicGuid)
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
  assert.deepEqual(await crossedOff(jet), [gift.publicGuid])
})

test('two sessions with the same address see only what each crossed off, until the address is proven', async () => {
  const [his, hers] = [await world.addGift(noor.list), await world.addGift(noor.list)]
  const phone = await afstreper('mia@example.org')
  const stranger = await afstreper('mia@example.org')
  await crossOff(phone, his.publicGuid)
  await crossOff(stranger, hers.publicGuid)
  assert.deepEqual(await crossedOff(phone), [his.publicGuid])
  assert.deepEqual(await crossedOff(stranger), [hers.publicGuid])

  const link = await linkIn('mia@example.org', /http:\S+\/crossedoff\/\S+/)
  const opened = await phone.get(link)
  assert.equal(opened.status, 303)
  assert.equal(opened.headers.get('location')!.includes('proof'), false)
  assert.deepEqual((await crossedOff(phone)).sort(), [his.publicGuid, hers.publicGuid].sort())
  assert.equal(
    (await stranger.api('GET', '/api/Account/UserData')).status,
    204,
    'who only typed the address is logged out',
  )
})

test('what an address crossed off joins its account when the account’s address is proven, which never logs in', async () => {
  const gift = await world.addGift(noor.list)
  const early = await afstreper('piet@example.org')
  await crossOff(early, gift.publicGuid)
  const piet = await world.person('Piet Post')
  assert.deepEqual(await crossedOff(piet), [])
  const welcome = await linkIn('piet@example.org', /http:\S+\/account\/login\S+proof\S+/)
  const elsewhere = world.visitor()
  assert.equal((await elsewhere.get(welcome)).status, 200, 'who is logged out logs in first')
  await piet.get((await piet.get(welcome)).headers.get('location')!)
  assert.deepEqual(await crossedOff(piet), [gift.publicGuid])
  assert.equal((await elsewhere.api('GET', '/api/Account/UserData')).status, 204)
  assert.equal((await early.api('GET', '/api/Account/UserData')).status, 204)
})

test('who registers with somebody else’s address gets nothing of what that address crossed off, whatever link its owner opens', async () => {
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
  const welcome = new URL(await linkIn('bram.echt@example.org', /http:\S+\/account\/login\S+proof\S+/), 'http://x')
  for (const link of [
    await linkIn('bram.echt@example.org', /http:\S+\/crossedoff\/\S+/),
    welcome.searchParams.get('returnUrl')!,
  ]) {
    for (const opener of [bram, world.visitor()]) {
      await opener.get(link)
      assert.deepEqual(await crossedOff(opener), [gift.publicGuid])
      assert.deepEqual(await crossedOff(snoop), [])
    }
  }
  const [row] =
    await world.sql`select email_proven_at as proven from users where email = 'bram.echt@example.org' and password_hash is not null`
  assert.equal(row!['proven'], null)
})

test('a link takes over nobody’s session who is somebody else', async () => {
  const gift = await world.addGift(noor.list)
  await crossOff(await afstreper('lokvogel@example.org'), gift.publicGuid)
  const { search } = new URL(await linkIn('lokvogel@example.org', /http:\S+\/crossedoff\/\S+/), 'http://x')
  for (const victim of [noor, await afstreper('slachtoffer@example.org')]) {
    const before = (await victim.api('GET', '/api/Account/UserData')).body
    assert.equal((await victim.get(`/noor${search}`)).headers.get('location'), '/noor')
    assert.deepEqual((await victim.api('GET', '/api/Account/UserData')).body, before)
  }
})

test('mails that wait for a giver go out after he turned out to be two users', async () => {
  const gift = await world.addGift(noor.list, { description: 'Wachtende wens' })
  const [one, other] = [await afstreper('wacht@example.org'), await afstreper('wacht@example.org')]
  await crossOff(one, gift.publicGuid)
  await crossOff(other, (await world.addGift(noor.list)).publicGuid)
  const link = await linkIn('wacht@example.org', /http:\S+\/crossedoff\/\S+/)
  const [{ id }] = await world.sql<[{ id: number }]>`insert into mails (kind, cause, recipient, user_id, edition, data)
    select 'cross-off', 'cross-off-again', x.email, x.id, 'nl', '{}' from users x where x.public_guid = ${other.user.publicGuid} returning id`
  await one.get(link)
  const [mail] =
    await world.sql`select u.public_guid as "userGuid" from mails m left join users u on u.id = m.user_id where m.id = ${id}`
  assert.ok([one, other].some(({ user }) => user.publicGuid === mail!['userGuid']))
})

test('a proof that is foreign, altered or for another address does nothing', async () => {
  const client = await afstreper('eva@example.org')
  for (const proof of ['', 'x', 'eyJhbGciOiJub25lIn0.eyJ1c2VyR3VpZCI6IngifQ.'])
    assert.equal((await client.get(`/?proof=${proof}`)).status, 303)
  const user = await client.api('GET', '/api/Account/UserData')
  assert.equal(user.body.publicGuid, client.user.publicGuid)
  const [row] = await world.sql`select email_proven_at as proven from users where email = 'eva@example.org'`
  assert.equal(row!['proven'], null)
})

test('mail settings open by their guid alone, change, and stop with one click', async () => {
  const { privateGuid } = noor.user
  const visitor = world.visitor()
  assert.deepEqual((await visitor.api('GET', `/api/Account/GetEmailSettings/${privateGuid}`)).body, {
    email: noor.email,
    overviewEmailFrequency: 0,
    enableCrossOffNotifications: true,
    userPrivateGuid: privateGuid,
  })
  for (const unknown of [noor.user.publicGuid, crypto.randomUUID(), 'x'])
    assert.equal((await visitor.api('GET', `/api/Account/GetEmailSettings/${unknown}`)).status, 404)
  assert.equal(
    (
      await visitor.api('POST', '/api/Account/UpdateEmailSettings', {
        userPrivateGuid: privateGuid,
        overviewEmailFrequency: 2,
        enableCrossOffNotifications: true,
      })
    ).status,
    400,
  )
  const saved = await visitor.post(`/account/mailings/${privateGuid}`, {
    overviewEmailFrequency: '6',
    enableCrossOffNotifications: 'on',
  })
  assert.equal(saved.status, 303)
  const click = await visitor.request('POST', `/account/mailings/${privateGuid}/unsubscribe?kind=cross-offs`, {
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  assert.equal(click.status, 200)
  assert.deepEqual((await visitor.api('GET', `/api/Account/GetEmailSettings/${privateGuid}`)).body, {
    email: noor.email,
    overviewEmailFrequency: 6,
    enableCrossOffNotifications: false,
    userPrivateGuid: privateGuid,
  })
})
