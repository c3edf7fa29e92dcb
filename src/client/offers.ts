import { htmx } from './htmx.ts'

// Loads the shops' prices of a gift when its card comes near the visible part of the page. One request loads prices for
// several gifts, up to the server's limit.

const max = 10
const near = '800px'

const waiting: HTMLElement[] = []

function loadOffers(): void {
  for (const links of Array.from({ length: Math.ceil(waiting.length / max) }, () => waiting.splice(0, max))) {
    const eans = new URLSearchParams(links.map(({ dataset }) => ['eans', dataset.offersEan!]))
    void htmx.ajax('GET', `/products/offers/cards?${eans}`, { source: links[0]!, swap: 'none' })
  }
}

export function watchOffers(): void {
  const approach = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        approach.unobserve(target)
        waiting.push(target as HTMLElement)
      }
      loadOffers()
    },
    { rootMargin: near },
  )
  const seen = new WeakSet<Element>()
  const watch = () => {
    for (const link of document.querySelectorAll('[data-offers-ean]')) {
      if (seen.has(link)) continue
      seen.add(link)
      approach.observe(link)
    }
  }
  watch()
  document.addEventListener('htmx:after:settle', watch)
}
