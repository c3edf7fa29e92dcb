import assert from 'node:assert/strict'
import { createServer, request, type Server } from 'node:http'
import { connect as connectTo, createServer as createProxy, type AddressInfo, type Socket } from 'node:net'
import { after, afterEach, before, test } from 'node:test'
import { pino } from 'pino'
import { WebSocket, type ClientOptions } from 'ws'
import { z } from 'zod'
import { readConfig } from '#core/config.ts'
import { connect, type Pool } from '#core/db.ts'
import { announce, openHub, type Announcement, type Hub } from '#core/live.ts'
import { createMetrics } from '#core/metrics.ts'
import type { CurrentUser, Services } from '#core/scope.ts'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'
import { hubEvent, hubMethod, type HubMethod } from '#web/hub.ts'
import type { LiveTopic, SocketTimes } from '#web/live.ts'
import { announceSessionChange, tokenHashOf, type KnownSession } from '#core/session.ts'
import { pushEvent } from '#web/push.tsx'
import { inSlices } from '#web/slices.ts'
import { attachSockets } from '#web/sockets.ts'
import { until } from '#test/support/until.ts'

const list = '11111111-1111-4111-8111-111111111111'
const otherList = '22222222-2222-4222-8222-222222222222'
const closedList = '33333333-3333-4333-8333-333333333333'
const gift = '44444444-4444-4444-8444-444444444444'
const watchList = `/live?watch=list:${list}`

let database: TestDatabase
let sql: Pool
const closers: (() => Promise<unknown>)[] = []

