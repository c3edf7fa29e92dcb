import type { LotView } from '../../src/lots/lot-for.ts'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { QrCode } from '../layout/QrCode.tsx'
import { CopyField } from '../layout/ShareWays.tsx'
import { useView } from '../layout/view.tsx'
import { keepLotUrl, lotUrl } from './urls.ts'

/**
 * Renders the ways to find a lot again after its envelope was opened, which opens only once: the link to copy, a mail to
 * the participant's own address, and a QR code for another device.
 */
export function KeepLot({ lot, errors, typed }: FormState & { lot: LotView }) {
  const { texts, baseUrl } = useView()
  const { t } = texts
  const url = `${baseUrl}${lotUrl(lot.lotGuid)}`
  return (
    <section className="panel stack keep-lot" id="keep-lot" aria-labelledby="keep-lot-title">
      <h2 id="keep-lot-title">{t('lot.keep.title')}</h2>
      <p>{t('lot.keep.body')}</p>
      <CopyField id="lot-link" label={t('lot.keep.link')} url={url} hint={t('lot.keep.link_hint')} />
      <Form action={keepLotUrl(lot.lotGuid)} className="form">
        <FormErrors errors={errors} fields={['email']} />
        <Field
          name="email"
          id="keep-email"
          type="email"
          label={t('lot.keep.email')}
          hint={t('lot.keep.email_hint')}
          autoComplete="email"
          inputMode="email"
          required
          errors={errors}
          typed={typed}
        />
        <div className="actions">
          <button className="button soft" type="submit">
            <Icon name="mail" />
            {t('lot.keep.send')}
          </button>
        </div>
      </Form>
      <details>
        <summary>
          {t('lot.keep.qr')}
          <Icon name="chevron-down" />
        </summary>
        <QrCode address={url} label={t('lot.keep.qr_label')} isSecret style={{ inlineSize: 'min(100%, 14rem)' }} />
      </details>
    </section>
  )
}
