/** Enables transitions once the page has been painted, two animation frames from now. tokens.css gives the reason. */
export function enableTransitions(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset.cssPainted = '')))
}

const abortions = new Set(['AbortError', 'InvalidStateError', 'TimeoutError'])

const isAbortedTransition = (reason: unknown) =>
  reason instanceof DOMException && abortions.has(reason.name) && /\btransition\b/i.test(reason.message)

/**
 * Ignores the rejection when a browser aborts the transition from one page to the next. Browsers do so when the window
 * is resized or hidden, or when another page is on its way. They show the next page at once, but reject a promise that
 * no script can reach in time. Other rejections stay errors.
 */
export function ignoreAbortedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (isAbortedTransition(event.reason)) event.preventDefault()
  })
}
