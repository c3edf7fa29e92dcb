import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { withSample } from '#core/mail/samples.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'

/** Mail about a new passkey, in case an intruder added it. Not sent if the passkey was deleted. */
const passkeyAdded: MailRenderer = async (services, mail) => {
  const [key] = await services.sql<{ name: string }[]>`
    select name from passkeys where id = ${Number(mail.data['passkeyId'])} and user_id = ${mail.userId}::int`
  if (!key) return null
  const { t } = textsFor(editions[mail.edition])
  const { brand } = editions[mail.edition]
  return renderMail(services, mail.edition, {
    subject: t('mail.passkey_added.subject', { brand }),
    preheader: t('mail.passkey_added.preheader'),
    hasPictures: false,
    heading: t('mail.passkey_added.heading'),
    paragraphs: [t('mail.passkey_added.body', { brand, name: key.name }), t('mail.passkey_added.not_you')],
    button: { label: t('mail.passkey_added.button'), url: `${services.config.baseUrl}/account/passkeys` },
    footnote: t('mail.passkey_added.footnote'),
  })
}

export const passkeyMails: Record<string, MailRenderer> = {
  'passkey-added': withSample(passkeyAdded, { data: { passkeyId: 1 }, answers: () => [[{ name: 'Lena’s iPhone' }]] }),
}
