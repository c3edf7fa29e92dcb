import { opensDialog } from '#views/layout/Dialog.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'

/** The form by which the menus' buttons lead to a page where there is no script. */
export const giftMenus = 'gift-menus'

/** Stands for a gift's guid in the entries that all gifts share. */
const anyGift = '{gift}'

/** A step is made at once; without script it leads to the page that does the same. */
const oneStep = (direction: 'up' | 'down') => ({
  href: `/gifts/${anyGift}/move`,
  'hx-post': `/gifts/${anyGift}/move/${direction}`,
  'hx-swap': 'none',
})

/** What the menus of all gifts on an owner's page need, once: the popover that the client script fills, and its entries with a place for the gift's guid. */
export function GiftMenu() {
  const t = useT()
  return (
    <>
      <form id={giftMenus} />
      <div className="popmenu" id="gift-menu" popover="auto" hx-morph-skip="" />
      <template id="gift-menu-entries" data-gift={anyGift}>
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
      </template>
    </>
  )
}
