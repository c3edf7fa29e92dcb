import { Hono } from 'hono'
import { recordBounce } from '#core/mail/bounces.ts'
import { refuseMails } from '#core/mail/refusals.ts'
import { isEqualConstantTime } from '#core/secret.ts'
import type { WebFeature } from '#web/feature.ts'
import type { Env } from '#web/http.ts'
import { stopMailsTo } from '../accounts/index.ts'
import { readWebhook } from './postmark.ts'

/** Receives a relay's reports of bounces and complaints. The key in the path is a secret between the relay and us. */
const reports = new Hono<Env>().post('/mail/bounces/:key', async (c) => {
  const scope = c.get('scope')
  const key = scope.config.mailBounceKey
  if (key === undefined || !isEqualConstantTime(c.req.param('key'), key)) return c.body(null, 404)
  const report = readWebhook(await c.req.json().catch(() => null))
  if (report === undefined) return c.body(null, 422)
  if (report?.about === 'bounce') await recordBounce(scope, report.address)
  if (report?.about === 'complaint') {
    await refuseMails(scope, report.address)
    await stopMailsTo(scope.sql, report.address)
  }
  return c.body(null, 200)
})

/** Feature: what mail servers report about mails that they could not deliver. */
export const bounces: WebFeature = {
  pages: [reports],
  withoutCsrfToken: [/^\/mail\/bounces\/[^/]+$/],
  secretPaths: [/^(\/mail\/bounces\/)[^/]+$/],
}
