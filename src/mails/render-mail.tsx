import { renderToStaticMarkup } from 'react-dom/server'
import { artUrl } from '#core/art.ts'
import { brandArt, editions, type EditionCode } from '#core/editions.ts'
import type { RenderedMail } from '#core/send-mail.ts'
import type { Services } from '#core/scope.ts'
import { MailLayout, type MailContent } from '#views/mails/MailLayout.tsx'

export type { MailContent }

const quoted = (words: string) => words.replace(/^/gm, '> ')

/** The same text as in HTML, with its links written out. */
function plainText(
  {
    heading,
    paragraphs,
    quote,
    messages = [],
    gifts = [],
    afterwards = [],
    closing,
    button,
    asides = [],
    note,
    footnote,
    settings,
  }: MailContent,
  brand: string,
): string {
  const parts = [
    heading,
    ...paragraphs,
    quote && quoted(quote),
    ...messages.map(({ by, words }) => `${by}:\n${quoted(words)}`),
    ...gifts.map(({ description, detail, notes = [], page }) =>
      [description, detail, ...notes, page && `${page.label}: ${page.url}`].filter(Boolean).join('\n'),
    ),
    ...afterwards,
    closing && quoted(closing),
    button && `${button.label}:\n${button.url}`,
    ...asides.map(({ before, label, after = ':', url }) => `${before} ${label}${after}\n${url}`),
    note,
    ['-- ', brand, footnote, settings && `${settings.label}: ${settings.url}`].filter(Boolean).join('\n'),
  ]
  return parts.filter(Boolean).join('\n\n')
}

/**
 * @param content text in the reader's language, with absolute addresses
 * @param content.unsubscribeUrl the one-click address, for overview mails and notifications
 */
export function renderMail(
  services: Services,
  editionCode: EditionCode,
  { unsubscribeUrl, ...content }: MailContent & { unsubscribeUrl?: string },
): RenderedMail {
  const edition = editions[editionCode]
  const markUrl = `${services.config.baseUrl}${artUrl(brandArt(edition).mailMark)}`
  const html = renderToStaticMarkup(<MailLayout content={content} edition={edition} markUrl={markUrl} />)
  return {
    subject: content.subject,
    html: `<!doctype html>${html}`,
    text: plainText(content, edition.brand),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
