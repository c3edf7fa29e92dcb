import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { openFamily } from '#test/support/family.ts'
import { withoutCsrfTokens, type Client } from '#test/support/world.ts'

const { world, noor } = await openFamily()
for (let i = 0; i < 20; i++) await world.addGift(noor.list, { description: `Boek ${i}` })

const ask = async (path: string, acceptEncoding?: string, who: Client = noor, method = 'GET') => {
  const answer = await who.request(method, path, {
    headers: { 'Accept-Encoding': acceptEncoding ?? 'identity' },
  })
  return {
    status: answer.status,
    headers: answer.headers,
    encoding: answer.headers.get('Content-Encoding'),
    vary: answer.headers.get('Vary') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

test('a client that accepts gzip gets pages and JSON in gzip, with the same content as plain', async () => {
  for (const path of ['/noor', '/api/Wishlist/Get/noor']) {
    const visitor = world.visitor()
    const plain = await ask(path, undefined, visitor)
    const packed = await ask(path, 'gzip, deflate, br', visitor)
    const unmarked = (bytes: Buffer) => withoutCsrfTokens(bytes.toString())
    assert.equal(plain.encoding, null)
    assert.equal(packed.encoding, 'gzip')
    assert.equal(packed.status, 200)
    assert.ok(packed.bytes.length < plain.bytes.length / 2)
    assert.equal(unmarked(gunzipSync(packed.bytes)), unmarked(plain.bytes))
    assert.equal(packed.headers.get('Content-Type'), plain.headers.get('Content-Type'))
    assert.ok(
      [null, String(packed.bytes.length)].includes(packed.headers.get('Content-Length')),
      'the Content-Length is not that of the compressed response',
    )
    for (const { vary } of [plain, packed]) assert.match(vary, /\bAccept-Encoding\b/)
  }
})

test('a client that accepts zstd gets zstd, unless the page is cached', async () => {
  // Only gzip is cached, so a page is not cached for a client that accepts zstd alone, and an error page for nobody.
  for (const [path, header] of [
    ['/niemand', 'gzip, deflate, br, zstd'],
    ['/niemand', 'zstd'],
    ['/noor', 'zstd'],
  ] as const) {
    const sent = await ask(path, header)
    assert.equal(sent.encoding, 'zstd', header)
    const plain = await ask(path)
    assert.equal(
      withoutCsrfTokens(zstdDecompressSync(sent.bytes).toString()),
      withoutCsrfTokens(plain.bytes.toString()),
    )
  }
  for (let time = 0; time < 2; time++) {
    const kept = await ask('/noor', 'gzip, deflate, br, zstd')
    assert.equal(kept.encoding, 'gzip')
    assert.equal(
      withoutCsrfTokens(gunzipSync(kept.bytes).toString()),
      withoutCsrfTokens((await ask('/noor')).bytes.toString()),
    )
  }
  assert.equal((await ask('/niemand', 'gzip, zstd;q=0')).encoding, 'gzip')
})

test('a client that does not accept gzip, or refuses it, gets a plain response', async () => {
  for (const header of ['', 'identity', 'br', 'gzip;q=0', 'br, gzip; q=0.0', 'xgzip2'])
    assert.equal((await ask('/noor', header)).encoding, null, header)
  for (const header of ['gzip', 'GZIP', 'br;q=1, gzip;q=0.1'])
    assert.equal((await ask('/noor', header)).encoding, 'gzip', header)
})

test('a short response stays plain, and an error page keeps its status', async () => {
  const short = await ask('/api/Utility/CsrfToken', 'gzip')
  assert.equal(short.encoding, null)
  assert.match(JSON.parse(short.bytes.toString()) as string, /^[\w-]{43}$/)
  const unknown = await ask('/niemand', 'gzip')
  assert.deepEqual([unknown.status, unknown.encoding], [404, 'gzip'])
  assert.match(gunzipSync(unknown.bytes).toString(), /niemand/)
})

test('a fragment varies by HX-Request and Accept-Encoding, and a compressed response keeps its cookies', async () => {
  const fragment = await noor.request('GET', '/noor/settings', {
    headers: { 'HX-Request': 'true', 'Accept-Encoding': 'gzip' },
  })
  assert.match(fragment.headers.get('Vary')!, /HX-Request/)
  assert.match(fragment.headers.get('Vary')!, /Accept-Encoding/)
  const mira = await world.person('Mira Bos')
  mira.cookies.delete('device-users')
  const first = await ask('/noor', 'gzip', mira)
  assert.equal(first.headers.getSetCookie().length, 1, 'the cookie that remembers the device’s users')
  assert.equal(first.headers.get('Cache-Control'), 'no-store')
  assert.ok(first.headers.get('Content-Security-Policy'))
})

test('an empty response stays empty', async () => {
  const head = await ask('/noor', 'gzip', noor, 'HEAD')
  assert.deepEqual([head.status, head.bytes.length], [200, 0])
  const nothing = await noor.request('POST', '/api/Account/Logout', {
    headers: { 'X-CSRF-TOKEN': await noor.csrfToken(), 'Accept-Encoding': 'gzip' },
  })
  assert.deepEqual([nothing.status, nothing.headers.get('Content-Encoding'), await nothing.text()], [204, null, ''])
})

test('a static file is not compressed twice, and a picture not at all', async () => {
  const { $ } = await world.visitor().get('/')
  const script = await ask($('script[src]').attr('src')!, 'gzip', world.visitor())
  assert.equal(script.encoding, 'gzip')
  assert.doesNotThrow(() => new TextDecoder('utf-8', { fatal: true }).decode(gunzipSync(script.bytes)), 'packed once')
  const icon = await ask($('link[rel=apple-touch-icon]').attr('href')!, 'gzip', world.visitor())
  assert.equal(icon.encoding, null)
})