before(async () => {
  database = await testDatabase()
  sql = connect(database.url, { max: 2 })
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
after(async () => {
  await sql.end()
  await database.drop()
})

const owner: KnownSession = { id: 7, user: { id: 1 } as CurrentUser, userDeleted: false, renewed: false }
const ownerToken = 'o'.repeat(43)
const asOwner = { headers: { Cookie: `theme=dark; __Host-session=${ownerToken}` } }

/**
 * Opens a topic that lets everybody watch a list, but only the owner the closed list. Its fragments name event and
 * gift.
 */
const refreshGift = hubEvent('RefreshGiftV2', { description: 'A gift changed.', args: [z.string().optional()] })

const openTopic = (): LiveTopic & { banned: boolean } => ({
  name: 'list',
  banned: false,
  mayWatch: async (scope, key) => key !== closedList || scope.user !== null,
  async push(_services, { event, subject }, watchers) {
    for (const watcher of watchers) {
      if (this.banned) watcher.close()
      if (watcher.kind === 'browser') watcher.send(Buffer.from(`<p>${event} ${subject}</p>`))
    }
    await pushEvent(watchers, refreshGift, subject)
  },
})
const methods: Record<string, HubMethod> = {
  JoinWishlist: hubMethod({
    description: 'Watch a list.',
    args: [z.string()],
    result: z.literal(true),
    events: [refreshGift],
    invoke: (_scope, [guid], connection) => connection.watch('list', guid),
  }),
}

interface Process {
  port: number
  services: Services
  errors: string[]
  close(): Promise<void>
}

/** Starts a web process with its own server, hub and rooms on the shared database. */
async function startProcess(
  options: {
    topic?: LiveTopic
    hubUrl?: string
    times?: Partial<SocketTimes>
    onHub?: (hub: Hub) => void
    environment?: Record<string, string>
    maxOfClient?: number
  } = {},
): Promise<Process> {
  const pool = connect(options.hubUrl ?? database.url, { max: 1 })
  const errors: string[] = []
  const services = {
    config: readConfig({ BASE_URL: 'https://wishring.example', ...options.environment }),
    log: pino({ level: 'error' }, { write: (line: string) => errors.push(line) }),
    metrics: createMetrics(),
    sql: pool,
  } as unknown as Services
  const hub = await openHub(pool, (error) => errors.push(String(error)))
  options.onHub?.(hub)
  const server: Server = createServer((_request, response) => response.end('a page'))
  const sockets = attachSockets(server, services, {
    hub,
    topics: [options.topic ?? openTopic()],
    methods,
    findSession: async (_services, token) => (token === ownerToken ? owner : null),
    ...(options.times && { times: options.times }),
    ...(options.maxOfClient && { maxOfClient: options.maxOfClient }),
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  let closing: Promise<void> | undefined
  const close = () =>
    (closing ??= (async () => {
      await sockets.close()
      hub.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await pool.end({ timeout: 1 })
    })())
  closers.push(close)
  return { port: (server.address() as AddressInfo).port, services, errors, close }
}

interface Page {
  socket: WebSocket
  received: string[]
  closed: Promise<number>
  /** Resolves when the page has received this many messages in all. */
  until(count: number): Promise<string[]>
}

async function openPage({ port }: Process, path = watchList, options: ClientOptions = {}): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options)
  const received: string[] = []
  let wake = () => {}
  socket.on('message', (data: Buffer) => {
    received.push(data.toString())
    wake()
  })
  const closed = new Promise<number>((done) => socket.on('close', done))
  await new Promise((done, fail) => socket.on('open', done).on('error', fail))
  closers.push(async () => socket.terminate())
  return {
    socket,
    received,
    closed,
    async until(count) {
      while (received.length < count) await new Promise<void>((done) => (wake = done))
      return received
    },
  }
}

/** Returns the HTTP status of the response to an upgrade. */
const statusOf = ({ port }: Process, path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((done, fail) => {
    const handshake = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    }
    request({ port, host: '127.0.0.1', path, headers: { ...handshake, ...headers } })
      .on('response', (response) => done(response.resume().statusCode!))
      .on('upgrade', (response, socket) => {
        socket.destroy()
        done(response.statusCode!)
      })
      .on('error', fail)
      .end()
  })

const tell = (event: string, key = list, subject = gift) => announce(sql, { topic: 'list', key, event, subject })
const openCount = async ({ services }: Process) =>
  (await services.metrics.connections.get()).values.reduce((sum, { value }) => sum + value, 0)

test('an announcement reaches the pages of two web processes, and only those that watch its list', async () => {
  const [one, two] = [await startProcess(), await startProcess()]
  const pages = [
    await openPage(one),
    await openPage(two),
    await openPage(two, `/live?watch=list:${otherList}&watch=list:${list.toUpperCase()}`),
  ]
  const elsewhere = await openPage(one, `/live?watch=list:${otherList}`)
  await tell('crossed-off')
  for (const page of pages) assert.deepEqual(await page.until(1), [`<p>crossed-off ${gift}</p>`])
  await tell('edited', otherList)
  assert.deepEqual(await elsewhere.until(1), [`<p>edited ${gift}</p>`])
})

test('a change that is rolled back is not pushed', async () => {
  const page = await openPage(await startProcess())
  const rolledBack = sql.begin(async (tx) => {
    await announce(tx, { topic: 'list', key: list, event: 'rolled-back' })
    throw new Error('no')
  })
  await assert.rejects(rolledBack, /no/)
  await sql.begin((tx) => announce(tx, { topic: 'list', key: list, event: 'committed' }))
  assert.deepEqual(await page.until(1), ['<p>committed undefined</p>'])
})

test('pushes of one list keep their order and never overlap; a burst for the same gift becomes one push', async () => {
  let running = 0
  const pushed: string[] = []
  let release = () => {}
  const gate = new Promise<void>((done) => (release = done))
  const topic: LiveTopic = {
    name: 'list',
    mayWatch: async () => true,
    async push(_services, { event, subject }, watchers) {
      assert.equal(++running, 1)
      pushed.push(`${event} ${subject}`)
      await gate
      for (const watcher of watchers) watcher.send(Buffer.from(`${event} ${subject}`))
      running--
    },
  }
  const page = await openPage(await startProcess({ topic }))
  await tell('edited', list, 'a')
  await until(() => pushed.length === 1, 'the first push')
  for (const burst of ['edited b', 'edited a', 'online c', 'edited b', 'offline c', 'online c', 'end d']) {
    const [event, subject] = burst.split(' ')
    await tell(event!, list, subject)
  }
  release()
  await until(() => page.received.at(-1) === 'end d', 'the last event')
  assert.equal(page.received[0], 'edited a')
  assert.deepEqual(page.received, pushed)
  assert.ok(
    page.received.lastIndexOf('online c') > page.received.indexOf('offline c'),
    'the last of two opposite events comes last',
  )
})

test('a push that fails is logged once, its watchers fetch anew, and the next one comes through', async () => {
  const topic = openTopic()
  const push = topic.push.bind(topic)
  topic.push = async (services, announcement, watchers) => {
    if (announcement.event === 'broken') throw new Error('a bug')
    return push(services, announcement, watchers)
  }
  const process = await startProcess({ topic })
  const page = await openPage(process)
  await tell('broken')
  await tell('whole')
  assert.deepEqual(await page.until(2), ['{"event":"missed"}', `<p>whole ${gift}</p>`])
  assert.equal(process.errors.length, 1)
  assert.match(process.errors[0]!, /a bug/)
})

test('a push that takes long serves other requests between one watcher and the next', async () => {
  let turns = 0
  let isPushed = false
  const countTurns = () => {
    turns++
    if (!isPushed) setImmediate(countTurns)
  }
  const sentIn: number[] = []
  const topic: LiveTopic = {
    name: 'list',
    mayWatch: async () => true,
    async push(_services, _announcement, watchers) {
      countTurns()
      await inSlices(watchers, (watcher) => {
        const longEnough = performance.now() + 50
        while (performance.now() < longEnough);
        sentIn.push(turns)
        watcher.send(Buffer.from('pushed'))
      })
      isPushed = true
    },
  }
  const process = await startProcess({ topic })
  const pages = await Promise.all(Array.from({ length: 5 }, () => openPage(process)))
  await tell('crossed-off')
  for (const page of pages) assert.deepEqual(await page.until(1), ['pushed'])
  assert.equal(new Set(sentIn).size, pages.length, `each push has a turn of its own: ${sentIn.join(' ')}`)
})

test('a watcher who has left, or whose user has changed, before a push reaches them receives nothing of it', async () => {
  const topic = openTopic()
  const push = topic.push.bind(topic)
  const began = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  topic.push = async (...about) => {
    began.resolve()
    await gate.promise
    return push(...about)
  }
  const process = await startProcess({ topic })
  const [gone, changed, stays] = [
    await openPage(process),
    await openPage(process, watchList, asOwner),
    await openPage(process),
  ]
  await tell('crossed-off')
  await began.promise
  gone.socket.close()
  await announceSessionChange(sql, tokenHashOf(ownerToken))
  assert.equal(await changed.closed, 1001)
  await until(async () => (await openCount(process)) === 1, 'one page left')
  gate.resolve()
  assert.deepEqual(await stays.until(1), [`<p>crossed-off ${gift}</p>`])
  assert.deepEqual([gone.received, changed.received, process.errors], [[], [], []])
})

test('a page is notified of a gap before it receives the next push', async () => {
  let missSome = () => {}
  let announceNow = (_: Announcement) => {}
  const process = await startProcess({
    onHub(hub) {
      hub.onGap = (listener) => {
        missSome = listener
        return () => {}
      }
      const watch = hub.watch.bind(hub)
      hub.watch = (topic, key, listener) => {
        if (topic === 'list') announceNow = listener
        return watch(topic, key, listener)
      }
    },
  })
  const page = await openPage(process)
  missSome()
  announceNow({ topic: 'list', key: list, event: 'crossed-off', subject: gift })
  assert.equal(await page.closed, 1001)
  assert.deepEqual(page.received, ['{"event":"missed"}'])
})

test('a watcher who may no longer watch is disconnected and receives nothing more', async () => {
  const topic = openTopic()
  const process = await startProcess({ topic })
  const page = await openPage(process)
  topic.banned = true
  await tell('closed')
  assert.equal(await page.closed, 1008)
  assert.deepEqual(page.received, [])
  await until(async () => (await openCount(process)) === 0, 'an empty room')
})

test('a connection that has closed leaves nothing behind in the rooms and the gauge', async () => {
  const unwatched: string[] = []
  const process = await startProcess({
    onHub(hub) {
      const watch = hub.watch.bind(hub)
      hub.watch = (topic, key, listener) => {
        const unwatch = watch(topic, key, listener)
        return () => {
          unwatched.push(`${topic}:${key}`)
          unwatch()
        }
      }
    },
  })
  const [first, second] = [await openPage(process, watchList, asOwner), await openPage(process)]
  assert.equal(await openCount(process), 2)
  first.socket.close()
  await until(async () => (await openCount(process)) === 1, 'one page left')
  const own = `session:${tokenHashOf(ownerToken).toString('base64url')}`
  assert.deepEqual(unwatched, [own])
  second.socket.close()
  await until(async () => (await openCount(process)) === 0, 'an empty room')
  const visitors = unwatched[1]! // the key of the token that the visitor was given
  assert.match(visitors, /^session:[\w-]{43}$/)
  assert.deepEqual(unwatched, [own, visitors, `list:${list}`])
})

test('only the pages of a session reconnect when it ends or changes its user', async () => {
  const process = await startProcess()
  const [own, visitors] = [await openPage(process, watchList, asOwner), await openPage(process)]
  await announceSessionChange(sql, tokenHashOf(ownerToken))
  assert.equal(await own.closed, 1001)
  await tell('after')
  await visitors.until(1)
})

test('a socket needs an Origin of our own or none, and every other Origin is refused', async () => {
  const process = await startProcess()
  for (const path of [watchList, '/signalr']) {
    for (const origin of ['https://wishring.example', `https://127.0.0.1:${process.port}`]) {
      assert.equal(await statusOf(process, path, { Origin: origin }), 101, origin)
    }
    assert.equal(await statusOf(process, path), 101)
    for (const origin of [
      `http://127.0.0.1:${process.port}`,
      'https://evil.example',
      'http://wishring.example.evil.example',
      'null',
      'http://127.0.0.1',
      '',
    ]) {
      assert.equal(await statusOf(process, path, { Origin: origin }), 403, origin)
    }
    // This is our own host, but without TLS anybody on the network could respond in our place.
    const withoutTls = { Origin: 'http://wishring.example', Host: 'wishring.example' }
    assert.equal(await statusOf(process, path, withoutTls), 403)
  }
})

test('behind a proxy the Origin must have the scheme that the proxy was requested by', async () => {
  const process = await startProcess({ environment: { TRUST_PROXY: 'on', BASE_URL: 'http://localhost' } })
  for (const path of [watchList, '/signalr']) {
    const from = (scheme: string, proto: string) =>
      statusOf(process, path, {
        Origin: `${scheme}://andere.example`,
        'X-Forwarded-Host': 'andere.example',
        'X-Forwarded-Proto': proto,
      })
    assert.equal(await from('https', 'https'), 101)
    assert.equal(await from('http', 'http'), 101)
    assert.equal(await from('http', 'https'), 403)
    assert.equal(await from('https', 'http'), 403)
    assert.equal(await from('https', 'http, https'), 101)
    assert.equal(await from('http', 'http, https'), 403)
  }
})

test('a client with the maximum number of sockets, of both kinds, gets another only after one has closed', async () => {
  const process = await startProcess({ environment: { TRUST_PROXY: 'on' }, maxOfClient: 3 })
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': `203.0.113.1, ${address}` } })
  const first = await openPage(process, watchList, from('2001:db8:1:2::1'))
  await openPage(process, watchList, from('2001:db8:1:2::2'))
  await openPage(process, '/signalr', from('2001:db8:1:2:ffff::3'))
  for (const path of [watchList, '/signalr'])
    assert.equal(await statusOf(process, path, from('2001:db8:1:2::4').headers), 429, path)
  assert.equal(await statusOf(process, watchList, from('2001:db8:1:3::1').headers), 101, 'another client')
  first.socket.close()
  await until(
    async () => (await statusOf(process, watchList, from('2001:db8:1:2::4').headers)) === 101,
    'room for another socket',
  )
  const unlimited = await startProcess({ environment: { RATE_LIMITS: 'off' }, maxOfClient: 1 })
  for (let count = 0; count < 3; count++) await openPage(unlimited)
})

test('a list that the visitor may not watch is refused by HTTP, and opens in a session that may watch it', async () => {
  const process = await startProcess()
  const closed = `/live?watch=list:${closedList}`
  assert.equal(await statusOf(process, closed), 403)
  assert.equal(await statusOf(process, closed, { Cookie: `session=${'x'.repeat(43)}` }), 403)
  assert.equal(await statusOf(process, `${watchList}&watch=list:${closedList}`), 403)
  assert.equal(await statusOf(process, closed, asOwner.headers), 101)
  for (const watch of ['', 'list', `list:${list}'`, `unknown:${list}`, `constructor:${list}`, ':']) {
    assert.equal(await statusOf(process, `/live?watch=${watch}`), 403, watch)
  }
  assert.equal(await statusOf(process, '/live'), 400)
  assert.equal(await statusOf(process, `${watchList}${`&watch=list:${list}`.repeat(5)}`), 400)
})

test('an upgrade gets 404 for an unknown path, 400 for a broken handshake, and 500 if a look-up fails', async () => {
  const topic = openTopic()
  const process = await startProcess({ topic })
  assert.equal(await statusOf(process, '/'), 404)
  assert.equal(await statusOf(process, '/live/'), 404)
  assert.equal(await statusOf(process, '//'), 404)
  assert.equal(await statusOf(process, watchList, { 'Sec-WebSocket-Version': '1' }), 400)
  assert.equal(
    await statusOf(process, watchList, { Upgrade: 'h2c' }),
    200,
    'a request for an unknown upgrade is answered as if it had none',
  )
  assert.deepEqual(process.errors, [])
  topic.mayWatch = async () => {
    throw new Error('database gone')
  }
  assert.equal(await statusOf(process, watchList), 500)
  assert.match(process.errors.join(), /database gone/)
})

test('a page’s messages are ignored, and a frame over 64 KiB closes its connection', async () => {
  const process = await startProcess()
  const page = await openPage(process)
  page.socket.send('{"anything":true}')
  page.socket.send(Buffer.from([0, 1, 2]))
  await tell('crossed-off')
  await page.until(1)
  page.socket.send('x'.repeat(65 * 1024))
  assert.equal(await page.closed, 1009)
  assert.deepEqual(process.errors, [])
})

test('a page that reads too slowly is dropped', async () => {
  const topic: LiveTopic = {
    name: 'list',
    mayWatch: async () => true,
    push: async (_services, _announcement, watchers) =>
      watchers.forEach((watcher) => watcher.send(Buffer.alloc(1024 * 1024, 'x'))),
  }
  const process = await startProcess({ topic })
  const page = await openPage(process)
  page.socket.pause()
  await until(async () => {
    await tell('big')
    return (await openCount(process)) === 0
  }, 'the slow page dropped')
})

test('a page that does not respond to a ping is dropped, and a page that responds stays', async () => {
  const process = await startProcess({ times: { browserPing: 500 } })
  const [dead, alive] = [await openPage(process, watchList, { autoPong: false }), await openPage(process)]
  assert.equal(await dead.closed, 1006)
  await until(async () => (await openCount(process)) === 1, 'one page left')
  await tell('after')
  await alive.until(1)
})

test('after a lost LISTEN connection users’ pages fetch anew, and visitors’ pages and apps reconnect', async () => {
  const process = await startProcess()
  const [page, visitors] = [await openPage(process, watchList, asOwner), await openPage(process)]
  const app = await openPage(process, '/signalr')
  app.socket.send('{"protocol":"json","version":1}\x1e')
  await app.until(1)
  const killed =
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`
  assert.equal(killed.length, 1)
  assert.deepEqual(await page.until(1), ['{"event":"missed"}'])
  assert.equal(await visitors.closed, 1001, 'a visitor may have logged in meanwhile')
  assert.equal(await app.closed, 1001)
  assert.deepEqual(app.received, ['{}\x1e', '{"type":7,"allowReconnect":true}\x1e'])
  await tell('after')
  assert.deepEqual((await page.until(2))[1], `<p>after ${gift}</p>`)
})

test('the hub works again after the database was unreachable for a while', async () => {
  const { path, host, port, user, pass, database: name } = sql.options
  const open = new Set<Socket>()
  let isAway = false
  let refused = 0
  const proxy = createProxy((client) => {
    if (isAway) {
      refused++
      return void client.destroy()
    }
    const target = path ? connectTo(path) : connectTo(port[0]!, host[0])
    for (const socket of [client, target]) {
      open.add(socket)
      socket.on('error', () => {}).on('close', () => [client, target].forEach((end) => end.destroy()))
    }
    client.pipe(target).pipe(client)
  })
  const dropAll = () => open.forEach((socket) => socket.destroy())
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const proxyPort = (proxy.address() as AddressInfo).port
  closers.push(async () => {
    const closed = new Promise((done) => proxy.close(done))
    dropAll()
    await closed
  })
  const process = await startProcess({ hubUrl: `postgres://${user}:${pass ?? ''}@127.0.0.1:${proxyPort}/${name}` })
  const page = await openPage(process, watchList, asOwner)
  isAway = true
  dropAll()
  await until(() => refused > 1, 'the hub to try again in vain')
  assert.deepEqual(page.received, [], 'no page is told to fetch anew while the database is unreachable')
  isAway = false
  assert.deepEqual(await page.until(1), ['{"event":"missed"}'])
  await tell('after')
  await page.until(2)
})

test('closing disconnects pages with 1001, drops those that do not respond, and refuses new ones', async () => {
  const process = await startProcess({ times: { closeTimeout: 1_000 } })
  const [polite, deaf] = [await openPage(process), await openPage(process)]
  deaf.socket.pause()
  const closed = process.close()
  assert.equal(await polite.closed, 1001)
  assert.equal(await statusOf(process, watchList), 503)
  await closed
  assert.equal(await openCount(process), 0)
})
