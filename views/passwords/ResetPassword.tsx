import { fullNameOf } from '#core/names.ts'
import type { OwnPasskey } from '../../src/passkeys/own-passkeys.ts'
import { NewPassword } from '../accounts/NewPassword.tsx'
import { Empty } from '../layout/Empty.tsx'
import { Choice, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT, useView } from '../layout/view.tsx'
import { Wreath } from '../layout/Wreath.tsx'
import { forgotPasswordUrl } from './urls.ts'

interface ResetPasswordProps extends FormState {
  action: string
  person: { email: string; firstName: string; lastName: string }
  /** passkeys that the user may keep */
  passkeys: readonly OwnPasskey[]
}

/** Renders the form for a new password. The link in a mail opens this form by its code. */
export function ResetPassword({ action, person, passkeys, errors, typed }: ResetPasswordProps) {
  const t = useT()
  const { texts } = useView()
  const wordsOf = ({ name, createdOn }: OwnPasskey) => `${name} (${texts.date(createdOn)})`
  return (
    <div className="login">
      <div className="stack">
        <div>
          <h1>{t('reset_password.title')}</h1>
          <p className="soft-text">
            {t('reset_password.explanation', { name: fullNameOf(person), email: person.email })}
          </p>
        </div>
        <FormErrors errors={errors} fields={['password', 'passwordConfirmation']} />
        <Form action={action}>
          {/* Tells password managers the e-mail address. The server doesn't read it. */}
          <input type="text" name="username" autoComplete="username" defaultValue={person.email} readOnly hidden />
          <NewPassword errors={errors} label={t('reset_password.password')} />
          {passkeys.length > 0 && (
            <Choice
              name="keepPasskeys"
              label={t('reset_password.keep_passkeys', { count: passkeys.length })}
              hint={t('reset_password.keep_passkeys.hint', { names: passkeys.map(wordsOf).join(', ') })}
              typed={typed}
            />
          )}
          <button className="button primary large wide" type="submit">
            {t('reset_password.button')}
          </button>
        </Form>
        <p className="small soft-text">{t('reset_password.ends_sessions')}</p>
      </div>
      <div className="aside">
        <Wreath />
      </div>
    </div>
  )
}

/**
 * Renders the page for a code that doesn't work.
 * @param expiredFor e-mail address that an expired code was for; null if the code is unknown
 */
export function NoResetCode({ expiredFor }: { expiredFor: string | null }) {
  const t = useT()
  return (
    <Empty
      level={1}
      spot="lost-parcel"
      title={t(expiredFor ? 'reset_password.expired.title' : 'reset_password.unknown.title')}
      action={
        <a className="button primary large" href={forgotPasswordUrl(expiredFor ?? undefined)}>
          {t('reset_password.ask_again')}
        </a>
      }
    >
      {t(expiredFor ? 'reset_password.expired' : 'reset_password.unknown')}
    </Empty>
  )
}
