import type { Htmx } from 'htmx.org'

const { htmx } = window as unknown as { htmx: Htmx }

/** Button of the gift whose menu is open, or was open last. */
let button: HTMLButtonElement | undefined

const findMenu = () => document.getElementById('gift-menu')
const isOpen = (menu: Element) => menu.matches(':popover-open')

/** Leads the entry about the shop to the shop of the card's gift, or removes it if the gift has none. */
function leadToShop(entry: HTMLAnchorElement, card: Element): void {
  const link = card.querySelector<HTMLAnchorElement>('.gift-shop a')
  if (!link) return entry.remove()
  entry.href = link.href
  entry.rel = link.rel
  const label = entry.querySelector('span')!
  const shop = link.querySelector('span + span')!.textContent
  label.textContent = label.textContent.replace(entry.dataset.giftMenuShop!, () => shop)
}

/**
 * Fills the shared menu's entries with one gift's URLs. Keeps only the sentence about this gift's own cross-off
 * setting.
 */
function fill(menu: HTMLElement, card: Element, crossOff: string): void {
  const entries = document.querySelector<HTMLTemplateElement>('#gift-menu-entries')
  if (!entries) return
  menu.innerHTML = entries.innerHTML.replaceAll(entries.dataset.giftMenuGift!, card.id.slice('gift-'.length))
  menu.querySelectorAll<HTMLAnchorElement>('[data-gift-menu-shop]').forEach((entry) => leadToShop(entry, card))
  for (const sentence of menu.querySelectorAll<HTMLElement>('[data-gift-menu-cross-off]'))
    if (sentence.dataset.giftMenuCrossOff !== crossOff) sentence.remove()
  htmx.process(menu)
}

/** Fills a gift's name in for `{gift}`. The link to edit the gift ends with ": " and the name. */
export const labelFor = (card: Element, text: string): string =>
  text.replace('{gift}', () => card.querySelector('.gift-actions .sr')!.textContent.slice(2))

/** Names the gifts' menu buttons, and makes them open the shared menu. */
export function shareGiftMenu(): void {
  const menu = findMenu()
  document.querySelectorAll<HTMLButtonElement>('.gift-menu:not([popovertarget])').forEach((each) => {
    each.setAttribute('popovertarget', 'gift-menu')
    each.ariaLabel = labelFor(each.parentElement!, menu!.dataset.giftMenuLabel!)
  })
  if (!menu || !button || !isOpen(menu)) return
  if (button.isConnected) button.dataset.dialogsOpener = ''
  else menu.hidePopover()
}

/**
 * Fills the shared menu when a user clicks a gift's button. Click listeners run before the browser opens the popover,
 * so the menu is filled by then. The focus goes to the menu's first entry, and back to the button when the menu closes.
 */
export function watchGiftMenu(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLButtonElement>('.gift-menu[popovertarget]')
    const menu = findMenu()
    const card = pressed?.closest('.gift')
    if (!pressed || !menu || !card) return
    if (pressed === button && isOpen(menu)) return
    if (isOpen(menu)) menu.hidePopover()
    if (button) delete button.dataset.dialogsOpener
    button = pressed
    button.dataset.dialogsOpener = ''
    button.focus() // Safari doesn't focus a clicked button
    fill(menu, card, pressed.dataset.giftMenuCrossOff ?? 'on')
  })
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      const menu = target as HTMLElement
      if (menu.id !== 'gift-menu') return
      if (newState === 'open') menu.querySelector('a')?.focus()
      else if (document.activeElement === document.body) button?.focus()
    },
    true,
  )
}
