import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { editionCodes } from '#core/editions.ts'
import { storedMail, storedMails } from '#core/mail/stored-mails.ts'
import type { SampleRenderer } from '#core/mail/samples.ts'
import { NotFound } from '#core/errors.ts'
import type { Services } from '#core/scope.ts'
import { MailDrawer } from '#views/mails/MailDrawer.tsx'
import type { Env } from './http.ts'
import { isLocalRequest } from './local-request.ts'
import { page } from './render.tsx'

/** Hides mails from other machines, because the links in mails are capability URLs. */
const localRequestsOnly =
  ({ config }: Services): MiddlewareHandler =>
  async (c, next) => {
    if (!isLocalRequest(c, config)) throw new NotFound()
    await next()
  }

type Samples = Record<string, SampleRenderer>

/**
 * Page with the mails that were stored because no mail server is configured, and with a sample of each kind of mail.
 */
export const devMails = (services: Services, samples: Samples) =>
  new Hono<Env>().get('/dev/mails', localRequestsOnly(services), async (c) => {
    const mails = await storedMails(services)
    if (c.req.header('Accept')?.includes('application/json')) return c.json({ mails })
    return page(
      c,
      { title: 'Mails', noIndex: true, width: 'bare' },
      <MailDrawer mails={mails} sampleKinds={Object.keys(samples)} />,
    )
  })

/**
 * Shows one mail with its own Content-Security-Policy, because mails have inline styles and no script in them may run.
 */
function showMail(c: Context, mail: { html: string; text: string } | null | undefined): Response {
  if (!mail) return c.text('not found', 404)
  if (c.req.query('part') === 'text') return c.text(mail.text)
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; sandbox allow-popups allow-top-navigation-by-user-activation",
  )
  return c.html(mail.html)
}

export const devMailBodies = (services: Services, samples: Samples) =>
  new Hono()
    .get('/dev/mails/:id{[0-9]{1,9}}', localRequestsOnly(services), async (c) =>
      showMail(c, await storedMail(services, Number(c.req.param('id')))),
    )
    .get('/dev/mails/samples/:kind/:edition', localRequestsOnly(services), async (c) => {
      const edition = editionCodes.find((each) => each === c.req.param('edition'))
      const kind = c.req.param('kind')
      const sample = Object.hasOwn(samples, kind) ? samples[kind] : undefined
      return showMail(c, edition && (await sample?.(services, edition)))
    })
