import { closestClicked, pageTexts } from './page.ts'

const delayMs = 1000
let timer: ReturnType<typeof setTimeout> | undefined
let waiting = 0

function start(): void {
  timer ??= setTimeout(() => {
    const message = document.createElement('p')
    message.className = 'loading-message'
    message.role = 'status'
    message.textContent = pageTexts.loading
    document.body.append(message)
  }, delayMs)
}

function stop(): void {
  clearTimeout(timer)
  timer = undefined
  document.querySelector('.loading-message')?.remove()
}

const leavesPage = (link: HTMLAnchorElement, event: MouseEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey &&
  !link.download &&
  (!link.target || link.target === '_self') &&
  /^https?:$/.test(link.protocol) &&
  link.href.split('#')[0] !== location.href.split('#')[0]

/** Shows a message when a page or response takes longer than a second. */
export function watchLoading(): void {
  document.addEventListener('click', (event) => {
    const link = closestClicked(event, 'a[href]') as HTMLAnchorElement | null
    if (link && !event.defaultPrevented && leavesPage(link, event)) start()
  })
  document.addEventListener('submit', (event) => {
    const bringsFile = event.target instanceof HTMLElement && event.target.dataset.loadingFile !== undefined
    if (!event.defaultPrevented && !bringsFile) start()
  })
  document.addEventListener('htmx:before:request', () => {
    waiting++
    start()
  })
  document.addEventListener('htmx:finally:request', () => {
    waiting = Math.max(0, waiting - 1)
    if (waiting === 0) stop()
  })
  addEventListener('pageshow', stop) // restored from the back/forward cache
}
