import type { SeenList } from '../../src/access/index.ts'
import type { VisitorsGift } from '../../src/gift/index.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { Dialog, DialogFoot, inDialog } from '#views/layout/Dialog.tsx'
import { Field, FormErrors, type FormState } from '#views/layout/Field.tsx'
import { forgotPasswordUrl } from '../passwords/urls.ts'
import { Form } from '#views/layout/Form.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { GiftBrief } from '../gift/GiftBrief.tsx'

/**
 * State of the cross-off dialog. It asks a logged-in user for nothing, and others for an e-mail address. If an account
 * has that address, it asks for the password too.
 */
export interface CrossOffStep extends FormState {
  asks: 'nothing' | 'email' | 'password'
  /** idempotency key: submitting twice crosses off once */
  contextId: string
}

interface CrossOffDialogProps {
  list: Pick<SeenList, 'username' | 'firstName' | 'showCrossedOff'>
  gift: VisitorsGift
  step: CrossOffStep
}

export function CrossOffDialog({ list, gift, step }: CrossOffDialogProps) {
  const t = useT()
  const { isFragment } = useView()
  const { asks, contextId, errors, typed } = step
  const action = `/gifts/${gift.publicGuid}/cross-off`
  const closeHref = `/${list.username}#gift-${gift.publicGuid}`
  return (
    <Dialog id="cross-off" title={t('cross_off.title', { name: list.firstName })} closeHref={closeHref}>
      <GiftBrief gift={gift} />
      <Form action={action} htmx={isFragment ? { ...inDialog, 'hx-disable': 'find button[type=submit]' } : undefined}>
        <FormErrors errors={errors} fields={['email', 'password']} />
        <input type="hidden" name="contextId" value={contextId} />
        <input type="hidden" name="isShown" value={String(list.showCrossedOff)} />
        {asks !== 'nothing' && (
          <Field
            name="email"
            type="email"
            label={t('cross_off.email')}
            hint={asks === 'email' ? t('cross_off.email_hint') : undefined}
            autoComplete={asks === 'password' ? 'username' : 'email'}
            inputMode="email"
            required
            autoFocus={asks === 'email'}
            placeholder={t('cross_off.email_example')}
            errors={errors}
            typed={typed}
          />
        )}
        {asks === 'password' && (
          <>
            <input type="hidden" name="step" value="password" />
            <Field
              name="password"
              type="password"
              label={t('general.password')}
              hint={t('cross_off.password_needed')}
              autoComplete="current-password"
              required
              autoFocus
              errors={errors}
            />
            <p className="small">
              <a href={forgotPasswordUrl(typed?.email)}>{t('login.forgot_password')}</a>
            </p>
          </>
        )}
        <Banner kind="ribbon" icon={list.showCrossedOff ? 'eye' : 'eye-off'}>
          {t(list.showCrossedOff ? 'cross_off.shown_to_owner' : 'cross_off.secret', { name: list.firstName })}
        </Banner>
        <DialogFoot {...(asks === 'nothing' && { cancelHref: closeHref })}>
          {asks === 'email' && (
            <a className="button quiet" href={`/account/login?returnUrl=${encodeURIComponent(action)}`}>
              {t('cross_off.have_account')}
            </a>
          )}
          <button className="button primary large" type="submit">
            {t('cross_off.verb')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
