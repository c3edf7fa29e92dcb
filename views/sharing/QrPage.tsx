import { Icon } from '#views/layout/Icon.tsx'
import { useView } from '#views/layout/view.tsx'
import { displayUrl, sharedListUrl, qrUrl, sharedTitle, type SharedList } from './urls.ts'
import { QrCode } from '#views/layout/QrCode.tsx'

/** Renders a page with the list's QR code, to show on a table or print in an invitation. */
export function QrPage({ list }: { list: SharedList }) {
  const { texts, baseUrl } = useView()
  const { t } = texts
  const shown = displayUrl(sharedListUrl(baseUrl, list.username))
  return (
    <div className="stack" style={{ justifyItems: 'center', textAlign: 'center' }}>
      <h1>{sharedTitle(texts, list)}</h1>
      <QrCode
        address={qrUrl(baseUrl, list.username)}
        label={t('share_qr.label', { address: shown })}
        style={{ inlineSize: 'min(100%, 22rem)', borderRadius: 'var(--r-m)' }}
      />
      <p className="lead">
        <a href={`/${list.username}`}>{shown}</a>
      </p>
      <p>{t('share_qr.explanation')}</p>
      <p className="action-bar">
        <button className="button primary with-script" type="button" data-sharing-print="">
          <Icon name="print" />
          {t('share_qr.print')}
        </button>
        <a className="button soft" href={`/${list.username}`}>
          <Icon name="back" />
          {t('share_qr.to_list')}
        </a>
      </p>
    </div>
  )
}
