import { renderToStaticMarkup } from 'react-dom/server'
import { artUrl } from '#core/art.ts'
import { brandArt, editions, type EditionCode } from '#core/editions.ts'
import type { RenderedMail } from '#core/mail/send-mail.ts'
import type { Services } from '#core/scope.ts'
import { MailLayout } from '#views/mails/MailLayout.tsx'
import type { MailContent } from './mail-content.ts'
import { withoutLinks } from './without-links.ts'

const quoted = (words: string) => words.replace(/^/gm, '> ')

/** Returns the plain text of a mail. It has the same words as the HTML, with the links written out. */
function plainText(
  {
    heading,
    paragraphs,
    quote,
    messages = [],
    gifts = [],
    sections = [],
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
    ...sections.flatMap(({ heading: about, rows, more }) => [
      about,
      ...rows.map(({ name, detail, url }) => `${name}\n${detail}\n${url}`),
      more,
    ]),
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
 * Returns the content of a mail with `withoutLinks` applied to all its texts, our own too. URL fields stay.
 * @param replyTo e-mail address that stays as it is where a text contains it
 */
function unlinked<Content>(content: Content, replyTo: string | undefined): Content {
  const read = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (/url$/i.test(key)) return value
      return replyTo ? value.split(replyTo).map(withoutLinks).join(replyTo) : withoutLinks(value)
    }
    if (Array.isArray(value)) return value.map((each) => read(each, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, read(each, name)]))
  }
  return read(content, '') as Content
}

/**
 * Renders a mail. Only its `url` and `…Url` fields become links. Mail programs that make links by themselves find none
 * in its other texts.
 * @param given content in the reader's language, with absolute URLs
 * @param given.unsubscribeUrl one-click unsubscribe URL, for overview mails and notifications
 * @param given.isRefusable whether somebody else causes the mail (see `refusable` of core/mail/refusals.ts)
 * @param given.replyTo e-mail address of the user who asked for the mail, if replies are meant for that user. It must
 *   be proven, because a typed address may be anybody's
 */
export function renderMail(
  services: Services,
  editionCode: EditionCode,
  {
    unsubscribeUrl,
    isRefusable,
    replyTo,
    ...given
  }: MailContent & Pick<RenderedMail, 'unsubscribeUrl' | 'isRefusable' | 'replyTo'>,
): RenderedMail {
  const edition = editions[editionCode]
  const content = unlinked(given, replyTo)
  const markUrl = `${services.config.baseUrl}${artUrl(brandArt(edition).mailMark)}`
  const html = renderToStaticMarkup(<MailLayout content={content} edition={edition} markUrl={markUrl} />)
  return {
    subject: content.subject,
    html: `<!doctype html>${html}`,
    text: plainText(content, edition.brand),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(isRefusable && { isRefusable }),
    ...(replyTo && { replyTo }),
  }
}
