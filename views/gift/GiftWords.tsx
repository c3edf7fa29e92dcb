import type { CSSProperties, ReactNode } from 'react'
import { linkOf } from '../../src/gift/links.ts'
import { useT } from '../layout/view.tsx'
import { nameAndNote, shopHue } from '../../src/gift/words.ts'

interface GiftWordsProps {
  gift: { description: string; url: string | null }
  /** the name's element: a heading on a list, a paragraph in a dialog with a title of its own */
  as?: 'h2' | 'h3' | 'p'
  /** strikes the name through: somebody gives it; `once`: only while it is news */
  struck?: boolean | 'once'
  children?: ReactNode
}

/** The shop's initial, in a colour derived from its name, stands in for a logo. */
function ShopLink({ url }: { url: string | null }) {
  const t = useT()
  const { uri, uriDisplayText } = linkOf(url)
  if (!uri || !uriDisplayText) return null
  return (
    <p className="gift-shop">
      <a href={uri} target="_blank" rel="nofollow noreferrer">
        <span className="shop-mark" style={{ '--mark': shopHue(uriDisplayText) } as CSSProperties} aria-hidden="true">
          {[...uriDisplayText][0]!.toUpperCase()}
        </span>
        <span>{uriDisplayText}</span>
        <span className="sr">, {t('gift.opens_shop')}</span>
      </a>
    </p>
  )
}

export function GiftWords({ gift, as: Name = 'h3', struck = false, children }: GiftWordsProps) {
  const { name, note } = nameAndNote(gift.description)
  return (
    <div className="gift-text">
      {children}
      <Name className="gift-title">
        {struck === 'once' ? <span className="strike">{name}</span> : struck ? <s className="strike">{name}</s> : name}
      </Name>
      {note && <p className="gift-note">{note}</p>}
      <ShopLink url={gift.url} />
    </div>
  )
}
