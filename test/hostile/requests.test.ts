import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { startWebServer, type WebServer } from '../../src/server.ts'
import { clientOf, openWorld, type Person, type World } from '#test/support/world.ts'

/**
 * Sends bytes to the server and returns everything that it sends back, until it ends the connection or stays silent for
 * `silence` ms, or for `silenceAfterHead` ms after the head of a response.
 */
function say(port: number, bytes: string | Buffer, { silence = 1_500, silenceAfterHead = 150 } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    const done = () => {
      socket.destroy()
      resolve(heard)
    }
    socket.setTimeout(silence, done)
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1')
      // After a response the server may keep the connection open, and then sends nothing more.
      if (/\r\n\r\n/.test(heard)) socket.setTimeout(silenceAfterHead)
    })
    socket.on('error', done).on('close', done)
    socket.write(bytes)
  })
}

const statusesOf = (heard: string) => [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

describe('a server on the open internet', () => {
  let world: World
  let noor: Person
  let server: WebServer
  before(async () => {
    world = await openWorld({ EDITION: '', RATE_LIMITS: 'on' })
    noor = await world.person('Noor de Vries')
    server = await startWebServer(world.services, 0)
  })
  after(async () => {
    await server.close()
    await world.close()
  })

  const address = () => `http://127.0.0.1:${server.port}`
  const client = (headers: Record<string, string> = {}) =>
    clientOf((path, init) => fetch(address() + path, init), headers)

  test('the server responds to any bytes or refuses them, and keeps running', async () => {
    const host = `Host: localhost:${server.port}`
    const get = (path: string, ...headers: string[]) =>
      `GET ${path} HTTP/1.1\r\n${[host, ...headers].join('\r\n')}\r\n\r\n`
    const messages: (string | Buffer)[] = [
      ...[
        '/../../etc/passwd',
        '/static/../../package.json',
        '/static/%2e%2e%2fpackage.json',
        '/images/../secret',
        '//etc/passwd',
        '/%',
        '/%00',
        '/%ff',
        '/%F0%9F',
        '/noor/../sem',
        '/./noor',
        '/\\..\\x',
        '/a?%',
        '/#x',
        '/;x',
        'http://evil.example/noor',
        'https://[::1',
        '*',
        'noor',
        `/${'x'.repeat(12_000)}`,
      ].map((path) => get(path)),
      ...['OPTIONS *', 'CONNECT evil.example:80', 'TRACE /', 'PROPFIND /noor', 'FOO /', 'get /', 'GET  /', ''].map(
        (start) => `${start} HTTP/1.1\r\n${host}\r\n\r\n`,
      ),
      'GET / HTTP/1.1\r\n\r\n',
      'GET /noor HTTP/1.0\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET /\r\n',
      ...[
        '',
        ' ',
        'a b',
        'evil.example:99999',
        '[::1',
        'x@y',
        'x/../y',
        'é',
        '..',
        `${'a'.repeat(300)}.example`,
        'localhost\r\nHost: evil.example',
      ].flatMap((name) => [
        `GET / HTTP/1.1\r\nHost: ${name}\r\n\r\n`,
        `GET /api/Account/UserData HTTP/1.1\r\nHost: ${name}\r\n\r\n`,
      ]),
      `POST /account/login HTTP/1.1\r\n${host}\r\nContent-Length: -1\r\n\r\n`,
      `POST /account/login HTTP/1.1\r\n${host}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
      `POST /account/login HTTP/1.1\r\n${host}\r\nTransfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nzz\r\n`,
      `POST /account/login HTTP/1.1\r\n${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\na=b`,
      `POST /account/login HTTP/1.1\r\n${host}\r\nExpect: wonders\r\nContent-Length: 0\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}\r\nContent-Length: 3\r\n\r\nabc`,
      get('/', 'X-Nul: a\0b'),
      get('/', 'No colon'),
      get('/', ' folded: x'),
      get('/', `X-Long: ${'x'.repeat(20_000)}`),
      get('/', ...Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1`)),
      get(
        '/',
        'Range: bytes=9-1',
        'If-None-Match: "\u00ff',
        'If-Modified-Since: x',
        'Accept-Encoding: br;q=, *;q=-1',
        'Accept: \u00ff',
      ),
      get('/live', 'Upgrade: websocket', 'Connection: Upgrade'),
      get(
        '/live?watch=%ff',
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Key: x',
        'Sec-WebSocket-Version: 13',
      ),
      get(
        `/live?watch=list:${'x'.repeat(5_000)}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        'Sec-WebSocket-Version: 99',
      ),
      get(
        '//[',
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        'Sec-WebSocket-Version: 13',
      ),
      get(
        '/signalr?id=%00',
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        'Sec-WebSocket-Version: 13',
        'Cookie: session=%00',
      ),
      get('/', 'Upgrade: h2c, websocket', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
      Buffer.alloc(2_000, 0xff),
    ]
    const failures: string[] = []
    await Promise.all(
      messages.map(async (message) => {
        const heard = await say(server.port, message)
        const statuses = statusesOf(heard)
        const isWhole = /^HTTP\/1\.1 \d/.test(heard) || heard === ''
        if (
          !isWhole ||
          statuses.some((status) => status >= 500) ||
          /root:|"dependencies"|at file:|node_modules/.test(heard)
        )
          failures.push(`${message.toString('latin1').slice(0, 100)} → ${heard.slice(0, 300)}`)
      }),
    )
    assert.deepEqual(failures, [])
    assert.equal((await fetch(`${address()}/healthz`)).status, 200)
    assert.equal((await fetch(`${address()}/noor`)).status, 200)
  })

  test('the server ignores cookies that it never set', async () => {
    const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const cookies = [
      'session=',
      'session=%00',
      'session=%ff%fe',
      `session=${'x'.repeat(43)}`,
      `session=${'x'.repeat(4_000)}`,
      `session=x; session=${'y'.repeat(43)}`,
      `SESSION=${noor.token}`,
      `session=${noor.token!.slice(1)}`,
      `session=${encodeURIComponent("' or 1=1 --")}`,
      `__proto__=x; constructor=y; toString=z`,
      ';;;===;',
      '\u00ff\u00fe=\u00ff',
      'flash=%00',
      'flash=not-base64!',
      `flash=${base64(null)}`,
      `flash=${base64({ id: 'no.such.message' })}`,
      `flash=${base64({ id: '__proto__' })}`,
      `flash=${base64({ id: 'gift.added', values: { description: '<script>alert(1)</script>' }, link: { href: 'javascript:alert(1)', label: 'gift.show' } })}`,
      `flash=${base64({ id: 'gift.added', link: { href: '//evil.example/', label: 'gift.show' } })}`,
      `flash=${base64({ id: 'gift.added', link: { href: '/\\evil.example/', label: 'gift.show' } })}`,
      `app=${'1'.repeat(3_000)}`,
      Array.from({ length: 200 }, (_, index) => `c${index}=v`).join('; '),
    ]
    for (const cookie of cookies) {
      for (const path of ['/', '/noor', '/account/login', '/crossedoff', '/api/Account/UserData']) {
        const response = await world.app.request(path, { headers: { Cookie: cookie } })
        const html = await response.text()
        assert.ok([200, 204, 401].includes(response.status), `${path} ${cookie.slice(0, 60)}: ${response.status}`)
        assert.doesNotMatch(html, /<script>alert|javascript:alert|evil\.example/, cookie)
        assert.ok(!html.includes('Noor de Vries') || path === '/noor', 'the cookie logged Noor in')
      }
    }
  })

  test('the server ignores headers that make no sense', async () => {
    const headers: Record<string, string>[] = [
      ...[
        '',
        ',,,;q=',
        'nl;q=abc',
        'x'.repeat(8_000),
        '*',
        'de;q=0',
        '\u00ff',
        'nl-BE-x-y-z;q=1;q=2',
        'en;q=1e999',
        '__proto__',
        `${'de,'.repeat(2_000)}`,
      ].map((language) => ({ 'Accept-Language': language })),
      ...['', 'x'.repeat(8_000), 'WishringApp/', '\u00ff'].map((agent) => ({ 'User-Agent': agent })),
      {
        'HX-Request': 'true',
        'HX-Current-URL': 'http://[',
        'HX-Target': '\u00ff',
        'HX-Trigger': '{',
        'HX-Boosted': 'x',
      },
      { 'HX-Request': 'TRUE', 'HX-History-Restore-Request': 'maybe' },
      { Accept: 'application/json;q=abc', 'Content-Type': '\u00ff', 'Accept-Encoding': 'x;q=9' },
      { Authorization: 'Basic \u00ff', Referer: 'javascript:x', Origin: 'null' },
      { Range: 'bytes=5-1', 'If-None-Match': '*', 'If-Modified-Since': 'yesterday' },
    ]
    for (const each of headers) {
      for (const path of ['/', '/noor', '/account/login', '/api/Wishlist/Get/noor', '/healthz']) {
        const { status } = await world.app.request(path, { headers: each })
        assert.equal(status, 200, `${path} ${JSON.stringify(each).slice(0, 80)}`)
      }
    }
  })

  test('a faked Host header leads nobody to another site', async () => {
    for (const path of ['/', '/noor', '/account/login', '/noor/qr', '/noor/share']) {
      const heard = await say(
        server.port,
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: worse.example\r\nConnection: close\r\n\r\n`,
        { silence: 30_000, silenceAfterHead: 30_000 },
      )
      assert.equal(statusesOf(heard)[0], 200, path)
      assert.doesNotMatch(heard, /evil\.example|worse\.example/, path)
    }
  })

  test('X-Forwarded-* headers have no effect unless a proxy is trusted', async () => {
    const forwarded = {
      'X-Forwarded-Host': 'www.wunschkreis.de',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': '10.1.2.3',
    }
    const page = await client(forwarded).get('/account/login')
    assert.match(page.html, /<html[^>]+lang="nl/)
    assert.ok(page.headers.getSetCookie().every((cookie) => !/Secure/i.test(cookie)))
    const negotiation = await fetch(`${address()}/signalr/negotiate`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    })
    assert.equal(negotiation.status, 403)
    const statuses: number[] = []
    for (let index = 0; index < 61; index++)
      statuses.push(
        (
          await client({
            'X-Forwarded-For': `10.0.0.${index}`,
            Forwarded: `for=10.0.1.${index}`,
            'X-Real-IP': `10.0.2.${index}`,
          }).api('POST', '/api/Account/CheckEmail', { email: 'x@example.org' })
        ).status,
      )
    assert.deepEqual([statuses.filter((status) => status === 200).length, statuses.at(-1)], [60, 429])
  })

  test('only this machine may read metrics and kept mails, and not through a proxy', async () => {
    const statusOf = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })).status
    for (const [path, refused] of [
      ['/metrics', 403],
      ['/dev/mails', 404],
      ['/dev/mails/1', 404],
    ] as const) {
      if (path !== '/dev/mails/1') assert.equal(await statusOf(path), 200, path)
      for (const header of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded-Host'])
        assert.equal(await statusOf(path, { [header]: '203.0.113.9' }), refused, `${path} ${header}`)
    }
  })
})

