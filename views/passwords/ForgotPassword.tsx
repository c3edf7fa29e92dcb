import { Empty } from '../layout/Empty.tsx'
import { Field, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import { Wreath } from '../layout/Wreath.tsx'
import { forgotPasswordPath } from './urls.ts'

/** Renders the form that asks for an e-mail address or list name and mails a link for a new password. */
export function ForgotPassword({ errors, typed }: FormState) {
  const t = useT()
  return (
    <div className="login">
      <div className="stack">
        <div>
          <h1>{t('forgot_password.title')}</h1>
          <p className="soft-text">{t('forgot_password.explanation')}</p>
        </div>
        <Form action={forgotPasswordPath}>
          <Field
            name="login"
            label={t('general.email_or_username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus
            errors={errors}
            typed={typed}
          />
          <button className="button primary large wide" type="submit">
            {t('forgot_password.button')}
          </button>
        </Form>
        <p className="small soft-text">
          <Rich id="forgot_password.remembered" tags={{ link: <a href="/account/login" /> }} />
        </p>
      </div>
      <div className="aside">
        <Wreath />
      </div>
    </div>
  )
}

/**
 * Renders the page after a link for a new password was mailed.
 * @param login as the visitor typed it, because the page must not reveal the e-mail address of a list's owner
 */
export function ResetMailed({ login }: { login: string }) {
  const t = useT()
  const { isApp } = useView()
  return (
    <Empty
      level={1}
      spot="letter"
      title={t('forgot_password.mailed.title')}
      action={
        isApp && (
          <a className="button primary" href="/account/login">
            {t('forgot_password.to_login')}
          </a>
        )
      }
    >
      {t(login.includes('@') ? 'forgot_password.mailed.address' : 'forgot_password.mailed.list', { login })}
    </Empty>
  )
}
