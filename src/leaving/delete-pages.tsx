import { Hono } from 'hono'
import type { FormState } from '#views/layout/Field.tsx'
import { AccountDeleted } from '#views/leaving/AccountDeleted.tsx'
import { DeleteAccount } from '#views/leaving/DeleteAccount.tsx'
import { deleteAccountUrl, accountDeletedUrl } from '#views/leaving/urls.ts'
import { requireUser } from '#core/scope.ts'
import { readForm, refusedState } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { matchesOwnPassword } from '../accounts/index.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteForm } from './input.ts'
import { surveyMessages } from './problems.ts'
import { askedQuestion } from './question.ts'
import { deletionSummary } from './deletion-summary.ts'

async function showDeletion(c: Http, status: 200 | 422, state: FormState = {}): Promise<Response> {
  const scope = c.get('scope')
  const { isAccount } = requireUser(scope)
  const [question, goes] = await Promise.all([askedQuestion(scope), deletionSummary(scope)])
  return page(
    c,
    { title: scope.texts.t('leaving.title'), current: 'profile', width: 'narrow', noIndex: true, status },
    <DeleteAccount question={question} goes={goes} isAccount={isAccount} {...state} />,
  )
}

async function postDelete(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const user = requireUser(scope)
  const form = await readForm(c, deleteForm(user.isAccount))
  if (!form.ok) return showDeletion(c, 422, refusedState(form))
  const { typed } = form
  const { password, ...reply } = form.value
  if (password !== null && !(await matchesOwnPassword(scope, password)))
    return showDeletion(c, 422, { typed, errors: { password: ['general.password.wrong'] } })
  const deleted = await deleteAccount(scope, reply)
  if (!deleted.ok) return showDeletion(c, 422, { typed, errors: { questionId: [surveyMessages[deleted.problem]] } })
  switchSession(c, deleted.value, null)
  return redirect(c, accountDeletedUrl)
}

export const deleteAccountPages = new Hono<Env>()
  .get(deleteAccountUrl, (c) => showDeletion(c, 200))
  .post(deleteAccountUrl, postDelete)
  .get(accountDeletedUrl, (c) => {
    const { user, texts } = c.get('scope')
    return user
      ? redirect(c, '/')
      : page(c, { title: texts.t('leaving.deleted.title'), noIndex: true }, <AccountDeleted />)
  })
