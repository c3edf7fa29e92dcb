import { Hono } from 'hono'
import { showLogin } from '../accounts/web.ts'
import { requireUser } from '#core/scope.ts'
import { addGiftUrl } from '#views/gifts/urls.ts'
import { createAccountUrl } from '#views/joining/urls.ts'
import { withQuery } from '#views/layout/with-query.ts'
import type { Env, Http } from '#web/http.ts'
import { redirect } from '#web/render.tsx'
import { maxTypedLength } from './input.ts'
import { listsToAddTo } from './lists-to-add-to.ts'
import { save } from './save-form.tsx'
import { readShared, type Shared } from './shared-wish.ts'
import { filledFrom, showForm, type GiftOrNew } from './show-form.tsx'

/**
 * Returns the URL of the page that adds a gift, with the shared values in its query. The URL keeps them while the user
 * logs in, creates an account or makes a first list. Values that are too long for a gift are left out.
 */
const addingAddress = (shared: Shared): string => {
  const fitting = Object.entries<string>({ ...shared }).filter(
    ([, value]) => value !== '' && value.length <= maxTypedLength,
  )
  return withQuery(addGiftUrl, Object.fromEntries(fitting))
}

/**
 * Responds with `show` to a user who has a list. Leads other visitors to the login, a new account or a first list.
 * @param show shows or saves the form of a new gift; receives all lists of the user, with the list that they changed
 * last as the default
 * @param returnUrl URL to come back to after the login, the new account or the first list
 */
async function onOwnList(c: Http, returnUrl: string, show: (of: GiftOrNew) => Promise<Response>): Promise<Response> {
  const scope = c.get('scope')
  if (!scope.user && !scope.session.userDeleted) return showLogin(c, returnUrl)
  if (!requireUser(scope).isAccount) return redirect(c, createAccountUrl({ returnUrl }))
  const lists = await listsToAddTo(scope)
  return lists[0] ? show({ gift: null, list: lists[0], lists }) : redirect(c, withQuery('/mylist/new', { returnUrl }))
}

/** Pages that add a gift from the values that a share sheet, a bookmarklet or another site hands over. */
export const addPages = new Hono<Env>()

addPages.get(addGiftUrl, (c) => {
  const shared = readShared(c.req.query())
  return onOwnList(c, addingAddress(shared), (of) => showForm(c, of, filledFrom(shared)))
})

addPages.post(addGiftUrl, (c) => onOwnList(c, addGiftUrl, (of) => save(c, of)))
