import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { externalNetwork } from '#core/external-network.ts'
import { until } from '#test/support/until.ts'
import { fetchExternal } from '../../src/links/index.ts'
import { page, startHostileServer } from './hostile-server.ts'

let server: Awaited<ReturnType<typeof startHostileServer>>
before(async () => (server = await startHostileServer()))
after(() => server.stop())

const lines: object[] = []
const fetched = (path: string, signal?: AbortSignal) =>
  fetchExternal(
    {
      config: { baseUrl: 'https://wishring.example', fetchAllowHosts: [`localhost:${server.port}`] } as never,
      log: { debug: (line: object) => lines.push(line) } as never,
      now: () => new Date(),
      externalNetwork,
    },
    `http://localhost:${server.port}${path}`,
    { accept: ['text/html'], maxBytes: 2 ** 21, language: 'de', ...(signal && { signal }) },
  )

describe('a fetch', { concurrency: true }, () => {
  test('returns the page and logs only its host', async () => {
    const result = await fetched('/good?token=secret')
    assert.ok(result.ok)
    assert.equal(Buffer.from(result.value.bytes).toString(), page)
    assert.doesNotMatch(JSON.stringify(lines), /secret/)
    assert.match(JSON.stringify(lines), /localhost/)
  })

  test('takes five seconds at most, and then returns the content received so far', async () => {
    const began = performance.now()
    const result = await fetched('/slow')
    assert.ok(result.ok && !result.value.isWhole && Buffer.from(result.value.bytes).toString().startsWith(page))
    assert.ok(performance.now() - began < 8_000)
  })

  test('ends when the caller no longer waits', async () => {
    const called = new AbortController()
    const result = fetched('/silent', called.signal)
    await until(() => server.asked.some((each) => each.startsWith('GET /silent')), 'it')
    called.abort()
    assert.deepEqual(await result, { ok: false, problem: 'TooSlow' })
  })
})