describe('a server behind a trusted proxy', () => {
  let world: World
  let server: WebServer
  before(async () => {
    world = await openWorld({ EDITION: '', RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
    server = await startWebServer(world.services, 0)
  })
  after(async () => {
    await server.close()
    await world.close()
  })

  test('the server refuses metrics without their token, and shows no kept mails', async () => {
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status
    assert.deepEqual([await statusOf('/metrics'), await statusOf('/dev/mails')], [403, 404])
  })

  test("host and scheme come from the proxy's headers, and the client's IP address from the proxy's entry", async () => {
    const client = (headers: Record<string, string>) =>
      clientOf((path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init), headers)
    const german = client({ 'X-Forwarded-Host': 'www.wunschkreis.de', 'X-Forwarded-Proto': 'https' })
    assert.match((await german.get('/account/login')).html, /<html[^>]+lang="de/)
    const token = await german.request('GET', '/api/Utility/CsrfToken')
    assert.ok(token.headers.getSetCookie().some((cookie) => /^__Host-session=.*; Secure/i.test(cookie)))
    const check = async (address: string) =>
      (await client({ 'X-Forwarded-For': address }).api('POST', '/api/Account/CheckEmail', { email: 'x@example.org' }))
        .status
    for (let index = 0; index < 60; index++) assert.equal(await check(`10.0.0.${index}, 192.0.2.7`), 200)
    assert.equal(await check('10.9.9.9, 192.0.2.7'), 429)
    assert.equal(await check('192.0.2.7, 192.0.2.8'), 200)
    for (const garbage of [
      '',
      ',',
      ' , , ',
      'x'.repeat(5_000),
      '::ffff:1.2.3.4:99',
      "'; drop table users",
      'unknown',
    ]) {
      assert.ok([200, 429].includes(await check(garbage)), garbage.slice(0, 40))
    }
    for (const host of ['', ' ', ',', 'a b', 'evil.example', 'x'.repeat(3_000)])
      assert.equal((await client({ 'X-Forwarded-Host': host, 'X-Forwarded-Proto': host }).get('/')).status, 200)
  })
})
