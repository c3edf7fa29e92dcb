import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import type { MailRenderer } from '#core/send-mail.ts'
import { renderMail } from '#mails/render-mail.tsx'
import { confirmUrl } from '#core/proof.ts'

/**
 * Its link confirms the address, in the account's own session, and leads to the list. The list's bare address is not in it: opened logged out, it
 * would show the list as its visitors see it. Not sent if the account is gone.
 */
const welcome: MailRenderer = async (services, mail) => {
  const [reader] = await services.sql<{ guid: string; firstName: string }[]>`
    select u.public_guid as guid, u.first_name as "firstName"
    from users u
    where u.id = ${mail.userId}::int and u.first_name is not null`
  if (!reader) return null
  const { t } = textsFor(editions[mail.edition])
  const { brand } = editions[mail.edition]
  return renderMail(services, mail.edition, {
    subject: t('mail.welcome.subject', { brand }),
    heading: t('mail.welcome.heading', { name: reader.firstName }),
    paragraphs: [t('mail.welcome.first'), t('mail.welcome.second')],
    button: {
      label: t('mail.welcome.button'),
      url: await confirmUrl(services, reader.guid, mail.recipient),
    },
    footnote: t('mail.welcome.footnote'),
  })
}

export const joiningMails = { welcome }
