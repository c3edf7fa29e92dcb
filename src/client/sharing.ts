import { bridge } from './app.ts'
import { announceToScreenReader } from './announcing.ts'
import { closestClicked, pageTexts } from './page.ts'

const confirmedFor = 2000

/**
 * Shows "copied" on the button itself: in its `[data-sharing-label]`, or as its text if the button contains only text.
 */
function confirm(button: HTMLElement): void {
  announceToScreenReader(pageTexts.copied)
  if (button.dataset.sharingState === 'copied') return
  const label = button.querySelector<HTMLElement>('[data-sharing-label]') ?? button
  const before = label.textContent
  button.dataset.sharingState = 'copied'
  if (label !== button || button.childElementCount === 0) label.textContent = pageTexts.copied
  setTimeout(() => {
    delete button.dataset.sharingState
    if (label.textContent === pageTexts.copied) label.textContent = before
  }, confirmedFor)
}

async function share({ dataset }: HTMLElement): Promise<void> {
  const { sharingUrl: url = location.href, sharingTitle: title = document.title, sharingText: text = '' } = dataset
  if (bridge?.shareList) return bridge.shareList({ url, title, text })
  await navigator.share({ url, title, text })
}

const canShare = () => bridge?.shareList !== undefined || 'share' in navigator

/**
 * Shares an element's `data-sharing-url`. If sharing fails and the element is a link, follows the link instead. Does
 * nothing if the user cancels.
 */
async function shareBy(element: HTMLElement): Promise<void> {
  try {
    await share(element)
  } catch (error) {
    if (!(element instanceof HTMLAnchorElement) || (error instanceof DOMException && error.name === 'AbortError'))
      return
    delete element.dataset.sharingUrl
    element.click()
  }
}

/**
 * Handles clicks on `data-sharing-copy`, `data-sharing-print` and `data-sharing-url` (by the native shell, or else the
 * browser's share sheet). The stylesheet hides buttons for actions that the browser doesn't support. Without support
 * for sharing, a share link opens its dialog.
 */
export function watchSharing(): void {
  if ('clipboard' in navigator) document.documentElement.dataset.cssCanCopy = ''
  if (canShare()) document.documentElement.dataset.cssCanShare = ''
  document.addEventListener('click', (event) => {
    const copyButton = closestClicked(event, '[data-sharing-copy]')
    if (copyButton) {
      event.preventDefault()
      void navigator.clipboard?.writeText(copyButton.dataset.sharingCopy!).then(() => confirm(copyButton))
    }
    if (closestClicked(event, '[data-sharing-print]')) print()
    const shareElement = closestClicked(event, '[data-sharing-url]')
    if (!shareElement || !canShare()) return
    event.preventDefault()
    void shareBy(shareElement)
  })
}
