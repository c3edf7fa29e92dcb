import { flowed, flowedQuote } from './flowed.ts'
import type { FittedContent } from './mail-content.ts'

/** Line before a signature, which mail programs know by its trailing space (RFC 3676 §4.3). */
const signatureMark = '-- '

/**
 * Returns the plain text of a mail as `format=flowed`. It has the same words as the HTML, with the links written out.
 * The preheader is left out, because mail programs would show it above the text.
 */
export function plainText(
  {
    heading,
    paragraphs,
    quote,
    messages = [],
    gifts = [],
    sections,
    more,
    afterwards = [],
    closing,
    button,
    asides = [],
    note,
    footnote,
    settings,
  }: FittedContent,
  brand: string,
): string {
  const lines = (...each: (string | null | undefined | false)[]) => flowed(each.filter(Boolean).join('\n'))
  const parts = [
    lines(heading),
    ...paragraphs.map((each) => lines(each)),
    quote && flowedQuote(quote),
    ...messages.map(({ by, words }) => `${lines(`${by}:`)}\n${flowedQuote(words)}`),
    ...gifts.map(({ description, more, shop, notes = [], page }) =>
      lines(
        description,
        more,
        shop && (shop.url ? `${shop.label}: ${shop.url}` : shop.label),
        ...notes,
        page && `${page.label}: ${page.url}`,
      ),
    ),
    ...sections.flatMap(({ heading: about, rows, more }) => [
      lines(about),
      ...rows.map(({ name, detail, url }) => lines(name, detail, url)),
      more && lines(more),
    ]),
    more && lines(more),
    ...afterwards.map((each) => lines(each)),
    closing && flowedQuote(closing),
    button && lines(`${button.label}:`, button.url),
    ...asides.map(({ before, label, after = ':', url }) => lines(`${before} ${label}${after}`, url)),
    note && lines(note),
    [signatureMark, lines(brand, footnote, settings && `${settings.label}: ${settings.url}`)].join('\n'),
  ]
  return parts.filter(Boolean).join('\n\n')
}
