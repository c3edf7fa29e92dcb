/** Lets things fade and move once the page has been painted, a frame after the next; tokens.css says why. */
export function allowMotion(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset.cssPainted = '')))
}

const abortions = new Set(['AbortError', 'InvalidStateError', 'TimeoutError'])

const isAbortedTransition = (reason: unknown) =>
  reason instanceof DOMException && abortions.has(reason.name) && /\btransition\b/i.test(reason.message)

/**
 * Browsers abort the transition from one page to the next when the window changes, or another page is on its way. The next page is then shown at once,
 * and nothing went wrong, but the browser rejects a promise that no script can reach in time. Other rejections stay errors.
 */
export function acceptAbortedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (isAbortedTransition(event.reason)) event.preventDefault()
  })
}
