import type { ReactNode } from 'react'
import type { FieldErrors } from '#core/input.ts'
import { NewPassword } from '../accounts/NewPassword.tsx'
import { Words } from '../content/Blocks.tsx'
import { Choice, Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { NameFields } from '../layout/NameFields.tsx'
import { useT, useView } from '../layout/view.tsx'
import { Wreath } from '../layout/Wreath.tsx'

export interface AccountFormState extends FormState {
  errors?: FieldErrors
  /** whether to offer the login, because an account has this e-mail address already */
  offersLogin?: boolean
}

interface AccountFormProps extends AccountFormState {
  title: string
  explanation: string
  action: string
  button: string
  /** text with a link to the login, for visitors who have an account */
  hasAccount: ReactNode
  /** returns the URL of the login, with the typed e-mail address filled in */
  loginAddress: (email?: string) => string
  /** URL of the e-mail field's check while typing, see `Field` */
  checkEmail?: string
  /** names of the fields in `children`, which show their own errors */
  ownFields?: readonly string[]
  /** fields between the name and the e-mail address */
  children?: ReactNode
}

const fields = ['firstName', 'lastName', 'email', 'password', 'passwordConfirmation']

export const LogInInstead = ({ href }: { href: string }) => <a href={href}>{useT()('create_account.log_in_instead')}</a>

export function AccountForm(props: AccountFormProps) {
  const t = useT()
  const { switches } = useView()
  const { errors, typed, ownFields = [] } = props
  const state = { errors, typed }
  return (
    <div className="login">
      <div className="stack">
        <div>
          <h1>{props.title}</h1>
          <p className="soft-text">{props.explanation}</p>
        </div>
        <FormErrors errors={errors} fields={[...fields, ...ownFields]} />
        <Form action={props.action}>
          <NameFields autoFocus {...state} />
          {props.children}
          <Field
            name="email"
            type="email"
            label={t('general.email')}
            autoComplete="email"
            required
            check={props.checkEmail}
            remedy={props.offersLogin && <LogInInstead href={props.loginAddress(typed?.['email'])} />}
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
            {props.button}
          </button>
          {(switches.terms || switches.privacy) && (
            <p className="small soft-text">
              {switches.terms && <Words id="create_account.terms" />}{' '}
              {switches.privacy && <Words id="create_account.privacy" />}
            </p>
          )}
        </Form>
        <p className="small soft-text">{props.hasAccount}</p>
      </div>
      <div className="aside">
        <Wreath />
      </div>
    </div>
  )
}
