/** Lets things fade and move once the page has been painted, a frame after the next; tokens.css says why. */
export function allowMotion(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset.painted = '')))
}
