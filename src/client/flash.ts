import { pressed, topDialog } from './page.ts'

const shortest = 6000
const perLetter = 70

/** Says something once, in a flash like the server's. */
export function say(text: string, kind: 'good' | 'bad' = 'bad'): void {
  const box = document.querySelector<HTMLTemplateElement>(`#flash-${kind}`)?.content.cloneNode(true) as
    DocumentFragment | undefined
  if (!box) return
  box.querySelector('p')!.textContent = text
  document.getElementById('flash')!.replaceChildren(box)
}

/** The places where things are said. */
const regions = () => ['flash', 'announcement'].flatMap((id) => document.getElementById(id) ?? [])

function move(host: Element): void {
  for (const region of regions()) if (region.parentElement !== host) host.append(region)
}

/** Into the modal where there is one, as what lies beneath a modal is neither pressed nor read out, and above everything. */
function place(): void {
  move(topDialog() ?? document.body)
  const box = document.querySelector<HTMLElement>('#flash > .flash')
  if (!box || !('popover' in box)) return
  box.popover = 'manual'
  if (!box.matches(':popover-open')) box.showPopover()
}

/** Lets a flash go when it was there long enough; who reads or reaches for it stops the clock. */
function expire(box: HTMLElement): void {
  const time = Math.max(shortest, (box.textContent?.length ?? 0) * perLetter)
  let timer: ReturnType<typeof setTimeout>
  const start = () => (timer = setTimeout(() => box.remove(), time))
  const stop = () => clearTimeout(timer)
  for (const event of ['pointerenter', 'focusin']) box.addEventListener(event, stop)
  for (const event of ['pointerleave', 'focusout']) box.addEventListener(event, start)
  start()
}

/** Keeps flashes in place and on time, whoever puts them there. */
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
  document.addEventListener('htmx:before:swap', () => move(document.body)) // the modal may be about to be replaced
  for (const event of ['htmx:finally:swap', 'dialog-opened', 'dialog-closed']) document.addEventListener(event, place)
  document.addEventListener('click', (event) => pressed(event, '[data-close=flash]')?.closest('.flash')?.remove())
}
