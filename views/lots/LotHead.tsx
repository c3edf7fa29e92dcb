import { artUrl } from '#core/art.ts'
import { brandArt } from '#core/editions.ts'
import { useView } from '../layout/view.tsx'

/**
 * Renders the head elements of a page whose URL is secret, such as a lot's: the browser sends no referrer.
 * @param title words that messengers show for a link to the page; without it they show only the brand
 */
export function LotHead({ title }: { title?: string }) {
  const { texts, baseUrl } = useView()
  const { t, edition } = texts
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <meta name="description" content={t('layout.description')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={edition.brand} />
      <meta property="og:locale" content={edition.locale.replace('-', '_')} />
      <meta property="og:title" content={title ?? edition.brand} />
      <meta property="og:description" content={t('layout.description')} />
      <meta property="og:image" content={`${baseUrl}${artUrl(brandArt(edition).icon512)}`} />
      <meta property="og:image:width" content="512" />
      <meta property="og:image:height" content="512" />
      <meta name="twitter:card" content="summary" />
    </>
  )
}
