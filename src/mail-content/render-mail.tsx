import { renderToStaticMarkup } from 'react-dom/server'
import { artUrl } from '#core/art.ts'
import { brandArt, editions, type EditionCode } from '#core/editions.ts'
import type { RenderedMail } from '#core/mail/send-mail.ts'
import type { Services } from '#core/scope.ts'
import { MailLayout } from '#views/mails/MailLayout.tsx'
import { fit } from './fit.ts'
import type { FittedContent, MailContent } from './mail-content.ts'
import { plainText } from './plain-text.ts'
import { withoutLinks } from './without-links.ts'

/** Whether the label of a link is exactly the host that the link leads to, so that it can't name another one. */
const isOwnHost = ({ label, url }: { label?: unknown; url?: unknown }) =>
  typeof url === 'string' && URL.canParse(url) && label === new URL(url).hostname.replace(/^www\./, '')

/**
 * Returns the content of a mail with `withoutLinks` applied to all its texts, our own too. URL fields stay, and so does
 * the label of a link that is the link's own host.
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
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        name === 'label' && isOwnHost(value) ? each : read(each, name),
      ]),
    )
  }
  return read(content, '') as Content
}

/**
 * Renders a mail. Only its `url` and `…Url` fields become links. Mail programs that make links by themselves find none
 * in its other texts. The text part is `format=flowed`. Messages, gifts and rows for which there is no room are left
 * out: see fit.ts.
 * @param given content in the reader's language, with absolute URLs
 * @param given.unsubscribeUrl one-click unsubscribe URL, for overview mails and notifications
 * @param given.isRefusable whether somebody else causes the mail (see `refusable` of core/mail/refusals.ts)
 * @param given.replyTo e-mail address of the user who asked for the mail, if replies are meant for that user. It must
 *   be proven, because a typed address may be anybody's
 */
export function renderMail(
  services: Pick<Services, 'config'>,
  editionCode: EditionCode,
  {
    unsubscribeUrl,
    isRefusable,
    replyTo,
    ...given
  }: MailContent & Pick<RenderedMail, 'unsubscribeUrl' | 'isRefusable' | 'replyTo'>,
): RenderedMail {
  const edition = editions[editionCode]
  const { hasPictures = true } = given
  const markUrl = hasPictures ? `${services.config.baseUrl}${artUrl(brandArt(edition).mailMark)}` : null
  const render = (fitted: FittedContent) => {
    const content = unlinked(fitted, replyTo)
    const html = renderToStaticMarkup(<MailLayout content={content} edition={edition} markUrl={markUrl} />)
    return { content, html: `<!doctype html>${html}` }
  }
  const { content, html } = fit(given, render)
  return {
    subject: content.subject,
    html,
    text: plainText(content, edition.brand),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(isRefusable && { isRefusable }),
    ...(replyTo && { replyTo }),
  }
}
