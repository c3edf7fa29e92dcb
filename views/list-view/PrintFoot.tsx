import { displayUrl, sharedListUrl, qrUrl } from '#views/sharing/urls.ts'
import { QrCode } from '#views/layout/QrCode.tsx'
import { useView } from '#views/layout/view.tsx'

/** Renders a foot that only prints show, with a QR code and URL that lead to the current list. */
export function PrintFoot({ username }: { username: string }) {
  const { texts, baseUrl } = useView()
  const shown = displayUrl(sharedListUrl(baseUrl, username))
  return (
    <div className="print-foot">
      <QrCode address={qrUrl(baseUrl, username)} label={texts.t('share_qr.label', { address: shown })} />
      <p>{shown}</p>
    </div>
  )
}
