import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, test } from 'node:test'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import {
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  type HubConnection as Client,
} from '@microsoft/signalr'
import { pino } from 'pino'
import { WebSocket, type ClientOptions } from 'ws'
import { z } from 'zod'
import { readConfig } from '#core/config.ts'
import type { Announcement, Hub } from '#core/live.ts'
import { createMetrics } from '#core/metrics.ts'
import { NotFound, Unauthorized } from '#core/errors.ts'
import type { CurrentUser, Scope, Services } from '#core/scope.ts'
import type { Env } from '#web/http.ts'
import { hubEvent, hubMethod, type Arguments, type HubConnection, type HubMethod } from '#web/hub.ts'
import type { LiveTopic, SocketTimes } from '#web/live.ts'
import { pushEvent } from '#web/push.tsx'
import { session } from '#web/session.ts'
import { signalrNegotiation } from '#web/signalr/negotiation.ts'
import { attachSockets } from '#web/sockets.ts'
import { until } from '#test/support/until.ts'

const list = '11111111-1111-4111-8111-111111111111'
const closedList = '33333333-3333-4333-8333-333333333333'
const gift = '44444444-4444-4444-8444-444444444444'
const ownerToken = 'o'.repeat(43)
const asOwner = { Cookie: `__Host-session=${ownerToken}` }

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Creates a hub within this process; `live-socket.test.ts` uses the real one. */
function createHub() {
  const listeners = new Set<{ topic: string; key: string; listener: (announcement: Announcement) => void }>()
  const gapListeners = new Set<() => void>()
  const hub: Hub = {
    watch(topic, key, listener) {
      const entry = { topic, key, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    watchAll: () => () => {},
    onGap(listener) {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    receivedUntil: () => Infinity,
    close() {},
  }
  return {
    hub,
    announce(event: string, subject = gift, key = list) {
      for (const entry of listeners)
        if (entry.topic === 'list' && entry.key === key) entry.listener({ topic: 'list', key, event, subject })
    },
    missSome: () => gapListeners.forEach((listener) => listener()),
    count: () => [...listeners].filter(({ topic }) => topic === 'list').length,
  }
}

const refreshGift = hubEvent('RefreshGiftV2', { description: 'A gift changed.', args: [z.string().optional()] })

const topic: LiveTopic = {
  name: 'list',
  mayWatch: async (scope, key) => key !== closedList || scope.user !== null,
  async push(_services, { event, subject }, watchers) {
    if (event === 'closed') for (const watcher of watchers) watcher.close()
    await pushEvent(watchers, refreshGift, subject)
  },
}

const calls: string[] = []
/** Declares a method for these tests. Its arguments may be anything, unless their schemas are given. */
const method = (
  invoke: (scope: Scope, args: readonly unknown[], connection: HubConnection) => Promise<unknown>,
  args: Arguments = [],
): HubMethod => hubMethod({ description: 'A method.', args, result: z.unknown(), events: [], invoke })

const anything = z.unknown()
const methods: Record<string, HubMethod> = {
  JoinWishlist: method((_scope, [guid], connection) => connection.watch('list', String(guid)), [anything]),
  WhoAmI: method(async (scope) => scope.user?.firstName),
  Echo: method(
    async (_scope, args) => args.filter((argument) => argument !== undefined),
    [anything, anything, anything, anything],
  ),
  Slow: method(
    async (_scope, [name]) => {
      calls.push(`${String(name)} begins`)
      await new Promise((done) => setTimeout(done, 5))
      calls.push(`${String(name)} ends`)
    },
    [anything],
  ),
  Missing: method(async () => {
    throw new NotFound('list 12')
  }),
  Forbidden: method(async () => {
    throw new Unauthorized()
  }),
  Typed: method(async (_scope, args) => args, [z.uuid()]),
  Broken: method(async () => {
    throw new Error('a bug with a secret')
  }),
  Leaves: method(async (_scope, _args, connection) => {
    connection.onClose(() => void calls.push('left'))
  }),
}

async function startServer(times: Partial<SocketTimes> = {}, port = 0) {
  const errors: string[] = []
  const services = {
    config: readConfig({ BASE_URL: 'https://wishring.example' }),
    log: pino({ level: 'error' }, { write: (line: string) => errors.push(line) }),
    metrics: createMetrics(),
  } as unknown as Services
  const { hub, ...live } = createHub()
  const findSession = async (_services: Services, token: string) =>
    token === ownerToken
      ? { id: 7, user: { id: 1, firstName: 'Anna' } as CurrentUser, userDeleted: false, renewed: false }
      : null
  const app = new Hono<Env>()
    .use(session(services, { find: findSession, findForReading: findSession, readsByPost: [] }))
    .route('/', signalrNegotiation(services))
  const listener = getRequestListener(app.fetch)
  const server = createServer((request, response) => void listener(request, response))
  const sockets = attachSockets(server, services, { hub, topics: [topic], methods, findSession, times })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  let closing: Promise<void> | undefined
  const close = () =>
    (closing ??= (async () => {
      await sockets.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    })())
  closers.push(close)
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ...live, address, errors, close }
}
type TestServer = Awaited<ReturnType<typeof startServer>>

/** Connects the public client, with or without negotiation. */
async function connectClient(
  { address }: TestServer,
  options: { headers?: Record<string, string>; skipNegotiation?: boolean; reconnects?: boolean } = {},
): Promise<Client> {
  const url = `http://${address}/signalr`
  const builder = new HubConnectionBuilder().configureLogging(LogLevel.None)
  const headers = { headers: options.headers ?? {} }
  if (options.skipNegotiation)
    builder.withUrl(url, { ...headers, transport: HttpTransportType.WebSockets, skipNegotiation: true })
  else builder.withUrl(url, headers)
  if (options.reconnects) builder.withAutomaticReconnect([0, 20, 50, 100, 200])
  const client = builder.build()
  closers.push(() => client.stop())
  await client.start()
  return client
}

const eventOf = <Value>(client: Client, name: string) => new Promise<Value>((done) => client.on(name, done))

/** Connects a client that sends exactly what a test wants. Its `records` are those that the server has sent. */
async function connectRaw({ address }: TestServer, options: ClientOptions = {}, query = '') {
  const socket = new WebSocket(`ws://${address}/signalr${query}`, options)
  const records: unknown[] = []
  socket.on('message', (data: Buffer) =>
    records.push(
      ...data
        .toString()
        .split('\x1e')
        .filter(Boolean)
        .map((record) => JSON.parse(record) as unknown),
    ),
  )
  const closed = new Promise<number>((done) => socket.on('close', done))
  await new Promise((done, fail) => socket.on('open', done).on('error', fail))
  closers.push(async () => socket.terminate())
  return {
    socket,
    records,
    closed,
    async until(count: number) {
      await until(() => records.length >= count, `${count} records`)
      return records
    },
  }
}
const shakeHands = '{"protocol":"json","version":1}\x1e'
const invoke = (invocationId: string, target: string, ...args: unknown[]) =>
  `${JSON.stringify({ type: 1, invocationId, target, arguments: args })}\x1e`

for (const skipNegotiation of [false, true]) {
  const how = skipNegotiation ? 'without negotiation' : 'by negotiation'

  test(`the public client connects ${how}, joins a list, and receives its events, results and errors`, async () => {
    const server = await startServer()
    const client = await connectClient(server, { skipNegotiation, headers: asOwner })
    const refreshed = eventOf(client, 'RefreshGiftV2')
    assert.equal(await client.invoke('JoinWishlist', list.toUpperCase()), true)
    server.announce('crossed-off')
    assert.equal(await refreshed, gift)
    assert.equal(await client.invoke('WhoAmI'), 'Anna')
    assert.equal(await client.invoke('whoami'), 'Anna')
    assert.deepEqual(await client.invoke('Echo', 1, 'ë\u001e', null, { a: [] }), [1, 'ë\u001e', null, { a: [] }])
    await assert.rejects(client.invoke('Missing'), { message: 'unauthorized' })
    await assert.rejects(client.invoke('Forbidden'), { message: 'unauthorized' })
    await assert.rejects(client.invoke('Typed', 'x'), { message: 'invalid arguments' })
    for (const name of ['Unknown', 'constructor', '__proto__'])
      await assert.rejects(client.invoke(name), { message: 'unknown method' })
    assert.deepEqual(server.errors, [])
    await assert.rejects(client.invoke('Broken'), { message: 'internal error' })
    assert.equal(server.errors.length, 1)
    assert.match(server.errors[0]!, /a bug/)
    const streamed = new Promise((_done, fail) =>
      client.stream('Echo').subscribe({ next: fail, complete: () => fail(new Error('completed')), error: fail }),
    )
    await assert.rejects(streamed, { message: 'no method streams' })
    assert.equal(client.state, HubConnectionState.Connected)
    await client.stop()
    await until(() => server.count() === 0, 'no connection left')
  })
}

test('joining a list that the user may not see fails with an error, and none of its events arrive', async () => {
  const server = await startServer()
  const visitor = await connectClient(server)
  for (const key of [closedList, 'no-guid', '', undefined])
    await assert.rejects(visitor.invoke('JoinWishlist', key), { message: 'unauthorized' })
  assert.equal(server.count(), 0)
  const own = await connectClient(server, { headers: asOwner })
  assert.equal(await own.invoke('JoinWishlist', closedList), true)
})

test('a client with a foreign Origin may neither negotiate nor connect', async () => {
  const server = await startServer()
  const negotiate = (headers: Record<string, string>) =>
    fetch(`http://${server.address}/signalr/negotiate?negotiateVersion=1`, { method: 'POST', headers })
  assert.equal((await negotiate({ Origin: 'https://evil.example' })).status, 403)
  for (const origin of ['https://wishring.example', `https://${server.address}`]) {
    const answer = await negotiate({ Origin: origin })
    assert.equal(answer.status, 200)
    const { connectionId, connectionToken, ...rest } = (await answer.json()) as Record<string, unknown>
    assert.ok(connectionId && connectionToken && connectionId !== connectionToken)
    assert.deepEqual(rest, {
      negotiateVersion: 1,
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    })
  }
  assert.equal(
    (await negotiate({ Origin: `http://${server.address}` })).status,
    403,
    'an Origin without TLS, although BASE_URL has TLS',
  )
  await assert.rejects(connectRaw(server, { origin: 'https://evil.example' }), /403/)
  await assert.rejects(connectClient(server, { headers: { Origin: 'https://evil.example' } }))
})

test('a client with a negotiate version below 1 gets an id without a token, and connects with the id', async () => {
  const server = await startServer()
  for (const version of ['', '?negotiateVersion=0', '?negotiateVersion=x']) {
    const response = await fetch(`http://${server.address}/signalr/negotiate${version}`, { method: 'POST' })
    const { connectionId, ...rest } = (await response.json()) as Record<string, unknown>
    assert.deepEqual(rest, {
      negotiateVersion: 0,
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    })
    const client = await connectRaw(server, {}, `?id=${String(connectionId)}`)
    client.socket.send(shakeHands + invoke('1', 'Echo', version))
    assert.deepEqual(await client.until(2), [{}, { type: 3, invocationId: '1', result: [version] }])
  }
})

test('the public client reconnects after a gap, and joins its list again', async () => {
  const server = await startServer()
  const client = await connectClient(server, { reconnects: true })
  await client.invoke('JoinWishlist', list)
  const back = new Promise((done) => client.onreconnected(done))
  server.missSome()
  await back
  await until(() => server.count() === 0, 'no connection left')
  const refreshed = eventOf(client, 'RefreshGiftV2')
  await client.invoke('JoinWishlist', list)
  server.announce('edited')
  assert.equal(await refreshed, gift)
})

test('the public client is disconnected when the server stops, and reconnects to the next one', async () => {
  const first = await startServer()
  const client = await connectClient(first, { reconnects: true })
  const [away, back] = [
    new Promise((done) => client.onreconnecting(done)),
    new Promise((done) => client.onreconnected(done)),
  ]
  await first.close()
  await away
  await startServer({}, Number(first.address.split(':')[1]))
  await back
  assert.deepEqual(await client.invoke('Echo', 1), [1])
})

test('a watcher who may no longer watch receives an error, and nothing more', async () => {
  const server = await startServer()
  const client = await connectRaw(server)
  client.socket.send(shakeHands + invoke('1', 'JoinWishlist', list))
  await client.until(2)
  server.announce('closed')
  assert.equal(await client.closed, 1008)
  server.announce('after')
  assert.deepEqual(client.records, [
    {},
    { type: 3, invocationId: '1', result: true },
    { type: 7, error: 'unauthorized', allowReconnect: true },
  ])
})

test('a frame may hold several records, and a record may span several frames', async () => {
  const server = await startServer()
  const client = await connectRaw(server)
  const said = `${shakeHands}{"type":6}\x1e${invoke('a', 'Echo', 'één')}${invoke('b', 'Echo', 2)}`
  for (const part of said.match(/[^]{1,7}/g)!) client.socket.send(part)
  assert.deepEqual(await client.until(3), [
    {},
    { type: 3, invocationId: 'a', result: ['één'] },
    { type: 3, invocationId: 'b', result: [2] },
  ])
})

test('invocations of one connection run one after another, and an invocation without id gets no response', async () => {
  calls.length = 0
  const server = await startServer()
  const client = await connectRaw(server)
  client.socket.send(`${shakeHands}{"type":1,"target":"Slow","arguments":["first"]}\x1e`)
  client.socket.send(invoke('2', 'Slow', 'second'))
  client.socket.send(invoke('3', 'Slow', 'third'))
  assert.deepEqual(await client.until(3), [
    {},
    { type: 3, invocationId: '2', result: null },
    { type: 3, invocationId: '3', result: null },
  ])
  assert.deepEqual(calls, ['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends'])
})

test('a method is notified when its connection has ended', async () => {
  calls.length = 0
  const server = await startServer()
  const client = await connectRaw(server)
  client.socket.send(shakeHands + invoke('1', 'Leaves'))
  await client.until(2)
  client.socket.terminate()
  await until(() => calls.includes('left'), 'the method told')
})

test('a message about something that this hub never starts, or of an unknown type, is ignored', async () => {
  const server = await startServer()
  const client = await connectRaw(server)
  for (const type of [2, 3, 5, 6, 8, 9, 42])
    client.socket.send(`${type === 2 ? shakeHands : ''}{"type":${type},"invocationId":"9","item":1,"sequenceId":1}\x1e`)
  client.socket.send(invoke('1', 'Echo'))
  assert.deepEqual(await client.until(2), [{}, { type: 3, invocationId: '1', result: [] }])
  client.socket.send('{"type":7}\x1e')
  assert.equal(await client.closed, 1000)
})

test('a handshake for anything but JSON version 1 is refused with its reason', async () => {
  const server = await startServer()
  for (const [handshake, reason] of [
    ['{"protocol":"messagepack","version":1}', "version 1 of the protocol 'messagepack' is not supported"],
    ['{"protocol":"json","version":2}', "version 2 of the protocol 'json' is not supported"],
    ['{"type":6}', 'malformed message'],
    ['GET / HTTP/1.1', 'malformed message'],
  ]) {
    const client = await connectRaw(server)
    client.socket.send(`${handshake}\x1e${invoke('1', 'Echo')}`)
    assert.equal(await client.closed, 1002)
    assert.deepEqual(client.records, [{ error: reason }])
  }
})

test('a malformed message ends the connection with an error, and later messages are not run', async () => {
  calls.length = 0
  const server = await startServer()
  const garbage = [
    'not json',
    '',
    'null',
    '[]',
    '{"type":"1"}',
    '{"type":1,"target":5,"arguments":[]}',
    '{"type":1,"target":"Echo"}',
    '{"type":4}',
  ]
  for (const bad of [...garbage.map((record) => `${record}\x1e`), Buffer.from('{"type":6}\x1e')]) {
    const client = await connectRaw(server)
    client.socket.send(shakeHands)
    client.socket.send(bad)
    client.socket.send(invoke('1', 'Slow', 'never'))
    assert.equal(await client.closed, 1002, String(bad))
    const error = Buffer.isBuffer(bad) ? 'binary frames are not supported' : 'malformed message'
    assert.deepEqual(client.records, [{}, { type: 7, error }])
  }
  assert.deepEqual([calls, server.errors], [[], []])
})

test('a frame over 64 KiB and a record that never ends are refused', async () => {
  const server = await startServer()
  const big = await connectRaw(server)
  big.socket.send(shakeHands + 'x'.repeat(65 * 1024))
  assert.equal(await big.closed, 1009)
  const endless = await connectRaw(server)
  endless.socket.send(shakeHands)
  for (let part = 0; part < 3; part++) endless.socket.send('x'.repeat(30 * 1024))
  assert.equal(await endless.closed, 1002)
  assert.deepEqual(endless.records, [{}, { type: 7, error: 'message too long' }])
  assert.deepEqual(server.errors, [])
})

test('the server pings its clients, drops a silent one, and keeps one that pings', async (context) => {
  const server = await startServer({ appPing: 50, appSilence: 1_000 })
  const [silent, talking] = [await connectRaw(server), await connectRaw(server)]
  for (const client of [silent, talking]) client.socket.send(shakeHands)
  const pings = setInterval(() => talking.socket.send('{"type":6}\x1e'), 20)
  context.after(() => clearInterval(pings))
  assert.equal(await silent.closed, 1006)
  assert.deepEqual(silent.records.slice(0, 2), [{}, { type: 6 }])
  talking.socket.send(invoke('1', 'Echo', 'nog hier'))
  const answered = () => talking.records.some((record) => (record as { invocationId?: string }).invocationId === '1')
  await until(answered, 'an answer to who pings')
})

test('a client that never completes a record is dropped, however much it sends', async (context) => {
  const server = await startServer({ appPing: 50, appSilence: 500 })
  const endless = await connectRaw(server)
  endless.socket.send(shakeHands)
  const letters = setInterval(() => endless.socket.send('{'), 20)
  context.after(() => clearInterval(letters))
  assert.equal(await endless.closed, 1006)
})

test('a client that does not shake hands in time is disconnected', async () => {
  const client = await connectRaw(await startServer({ appHandshake: 20 }))
  assert.equal(await client.closed, 1002)
  assert.deepEqual(client.records, [{ error: 'no handshake' }])
})

test('a connection may watch 200 things and no more', async () => {
  const server = await startServer()
  const client = await connectClient(server)
  const guidOf = (number: number) => `11111111-1111-4111-8111-${String(number).padStart(12, '0')}`
  for (let number = 0; number < 200; number++) assert.equal(await client.invoke('JoinWishlist', guidOf(number)), true)
  assert.equal(server.count(), 200)
  await assert.rejects(client.invoke('JoinWishlist', guidOf(200)), { message: 'unauthorized' })
})
