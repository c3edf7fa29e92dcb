import { Hono } from 'hono'
import type { Services } from '#core/scope.ts'
import { MailDrawer, type KeptMail } from '#views/mails/MailDrawer.tsx'
import type { Env } from './http.ts'
import { page } from './render.tsx'

/** Mails that were kept because no mail server is configured. */
export const devMails = (services: Services) =>
  new Hono<Env>().get('/dev/mails', async (c) => {
    const mails = await services.sql<KeptMail[]>`
      select id, kind, recipient, kept->>'subject' as subject, kept->>'text' as text, kept->>'html' as html, kept->'headers' as headers, sent_at as "sentAt"
      from mails where kept is not null order by id desc limit 200`
    if (c.req.header('Accept')?.includes('application/json')) return c.json({ mails })
    return page(c, { title: 'Mails', noIndex: true, width: 'bare' }, <MailDrawer mails={mails} />)
  })

/** One mail by itself, with its own Content-Security-Policy: mails style themselves, and nothing in them may run. */
export const devMailBodies = (services: Services) =>
  new Hono().get('/dev/mails/:id{[0-9]{1,9}}', async (c) => {
    const [mail] = await services.sql<
      { html: string }[]
    >`select kept->>'html' as html from mails where id = ${Number(c.req.param('id'))} and kept is not null`
    if (!mail) return c.text('not found', 404)
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; sandbox allow-popups allow-top-navigation-by-user-activation",
    )
    return c.html(mail.html)
  })
