import { Fragment, type CSSProperties, type ReactNode } from 'react'
import type { Gift } from '../../src/gift/index.ts'
import { linkOf } from '../../src/gift/index.ts'
import { useT, useView } from '../layout/view.tsx'
import { nameAndNote, shopHue } from '../../src/gift/index.ts'
import { CompareLink } from '../products/CompareLink.tsx'
import { langOf } from './language.ts'
import { PriceTag } from './PriceTag.tsx'

type WordedGift = Pick<Gift, 'description' | 'url'> & Partial<Pick<Gift, 'price' | 'productId' | 'gtin' | 'language'>>

interface GiftWordsProps {
  gift: WordedGift
  /** element of the gift's name: a heading on a list, a paragraph in a dialog that has its own title */
  as?: 'h2' | 'h3' | 'p'
  /** strikes the name through, because a giver has crossed the gift off; `once` only while the cross-off is new */
  struck?: boolean | 'once'
  /** whether Tab stops at the link to the shop; false on a card whose menu has that link too */
  isStop?: boolean
  /** whether there is a link to other shops' prices */
  isCompared?: boolean
  children?: ReactNode
}

/** Renders a link to a shop. The shop's initial, in a colour derived from its name, stands in for a logo. */
export function ShopLink({
  url,
  name,
  isPaid = false,
  isStop = true,
}: {
  url: string
  name?: string
  isPaid?: boolean
  isStop?: boolean
}) {
  const t = useT()
  const shop = name ?? linkOf(url).uriDisplayText!
  return (
    <a
      href={url}
      target="_blank"
      rel={isPaid ? 'sponsored noreferrer' : 'nofollow noreferrer'}
      tabIndex={isStop ? undefined : -1}
    >
      <span className="shop-mark" style={{ '--mark': shopHue(shop) } as CSSProperties} aria-hidden="true">
        {[...shop][0]!.toUpperCase()}
      </span>
      <span>
        {shop.split(/(?=\.)/).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      <span className="sr">, {t('gift.opens_shop')}</span>
    </a>
  )
}

export function GiftWords({
  gift,
  as: Name = 'h3',
  struck = false,
  isStop = true,
  isCompared = false,
  children,
}: GiftWordsProps) {
  const lang = langOf(useView(), gift.language)
  const { name, note } = nameAndNote(gift.description)
  const { uri } = linkOf(gift.url)
  return (
    <div className="gift-text">
      {children}
      <Name className="gift-title" lang={lang}>
        {struck === 'once' ? <span className="strike">{name}</span> : struck ? <s className="strike">{name}</s> : name}
      </Name>
      {note && (
        <p className="gift-note" lang={lang}>
          {note}
        </p>
      )}
      {(uri || gift.price) && (
        <p className="gift-shop">
          {uri && (
            <ShopLink url={uri} isPaid={gift.productId !== undefined && gift.productId !== null} isStop={isStop} />
          )}
          {gift.price && <PriceTag price={gift.price} />}
        </p>
      )}
      {isCompared && gift.gtin && <CompareLink gtin={gift.gtin} />}
    </div>
  )
}
