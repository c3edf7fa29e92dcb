/** Offer of a feed, its fields named as in Google's product data. */
export type FeedOffer = Record<string, string>

export const offerOf = (id: string, more: FeedOffer = {}): FeedOffer => ({
  id,
  title: `Product ${id}`,
  link: `https://www.boekenbos.example/p/${id}`,
  image_link: `https://www.boekenbos.example/p/${id}.jpg`,
  price: '12.95 EUR',
  gtin: '',
  brand: 'Merk',
  ...more,
})

export function tsv(offers: readonly FeedOffer[], delimiter = '\t'): string {
  const names = [...new Set(offers.flatMap((offer) => Object.keys(offer)))]
  const line = (values: string[]) => `${values.join(delimiter)}\n`
  return line(names) + offers.map((offer) => line(names.map((name) => offer[name] ?? ''))).join('')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function rss(offers: readonly FeedOffer[], title = 'Boekenbos'): string {
  const items = offers.map(
    (offer) =>
      `<item>${Object.entries(offer)
        .map(([name, value]) => `<g:${name}>${escaped(value)}</g:${name}>`)
        .join('')}</item>\n`,
  )
  return `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${title}</title>\n${items.join('')}</channel></rss>\n`
}
