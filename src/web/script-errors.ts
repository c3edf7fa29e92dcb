import { Hono } from 'hono'
import { z } from 'zod'
import { consume, defineLimit } from '#core/limits.ts'
import { loggablePath } from '#core/log.ts'
import type { Env } from './http.ts'

const scriptErrorsOfClient = defineLimit('scriptError', { max: 20, seconds: 3600 })

const report = z.object({
  name: z.string().max(100),
  message: z.string().max(1000),
  stack: z.string().max(4000),
  path: z.string().max(1000),
})

/**
 * Receives errors in the scripts of a page and logs them, which reports them to Sentry. The path exists only if Sentry
 * is configured.
 */
export const scriptErrors = new Hono<Env>().post('/script-errors', async (c) => {
  const scope = c.get('scope')
  await consume(scope, scriptErrorsOfClient)
  const given = report.safeParse(await c.req.json().catch(() => null))
  if (!given.success) return c.body(null, 400)
  const { name, message, stack, path } = given.data
  const error = Object.assign(new Error(message), { name, stack })
  scope.log.error({ err: error, path: loggablePath(path, c.get('rules').secretPaths) }, 'a script failed in a browser')
  return c.body(null, 204)
})
