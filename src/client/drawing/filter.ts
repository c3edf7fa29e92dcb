const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/**
 * Filters lists of check boxes (`[data-drawing-filter-list]`) by the text in their search box. The search box's events
 * stay away from the surrounding form: Enter must not submit it, and a change must not select anything.
 */
export function followFilters(): void {
  document.addEventListener('input', (event) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || target.dataset.drawingFilterInput === undefined) return
    event.stopPropagation()
    const list = target.closest('[data-drawing-filter-list]')!
    const wanted = plain(target.value)
    let shown = 0
    for (const item of list.querySelectorAll<HTMLElement>('[data-drawing-filter-item]')) {
      item.hidden = !plain(item.textContent ?? '').includes(wanted)
      if (!item.hidden) shown++
    }
    const nothing = list.querySelector<HTMLElement>('[data-drawing-filter-nothing]')
    if (nothing) nothing.textContent = shown === 0 ? (nothing.dataset.drawingFilterNothing ?? '') : ''
  })
  for (const type of ['change', 'keydown'] as const) {
    document.addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof HTMLElement) || event.target.dataset.drawingFilterInput === undefined) return
        if (event instanceof KeyboardEvent && event.key === 'Enter') event.preventDefault()
        if (event.type === 'change') event.stopPropagation()
      },
      true,
    )
  }
}
