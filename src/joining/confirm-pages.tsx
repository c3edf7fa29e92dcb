import { Hono } from 'hono'
import { z } from 'zod'
import { Confirm, confirmTitle, type ConfirmState } from '#views/joining/Confirm.tsx'
import { shortAddress } from '#core/names.ts'
import { readProof } from '#core/proof.ts'
import { flash } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { proofState } from '../accounts/index.ts'
import { proveAddress } from './prove-address.ts'

const confirmForm = z.object({ proof: z.string() })

/** What a link in a mail would prove, once its reader presses the button. */
async function showConfirm(c: Http, token: string): Promise<Response> {
  const scope = c.get('scope')
  const proof = await readProof(scope, token)
  const state: ConfirmState = proof
    ? { is: await proofState(scope, proof), address: shortAddress(proof.email), proof: token }
    : { is: 'gone', address: null, proof: token }
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
    const scope = c.get('scope')
    const form = await readForm(c, confirmForm)
    const token = form.ok ? form.value.proof : ''
    const proof = await readProof(scope, token)
    const proven = proof && (await proveAddress(scope, proof))
    if (!proven) return showConfirm(c, token)
    if (proven.session) switchSession(c, proven.session, proven.user)
    flash(c, { id: 'confirm.done_flash', kind: 'good' })
    const { user } = c.get('scope')
    return redirect(c, user?.isAccount && user.lists[0] ? `/${user.lists[0].username}` : user ? '/crossedoff' : '/')
  })
