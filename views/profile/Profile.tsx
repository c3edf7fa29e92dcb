import type { ReactNode } from 'react'
import type { CurrentUser } from '#core/scope.ts'
import { MailChoices, type ChosenMails } from '../accounts/MailChoices.tsx'
import { NewPassword } from '../accounts/NewPassword.tsx'
import { RefusedEmailWarning } from '../accounts/RefusedEmailWarning.tsx'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { NameFields } from '../layout/NameFields.tsx'
import { useT } from '../layout/view.tsx'
import { forgotPasswordUrl } from '../passwords/urls.ts'
import { ownEmailCheckPath, profileUrl } from './urls.ts'
import { EmailForms, EmailState } from './EmailState.tsx'
import { Part } from './Part.tsx'
import { ProfileIndex } from './ProfileIndex.tsx'

const fields = [
  'firstName',
  'lastName',
  'email',
  'password',
  'passwordConfirmation',
  'currentPassword',
  'overviewEmailFrequency',
]

interface ProfileProps extends FormState {
  user: CurrentUser
  mails: ChosenMails
  /** whether a mail server has refused the e-mail address as a recipient */
  isRefused: boolean
  /** further parts, each with its own form */
  children: ReactNode
}

/** Renders the user's details in one form, followed by the other parts of the profile. */
export function Profile({ user, mails, isRefused, errors, typed, children }: ProfileProps) {
  const t = useT()
  const state = { errors, typed }
  const isPasswordRefused = Boolean(errors?.['password'] ?? errors?.['passwordConfirmation'])
  return (
    <div className="profile">
      <div className="page-head">
        <div>
          <h1>{t('profile.title')}</h1>
          {!user.isAccount && <p>{t('profile.guest')}</p>}
        </div>
      </div>
      {isRefused && <RefusedEmailWarning email={user.email} />}
      <ProfileIndex isAccount={user.isAccount} />
      <Form action={profileUrl} className="profile-form">
        <input type="hidden" name="userPrivateGuid" value={user.privateGuid} />
        <FormErrors errors={errors} fields={fields} />
        <Part id="name" title={t('profile.name')} hint={user.isAccount ? t('profile.name.hint') : undefined}>
          <NameFields of={user} {...state} />
        </Part>
        <Part id="login" title={t('profile.login')} hint={t('profile.login.hint')}>
          <Field
            name="email"
            type="email"
            label={t('general.email')}
            value={user.email}
            hint={t(user.isProven ? 'profile.email.hint' : 'profile.email.unproven')}
            autoComplete="email"
            required
            check={ownEmailCheckPath}
            {...state}
          />
          <EmailState user={user} />
          <details open={!user.isAccount || isPasswordRefused}>
            <summary className="button">
              <Icon name="lock" />
              {t(user.isAccount ? 'profile.password.change' : 'profile.password.choose')}
            </summary>
            <div className="details-body">
              <NewPassword
                isOptional
                errors={errors}
                label={t(user.isAccount ? 'profile.password.new' : 'general.password')}
              />
              <p className="small soft-text">
                {t(user.isAccount ? 'profile.password.ends_others' : 'profile.password.makes_account')}
              </p>
            </div>
          </details>
          {user.isAccount && (
            <Field
              name="currentPassword"
              type="password"
              label={t('profile.current_password')}
              hint={t('profile.current_password.hint')}
              autoComplete="current-password"
              {...state}
            />
          )}
          {user.isAccount && (
            <p className="small">
              <a href={forgotPasswordUrl(user.email)}>{t('login.forgot_password')}</a>
            </p>
          )}
        </Part>
        <Part id="mails" title={t('layout.mails')} hint={t('profile.mails.hint')}>
          <MailChoices settings={mails} {...state} />
        </Part>
        <div className="part save">
          <div className="part-body">
            <div className="actions">
              <button className="button primary large" type="submit">
                {t('profile.save')}
              </button>
            </div>
          </div>
        </div>
      </Form>
      <EmailForms user={user} />
      {children}
    </div>
  )
}
