import { ListCreated } from '#views/lists/ListCreated.tsx'
import { NewList } from '#views/lists/NewList.tsx'
import type { TextFormState } from '#views/lists/TextForm.tsx'
import { FieldNote } from '#views/layout/Field.tsx'
import { createAccountUrl } from '#views/joining/urls.ts'
import { nameCheckUrl } from '#views/lists/urls.ts'
import { knownOccasion } from '#core/occasions.ts'
import { parse, type FieldErrors } from '#core/input.ts'
import { readForm, refusedState } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { availabilityChecks, consume } from '#core/limits.ts'
import { fragment, redirect, page } from '#web/render.tsx'
import { requireUser } from '#core/scope.ts'
import { safeReturnUrl } from '../accounts/web.ts'
import { addList } from './add-list.ts'
import { createMessages } from './problems.ts'
import { isUsernameAvailable } from './usernames.ts'
import { newListForm, usernameInput } from './input.ts'
import { Hono } from 'hono'

const t = (c: Http) => c.get('scope').texts.t

const showNewList = (c: Http, status: 200 | 422 = 200, state: TextFormState = {}): Response =>
  page(
    c,
    { title: t(c)('new_list.title'), current: 'lists', width: 'narrow', noIndex: true, editing: true, status },
    <NewList
      returnUrl={state.typed?.['returnUrl'] ?? c.req.query('returnUrl')}
      occasion={knownOccasion(c.req.query('occasion')) ?? 'JustBecause'}
      {...state}
    />,
  )

export const newListPages = new Hono<Env>()
  .get('/mylist/new', (c) =>
    requireUser(c.get('scope')).isAccount
      ? showNewList(c)
      : redirect(c, createAccountUrl({ occasion: knownOccasion(c.req.query('occasion')) })),
  )
  .post('/mylist/new', async (c) => {
    const scope = c.get('scope')
    if (!requireUser(scope).isAccount) return redirect(c, '/account/create')
    const form = await readForm(c, newListForm)
    if (!form.ok) return showNewList(c, 422, refusedState(form))
    const made = await addList(scope, form.value)
    if (!made.ok) {
      const errors: FieldErrors = {
        [made.problem === 'Unavailable' ? 'username' : 'form']: [createMessages[made.problem]],
      }
      return showNewList(c, 422, { typed: form.typed, errors })
    }
    const { privateGuid, username } = made.value
    if (scope.isApp)
      return page(
        c,
        { title: t(c)('new_list.done'), noIndex: true },
        <ListCreated privateGuid={privateGuid} username={username} url={`${scope.config.baseUrl}/${username}`} />,
      )
    const { returnUrl } = form.typed
    return redirect(c, returnUrl ? safeReturnUrl(c, returnUrl) : `/${username}`)
  })
  // Checks a list's name while the user types it. The form of a new account calls the field `wishlistUrlName`, as the
  // API for new accounts does.
  .get(nameCheckUrl, async (c) => {
    const scope = c.get('scope')
    await consume(scope, availabilityChecks)
    const typed = c.req.query('wishlistUrlName') ?? c.req.query('username') ?? ''
    const current = c.req.query('current')
    if (typed.trim().toLowerCase() === current?.toLowerCase()) return fragment(c, null)
    const given = parse(usernameInput, typed)
    if (!given.ok) return fragment(c, <FieldNote messages={given.errors['body']} />)
    return fragment(
      c,
      (await isUsernameAvailable(scope.sql, given.value, current === undefined ? null : scope.user?.id)) ? (
        <FieldNote messages={['general.username.available']} isGood />
      ) : (
        <FieldNote messages={['general.username.unavailable']} />
      ),
    )
  })
