const isInvokerOf = (element: Element, menu: Element) => !!element.closest(`[popovertarget=${menu.id}]`)

/** Closes each open menu that the focus has left, because it would cover the element that has the focus now. */
export function watchMenus(): void {
  let isByKey = false
  document.addEventListener('keydown', ({ key }) => (isByKey = key === 'Tab'))
  document.addEventListener('pointerdown', () => (isByKey = false))
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    for (const menu of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) {
      // The browser itself closes the menu when its button is pressed, and would open it again if it were closed here.
      const isPressed = !isByKey && isInvokerOf(target, menu)
      if (!menu.contains(target) && !isPressed) menu.hidePopover()
    }
  })
}
