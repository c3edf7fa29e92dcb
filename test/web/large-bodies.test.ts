import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, describe, test } from 'node:test'
import { startWebServer } from '../../src/server.ts'
import { openFamily } from '#test/support/family.ts'
import { until } from '#test/support/until.ts'
import type { Client } from '#test/support/world.ts'

const { world, noor, sem, lotte } = await openFamily()
const server = await startWebServer(world.services, 0)
const sockets: Socket[] = []
after(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
})

const mebibyte = 1024 * 1024
const uploads = [
  '/noor/gifts/new',
  `/gifts/${crypto.randomUUID()}/edit`,
  '/noor/image',
  '/api/MyGift/EditWithoutProduct',
  '/api/MyGift/EditWithProduct',
  '/api/WishlistImage/UploadImage/noor',
]
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
const large = { ...multipart, 'Content-Length': String(10 * mebibyte) }
const chunked = { ...multipart, 'Transfer-Encoding': 'chunked' }

const cookieOf = (client: Client): Record<string, string> => ({ Cookie: `session=${client.token}` })

interface Conversation {
  socket: Socket
  heard(): string
  isOver(): boolean
}

/**
 * Sends the headers of a POST and no body.
 * @param from IP address of the client
 */
async function begin(path: string, headers: Record<string, string>, from = '127.0.0.1'): Promise<Conversation> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: from })
  sockets.push(socket)
  let heard = ''
  let isOver = false
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
  socket.on('error', () => {}).on('close', () => (isOver = true))
  await once(socket, 'connect')
  const lines = Object.entries({ Host: `localhost:${server.port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return { socket, heard: () => heard, isOver: () => isOver }
}

const statusesIn = (heard: string) => [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

/** Returns the statuses that arrive before the connection ends. Sends nothing of the body. */
async function refusalOf(path: string, headers: Record<string, string>): Promise<number[]> {
  const conversation = await begin(path, headers)
  await until(conversation.isOver, `an answer to ${path} and its end`, 10_000)
  return statusesIn(conversation.heard())
}

/** Starts again and again, until the server has memory for the body and asks for it. */
async function untilAskedFor(start: () => Promise<Conversation>): Promise<Conversation> {
  for (;;) {
    const conversation = await start()
    await until(() => conversation.heard() !== '', 'an answer')
    if (statusesIn(conversation.heard()).includes(100)) return conversation
  }
}

describe('a large body', () => {
  test('from a visitor without an account is refused by its headers, with any token or none', async () => {
    const stranger = world.visitor()
    const token = { ...cookieOf(stranger), 'X-CSRF-TOKEN': await stranger.csrfToken() }
    const senders: Record<string, string>[] = [{}, token, { 'Sec-Fetch-Site': 'same-origin' }]
    for (const path of uploads)
      for (const headers of senders)
        assert.deepEqual(await refusalOf(path, { ...large, ...headers }), [401], `${path} ${Object.keys(headers)}`)
  })

  test('from a guest is refused by its headers too', async () => {
    const guest = world.visitor()
    assert.equal((await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })).status, 201)
    for (const path of uploads) {
      const status = path.startsWith('/api/') ? 401 : 403
      assert.deepEqual(await refusalOf(path, { ...large, ...cookieOf(guest) }), [status], path)
    }
  })

  test('is requested with 100 Continue only if it would be accepted', async () => {
    const expecting = { ...large, Expect: '100-continue' }
    assert.deepEqual(await refusalOf('/noor/gifts/new', expecting), [401])
    const tooLarge = { ...expecting, 'Content-Length': String(16 * mebibyte), ...cookieOf(noor) }
    assert.deepEqual(await refusalOf('/noor/gifts/new', tooLarge), [413])
    const own = await begin('/noor/gifts/new', { ...expecting, ...cookieOf(noor) })
    await until(() => statusesIn(own.heard()).length > 0, 'the word to go on')
    assert.deepEqual(statusesIn(own.heard()), [100])
    own.socket.destroy()
    const small = { ...multipart, 'Content-Length': '5', Expect: '100-continue' }
    const visitor = await begin('/contact', small)
    await until(() => statusesIn(visitor.heard()).length > 0, 'the word to go on')
    assert.deepEqual(statusesIn(visitor.heard()), [100])
    visitor.socket.destroy()
  })

  test('is read in chunks only up to the usual limit, unless an account sends it', async () => {
    const chunk = `${(16 * 1024).toString(16)}\r\n${'x'.repeat(16 * 1024)}\r\n`
    for (const path of uploads) {
      const conversation = await begin(path, chunked)
      conversation.socket.write(chunk.repeat(5))
      await until(conversation.isOver, `an answer to ${path} and its end`, 10_000)
      assert.deepEqual(statusesIn(conversation.heard()), [401], path)
    }
    const own = await begin('/noor/gifts/new', { ...chunked, ...cookieOf(noor) })
    own.socket.write(`${chunk.repeat(5)}0\r\n\r\n`)
    await until(() => statusesIn(own.heard()).length > 0, 'an answer')
    assert.deepEqual(statusesIn(own.heard()), [400], 'the body has no CSRF token')
    own.socket.destroy()
  })

  test('is not read for its CSRF token if another site’s page sent it', async () => {
    for (const from of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }])
      assert.match(
        await (async () => {
          const conversation = await begin('/noor/image', { ...large, ...cookieOf(noor), ...from })
          await until(() => statusesIn(conversation.heard()).length > 0, 'an answer', 10_000)
          conversation.socket.destroy()
          return conversation.heard()
        })(),
        /^HTTP\/1\.1 400[^]*csrf-token-invalid: 1/i,
      )
  })

  test('waits unread while the server reads three other bodies of the same client, even for other users', async () => {
    const send = (who: Client, path: string, from?: string) =>
      begin(path, { ...large, ...cookieOf(who), Expect: '100-continue' }, from)
    const begun = [await send(sem, '/sem/image'), await send(sem, '/sem/image'), await send(lotte, '/lotte/image')]
    for (const { heard } of begun) await until(() => statusesIn(heard()).includes(100), 'the word to go on')
    const fourth = await send(noor, '/noor/image')
    const others = await send(noor, '/noor/image', '127.0.0.2')
    await until(() => statusesIn(others.heard()).includes(100), 'another client to be asked')
    const page = await begin('/contact', { ...multipart, 'Content-Length': '0' })
    await until(() => statusesIn(page.heard()).length > 0, 'a request that came later to be answered')
    assert.equal(fourth.heard(), '')
    begun[0]!.socket.destroy()
    await until(() => statusesIn(fourth.heard()).includes(100), 'its turn')
    for (const { socket } of [...begun, fourth, others, page]) socket.destroy()
  })

  test('is read beside seven others of the same client if it needs no account, and the ninth waits', async () => {
    const draw = (who: Record<string, string>) =>
      begin('/api/Loting/Create', { ...multipart, ...who, Expect: '100-continue' })
    const declared = { 'Content-Length': String(mebibyte) }
    const begun = await Promise.all(Array.from({ length: 7 }, () => draw(declared)))
    begun.push(await draw({ 'Transfer-Encoding': 'chunked' }))
    for (const { heard } of begun) await until(() => statusesIn(heard()).includes(100), 'the word to go on')
    const ninth = await draw(declared)
    const small = await draw({ 'Content-Length': '2' })
    await until(() => statusesIn(small.heard()).includes(100), 'a small draw to be asked for')
    const upload = await begin('/noor/image', { ...large, ...cookieOf(noor), Expect: '100-continue' })
    await until(() => statusesIn(upload.heard()).includes(100), 'an account to be asked')
    assert.equal(ninth.heard(), '', 'the ninth body is not read')
    begun[0]!.socket.destroy()
    await until(() => statusesIn(ninth.heard()).includes(100), 'its turn')
    for (const { socket } of [...begun, small, upload, ninth]) socket.destroy()
  })

  test('is refused unread while the bodies of all clients together use up the memory for them', async () => {
    const size = 15 * mebibyte
    const send = (who: Client, from: string) =>
      begin(
        `/gifts/${crypto.randomUUID()}/edit`,
        { ...multipart, 'Content-Length': String(size), Expect: '100-continue', ...cookieOf(who) },
        from,
      )
    const clients = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']
    const begun = await Promise.all(
      clients.flatMap((client) => [noor, sem].map((who) => untilAskedFor(() => send(who, client)))),
    )
    const beyond = await send(lotte, '127.0.0.6')
    await until(beyond.isOver, 'a refusal and the end of the connection', 10_000)
    assert.match(beyond.heard(), /^HTTP\/1\.1 503[^]*retry-after: \d[^]*Het is even druk/i)
    const small = await begin('/contact', { ...multipart, 'Content-Length': '5', Expect: '100-continue' })
    await until(() => statusesIn(small.heard()).includes(100), 'a small body to be asked for')
    begun[0]!.socket.destroy()
    const next = await untilAskedFor(() => send(lotte, '127.0.0.6'))
    for (const { socket } of [...begun, small, next]) socket.destroy()
  })
})
