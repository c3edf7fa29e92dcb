import type { MessageId } from '#core/i18n.ts'
import type { Price } from '../../src/gift/index.ts'
import { linkOf } from '../../src/gift/index.ts'
import { Choice } from '#views/layout/Field.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'
import { GiftPicture } from '../gift/GiftPicture.tsx'
import { GiftWords } from '../gift/GiftWords.tsx'

/** Details of a gift's source: from a link's page, from a product of the catalogue, or as stored with a gift. */
export interface GiftSourceSeen {
  /** public guid of an existing gift, which determines its drawing */
  publicGuid?: string
  title: string
  url: string | null
  price: Price | null
  /** hash of our copy of the picture */
  imageHash: string | null
  /** URL of a picture that we have no copy of yet */
  pictureUrl?: string | null
  productId: number | null
  /** true if we failed to store the page's picture */
  isPictureNotStored?: boolean
}

/**
 * Class of the element in a gift's form that previews the form's link or product. The scripts fill it while the user
 * types.
 */
export const sourcePreview = 'source-preview'

/**
 * Renders a preview of a link or product. The scripts copy the preview's data attributes into the form's fields. For a
 * product, the form sends the product's id in place of a link.
 */
export function SourcePreview({ source, isFound = true }: { source: GiftSourceSeen; isFound?: boolean }) {
  const t = useT()
  const { publicGuid = '0', title, url, price, imageHash, pictureUrl, productId, isPictureNotStored = false } = source
  const gift = { publicGuid, description: title, url, price, imageHash, productId }
  return (
    <div className="preview" data-links-title={title} data-links-url={productId === null ? (url ?? undefined) : ''}>
      <div className="gift-brief">
        {pictureUrl && !imageHash ? (
          <div className="gift-picture">
            <img src={pictureUrl} alt="" />
          </div>
        ) : (
          <GiftPicture gift={gift} lazy={false} size="brief" />
        )}
        <GiftWords gift={gift} as="p">
          {isFound && (
            <span className="chip good">
              <Icon name="check" />
              {t('gift.link_found')}
            </span>
          )}
        </GiftWords>
      </div>
      {isPictureNotStored && <p className="hint">{t('gift.link_picture_not_stored')}</p>}
      {productId !== null && (
        <Choice name="productId" value={String(productId)} label={t('gift.keep_product')} checked />
      )}
    </div>
  )
}

/**
 * Renders the note about a page that yielded nothing.
 * @param url value for the form's link field
 * @param name words found in the URL, as a suggested name
 * @param says message with the reason
 */
export const SilentSource = ({ url, name, says }: { url: string; name: string; says: MessageId }) => (
  <p className="hint" data-links-url={url} data-links-name={name}>
    {useT()(says, { shop: linkOf(url).uriDisplayText! })}
  </p>
)
