import type { MessageId } from '#core/i18n.ts'
import { opensDialog } from '#views/layout/Dialog.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'
import { correctionUrl, swapsCard } from './urls.ts'

/** Placeholder that the script replaces by a gift's name in the button's label, and by its guid when the menu opens. */
const anyGift = '{gift}'
/** Placeholder that the script replaces by the name of a gift's shop. */
const anyShop = '{shop}'

/** Returns the message that tells the owner whether others may cross the gift off, and where to change that. */
export const crossOffSetting = (isEnabled: boolean): MessageId =>
  isEnabled ? 'gift.others_cross_off' : 'gift.nobody_crosses_off'

/**
 * Returns attributes of a link that moves the gift one step. With script, a press moves the gift at once. Without
 * script, the link leads to a page with the same buttons.
 */
const oneStep = (direction: 'up' | 'down') => ({
  href: `/gifts/${anyGift}/move`,
  'hx-post': `/gifts/${anyGift}/move/${direction}`,
  'hx-swap': 'none',
})

/**
 * Renders the menu that all gifts on an owner's page share: a popover that the client script fills, with the label of
 * the buttons that open it, and a template of its entries.
 */
export function GiftMenu() {
  const t = useT()
  return (
    <>
      <div
        className="popmenu"
        id="gift-menu"
        popover="auto"
        hx-morph-skip=""
        data-gift-menu-label={t('gift.more', { description: anyGift })}
      />
      <template id="gift-menu-entries" data-gift-menu-gift={anyGift}>
        <a {...opensDialog(`/gifts/${anyGift}/edit`)}>
          <Icon name="edit" />
          {t('general.edit')}
        </a>
        <a data-gift-menu-shop={anyShop} target="_blank">
          <Icon name="shop" />
          <span>{t('gift.view_at_shop', { shop: anyShop })}</span>
        </a>
        <a {...swapsCard(anyGift, correctionUrl(anyGift))}>
          <Icon name="edit" />
          {t('gift.correct')}
        </a>
        <hr />
        <a {...oneStep('up')}>
          <Icon name="up" />
          {t('gift.move_up')}
        </a>
        <a {...oneStep('down')}>
          <Icon name="down" />
          {t('gift.move_down')}
        </a>
        <a {...opensDialog(`/gifts/${anyGift}/move?to=category`)}>
          <Icon name="folder" />
          {t('gift.to_category')}
        </a>
        <a {...opensDialog(`/gifts/${anyGift}/move?to=list`)}>
          <Icon name="list" />
          {t('gift.to_list')}
        </a>
        <hr />
        <a className="danger" {...opensDialog(`/gifts/${anyGift}/delete`)}>
          <Icon name="trash" />
          {t('gift.delete')}
        </a>
        <hr />
        {[true, false].map((isEnabled) => (
          <p key={String(isEnabled)} data-gift-menu-cross-off={isEnabled ? 'on' : 'off'}>
            {t(crossOffSetting(isEnabled))}
          </p>
        ))}
      </template>
    </>
  )
}
