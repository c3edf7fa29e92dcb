import { displayAddress, listAddress, qrAddress } from '#views/sharing/addresses.ts'
import { QrCode } from '#views/sharing/QrCode.tsx'
import { useView } from '#views/layout/view.tsx'

/** Printed only: leads from paper back to the live list. */
export function PrintFoot({ username }: { username: string }) {
  const { texts, baseUrl } = useView()
  const shown = displayAddress(listAddress(baseUrl, username))
  return (
    <div className="print-foot">
      <QrCode address={qrAddress(baseUrl, username)} label={texts.t('share_qr.label', { address: shown })} />
      <p>{shown}</p>
    </div>
  )
}
