import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { readConfig } from '#core/config.ts'
import { createLog } from '#core/log.ts'

test('a logged error reaches the reporting service, without guids and e-mail addresses', async (context) => {
  const heard = Promise.withResolvers<{ path: string; body: string }>()
  const service = createServer((request, response) => {
    let body = ''
    request
      .on('data', (chunk: Buffer) => (body += chunk.toString()))
      .on('end', () => {
        heard.resolve({ path: request.url ?? '', body })
        response.end('{}')
      })
  })
  context.after(() => {
    service.closeAllConnections()
    service.close()
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const log = await createLog(
    readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'silent', SENTRY_DSN: `http://key@127.0.0.1:${port}/7` }),
  )
  log.level = 'fatal' // Only fatal errors are logged, and so reported.
  log.error({ err: new Error('not reported: below the level') }, 'x')
  log.fatal({ err: new Error('not reported: a lookup of products'), isReported: false }, 'request failed')
  log.fatal({ err: new Error(`broken for noor@example.org and ${crypto.randomUUID()}`) }, 'request failed')
  const { path, body } = await heard.promise
  assert.match(path, /^\/api\/7\/envelope\//)
  assert.match(body, /broken for :address and :guid/)
  assert.equal(body.includes('noor@example.org'), false)
})
