import type { ReactNode } from 'react'
import type { FieldErrors } from '#core/input.ts'
import { Field } from '../layout/Field.tsx'
import { Dialog, inDialog } from '../layout/Dialog.tsx'
import { Form } from '../layout/Form.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import type { TypedText } from '#web/sent-form.ts'
import { UnsavedTexts } from '../errors/TypedTexts.tsx'
import { createAccountUrl } from '../joining/urls.ts'
import { LogInWithPasskey } from '../passkeys/LogInWithPasskey.tsx'
import { forgotPasswordUrl } from '../passwords/urls.ts'
import { Wreath } from '../layout/Wreath.tsx'
import { WrongPasswordDialog } from './WrongPasswordDialog.tsx'

const loginPath = '/account/login'

interface LoginProps {
  returnUrl: string
  errors?: FieldErrors | undefined
  emailOrUsername?: string | undefined
  /** whether the visitor requested a page that requires a login */
  isNeeded?: boolean | undefined
  /** title, explanation and form URL that replace the usual ones */
  title?: string
  explanation?: string
  action?: string
  /** public guid of the list whose owner becomes a friend after the login */
  addFriend?: string | null
  /** texts that the visitor typed into a form whose submission required the login */
  typed?: readonly TypedText[]
  /** whether a login in the header was refused, so that a dialog says why */
  wasInHeader?: boolean
  /** shown to visitors without an account, in place of the link to create an account */
  newHere?: ReactNode
}

/** Renders the login as a page with a picture, or as a dialog over the page that required it. */
export function Login({
  returnUrl,
  errors,
  emailOrUsername,
  isNeeded = false,
  title: givenTitle,
  explanation: given,
  action = loginPath,
  addFriend = null,
  typed = [],
  wasInHeader = false,
  newHere,
}: LoginProps) {
  const t = useT()
  const { isFragment } = useView()
  const withPasskeys = action === loginPath
  const title = givenTitle ?? t('login.title')
  const explanation = given ?? t(addFriend ? 'login.to_add_friend' : isNeeded ? 'login.needed' : 'login.explanation')
  const form = (
    <>
      <Form action={action} htmx={isFragment ? inDialog : undefined}>
        <input type="hidden" name="returnUrl" value={returnUrl} />
        {addFriend && <input type="hidden" name="addFriend" value={addFriend} />}
        <Field
          name="emailOrUsername"
          label={t('general.email_or_username')}
          autoComplete={withPasskeys ? 'username webauthn' : 'username'}
          required
          value={emailOrUsername}
          errors={errors}
          autoFocus={!emailOrUsername}
        />
        <Field
          name="password"
          type="password"
          label={t('general.password')}
          autoComplete="current-password"
          required
          errors={errors}
          autoFocus={Boolean(emailOrUsername)}
        />
        <button className="button primary large wide" type="submit">
          {t('layout.log_in')}
        </button>
      </Form>
      {withPasskeys && <LogInWithPasskey />}
      <p className="small">
        <a href={forgotPasswordUrl(emailOrUsername)} data-passwords-takes="emailOrUsername" data-watch-forms-needed="">
          {t('login.forgot_password')}
        </a>
      </p>
      {newHere ?? (
        <p className="small soft-text">
          <Rich
            id="login.new_here"
            tags={{ link: <a href={createAccountUrl({ addFriend, returnUrl: isNeeded ? returnUrl : null })} /> }}
          />
        </p>
      )}
    </>
  )
  if (isFragment) {
    return (
      <Dialog id="login" title={title} closeHref={returnUrl}>
        <p className="soft-text">{explanation}</p>
        {form}
      </Dialog>
    )
  }
  return (
    <div className="login">
      <div className="stack">
        <div>
          <h1>{title}</h1>
          <p className="soft-text">{explanation}</p>
        </div>
        {form}
        <UnsavedTexts texts={typed} />
      </div>
      {wasInHeader && <WrongPasswordDialog />}
      <div className="aside">
        <Wreath />
      </div>
    </div>
  )
}
