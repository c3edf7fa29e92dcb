import type { OwnersCategory } from '../../src/gift/index.ts'
import { opensDialog } from '../layout/Dialog.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useView } from '../layout/view.tsx'
import { langOf } from './language.ts'
import { OwnersGiftCard, type CardFocus } from './OwnersGiftCard.tsx'

/** Element that gets the focus once the section is on the page. */
export type CategoryFocus = { gift: string; on: CardFocus } | 'heading'

interface OwnersCategorySectionProps {
  username: string
  category: OwnersCategory
  /** true for the first section on the page, whose first row of pictures is not lazy */
  isFirst?: boolean
  focus?: CategoryFocus | undefined
  /** sentence for screen readers, once the section is on the page */
  announcement?: string | undefined
}

export function OwnersCategorySection({
  username,
  category,
  isFirst = false,
  focus,
  announcement,
}: OwnersCategorySectionProps) {
  const view = useView()
  const { t } = view.texts
  const { publicGuid, privateGuid, name, gifts } = category
  const id = `category-${publicGuid}`
  const lang = langOf(view, category.language)
  const focusOf = (guid: string) => (typeof focus === 'object' && focus.gift === guid ? focus.on : undefined)
  return (
    <section className="category" id={id} aria-labelledby={`${id}-name`} data-requests-announce={announcement}>
      <div className="category-head">
        <h2 id={`${id}-name`} lang={lang} {...(focus === 'heading' && { tabIndex: -1, 'data-requests-focus': '' })}>
          {name}
        </h2>
        <span className="count">{t('general.gift_count', { count: gifts.length })}</span>
        <a className="icon-button" href={`/${username}/categories`} aria-label={t('gift.edit_category', { name })}>
          <Icon name="more" />
        </a>
      </div>
      <ul className="gifts" data-dragging-category={privateGuid} data-dragging-url={`/categories/${privateGuid}/order`}>
        {gifts.map((gift, index) => (
          <OwnersGiftCard
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
