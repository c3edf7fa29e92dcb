import type { Htmx } from 'htmx.org'

const { htmx } = window as unknown as { htmx: Htmx }

/** whose menu is open, or was last */
let button: HTMLButtonElement | undefined

const findMenu = () => document.getElementById('gift-menu')
const isOpen = (menu: Element) => menu.matches(':popover-open')

/** Fills the shared entries with one gift's addresses, and keeps the sentence about its own cross-off setting. */
function fill(menu: HTMLElement, gift: string, crossOff: string | undefined): void {
  const entries = document.querySelector<HTMLTemplateElement>('#gift-menu-entries')
  if (!entries) return
  menu.innerHTML = entries.innerHTML.replaceAll(entries.dataset.giftMenuGift!, gift)
  for (const sentence of menu.querySelectorAll<HTMLElement>('[data-gift-menu-cross-off]'))
    if (sentence.dataset.giftMenuCrossOff !== crossOff) sentence.remove()
  htmx.process(menu)
}

function share(each: HTMLButtonElement): void {
  each.type = 'button'
  each.setAttribute('popovertarget', 'gift-menu')
}

/** Turns gifts' buttons into openers of the shared menu; without script they submit to a page. */
export function shareGiftMenu(root: Element): void {
  root.querySelectorAll<HTMLButtonElement>('.gift-menu:not([popovertarget])').forEach(share)
  const menu = findMenu()
  if (!menu || !button || !isOpen(menu)) return
  if (button.isConnected) button.dataset.dialogsOpener = ''
  else menu.hidePopover()
}

/** Click listeners run before the browser opens the popover, so the menu is filled by then. Focus goes to its first entry, and back to the button. */
export function watchGiftMenu(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLButtonElement>('.gift-menu[popovertarget]') : null
    const menu = findMenu()
    const gift = pressed?.closest('.gift')?.id.slice('gift-'.length)
    if (!pressed || !menu || !gift) return
    if (pressed === button && isOpen(menu)) return
    if (isOpen(menu)) menu.hidePopover()
    if (button) delete button.dataset.dialogsOpener
    button = pressed
    button.dataset.dialogsOpener = ''
    button.focus() // Safari does not focus a clicked button
    fill(menu, gift, pressed.dataset.giftMenuCrossOff)
  })
  document.addEventListener(
    'toggle',
    (event) => {
      if (!(event.target instanceof HTMLElement) || event.target.id !== 'gift-menu') return
      if (event.newState === 'open') event.target.querySelector('a')?.focus()
      else if (document.activeElement === document.body) button?.focus()
    },
    true,
  )
}
