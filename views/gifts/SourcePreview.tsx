import type { Price } from '../../src/gift/index.ts'
import { Choice } from '#views/layout/Field.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'
import { GiftPicture } from '../gift/GiftPicture.tsx'
import { GiftWords } from '../gift/GiftWords.tsx'

/** What a link's page says, a product of the catalogue, or what a gift has of either. */
export interface GiftSourceSeen {
  /** of a gift that is there, which has its own drawing */
  publicGuid?: string
  title: string
  url: string | null
  price: Price | null
  /** our copy of the picture */
  imageHash: string | null
  /** address of a picture of which we have no copy yet */
  pictureUrl?: string | null
  productId: number | null
  /** whether our store could not write the page's picture */
  isPictureNotStored?: boolean
}

/** Where the form shows what its link or product is; the scripts fill it while one types. */
export const sourcePreview = 'source-preview'

/** The scripts put what the attributes say into the form's fields. A product is sent with the form, in the place of a link. */
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

/** Of a page that cannot be read, or says nothing. @param url as the form keeps it @param name of the words in it */
export const SilentSource = ({ url, name }: { url: string; name: string }) => (
  <p className="hint" data-links-url={url} data-links-name={name}>
    {useT()('gift.link_silent')}
  </p>
)
