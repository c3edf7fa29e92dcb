import type { OwnersCategory } from '../../src/gifts/owners-gift.ts'
import { opensDialog } from '#views/layout/Dialog.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'
import { OwnGiftCard, type CardFocus } from './OwnGiftCard.tsx'

/** What gets the focus when the category has come: a gift in it, or its heading. */
export type CategoryFocus = { gift: string; on: CardFocus } | 'heading'

interface OwnCategoryProps {
  /** the list's */
  username: string
  category: OwnersCategory
  /** the first of its page, whose first row is seen at once */
  isFirst?: boolean
  focus?: CategoryFocus | undefined
}

/** A category of one's own list: its gifts to be put in order, or the way to its first. */
export function OwnCategory({ username, category, isFirst = false, focus }: OwnCategoryProps) {
  const t = useT()
  const { publicGuid, privateGuid, name, gifts } = category
  const id = `category-${publicGuid}`
  const focusOf = (guid: string) => (typeof focus === 'object' && focus.gift === guid ? focus.on : undefined)
  return (
    <section className="category" id={id} aria-labelledby={`${id}-name`}>
      <div className="category-head">
        <h2 id={`${id}-name`} {...(focus === 'heading' && { tabIndex: -1, 'data-focus': '' })}>
          {name}
        </h2>
        <span className="count">{t('general.gift_count', { count: gifts.length })}</span>
        <a className="icon-button" href={`/${username}/categories`} aria-label={t('gift.edit_category', { name })}>
          <Icon name="more" />
        </a>
      </div>
      <ul className="gifts" data-category={privateGuid} data-reorder-url={`/categories/${privateGuid}/order`}>
        {gifts.map((gift, index) => (
          <OwnGiftCard
            key={gift.publicGuid}
            gift={gift}
            lazy={!isFirst || index > 2}
            focus={focusOf(gift.publicGuid)}
          />
        ))}
        {gifts.length === 0 && (
          <li>
            <a className="add-tile" {...opensDialog(`/${username}/gifts/new?categoryPrivateGuid=${privateGuid}`)}>
              <Icon name="plus" />
              {t('gift.add_first')}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
