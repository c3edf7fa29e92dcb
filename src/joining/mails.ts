import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import type { MailRenderer } from '#core/send-mail.ts'
import { renderMail } from '#mails/render-mail.tsx'
import { proofOf } from '#core/proof.ts'

/**
 * Its link leads to the list, which proves the address, by way of the login: logged out, one would see the list as its visitors do.
 * Not sent if the account is gone.
 */
const welcome: MailRenderer = async (services, mail) => {
  const [reader] = await services.sql<{ guid: string; firstName: string; username: string }[]>`
    select u.private_guid as guid, u.first_name as "firstName", l.username
    from users u
    join list_owners o on o.user_id = u.id and o.is_primary
    join lists l on l.id = o.list_id
    where u.id = ${mail.userId}::int and u.first_name is not null
    order by l.id limit 1`
  if (!reader) return null
  const { t } = textsFor(editions[mail.edition])
  const { brand } = editions[mail.edition]
  const list = `/${reader.username}`
  const proven = `${list}?proof=${await proofOf(services, reader.guid, mail.recipient)}`
  return renderMail(services, mail.edition, {
    subject: t('mail.welcome.subject', { brand }),
    heading: t('mail.welcome.heading', { name: reader.firstName }),
    paragraphs: [t('mail.welcome.first'), t('mail.welcome.second')],
    button: {
      label: t('mail.welcome.button'),
      url: `${services.config.baseUrl}/account/login?returnUrl=${encodeURIComponent(proven)}`,
    },
    footnote: t('mail.welcome.footnote', { address: services.config.baseUrl + list }),
  })
}

export const joiningMails = { welcome }
