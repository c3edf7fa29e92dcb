import { Hono } from 'hono'
import { z } from 'zod'
import { unwantedAddress, UnwantedLinkGone, Unwanted } from '#views/refusals/Unwanted.tsx'
import { NotFound } from '#core/errors.ts'
import { checkbox } from '#core/input.ts'
import { acceptMails, emailOfRefusalToken, refuseMails, refusesMails } from '#core/mail/refusals.ts'
import { maskEmail } from '#core/names.ts'
import { readForm } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'

const unwantedForm = z.object({ token: z.string(), wants: checkbox() })

async function showUnwanted(c: Http, token: string): Promise<Response> {
  const scope = c.get('scope')
  const { t } = scope.texts
  const email = await emailOfRefusalToken(scope, token)
  const options = { noIndex: true, width: 'narrow' } as const
  if (email === null) return page(c, { ...options, title: t('unwanted.gone_title'), status: 404 }, <UnwantedLinkGone />)
  const isRefused = await refusesMails(scope.sql, email)
  return page(
    c,
    { ...options, title: t(isRefused ? 'unwanted.done_title' : 'unwanted.title') },
    <Unwanted address={maskEmail(email)} token={token} isRefused={isRefused} />,
  )
}

export const refusalPages = new Hono<Env>()
  .get(unwantedAddress, (c) => showUnwanted(c, c.req.query('token') ?? ''))
  .post(unwantedAddress, async (c) => {
    const scope = c.get('scope')
    const form = await readForm(c, unwantedForm)
    const token = form.ok ? form.value.token : ''
    const email = await emailOfRefusalToken(scope, token)
    if (!form.ok || email === null) return showUnwanted(c, token)
    await (form.value.wants ? acceptMails(scope, email) : refuseMails(scope, email))
    return redirect(c, `${unwantedAddress}?token=${token}`)
  })
  // RFC 8058: mail programs post here without cookie or CSRF token; the token in the URL is the proof.
  .post(`${unwantedAddress}/unsubscribe`, async (c) => {
    const email = await emailOfRefusalToken(c.get('scope'), c.req.query('token') ?? '')
    if (email === null) throw new NotFound()
    await refuseMails(c.get('scope'), email)
    return c.body(null, 200)
  })
  .get(`${unwantedAddress}/unsubscribe`, (c) =>
    redirect(c, `${unwantedAddress}?token=${encodeURIComponent(c.req.query('token') ?? '')}`),
  )
