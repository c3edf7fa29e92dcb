// The arrow keys move within a toolbar, as the ARIA Authoring Practices describe it, so that Tab stops there only once.

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const itemsOf = (toolbar: Element) =>
  [...toolbar.querySelectorAll<HTMLElement>(':scope > :is(a, button)')].filter((item) => item.checkVisibility())

function makeStop(toolbar: Element, stop: HTMLElement | undefined): void {
  for (const item of itemsOf(toolbar)) item.tabIndex = item === stop ? 0 : -1
}

function prepare(): void {
  for (const toolbar of document.querySelectorAll('[role=toolbar]')) {
    const items = itemsOf(toolbar)
    if (items.filter(({ tabIndex }) => tabIndex === 0).length !== 1) makeStop(toolbar, items[0])
  }
}

const toolbarOf = ({ target }: Event) =>
  target instanceof HTMLElement && target.parentElement?.role === 'toolbar' ? target.parentElement : null

export function watchToolbars(): void {
  prepare()
  document.addEventListener('htmx:finally:swap', prepare)
  addEventListener('resize', prepare) // the style sheet hides some buttons on narrow screens
  document.addEventListener('focusin', (event) => {
    const toolbar = toolbarOf(event)
    if (toolbar) makeStop(toolbar, event.target as HTMLElement)
  })
  document.addEventListener('keydown', (event) => {
    const toolbar = toolbarOf(event)
    const step = steps[event.key]
    if (!toolbar || !step || event.altKey || event.ctrlKey || event.metaKey) return
    const items = itemsOf(toolbar)
    event.preventDefault()
    items[step(items.indexOf(event.target as HTMLElement), items.length)]?.focus()
  })
}
