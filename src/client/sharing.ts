import { bridge } from './app.ts'
import { announce, pressed, words } from './page.ts'

const confirmedFor = 2000

/** Says on the button itself that it was copied, in its `[data-copied]` or instead of its words. */
function confirm(button: HTMLElement): void {
  announce(words.copied)
  if (button.dataset.state === 'copied') return
  const label = button.querySelector<HTMLElement>('[data-label]') ?? button
  const before = label.textContent
  button.dataset.state = 'copied'
  if (label !== button || button.childElementCount === 0) label.textContent = words.copied
  setTimeout(() => {
    delete button.dataset.state
    if (label.textContent === words.copied) label.textContent = before
  }, confirmedFor)
}

async function share({
  shareUrl: url = location.href,
  shareTitle: title = document.title,
  shareText: text = '',
}: DOMStringMap): Promise<void> {
  if (bridge?.shareList) return bridge.shareList({ url, title, text })
  await navigator.share({ url, title, text })
}

const canShare = () => bridge?.shareList !== undefined || 'share' in navigator

/** Shares, unless somebody thinks better of it; where it fails a link does what it would do without us. */
async function shareBy(element: HTMLElement): Promise<void> {
  try {
    await share(element.dataset)
  } catch (error) {
    if (!(element instanceof HTMLAnchorElement) || (error instanceof DOMException && error.name === 'AbortError'))
      return
    delete element.dataset.shareUrl
    element.click()
  }
}

/** Buttons that copy (`data-copy`), that print the page (`data-print`) and that share by the native shell or the phone's own sheet (`data-share-url`), each hidden where the browser cannot; links that share open their dialog there. */
export function watchSharing(): void {
  if ('clipboard' in navigator) document.documentElement.dataset.canCopy = ''
  if (canShare()) document.documentElement.dataset.canShare = ''
  document.addEventListener('click', (event) => {
    const copies = pressed(event, '[data-copy]')
    if (copies) void navigator.clipboard.writeText(copies.dataset.copy!).then(() => confirm(copies))
    if (pressed(event, '[data-print]')) print()
    const shares = pressed(event, '[data-share-url]')
    if (!shares || !canShare()) return
    event.preventDefault()
    void shareBy(shares)
  })
}
