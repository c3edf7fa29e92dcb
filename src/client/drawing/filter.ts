const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Search boxes over lists of check boxes (`[data-filter]`). Their events stay away from the surrounding form: Enter must not submit, nor a change select. */
export function followFilters(): void {
  document.addEventListener('input', (event) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || target.dataset.filterInput === undefined) return
    event.stopPropagation()
    const list = target.closest('[data-filter]')!
    const wanted = plain(target.value)
    let shown = 0
    for (const item of list.querySelectorAll<HTMLElement>('[data-filter-item]')) {
      item.hidden = !plain(item.textContent ?? '').includes(wanted)
      if (!item.hidden) shown++
    }
    const nothing = list.querySelector<HTMLElement>('[data-filter-nothing]')
    if (nothing) nothing.textContent = shown === 0 ? (nothing.dataset.filterNothing ?? '') : ''
  })
  for (const type of ['change', 'keydown'] as const) {
    document.addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof HTMLElement) || event.target.dataset.filterInput === undefined) return
        if (event instanceof KeyboardEvent && event.key === 'Enter') event.preventDefault()
        if (event.type === 'change') event.stopPropagation()
      },
      true,
    )
  }
}
