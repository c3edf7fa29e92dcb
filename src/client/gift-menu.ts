import type { Htmx } from 'htmx.org'

const { htmx } = window as unknown as { htmx: Htmx }

/** The one whose menu is open, or was last. */
let button: HTMLButtonElement | undefined

const menuOf = () => document.getElementById('gift-menu')
const isOpen = (menu: Element) => menu.matches(':popover-open')

/** Writes the gift's own addresses into the entries that all gifts share. */
function fill(menu: HTMLElement, gift: string): void {
  const entries = document.querySelector<HTMLTemplateElement>('#gift-menu-entries')
  if (!entries) return
  menu.innerHTML = entries.innerHTML.replaceAll(entries.dataset.gift!, gift)
  htmx.process(menu)
}

function share(each: HTMLButtonElement): void {
  each.type = 'button'
  each.setAttribute('popovertarget', 'gift-menu')
}

/** Lets the buttons of gifts open the menu that they share; without this they lead to a page. */
export function shareGiftMenu(root: Element): void {
  root.querySelectorAll<HTMLButtonElement>('.gift-menu:not([popovertarget])').forEach(share)
  const menu = menuOf()
  if (!menu || !button || !isOpen(menu)) return
  if (button.isConnected) button.dataset.opens = ''
  else menu.hidePopover()
}

/** Fills the menu before the browser opens it at the button that was pressed, and leads the focus to its first entry and back. */
export function watchGiftMenu(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLButtonElement>('.gift-menu[popovertarget]') : null
    const menu = menuOf()
    const gift = pressed?.closest('.gift')?.id.slice('gift-'.length)
    if (!pressed || !menu || !gift) return
    if (pressed === button && isOpen(menu)) return
    if (isOpen(menu)) menu.hidePopover()
    if (button) delete button.dataset.opens
    button = pressed
    button.dataset.opens = ''
    button.focus() // Safari leaves it to us
    fill(menu, gift)
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
