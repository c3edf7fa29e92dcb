import assert from 'node:assert/strict'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { after, before, describe, test } from 'node:test'
import { until } from '#test/support/until.ts'
import type { ExternalNetwork } from '#core/external-network.ts'
import { fetchWithRedirects, type FetchTask } from '../../src/links/fetching/fetch-with-redirects.ts'
import { cert, key } from './certificate.ts'
import { answers, page, startHostileServer } from './hostile-server.ts'

// Attacks that other servers may try. Each test uses a host name of its own, because a host gets two requests at once
// at most.

let server: Awaited<ReturnType<typeof startHostileServer>>
before(async () => (server = await startHostileServer()))
after(() => server.stop())

const toUs: ExternalNetwork = { addressesOf: async () => ['127.0.0.1'], dial: connect }

let names = 0
const nextHost = () => `winkel${++names}.nl:${server.port}`

interface Wishes extends Partial<FetchTask> {
  host?: string
  ending?: AbortSignal
  by?: ExternalNetwork
}

/** Fetches a path of the hostile server, or a URL. */
function fetched(path: string, { host = nextHost(), ending, by = toUs, ...task }: Wishes = {}) {
  const whole: FetchTask = {
    address: path.startsWith('/') ? `http://${host}${path}` : path,
    accept: ['text/html'],
    maxBytes: 2 ** 21,
    language: 'nl',
    baseUrl: 'https://wishring.example',
    allowedHosts: [host],
    now: () => new Date(),
    ...task,
  }
  return fetchWithRedirects(whole, ending ?? AbortSignal.timeout(20_000), by)
}

async function content(path: string, wishes: Wishes = {}) {
  const result = await fetched(path, wishes)
  assert.ok(result.ok, `${path}: ${result.ok || result.problem}`)
  return { ...result.value, text: Buffer.from(result.value.bytes).toString() }
}

async function problem(path: string, wishes: Wishes = {}) {
  const result = await fetched(path, wishes)
  return result.ok ? `${result.value.bytes.length} bytes` : result.problem
}

describe('requests', () => {
  test('a request identifies us and the language, but not the user or the list', async () => {
    const host = nextHost()
    await content('/good', { host })
    const [start, ...headers] = server.asked
      .find((each) => each.includes(host))!
      .trim()
      .split('\r\n')
    assert.equal(start, 'GET /good HTTP/1.1')
    assert.deepEqual(headers.sort(), [
      'Connection: close',
      'accept-encoding: gzip, deflate, br, zstd',
      'accept-language: nl, en;q=0.5',
      'accept: text/html',
      `host: ${host}`,
      'user-agent: Mozilla/5.0 (compatible; WishringBot/1.0; +https://wishring.example)',
    ])
  })

  test('a request after a redirect has no referrer either', async () => {
    const host = nextHost()
    const { url } = await content('/to/%2Fgood', { host })
    assert.equal(url, `http://${host}/good`)
    const second = server.asked.findLast((each) => each.includes(host))!
    assert.doesNotMatch(second, /referer|cookie|origin/i)
  })
})

describe('responses', () => {
  for (const path of [
    '/good',
    '/untyped',
    '/gzip',
    '/x-gzip',
    '/deflate',
    '/deflate-raw',
    '/br',
    '/zstd',
    '/twice',
    '/a-hint',
  ])
    test(`the response at ${path} is read whole`, async () => {
      const { text, isWhole } = await content(path)
      assert.equal(text, page)
      assert.ok(isWhole)
    })

  test('a response of another type is refused', async () => {
    assert.equal(await problem('/picture'), 'WrongKind')
    assert.equal(await problem('/good', { accept: ['image/*'] }), 'WrongKind')
    assert.equal((await content('/picture', { accept: ['image/*'] })).contentType, 'image/png')
  })

  test('a response with an unusual or wrong encoding is refused', async () => {
    for (const path of ['/thrice', '/unknown-encoding', '/not-packed', '/zstd-window', '/nothing-packed'])
      assert.equal(await problem(path), 'WrongKind', path)
  })

  test('an error response is refused', async () => {
    assert.equal(await problem('/missing'), 'Refused')
    assert.equal(await problem('/broken'), 'Refused')
    assert.equal(await problem('/nowhere'), 'Refused')
  })
})

describe('responses that are too large', () => {
  for (const path of [...Object.keys(answers).filter((each) => each.startsWith('/bomb/')), '/endless'])
    test(`the response at ${path} is read up to the limit`, async () => {
      const { bytes, isWhole } = await content(path)
      assert.equal(bytes.length, 2 ** 21)
      assert.ok(!isWhole)
    })

  test('a body of exactly the limit is whole', async () => {
    assert.ok((await content('/gzip', { maxBytes: page.length })).isWhole)
    const { text, isWhole } = await content('/gzip', { maxBytes: page.length - 1 })
    assert.equal(text, page.slice(0, -1))
    assert.ok(!isWhole)
  })

  test('a body in tiny chunks is cut off', async () => {
    const { text, isWhole } = await content('/pieces')
    assert.match(text, /^x+$/)
    assert.ok(text.length < 100_000)
    assert.ok(!isWhole)
  })

  for (const path of ['/large-header', '/many-headers', '/endless-header', '/informations', '/chunk-extension'])
    test(`the response at ${path} counts as unreachable`, async () => assert.equal(await problem(path), 'Unreachable'))
})

