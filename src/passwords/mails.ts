import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { withSample } from '#core/mail/samples.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { findResetCode } from './reset-codes.ts'

/** Mail with the link to choose a new password. Not sent once its code was used, replaced or has expired. */
const resetPassword: MailRenderer = async (services, mail) => {
  const { config, sql, now } = services
  const code = mail.data['code'] as string
  const found = await findResetCode(sql, code, now())
  if (!found || found.isExpired) return null
  const { t } = textsFor(editions[mail.edition])
  const { brand } = editions[mail.edition]
  return renderMail(services, mail.edition, {
    subject: t('mail.reset_password.subject', { brand }),
    preheader: t('mail.reset_password.preheader'),
    hasPictures: false,
    heading: t('mail.reset_password.heading', { name: found.firstName }),
    paragraphs: [t('mail.reset_password.body', { brand })],
    button: { label: t('mail.reset_password.button'), url: `${config.baseUrl}/account/resetpassword/${code}` },
    note: t('mail.reset_password.note'),
    footnote: t('mail.reset_password.footnote'),
  })
}

/** Notice that the password was changed, in case an intruder changed it. Not sent if the account was deleted. */
const passwordChanged: MailRenderer = async (services, mail) => {
  const [reader] = await services.sql<{ firstName: string }[]>`
    select first_name from users where id = ${mail.userId}::int and first_name is not null`
  if (!reader) return null
  const { t } = textsFor(editions[mail.edition])
  const { brand } = editions[mail.edition]
  return renderMail(services, mail.edition, {
    subject: t('mail.password_changed.subject', { brand }),
    preheader: t('mail.password_changed.preheader'),
    hasPictures: false,
    heading: t('mail.password_changed.heading', { name: reader.firstName }),
    paragraphs: [t('mail.password_changed.body', { brand }), t('mail.password_changed.not_you')],
    button: {
      label: t('mail.password_changed.button'),
      url: `${services.config.baseUrl}/account/forgotpassword?emailOrUsername=${encodeURIComponent(mail.recipient)}`,
    },
    footnote: t('mail.password_changed.footnote'),
  })
}

export const passwordMails: Record<string, MailRenderer> = {
  'reset-password': withSample(resetPassword, {
    data: { code: 'x'.repeat(43) },
    answers: () => [[{ isExpired: false, firstName: 'Lena' }]],
  }),
  'password-changed': withSample(passwordChanged, { answers: () => [[{ firstName: 'Lena' }]] }),
}
