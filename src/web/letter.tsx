import { renderToStaticMarkup } from 'react-dom/server'
import { editions, type EditionCode } from '#core/editions.ts'
import type { Letter } from '#core/mail.ts'
import type { Services } from '#core/scope.ts'
import { LetterPage, type LetterContent } from '#views/mails/LetterPage.tsx'
import { assets } from './assets.ts'

/** The plain text of a letter: the same words, its links written out. */
function plainText(
  { heading, paragraphs, quote, gift, button, aside, note, footnote, settings }: LetterContent,
  brand: string,
): string {
  const parts = [
    heading,
    ...paragraphs,
    quote && quote.replace(/^/gm, '> '),
    gift && [gift.description, gift.detail].filter(Boolean).join('\n'),
    button && `${button.label}:\n${button.url}`,
    aside && `${aside.before} ${aside.label}:\n${aside.url}`,
    note,
    ['-- ', brand, footnote, settings && `${settings.label}: ${settings.url}`].filter(Boolean).join('\n'),
  ]
  return parts.filter(Boolean).join('\n\n')
}

/**
 * Makes a mail of one content: HTML and plain text, in the edition's colours.
 * @param content words in the reader's language, addresses absolute
 * @param content.unsubscribeUrl the one-click address, for overview mails and notifications
 */
export function writeLetter(
  services: Services,
  edition: EditionCode,
  { unsubscribeUrl, ...content }: LetterContent & { unsubscribeUrl?: string },
): Letter {
  const { brand, locale } = editions[edition]
  const markUrl = `${services.config.baseUrl}${assets.pictures(`mail/${brand.toLowerCase()}.png`)}`
  const html = renderToStaticMarkup(
    <LetterPage content={content} edition={edition} brand={brand} lang={locale} markUrl={markUrl} />,
  )
  return {
    subject: content.subject,
    html: `<!doctype html>${html}`,
    text: plainText(content, brand),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
