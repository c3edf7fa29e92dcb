const highlightMs = 1200

/** A list's title and description, and its gifts. */
const selector = '.list-header [data-changed-texts-name], .gift-title'

/** The last content of each text. A text that is being edited in place is absent for a while, and is still known. */
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

/** Highlights a text of a list that was changed while the page is open, here or by somebody else. */
export function watchTexts(): void {
  compare()
  document.addEventListener('htmx:finally:swap', compare)
}
