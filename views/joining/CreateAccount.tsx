import type { FieldErrors } from '#core/input.ts'
import { Choice, Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import { Wreath } from '../layout/Wreath.tsx'
import { AvailabilityNote } from './AvailabilityNote.tsx'

export interface CreateAccountState extends FormState {
  errors?: FieldErrors
  /** an account has this e-mail address: its owner may want to log in instead */
  offersLogin?: boolean
}

const fields = ['wishlistUrlName', 'firstName', 'lastName', 'email', 'password', 'passwordConfirmation']

/** Checks availability while typing; the result replaces the note under the field. */
const checks = (name: string, address: string) =>
  ({
    'hx-get': address,
    'hx-trigger': 'input changed delay:1000ms, change',
    'hx-target': `#${name}-availability`,
    'hx-swap': 'outerHTML',
    'hx-sync': 'this:replace',
  }) as const

export function CreateAccount({ errors, typed, offersLogin = false }: CreateAccountState) {
  const t = useT()
  const { switches, baseUrl } = useView()
  const state = { errors, typed }
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
            after={<AvailabilityNote field="wishlistUrlName" message={null} isGood={false} />}
            {...checks('wishlistUrlName', '/account/create/username')}
            {...state}
          />
          <div className="field-row">
            <Field
              name="firstName"
              label={t('general.first_name')}
              autoComplete="given-name"
              maxLength={50}
              required
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
            name="email"
            type="email"
            label={t('general.email')}
            autoComplete="email"
            maxLength={100}
            required
            after={<AvailabilityNote field="email" message={null} isGood={false} />}
            {...checks('email', '/account/create/email')}
            {...state}
          />
          {offersLogin && (
            <a className="button" href={`/account/login?emailOrUsername=${encodeURIComponent(typed?.['email'] ?? '')}`}>
              {t('create_account.log_in_instead')}
            </a>
          )}
          <Field
            name="password"
            type="password"
            label={t('general.password')}
            hint={t('create_account.password_hint')}
            autoComplete="new-password"
            minLength={8}
            maxLength={128}
            required
            {...state}
          />
          <Field
            name="passwordConfirmation"
            type="password"
            label={t('general.password.confirmation')}
            autoComplete="new-password"
            maxLength={128}
            required
            {...state}
          />
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
          <Rich id="create_account.has_account" tags={{ link: <a href="/account/login" /> }} />
        </p>
      </div>
      <div className="aside">
        <Wreath />
      </div>
    </div>
  )
}
