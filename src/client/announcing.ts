import { topDialog } from './page.ts'

// Says short texts to screen readers. Screen readers read what is added to a region that they know already, and miss a
// text that arrives together with its region or that replaces another one at once.

const selector = ':scope > [data-announcing-region]'
/** Time in ms in which a screen reader gets to know a new region. */
const introductionMs = 150
/** Time in ms for which a text stays in its region, so that nobody comes across an old text later. */
const keptMs = 5000
const msPerLetter = 70

const waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Returns the element whose content a screen reader can reach now. A modal dialog makes everything outside it inert. */
const host = (): Element => topDialog() ?? document.body

/** Adds a region to the open dialog, if it has none. */
function introduce(): void {
  if (host().querySelector(selector)) return
  const region = document.createElement('div')
  region.className = 'sr'
  region.ariaLive = 'polite'
  region.dataset.announcingRegion = ''
  host().append(region)
}

function add(region: Element, text: string): void {
  const said = document.createElement('p')
  said.textContent = text
  region.append(said)
  setTimeout(() => said.remove(), keptMs + text.length * msPerLetter)
}

function sayWaiting(): void {
  const region = host().querySelector(selector)
  timer = region ? undefined : setTimeout(sayWaiting, introductionMs)
  if (region) for (const text of waiting.splice(0)) add(region, text)
  else introduce()
}

/** Has screen readers say the text, after every text that waits already. */
export function announceToScreenReader(text: string): void {
  waiting.push(text)
  timer ??= setTimeout(sayWaiting, introductionMs)
}

/** Gives each dialog a region when it opens, and empties the page's region, which is out of reach from then on. */
export function watchAnnouncements(): void {
  document.addEventListener('dialog-opened', () => {
    document.body.querySelector(selector)?.replaceChildren()
    introduce()
  })
}
