import { Hono } from 'hono'
import { lotUrl } from '#views/lots/urls.ts'
import { emailCheckPath, loginInsteadUrl, suggestionUrl } from '#views/joining/urls.ts'
import { LogInInstead, type AccountFormState } from '#views/joining/AccountForm.tsx'
import { CreateAccount } from '#views/joining/CreateAccount.tsx'
import { newListUrl } from '#views/lists/urls.ts'
import { FieldNote } from '#views/layout/Field.tsx'
import { checkEmail } from '../accounts/index.ts'
import { safeReturnUrl } from '../accounts/web.ts'
import { wantedFriend } from '../friends/index.ts'
import { friendAdded } from '../friends/web.ts'
import { lotFor } from '../lots/index.ts'
import { suggestUsername } from '../lists/index.ts'
import { knownOccasion, type Occasion } from '#core/occasions.ts'
import { email, guid, parse, type FieldErrors } from '#core/input.ts'
import { flash, flashOnNextPage } from '#web/flash.tsx'
import { readForm, type TypedValues } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { fragment, redirect, page } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { createAccount, createAccountForm } from './create-account.ts'
import { createAccountMessages, type CreateAccountProblem } from './problems.ts'

const showForm = (c: Http, status: 200 | 422, state: AccountFormState = {}): Response =>
  page(
    c,
    { title: c.get('scope').texts.t('create_account.title'), current: 'new', width: 'bare', status },
    <CreateAccount {...state} />,
  )

/** Fields at which a problem is shown. All other problems are shown above the form. */
const fieldOf: Partial<Record<CreateAccountProblem, string>> = {
  EmailUnavailable: 'email',
  UsernameUnavailable: 'wishlistUrlName',
}

/**
 * Returns the lot from whose page a visitor came to create an account; null if there is none. The lot's e-mail address
 * is most likely the account's, so the form suggests it.
 */
async function lotFromQuery(c: Http): Promise<{ lotGuid: string; email: string | null } | null> {
  const given = parse(guid(), c.req.query('fromLot'))
  const lot = given.ok ? await lotFor(c.get('scope'), given.value) : null
  return lot?.ok ? lot.value : null
}

const typedName = ({ firstName = '', lastName = '' }: TypedValues) => ({ firstName, lastName })

/** URL of the form for a new list. A new account has its first list already, so it isn't led back to that form. */
const newListForm = /^\/mylist\/new(?:\?occasion=(\w+))?$/

/** Reads from a query or a form what the visitor wanted before creating an account. */
function wantedIn(given: Record<string, string>): { addFriend?: string; returnUrl?: string; occasion?: Occasion } {
  const addFriend = wantedFriend().parse(given['addFriend'])
  const [isNewList, itsOccasion] = newListForm.exec(given['returnUrl'] ?? '') ?? []
  const returnUrl = isNewList ? null : given['returnUrl']
  const occasion = knownOccasion(given['occasion'] ?? itsOccasion)
  return { ...(addFriend && { addFriend }), ...(returnUrl && { returnUrl }), ...(occasion && { occasion }) }
}

/**
 * Returns the state of a refused form. Fills in a suggested list name if none was typed, as the script does while the
 * visitor types their name.
 */
async function refused(
  c: Http,
  { typed, errors: { username, ...errors } }: { typed: TypedValues; errors: FieldErrors },
): Promise<AccountFormState> {
  if (!username) return { typed, errors }
  const suggested = typed['wishlistUrlName']?.trim() ? null : await suggestUsername(c.get('scope'), typedName(typed))
  return suggested
    ? {
        typed: { ...typed, wishlistUrlName: suggested },
        errors: { ...errors, wishlistUrlName: ['create_account.address_suggested'] },
      }
    : { typed, errors: { ...errors, wishlistUrlName: username } }
}

export const joiningPages = new Hono<Env>()
  .get('/account/create', async (c) => {
    const { user } = c.get('scope')
    const wanted = wantedIn(c.req.query())
    if (user?.isAccount) return redirect(c, wanted.occasion ? newListUrl(wanted) : '/')
    const lot = await lotFromQuery(c)
    const email = user?.email ?? lot?.email
    return showForm(c, 200, {
      typed: { ...(email && { email }), ...(lot && { fromLot: lot.lotGuid }), ...wanted },
    })
  })
  .post('/account/create', async (c) => {
    const scope = c.get('scope')
    const form = await readForm(c, createAccountForm)
    if (!form.ok) return showForm(c, 422, await refused(c, form))
    const created = await createAccount(scope, form.value)
    if (!created.ok) {
      const { problem } = created
      if (problem === 'AlreadyLoggedIn') {
        flash(c, { id: createAccountMessages[problem], kind: 'bad' })
        return redirect(c, '/')
      }
      return showForm(c, 422, {
        typed: form.typed,
        errors: { [fieldOf[problem] ?? 'form']: [createAccountMessages[problem]] },
        offersLogin: problem === 'EmailUnavailable',
      })
    }
    switchSession(c, created.value.session, created.value.user)
    const { friend, list } = created.value
    flashOnNextPage(
      c,
      friend ? friendAdded(friend) : { id: 'create_account.done', values: { email: form.value.email } },
    )
    const { returnUrl } = wantedIn(form.typed)
    if (form.value.fromLot) return redirect(c, lotUrl(form.value.fromLot))
    return redirect(c, returnUrl ? safeReturnUrl(c, returnUrl) : `/${(friend ?? list).username}`)
  })
  // Suggests a list name, and checks the e-mail address, while the visitor types.
  .get(suggestionUrl, async (c) => c.json(await suggestUsername(c.get('scope'), typedName(c.req.query()))))
  .get(emailCheckPath, async (c) => {
    const given = parse(email(), c.req.query('email'))
    if (!given.ok) return fragment(c, <FieldNote messages={given.errors['body']} />)
    const isTaken = (await checkEmail(c.get('scope'), given.value)) === 'Unavailable'
    return fragment(
      c,
      isTaken && (
        <FieldNote
          messages={[createAccountMessages.EmailUnavailable]}
          remedy={<LogInInstead href={loginInsteadUrl(wantedIn(c.req.query()), given.value)} />}
        />
      ),
    )
  })
