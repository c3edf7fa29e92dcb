import type { Price } from '../../src/gift/index.ts'
import { linkOf, priceAsTyped } from '../../src/gift/index.ts'
import { Field, type FormState } from '#views/layout/Field.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { useT, useView } from '#views/layout/view.tsx'

const shownId = 'price-shown'
const hintId = 'price-hint'

interface PriceFieldProps extends FormState {
  /** price that the field shows when the form opens */
  price: Pick<Price, 'cents' | 'currency'> | null
  /** whether the owner typed the price; it then stays until the owner types another */
  isOwn?: boolean
  /** URL of a page that shows prices, but none that is surely the product's */
  unsureAt?: string | null | undefined
  /** id of the field; the form may be one of several on a page, and has an id of its own then */
  id?: string
}

/**
 * Renders the text that the price's field shows as long as nobody types in it. The form sends it along, because an
 * untouched field leaves the price to the link's page. src/client/links.ts copies it into the field.
 */
const PriceShown = ({ id, text }: { id: string; text: string }) => (
  <input type="hidden" id={id} name="shownPrice" value={text} />
)

/** Says that the page shows several prices, and leads the owner there. */
function UnsurePrice({ url }: { url: string }) {
  const t = useT()
  return (
    <>
      {t('gift.price.unsure', { shop: linkOf(url).uriDisplayText! })}{' '}
      <a href={url} target="_blank" rel="nofollow noreferrer">
        {t('gift.price.look_up')}
        <span className="sr">, {t('gift.opens_shop')}</span>
      </a>
    </>
  )
}

/** Renders the field of a gift's price. It stays empty for a price that the reader of pages is unsure of. */
export function PriceField({ price, isOwn = false, unsureAt, id, ...form }: PriceFieldProps) {
  const t = useT()
  const text = priceAsTyped(price, useView().texts.edition.language)
  const suffix = id === undefined ? '' : `-${id}`
  return (
    <>
      <Field
        name="price"
        id={`field-price${suffix}`}
        label={t('gift.price')}
        optional
        inputMode="decimal"
        autoComplete="off"
        value={text}
        hint={
          <span id={`${hintId}${suffix}`} aria-live="polite">
            {unsureAt && <UnsurePrice url={unsureAt} />}
          </span>
        }
        {...form}
      />
      <PriceShown id={`${shownId}${suffix}`} text={form.typed?.['shownPrice'] ?? (isOwn ? '' : text)} />
    </>
  )
}

/**
 * Renders what a link's page or a product says about the price, as partials for the field of the gift's form.
 * @param isTyped whether the owner has typed a price, which then stays in the field
 */
export function PriceFound({
  price,
  unsureAt,
  isTyped,
}: Pick<PriceFieldProps, 'price' | 'unsureAt'> & { isTyped: boolean }) {
  const text = priceAsTyped(price, useView().texts.edition.language)
  return (
    <>
      <HxPartial target={`#${hintId}`} swap="innerHTML">
        {unsureAt && !isTyped && <UnsurePrice url={unsureAt} />}
      </HxPartial>
      {!isTyped && (
        <HxPartial target={`#${shownId}`}>
          <PriceShown id={shownId} text={text} />
        </HxPartial>
      )}
    </>
  )
}
