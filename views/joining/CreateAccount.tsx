import type { FieldErrors } from '#core/input.ts'
import { NewPassword } from '../accounts/NewPassword.tsx'
import { nameCheckAddress } from '../lists/addresses.ts'
import { Choice, Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import { Wreath } from '../layout/Wreath.tsx'
import { AddressField, LogInInstead, NameFields } from './AccountFields.tsx'
import { emailCheckAddress, loginInsteadAddress, suggestionAddress } from './addresses.ts'

export interface CreateAccountState extends FormState {
  errors?: FieldErrors
  /** an account has this e-mail address: its owner may want to log in instead */
  offersLogin?: boolean
}

const fields = ['firstName', 'lastName', 'wishlistUrlName', 'email', 'password', 'passwordConfirmation']

export const LogInByEmail = ({ email, addFriend }: { email: string; addFriend: string | null }) => (
  <LogInInstead href={loginInsteadAddress(addFriend, email)} />
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
          <NameFields {...state} />
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
          <AddressField
            {...state}
            check={emailCheckAddress(addFriend)}
            remedy={offersLogin && <LogInByEmail email={typed?.['email'] ?? ''} addFriend={addFriend} />}
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
