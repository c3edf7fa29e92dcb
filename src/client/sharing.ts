import { bridge } from './app.ts'
import { announce, pressed, words } from './page.ts'

const confirmedFor = 2000

/** Shows "copied" on the button itself: in its `[data-label]`, or as its text if it contains nothing else. */
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

/** If sharing fails, a link falls back to its own address; cancelling does nothing. */
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

/**
 * `data-copy`, `data-print` and `data-share-url` (by the native shell, else the browser's share sheet). The stylesheet hides buttons that the browser
 * cannot serve; a share link without support opens its dialog.
 */
export function watchSharing(): void {
  if ('clipboard' in navigator) document.documentElement.dataset.canCopy = ''
  if (canShare()) document.documentElement.dataset.canShare = ''
  document.addEventListener('click', (event) => {
    const copyButton = pressed(event, '[data-copy]')
    if (copyButton) {
      event.preventDefault()
      void navigator.clipboard?.writeText(copyButton.dataset.copy!).then(() => confirm(copyButton))
    }
    if (pressed(event, '[data-print]')) print()
    const shareElement = pressed(event, '[data-share-url]')
    if (!shareElement || !canShare()) return
    event.preventDefault()
    void shareBy(shareElement)
  })
}