describe('responses that are too slow', () => {
  test('the content received so far is returned', async () => {
    const called = new AbortController()
    const host = nextHost()
    const slow = content('/slow', { host, ending: called.signal })
    await until(() => server.asked.some((each) => each.includes(host)), 'its request')
    setTimeout(() => called.abort(), 300)
    const { text, isWhole } = await slow
    assert.ok(text.startsWith(page))
    assert.ok(!isWhole)
  })

  for (const path of ['/slow-head', '/silent'])
    test(`the request for ${path} is given up`, async () =>
      assert.equal(await problem(path, { ending: AbortSignal.timeout(300) }), 'TooSlow'))

  test('a host that DNS never finds is given up', async () => {
    const by: ExternalNetwork = {
      ...toUs,
      addressesOf: (_name, _isExempt, ending) => once(ending, 'abort').then(() => []),
    }
    assert.equal(await problem('/good', { by, ending: AbortSignal.timeout(100) }), 'TooSlow')
  })

  test('an IP address that does not respond is skipped', async () => {
    const by = { ...toUs, addressesOf: async () => ['240.0.0.1', '127.0.0.1'] }
    assert.equal((await content('/good', { by })).text, page)
  })
})

describe('responses that are broken off or malformed', () => {
  for (const path of ['/gzip-cut', '/short', '/chunk-lie'])
    test(`the request for ${path} returns the content received so far`, async () => {
      const { text, isWhole } = await content(path)
      assert.equal(text, page)
      assert.ok(!isWhole)
    })

  test('a connection reset in the middle returns the content received so far', async () => {
    const { text, isWhole } = await content('/reset')
    assert.equal(text, page.slice(0, 100))
    assert.ok(!isWhole)
  })

  test('a body longer than its declared length is cut', async () =>
    assert.equal((await content('/long')).text, page.slice(0, 5)))

  test('a response with contradictory lengths counts as unreachable', async () => {
    assert.equal(await problem('/two-lengths'), 'Unreachable')
    assert.equal(await problem('/length-and-chunked'), 'Unreachable')
  })

  test('a response that is not HTTP counts as unreachable', async () => {
    for (const path of ['/rubbish', '/half-a-line', '/hang-up', '/ftp', '/upgrade'])
      assert.equal(await problem(path), 'Unreachable', path)
  })

  test('a port without a listener is unreachable', async () => {
    const empty = createServer().listen(0)
    const { port } = empty.address() as AddressInfo
    empty.close()
    await once(empty, 'close')
    assert.equal(await problem('/good', { host: `leeg.nl:${port}` }), 'Unreachable')
  })

  test('a server with a malformed TLS handshake is unreachable', async () => {
    for (const greeting of [
      '',
      'HTTP/1.1 400 Bad Request\r\n\r\n',
      randomBytes(5_000),
      '\x16\x03\x03\xff\xff\x02',
      '\x15\x03\x03\x00\x02\x02\x28',
    ]) {
      const rude = createServer((socket) =>
        socket
          .on('error', () => {})
          .resume()
          .end(greeting),
      ).listen(0)
      after(() => rude.close())
      const { port } = rude.address() as AddressInfo
      const host = `${nextHost().split(':')[0]}:${port}`
      assert.equal(await problem(`https://${host}/`, { host }), 'Unreachable')
    }
  })
})

test('a server that breaks off the TLS handshake is unreachable', async () => {
  const rude = createServer((socket) =>
    socket.on('error', () => {}).once('data', () => socket.resetAndDestroy()),
  ).listen(0)
  after(() => rude.close())
  const host = `${nextHost().split(':')[0]}:${(rude.address() as AddressInfo).port}`
  assert.equal(await problem(`https://${host}/`, { host }), 'Unreachable')
})

describe('TLS certificates', () => {
  const secured = createTlsServer({ key, cert }, (socket) =>
    socket.on('error', () => {}).once('data', () => answers['/good']!(socket)),
  )
  let port = 0
  before(async () => {
    setDefaultCACertificates([...getCACertificates(), cert])
    await once(secured.listen(0), 'listening')
    port = (secured.address() as AddressInfo).port
  })
  after(() => secured.close())

  test('a server with a trusted certificate is reached', async () => {
    const host = `kluis.nl:${port}`
    assert.equal((await content(`https://${host}/`, { host })).text, page)
  })

  test('a server with the certificate of another host is unreachable', async () => {
    for (const host of [`kluis.com:${port}`, `127.0.0.1:${port}`])
      assert.equal(await problem(`https://${host}/`, { host }), 'Unreachable')
  })

  test('a server with a flood of certificates is unreachable', async () => {
    const flood = createTlsServer({ key, cert: cert.repeat(100) }, (socket) =>
      socket
        .on('error', () => {})
        .resume()
        .end('HTTP/1.1 200 OK\r\n\r\n'),
    ).listen(0)
    after(() => flood.close())
    const host = `kluis.nl:${(flood.address() as AddressInfo).port}`
    assert.equal(await problem(`https://${host}/`, { host }), 'Unreachable')
  })
})

