import { Hono, type MiddlewareHandler } from 'hono'
import { keptMail, keptMails } from '#core/mail.ts'
import { NotFound } from '#core/errors.ts'
import type { Services } from '#core/scope.ts'
import { MailDrawer } from '#views/mails/MailDrawer.tsx'
import type { Env } from './http.ts'
import { isFromHere } from './loopback.ts'
import { page } from './render.tsx'

/** Their links are capabilities: nobody on another machine reads them. */
const fromHereOnly =
  ({ config }: Services): MiddlewareHandler =>
  async (c, next) => {
    if (!isFromHere(c, config)) throw new NotFound()
    await next()
  }

/** Mails that were kept because no mail server is configured. */
export const devMails = (services: Services) =>
  new Hono<Env>().get('/dev/mails', fromHereOnly(services), async (c) => {
    const mails = await keptMails(services)
    if (c.req.header('Accept')?.includes('application/json')) return c.json({ mails })
    return page(c, { title: 'Mails', noIndex: true, width: 'bare' }, <MailDrawer mails={mails} />)
  })

/** One mail by itself, with its own Content-Security-Policy: mails style themselves, and nothing in them may run. */
export const devMailBodies = (services: Services) =>
  new Hono().get('/dev/mails/:id{[0-9]{1,9}}', fromHereOnly(services), async (c) => {
    const mail = await keptMail(services, Number(c.req.param('id')))
    if (!mail) return c.text('not found', 404)
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; sandbox allow-popups allow-top-navigation-by-user-activation",
    )
    return c.html(mail.html)
  })
