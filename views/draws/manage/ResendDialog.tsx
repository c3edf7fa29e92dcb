import type { ParticipantView } from '../../../src/draws/draw-for.ts'
import { Dialog, DialogFoot, inDialog } from '../../layout/Dialog.tsx'
import { Field, FormErrors, type FormState } from '../../layout/Field.tsx'
import { Form } from '../../layout/Form.tsx'
import { useT, useView } from '../../layout/view.tsx'
import { drawUrl, resendLotUrl } from '../urls.ts'

interface ResendProps extends FormState {
  drawGuid: string
  participant: ParticipantView
}

/**
 * Renders the dialog that sends a lot again, to another e-mail address if the first was wrong. The organizer's own
 * address can't be changed, and a friend's address is not shown.
 */
export function ResendDialog({ drawGuid, participant, errors, typed }: ResendProps) {
  const t = useT()
  const { isFragment } = useView()
  const { publicGuid, name, email, mail, hasFixedAddress } = participant
  const action = resendLotUrl(drawGuid, publicGuid)
  const closeHref = drawUrl(drawGuid)
  return (
    <Dialog id="resend-lot" title={t('loting.resend.title', { name })} closeHref={closeHref}>
      <Form
        action={action}
        htmx={isFragment ? { ...inDialog, 'hx-disable': 'find button[type=submit]' } : undefined}
        data-requests-no-connection={t('loting.resend.failure_no_connection')}
      >
        <FormErrors errors={errors} fields={['email']} />
        {mail === 'unwanted' && <p>{t('loting.resend.unwanted', { name })}</p>}
        {email === null && hasFixedAddress ? (
          <p>{t('loting.resend.friend', { name })}</p>
        ) : (
          <Field
            name="email"
            type="email"
            label={t('loting.resend.email', { name })}
            hint={t(hasFixedAddress ? 'loting.resend.own_address' : 'loting.resend.explanation', { name })}
            value={email}
            readOnly={hasFixedAddress}
            autoComplete="off"
            inputMode="email"
            required
            errors={errors}
            typed={hasFixedAddress ? undefined : typed}
          />
        )}
        <DialogFoot cancelHref={closeHref}>
          <button className="button primary" type="submit">
            {t('loting.resend.button')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
