import { Banner } from '../layout/Banner.tsx'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT, useView } from '../layout/view.tsx'
import { lostLotsUrl } from './urls.ts'

export interface LostLotsProps extends FormState {
  /** whether the visitor just requested the lots of the typed e-mail address */
  isSent?: boolean
}

/**
 * Renders the form that mails the lots of an e-mail address again. It doesn't reveal whether the address has any lots.
 */
export function LostLots({ errors, typed, isSent = false }: LostLotsProps) {
  const t = useT()
  const { user } = useView()
  return (
    <Form
      action={lostLotsUrl}
      id="lost-lot-form"
      htmx={{ 'hx-target': 'this', 'hx-swap': 'outerHTML', 'hx-disable': 'find button[type=submit]' }}
    >
      <FormErrors errors={errors} fields={['email']} />
      {isSent && (
        <div tabIndex={-1} data-requests-focus="">
          <Banner kind="good" icon="mail">
            {t('loting.lost.sent', { email: typed?.['email'] ?? '' })}
          </Banner>
        </div>
      )}
      <p className="soft-text">{t('loting.lost.explanation')}</p>
      <Field
        name="email"
        id="lost-lot-email"
        type="email"
        label={t('loting.lost.email')}
        value={user?.email}
        autoComplete="email"
        inputMode="email"
        required
        errors={errors}
        typed={typed}
      />
      <div className="actions">
        <button className="button soft" type="submit">
          {t('loting.lost.button')}
        </button>
      </div>
    </Form>
  )
}

/** Renders the form for lost lots as a page, for visitors who are logged out or have no draws. */
export function LostLotsPage(state: LostLotsProps) {
  const t = useT()
  return (
    <>
      <div className="page-head">
        <h1>{t('loting.lost.title')}</h1>
      </div>
      <LostLots {...state} />
    </>
  )
}
