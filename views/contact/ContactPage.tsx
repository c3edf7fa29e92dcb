import { faqUrl } from '../content/urls.ts'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import { contactUrl } from './urls.ts'

const inPlace = { 'hx-target': '#contact', 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' } as const

/**
 * Renders the contact form.
 * @param contextId idempotency key: sending the form twice mails one message
 */
export function ContactForm({ contextId, errors, typed }: FormState & { contextId: string }) {
  const t = useT()
  const { user, operator } = useView()
  const state = { errors, typed }
  return (
    <div id="contact">
      <div className="page-head">
        <div>
          <h1>{t('contact.title')}</h1>
          <p>
            <Rich id="contact.explanation" tags={{ faq: <a href={faqUrl} /> }} />
          </p>
        </div>
      </div>
      <Form action={contactUrl} htmx={inPlace} draft={{ typed }}>
        <input type="hidden" name="contextId" value={contextId} />
        <FormErrors errors={errors} fields={['email', 'subject', 'message']} />
        <Field
          name="email"
          type="email"
          label={t('contact.email')}
          value={user?.email}
          hint={t(user ? 'contact.email.locked' : 'contact.email.hint')}
          autoComplete="email"
          disabled={user !== null}
          required
          errors={errors}
          typed={user ? undefined : typed}
        />
        <Field name="subject" label={t('general.subject')} autoComplete="off" required {...state} />
        <Field name="message" type="textarea" label={t('contact.message')} rows={8} required {...state} />
        <div className="actions">
          <button className="button primary large" type="submit">
            <Icon name="mail" />
            {t('contact.send')}
          </button>
        </div>
      </Form>
      <section className="panel other-ways" aria-labelledby="other-ways">
        <h2 id="other-ways">{t('contact.other')}</h2>
        <ul className="ways">
          <li>
            <a href={`mailto:${operator.email}`}>
              <Icon name="mail" />
              {operator.email}
            </a>
          </li>
          {operator.whatsapp && (
            <li>
              <a href={`https://wa.me/${operator.whatsapp}`} target="_blank" rel="noreferrer">
                <Icon name="message" />
                {t('contact.whatsapp')}
              </a>
            </li>
          )}
        </ul>
      </section>
    </div>
  )
}

export function MessageSent({ email }: { email: string }) {
  const t = useT()
  return (
    <div id="contact" className="stack">
      <h1 tabIndex={-1} data-requests-focus="">
        {t('general.message.sent')}
      </h1>
      <p>{t('contact.sent', { email })}</p>
      <div className="actions">
        <a className="button primary" href="/">
          {t('layout.to_home')}
        </a>
      </div>
    </div>
  )
}
