import { pressed, topDialog } from './page.ts'

const minimumMs = 6000
const msPerLetter = 70

/** Shows text in a copy of the page's flash template. */
export function say(text: string, kind: 'good' | 'bad' = 'bad'): void {
  const box = document.querySelector<HTMLTemplateElement>(`#flash-${kind}`)?.content.cloneNode(true) as
    DocumentFragment | undefined
  if (!box) return
  box.querySelector('p')!.textContent = text
  document.getElementById('flash')!.replaceChildren(box)
}

const regions = () => ['flash', 'announcement'].flatMap((id) => document.getElementById(id) ?? [])

function move(host: Element): void {
  for (const region of regions()) if (region.parentElement !== host) host.append(region)
}

/** Everything outside a modal dialog is inert and silent to screen readers, so flashes move into it; the popover keeps them on top. */
function place(): void {
  move(topDialog() ?? document.body)
  const box = document.querySelector<HTMLElement>('#flash > .flash')
  if (!box || !('popover' in box)) return
  box.popover = 'manual'
  if (!box.matches(':popover-open')) box.showPopover()
}

/** Removes a flash after its reading time; hovering over it or focusing it stops the clock. */
function expire(box: HTMLElement): void {
  const time = Math.max(minimumMs, (box.textContent?.length ?? 0) * msPerLetter)
  let timer: ReturnType<typeof setTimeout>
  const start = () => (timer = setTimeout(() => box.remove(), time))
  const stop = () => clearTimeout(timer)
  for (const event of ['pointerenter', 'focusin']) box.addEventListener(event, stop)
  for (const event of ['pointerleave', 'focusout']) box.addEventListener(event, start)
  start()
}

/** Covers flashes from the server and from scripts alike. */
export function watchFlashes(): void {
  const region = document.getElementById('flash')
  if (!region) return
  const received = () => {
    const box = region.querySelector<HTMLElement>('.flash:not([data-seen])')
    if (!box) return
    box.dataset.seen = ''
    place()
    expire(box)
  }
  new MutationObserver(received).observe(region, { childList: true })
  received()
  document.addEventListener('htmx:before:swap', () => move(document.body)) // the response may replace the dialog that holds them
  for (const event of ['htmx:finally:swap', 'dialog-opened', 'dialog-closed']) document.addEventListener(event, place)
  document.addEventListener('click', (event) => pressed(event, '[data-close=flash]')?.closest('.flash')?.remove())
}
