import type { RecoveryLink as State } from '../../src/profile/recovery-link.ts'
import { NewPassword } from '../accounts/NewPassword.tsx'
import { Empty } from '../layout/Empty.tsx'
import { FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'
import { accountRecoveryUrl } from './urls.ts'

interface AccountRecoveryProps extends Pick<FormState, 'errors'> {
  state: State
  token: string
}

/**
 * Renders the page of a recovery link, which is mailed to an account's former e-mail address. Nothing happens before
 * the button is pressed.
 */
export function AccountRecovery({ state, token, errors }: AccountRecoveryProps) {
  const t = useT()
  if (state.is !== 'open')
    return (
      <Empty
        level={1}
        spot="nothing-found"
        title={t('way_back.gone_title')}
        action={
          <a className="button primary" href="/account/login">
            {t('layout.log_in')}
          </a>
        }
      >
        {t(`way_back.${state.is}`, { address: state.old })}
      </Empty>
    )
  return (
    <div className="stack">
      <div className="page-head">
        <div>
          <h1>{t('way_back.title')}</h1>
          <p>{t('way_back.body', { old: state.old, now: state.now })}</p>
        </div>
      </div>
      <FormErrors errors={errors} fields={['password', 'passwordConfirmation']} />
      <Form action={accountRecoveryUrl}>
        <input type="hidden" name="change" value={token} />
        <NewPassword errors={errors} label={t('profile.password.new')} />
        <div className="actions">
          <button className="button primary large" type="submit">
            {t('way_back.button')}
          </button>
        </div>
      </Form>
      <p className="small soft-text">{t('way_back.afterwards')}</p>
    </div>
  )
}
