import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { exportUrl } from '#views/export/urls.ts'
import { consume } from '#core/limits.ts'
import { requireUser } from '#core/scope.ts'
import type { Env } from '#web/http.ts'
import { exportOwnData } from './export-own-data.ts'
import { dataExports } from './limits.ts'

export const exportPages = new Hono<Env>().post(exportUrl, async (c) => {
  const scope = c.get('scope')
  requireUser(scope)
  await consume(scope, dataExports)
  const { zip, name } = exportOwnData(scope)
  // The response with its status has begun by then. The browser notices that the zip ends early.
  zip.on('error', (error) => scope.log.error({ err: error }, 'an export broke off'))
  return c.body(Readable.toWeb(zip) as ReadableStream, 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}"`,
  })
})
