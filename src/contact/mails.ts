import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { withSample } from '#core/mail/samples.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'

/**
 * Renders the mail with a visitor's message to the operator, who replies to the sender. The mail says if the sender's
 * address is unproven, because such an address may be anybody's.
 */
const contact: MailRenderer = async (services, mail) => {
  const { email, isProven, subject, message } = mail.data as {
    email: string
    isProven: boolean
    subject: string
    message: string
  }
  const { t } = textsFor(editions[mail.edition])
  const written = renderMail(services, mail.edition, {
    subject: t('mail.contact.subject', { subject }),
    preheader: t('mail.contact.preheader', { email }),
    hasPictures: false,
    heading: subject,
    paragraphs: [t('mail.contact.from', { email })],
    quote: message,
    note: t(isProven ? 'mail.contact.proven' : 'mail.contact.unproven'),
    footnote: t('mail.contact.why'),
    ...(isProven && { replyTo: email }),
  })
  return { ...written, replyTo: email }
}

/** Renderers of this feature's mails, by kind. */
export const contactMails = {
  contact: withSample(contact, {
    answers: () => [],
    data: { email: 'lena@example.org', isProven: true, subject: 'Emma & Co', message: 'Emma?\nLena' },
  }),
}
