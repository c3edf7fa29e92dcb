import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { withSample } from '#core/mail/samples.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'

/** Mail that confirms a deletion. It has no link, because nothing is left that a link could open. */
const deleted: MailRenderer = async (services, mail) => {
  const edition = editions[mail.edition]
  const { t } = textsFor(edition)
  const { brand } = edition
  const who = mail.data['isAccount'] === true ? 'account' : 'guest'
  return renderMail(services, mail.edition, {
    subject: t(`mail.account_deleted.subject.${who}`, { brand }),
    preheader: t('mail.account_deleted.preheader'),
    hasPictures: false,
    heading: t('mail.account_deleted.heading'),
    paragraphs: [t(`mail.account_deleted.gone.${who}`), t(`mail.account_deleted.stays.${who}`)],
    note: t(`mail.account_deleted.not_you.${who}`),
    footnote: t('mail.account_deleted.why', { brand }),
  })
}

export const leavingMails: Record<string, MailRenderer> = {
  'account-deleted': withSample(deleted, { answers: () => [], data: { isAccount: true } }),
}
