import { Hono } from 'hono'
import { z } from 'zod'
import { Confirm, confirmTitle, type ConfirmState } from '#views/joining/Confirm.tsx'
import { maskEmail } from '#core/names.ts'
import { flash } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { confirmAddress, confirming } from './confirm-address.ts'

const confirmForm = z.object({ proof: z.string() })

/** Shows the page of a confirmation link, which says what its button would do. */
async function showConfirm(c: Http, token: string): Promise<Response> {
  const scope = c.get('scope')
  const found = await confirming(scope, token)
  const state: ConfirmState = found
    ? {
        is: found.problem ?? (found.isGuests ? 'guests' : found.accountName !== null ? 'account' : 'open'),
        address: maskEmail(found.address),
        name: found.accountName,
        proof: token,
      }
    : { is: 'gone', address: null, name: null, proof: token }
  return page(
    c,
    {
      title: scope.texts.t(confirmTitle(state.is)),
      noIndex: true,
      width: 'narrow',
      status: state.is === 'gone' ? 404 : 200,
    },
    <Confirm {...state} />,
  )
}

export const confirmPages = new Hono<Env>()
  .get('/account/confirm', (c) => showConfirm(c, c.req.query('proof') ?? ''))
  .post('/account/confirm', async (c) => {
    const form = await readForm(c, confirmForm)
    const token = form.ok ? form.value.proof : ''
    const confirmed = await confirmAddress(c.get('scope'), token)
    if (!confirmed.ok) return showConfirm(c, token)
    if (confirmed.value.session) switchSession(c, confirmed.value.session, confirmed.value.user)
    flash(c, { id: 'confirm.done_flash', kind: 'good' })
    const { user } = c.get('scope')
    return redirect(c, user?.isAccount && user.lists[0] ? `/${user.lists[0].username}` : user ? '/crossedoff' : '/')
  })
