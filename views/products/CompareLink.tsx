import { opensDialog } from '#views/layout/Dialog.tsx'
import { useView } from '#views/layout/view.tsx'
import { offersAddress } from './addresses.ts'

/** Names no gift and no list: who compares leaves no trace. The scripts put the shops in its place (src/client/offers.ts). */
export function CompareLink({ gtin }: { gtin: string }) {
  const { texts, switches } = useView()
  if (!switches.priceComparison) return null
  return (
    <a className="compare" data-offers-ean={gtin} {...opensDialog(offersAddress(gtin))}>
      {texts.t('product.compare')}
    </a>
  )
}
