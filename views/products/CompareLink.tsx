import { opensDialog } from '#views/layout/Dialog.tsx'
import { useView } from '#views/layout/view.tsx'
import { offersUrl } from './urls.ts'

/**
 * Renders a link to other shops' prices. The link's URL names neither gift nor list, so that comparing doesn't show
 * which gift the visitor looks at. The script replaces the link with the shops' offers (src/client/offers.ts).
 */
export function CompareLink({ gtin }: { gtin: string }) {
  const { texts, switches } = useView()
  if (!switches.priceComparison) return null
  return (
    <a className="compare" data-offers-ean={gtin} {...opensDialog(offersUrl(gtin))}>
      {texts.t('product.compare')}
    </a>
  )
}
