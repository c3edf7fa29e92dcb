import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { WebSocket } from 'ws'
import { startWebServer } from '../../src/server.ts'
import { openSocketServer } from '#test/support/sockets.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'

// A client without a cookie opens a connection, and then logs in as the list's owner. Without a session token of its
// own, the connection would go on receiving a visitor's events.

const { world, noor, lotte } = await openFamily()
const ears = await openSocketServer(world)
const server = await startWebServer(world.services, 0)
after(async () => {
  await ears.close()
  await server.close()
})

const sessionIn = (cookies: string[] | undefined) =>
  /^session=([\w-]{43});/.exec(cookies?.find((cookie) => cookie.startsWith('session=')) ?? '')?.[1]
const logIn = (who: ReturnType<typeof world.visitor>) =>
  who.post('/account/login', { emailOrUsername: 'noor', password: noor.password })

test('negotiating gives a client a session token of its own, so that a login ends its hub connection', async () => {
  const client = world.visitor()
  const answer = await client.request('POST', '/signalr/negotiate?negotiateVersion=1')
  assert.equal(sessionIn(answer.headers.getSetCookie()), client.token)
  const again = await client.request('POST', '/signalr/negotiate?negotiateVersion=1')
  assert.deepEqual(again.headers.getSetCookie(), [], 'a second request keeps the token')
  const app = await ears.app(client)
  await app.invoke('JoinWishlist', noor.list.publicGuid)
  await logIn(client)
  await app.closed
  await crossOff(lotte, (await world.addGift(noor.list)).publicGuid)
  assert.deepEqual(app.heard, [])
})

test('a socket opened without negotiating gives its client a session token, so that a login closes it', async (context) => {
  for (const path of ['/signalr', `/live?watch=list:${noor.list.publicGuid}`]) {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`)
    context.after(() => socket.terminate())
    const cookies = new Promise<string[] | undefined>((done) =>
      socket.on('upgrade', ({ headers }) => done(headers['set-cookie'])),
    )
    const closed = new Promise((done) => socket.on('close', done))
    const client = world.visitor()
    client.cookies.set('session', sessionIn(await cookies) ?? assert.fail(`${path}: no cookie`))
    await logIn(client)
    await closed
  }
})
