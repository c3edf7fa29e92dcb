import { fullNameOf } from '#core/names.ts'
import { artUrl } from '#core/art.ts'
import { brandArt } from '#core/editions.ts'
import { useView } from '#views/layout/view.tsx'
import type { SeenList } from '../../src/access/index.ts'
import { previewImageUrl } from '../../src/lists/index.ts'

const maxDescriptionLength = 200

/** Shortens a text to whole words. */
function shortened(text: string): string {
  if (text.length <= maxDescriptionLength) return text
  const cut = text.slice(0, maxDescriptionLength)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}

/**
 * Renders the previews for messengers and search engines: text and picture of a public list, and only the brand for any
 * other list. The result must depend neither on the visitor nor on cross-offs.
 */
export function ListHead({ list }: { list?: SeenList }) {
  const { texts, baseUrl } = useView()
  const { t, edition } = texts
  const shown = list?.accessType === 'PUBLIC' ? list : null
  const name = shown && fullNameOf(shown)
  const title = shown ? (shown.title ?? t('list.of', { name: name! })) : edition.brand
  const description = shown
    ? shortened((shown.description ?? t('listview.og.description', { name: name! })).replace(/\s+/g, ' '))
    : t('layout.description')
  const picture = shown ? previewImageUrl(shown) : artUrl(brandArt(edition).icon512)
  const side = shown ? '500' : '512'
  return (
    <>
      <meta name="description" content={description} />
      {shown && <link rel="canonical" href={`${baseUrl}/${shown.username}`} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={edition.brand} />
      <meta property="og:locale" content={edition.locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {shown && <meta property="og:url" content={`${baseUrl}/${shown.username}`} />}
      <meta property="og:image" content={`${baseUrl}${picture}`} />
      <meta property="og:image:width" content={side} />
      <meta property="og:image:height" content={side} />
      <meta name="twitter:card" content="summary" />
    </>
  )
}
