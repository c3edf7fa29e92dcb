import type { FieldErrors } from '#core/input.ts'
import { NewPassword } from '../accounts/NewPassword.tsx'
import { nameCheckAddress } from '../lists/addresses.ts'
import { Choice, Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import { Wreath } from '../layout/Wreath.tsx'
import { emailCheckAddress, loginInsteadAddress, suggestionAddress } from './addresses.ts'

export interface CreateAccountState extends FormState {
  errors?: FieldErrors
  /** an account has this e-mail address: its owner may want to log in instead */
  offersLogin?: boolean
}

const fields = ['firstName', 'lastName', 'wishlistUrlName', 'email', 'password', 'passwordConfirmation']

/** For who has an account already. */
export const LogInInstead = ({ email, addFriend }: { email: string; addFriend: string | null }) => (
  <a href={loginInsteadAddress(addFriend, email)}>{useT()('create_account.log_in_instead')}</a>
)

export function CreateAccount({ errors, typed, offersLogin = false }: CreateAccountState) {
  const t = useT()
  const { switches, baseUrl } = useView()
  const state = { errors, typed }
  const addFriend = typed?.['addFriend'] ?? null
  return (
    <div className="login">
      <div className="stack">
        <div>
          <h1>{t('create_account.title')}</h1>
          <p className="soft-text">{t('create_account.explanation')}</p>
        </div>
        <FormErrors errors={errors} fields={fields} />
        <Form action="/account/create">
          {typed?.['fromLot'] && <input type="hidden" name="fromLot" value={typed['fromLot']} />}
          {addFriend && <input type="hidden" name="addFriend" value={addFriend} />}
          <div className="field-row">
            <Field
              name="firstName"
              label={t('general.first_name')}
              autoComplete="given-name"
              maxLength={50}
              required
              autoFocus
              {...state}
            />
            <Field
              name="lastName"
              label={t('general.last_name')}
              autoComplete="family-name"
              maxLength={100}
              required
              {...state}
            />
          </div>
          <Field
            name="wishlistUrlName"
            label={t('create_account.address')}
            hint={t('create_account.address_hint', {
              address: `${new URL(baseUrl).host}/${t('create_account.address_example')}`,
            })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            required
            check={nameCheckAddress}
            data-suggested-by={suggestionAddress}
            {...state}
          />
          <Field
            name="email"
            type="email"
            label={t('general.email')}
            autoComplete="email"
            maxLength={100}
            required
            check={emailCheckAddress(addFriend)}
            remedy={offersLogin && <LogInInstead email={typed?.['email'] ?? ''} addFriend={addFriend} />}
            {...state}
          />
          <NewPassword errors={errors} />
          {switches.reminderMails && (
            <Choice
              name="receiveMailing"
              label={t('create_account.receive_mailing')}
              hint={t('create_account.receive_mailing_hint')}
              typed={typed}
            />
          )}
          <button className="button primary large wide" type="submit">
            {t('create_account.button')}
          </button>
        </Form>
        <p className="small soft-text">
          <Rich id="create_account.has_account" tags={{ link: <a href={loginInsteadAddress(addFriend)} /> }} />
        </p>
      </div>
      <div className="aside">
        <Wreath />
      </div>
    </div>
  )
}
