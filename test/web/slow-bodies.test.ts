import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { until } from '#test/support/until.ts'
import type { Client, Person } from '#test/support/world.ts'

// Tests of a client that opens a request while it is logged in, and finishes the body after its session has ended.

const { world, noor, lotte } = await openFamily()

/**
 * Opens a request whose body lacks its last byte.
 * @returns a function that sends this byte and returns the response
 */
async function hold(who: Client, path: string, given: object): Promise<() => Promise<Response>> {
  const text = JSON.stringify(given)
  let body!: ReadableStreamDefaultController<Uint8Array>
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) })
  const encode = (part: string) => body.enqueue(new TextEncoder().encode(part))
  encode(text.slice(0, -1))
  const cookies = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = world.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': await who.csrfToken(), Cookie: cookies },
    body: stream,
    duplex: 'half',
  } as RequestInit)
  return async () => {
    // The session is looked up again for a body that took 100 ms. Counted from here, no delay of the lookup matters.
    const ended = performance.now()
    await until(() => performance.now() - ended > 150, 'the body to be slow')
    encode(text.slice(-1))
    body.close()
    return response
  }
}
const edit = ({ user, email }: Person, password: string) => ({
  userPrivateGuid: user.privateGuid,
  firstName: 'Dief',
  lastName: 'Vrij',
  email,
  password,
  overviewEmailFrequency: 0,
  enableCrossOffNotifications: true,
})
async function reset(email: string): Promise<Client> {
  await world.visitor().api('POST', '/api/Account/RequestResetPassword', { login: email })
  const mail = (await world.mails()).findLast(({ kind, to }) => kind === 'reset-password' && to === email)!
  const browser = world.visitor()
  const resetCode = /resetpassword\/([\w-]+)/.exec(mail.text)![1]!
  const { status } = await browser.api('POST', '/api/Account/ResetPassword', {
    resetCode,
    password: 'mijn eigen geheim',
  })
  assert.equal(status, 200)
  return browser
}
const isLoggedIn = async (who: Client) => (await who.api('GET', '/api/Account/UserData')).status === 200

test('a request that was opened before a password reset does nothing after it', async () => {
  const finishEdit = await hold(lotte, '/api/Account/Edit', edit(lotte, 'van de dief zelf'))
  const finishInvite = await hold(lotte, '/api/WishlistOwner/InviteExtraOwner', {
    privateWishlistGuid: lotte.list.privateGuid,
    name: 'Handlanger',
  })
  const finishDeletion = await hold(lotte, '/api/Account/Delete', {})
  const owner = await reset(lotte.email)
  for (const finish of [finishEdit, finishInvite, finishDeletion]) assert.equal((await finish()).status, 401)
  assert.equal(await isLoggedIn(owner), true)
  const login = { emailOrUsername: lotte.email, password: 'van de dief zelf' }
  assert.equal((await world.visitor().api('POST', '/api/Account/Login', login)).body, false)
  assert.deepEqual((await world.sql`select 1 from owner_invites`).length, 0)
})

test('a request that was opened before a logout does nothing after it', async () => {
  const finish = await hold(noor, '/api/MyList/UpdateTitle', {
    privateGuid: noor.list.privateGuid,
    title: 'Van niemand',
  })
  await noor.api('POST', '/api/Account/Logout')
  assert.equal((await finish()).status, 401)
  const [list] = await world.sql<[{ title: string | null }]>`select title from lists where id = ${noor.list.id}`
  assert.equal(list.title, null)
})
