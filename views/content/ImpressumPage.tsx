import { contactUrl } from '../contact/urls.ts'
import { useT, useView } from '../layout/view.tsx'

/** Renders the legal notice about the operator, as far as it is configured. */
export function ImpressumPage() {
  const t = useT()
  const { operator, texts, baseUrl } = useView()
  const { name, address, representatives, register, vat, email, phone } = operator
  return (
    <article className="document">
      <h1>{t('impressum.title')}</h1>
      <p className="lead">{t('impressum.lead', { brand: texts.edition.brand, host: new URL(baseUrl).host })}</p>
      <dl className="imprint">
        <div>
          <dt>{t('impressum.operator')}</dt>
          <dd>
            {[name, ...(address?.split('|') ?? [])].map((line) => (
              <span key={line}>{line.trim()}</span>
            ))}
          </dd>
        </div>
        {representatives && (
          <div>
            <dt>{t('impressum.representatives')}</dt>
            <dd>{representatives}</dd>
          </div>
        )}
        <div>
          <dt>{t('impressum.contact')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
            {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
            <a href={contactUrl}>{t('impressum.form')}</a>
          </dd>
        </div>
        {register && (
          <div>
            <dt>{t('impressum.register')}</dt>
            <dd>{register}</dd>
          </div>
        )}
        {vat && (
          <div>
            <dt>{t('impressum.vat')}</dt>
            <dd>{vat}</dd>
          </div>
        )}
      </dl>
    </article>
  )
}
