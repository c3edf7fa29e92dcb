import { confirmUrl } from '../accounts/index.ts'
import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { withSample } from '#core/mail/samples.ts'
import type { MailRow } from '#core/mail/waiting-mails.ts'
import type { Services } from '#core/scope.ts'
import type { MailRenderer, RenderedMail } from '#core/mail/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'

/**
 * Welcome mail of a new account. Its link confirms the e-mail address, in the account's own session, and leads to the
 * list. The list's own URL is left out because it would show a logged-out owner the list as visitors see it. Not sent
 * if the account was deleted.
 */
const welcome: MailRenderer = (services, mail) => renderWelcome(services, mail, 'welcome')

/** Welcome mail of an account that was created by an invite, without a list of its own. */
const welcomeOwner: MailRenderer = (services, mail) => renderWelcome(services, mail, 'welcome_owner')

async function renderWelcome(
  services: Services,
  mail: MailRow,
  about: 'welcome' | 'welcome_owner',
): Promise<RenderedMail | null> {
  const [reader] = await services.sql<{ userId: number; firstName: string }[]>`
    select u.id as user_id, u.first_name
    from users u
    where u.id = ${mail.userId}::int and u.first_name is not null`
  if (!reader) return null
  const { t } = textsFor(editions[mail.edition])
  const { brand } = editions[mail.edition]
  return renderMail(services, mail.edition, {
    subject: t('mail.welcome.subject', { brand }),
    preheader: t('mail.welcome.preheader'),
    hasPictures: false,
    heading: t(`mail.${about}.heading`, { name: reader.firstName }),
    paragraphs: [t(`mail.${about}.first`), t('mail.welcome.second')],
    button: {
      label: t('mail.welcome.button'),
      url: await confirmUrl(services, { userId: reader.userId, email: mail.recipient }),
    },
    footnote: t(`mail.${about}.footnote`),
  })
}

const newcomer = { answers: () => [[{ userId: 1, firstName: 'Lena' }]] }

/** The mails of this feature, by kind. */
export const joiningMails = {
  welcome: withSample(welcome, newcomer),
  'welcome-owner': withSample(welcomeOwner, newcomer),
}
