import { Hono } from 'hono'
import { SharedListsCheck } from '#views/owners/SharedListsCheck.tsx'
import { AccountRecovery } from '#views/profile/AccountRecovery.tsx'
import { profileUrl, accountRecoveryUrl } from '#views/profile/urls.ts'
import { coOwnedLists } from '../owners/index.ts'
import type { FieldErrors } from '#core/input.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { takeBackForm } from './input.ts'
import { recoverAccount } from './recover-account.ts'
import { recoveryLink } from './recovery-link.ts'

async function showRecovery(c: Http, token: string, errors?: FieldErrors): Promise<Response> {
  const scope = c.get('scope')
  const state = await recoveryLink(scope, token)
  const { is } = state
  return page(
    c,
    {
      title: scope.texts.t(is === 'open' ? 'way_back.title' : 'way_back.gone_title'),
      noIndex: true,
      width: 'narrow',
      status: is === 'gone' ? 404 : errors || is === 'taken' ? 422 : 200,
    },
    <AccountRecovery state={state} token={token} errors={errors} />,
  )
}

export const recoveryPages = new Hono<Env>()
  .get(accountRecoveryUrl, (c) => showRecovery(c, c.req.query('change') ?? ''))
  .post(accountRecoveryUrl, async (c) => {
    const form = await readForm(c, takeBackForm)
    if (!form.ok) return showRecovery(c, form.typed['change'] ?? '', form.errors)
    const taken = await recoverAccount(c.get('scope'), form.value)
    if (!taken.ok)
      return showRecovery(
        c,
        form.value.change,
        taken.problem === 'PasswordPersonal' ? { password: ['general.password.is_personal'] } : {},
      )
    switchSession(c, taken.value.session, taken.value.user)
    const { sql, texts } = c.get('scope')
    const lists = await coOwnedLists(sql, taken.value.user.id)
    if (lists.length > 0)
      return page(
        c,
        { title: texts.t('who_owns.title'), width: 'narrow', noIndex: true },
        <SharedListsCheck lists={lists} explanation="way_back.owners" />,
      )
    flashOnNextPage(c, { id: 'way_back.done', kind: 'good' })
    return redirect(c, profileUrl)
  })