describe('redirects', () => {
  const chain = (host: string, length: number): string =>
    length === 0 ? '/good' : `/to/${encodeURIComponent(`http://${host}${chain(host, length - 1)}`)}`

  test('three redirects are followed, a fourth is not', async () => {
    const host = nextHost()
    assert.equal((await content(chain(host, 3), { host })).url, `http://${host}/good`)
    assert.equal(await problem(chain(host, 4), { host }), 'TooManyRedirects')
  })

  test('a redirect loop ends', async () => {
    const host = nextHost()
    const circle = createServer((socket) =>
      socket
        .on('error', () => {})
        .resume()
        .end(`HTTP/1.1 301 Moved\r\nLocation: /\r\n\r\n`),
    ).listen(0)
    after(() => circle.close())
    const { port } = circle.address() as AddressInfo
    assert.equal(await problem('/', { host: `${host.split(':')[0]}:${port}` }), 'TooManyRedirects')
  })

  test('a redirect to a malformed URL is unreachable', async () =>
    assert.equal(await problem('/to/http%3A%2F%2F%5B%3A'), 'Unreachable'))
})

describe('politeness', () => {
  test('a domain gets two requests at once, and none for a caller that no longer waits', async () => {
    const called = new AbortController()
    const others = new AbortController()
    const asked = () => server.asked.filter((each) => each.includes('.beleefd.nl')).length
    const at = (name: string, ending: AbortSignal) =>
      problem('/silent', { host: `${name}.beleefd.nl:${server.port}`, ending })
    const first = ['www', 'm'].map((name) => at(name, called.signal))
    const next = ['shop', 'blog'].map((name) => at(name, others.signal))
    await until(() => asked() === 2, 'two requests')
    await content('/good') // any request of the other two callers would have arrived before this response
    assert.equal(asked(), 2)
    others.abort()
    assert.deepEqual(await Promise.all(next), ['TooSlow', 'TooSlow'])
    const last = content('/good', { host: `shop.beleefd.nl:${server.port}` })
    called.abort()
    assert.deepEqual(await Promise.all(first), ['TooSlow', 'TooSlow'])
    assert.equal((await last).text, page)
    assert.equal(asked(), 3)
  })

  test('all hosts together get eight requests at once', async () => {
    const called = new AbortController()
    const before = server.asked.length
    const all = Array.from({ length: 20 }, () => problem('/silent', { ending: called.signal }))
    await until(() => server.asked.length - before === 8, 'eight requests')
    const another = content('/good', { host: nextHost() })
    called.abort()
    await Promise.all(all)
    assert.equal((await another).text, page)
    assert.equal(server.asked.length - before, 9)
  })

  test('a host that sends Retry-After gets no request for that time', async () => {
    const host = nextHost()
    const at = (iso: string) => ({ host, now: () => new Date(`2026-11-22T${iso}Z`) })
    const asked = () => server.asked.filter((each) => each.includes(host)).length
    assert.equal(await problem('/busy', at('12:00:00')), 'Refused')
    assert.equal(await problem('/good', at('12:01:59')), 'Refused')
    assert.equal(asked(), 1)
    assert.equal((await content('/good', at('12:02:00'))).text, page)
  })
})

test('no response, however malformed, leaves a connection open or ends the process', async () => {
  const valid = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\nContent-Length: 10\r\nLocation: /\r\n\r\n5\r\nhello\r\n0\r\n\r\n`
  const open = new Set<unknown>()
  const spoilt = () => {
    const bytes = Buffer.from(valid)
    for (let times = randomInt(1, 8); times > 0; times--) bytes[randomInt(bytes.length)] = randomInt(256)
    return bytes.subarray(randomInt(2) && randomInt(40), randomInt(2) ? bytes.length : randomInt(bytes.length))
  }
  const rude = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    socket.once('data', () => {
      socket.write(spoilt())
      const ending = randomInt(4)
      if (ending < 2) socket.end(spoilt())
      else if (ending === 2) socket.resetAndDestroy()
    })
  }).listen(0)
  after(() => rude.close())
  const { port } = rude.address() as AddressInfo
  const all = Array.from({ length: 300 }, (_, each) =>
    problem('/', { host: `vreemd${each}.nl:${port}`, ending: AbortSignal.timeout(randomInt(10, 500)) }),
  )
  const outcomes = new Set((await Promise.all(all)).map((each) => (each.endsWith('bytes') ? 'bytes' : each)))
  assert.ok(outcomes.has('Unreachable') && outcomes.size > 1, [...outcomes].join())
  await until(() => open.size === 0, 'every connection to close')
})
