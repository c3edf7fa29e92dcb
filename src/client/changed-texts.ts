const highlightMs = 1200

/** Selector of a list's title and description, and of the titles of its gifts. */
const selector = '.list-header [data-changed-texts-name], .gift-title'

/**
 * Last content of each text, by key. A text that is being edited in place is absent from the page for a while, but its
 * last content stays here.
 */
const known = new Map<string, string>()

const keyOf = (element: HTMLElement) => element.dataset.changedTextsName ?? element.closest('.gift')?.id ?? ''

function highlight(element: HTMLElement): void {
  element.dataset.cssChanged = ''
  setTimeout(() => delete element.dataset.cssChanged, highlightMs)
}

function compare(): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const [key, text] = [keyOf(element), element.textContent]
    if (known.has(key) && known.get(key) !== text) highlight(element)
    known.set(key, text)
  }
}

/** Highlights each text of a list that changes while the page is open, whether on this page or elsewhere. */
export function watchTexts(): void {
  compare()
  document.addEventListener('htmx:finally:swap', compare)
}
