import { Hono } from 'hono'
import { flashOnNextPage } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { login, loginInput } from '../accounts/index.ts'
import { loginPage, safeReturnUrl } from '../accounts/web.ts'
import { addFriend, wantedFriend } from '../friends/index.ts'
import { friendAdded } from '../friends/web.ts'

/**
 * Adds the friend that a visitor wanted before logging in.
 * @returns path of the friend's list; null if the list's owner can't be added, such as the user themselves
 */
async function addWanted(c: Http, listGuid: string): Promise<string | null> {
  const added = await addFriend(c.get('scope'), listGuid)
  if (!added.ok) return null
  const { list } = added.value
  flashOnNextPage(c, friendAdded(list))
  return `/${list.username}`
}

/** Adds the friend that was wanted before the login, if any, and returns the path to which the login leads. */
export const landingAfterLogin = async (c: Http, wanted: string | null, returnUrl: string): Promise<string> =>
  (wanted && (await addWanted(c, wanted))) ?? returnUrl

export const loginPages = new Hono<Env>()
  .get('/account/login', (c) => {
    const returnUrl = safeReturnUrl(c, c.req.query('returnUrl'))
    if (c.get('scope').user?.isAccount) return redirect(c, returnUrl)
    return loginPage(c, 200, returnUrl, {
      emailOrUsername: c.req.query('emailOrUsername') ?? '',
      addFriend: wantedFriend().parse(c.req.query('addFriend')),
    })
  })
  .post('/account/login', async (c) => {
    const form = await readForm(c, loginInput)
    const returnUrl = safeReturnUrl(c, form.typed['returnUrl'] ?? c.req.query('returnUrl'))
    const emailOrUsername = form.typed['emailOrUsername'] ?? ''
    const wanted = wantedFriend().parse(form.typed['addFriend'])
    if (!form.ok) return loginPage(c, 422, returnUrl, { errors: form.errors, emailOrUsername, addFriend: wanted })
    const loggedIn = await login(c.get('scope'), form.value)
    if (!loggedIn)
      return loginPage(c, 422, returnUrl, {
        errors: { password: ['general.password.wrong'] },
        emailOrUsername,
        addFriend: wanted,
        wasInHeader: form.typed['from'] === 'header',
      })
    switchSession(c, loggedIn.session, loggedIn.user)
    return redirect(c, await landingAfterLogin(c, wanted, returnUrl))
  })
