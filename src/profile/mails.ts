import { confirmUrl, findAddressChange } from '../accounts/index.ts'
import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { maskEmail } from '#core/names.ts'
import { withSample } from '#core/mail/samples.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { recoveryUrl } from './recovery-link.ts'

/**
 * Mail that asks its reader to confirm a user's current or pending e-mail address. Not sent if the address is neither
 * by now.
 */
const confirmAddress: MailRenderer = async (services, mail) => {
  const [reader] = await services.sql<{ userId: number }[]>`
    select id as user_id from users
    where id = ${mail.userId}::int and ${mail.recipient}::citext in (email, pending_email)`
  if (!reader) return null
  const { t } = textsFor(editions[mail.edition])
  return renderMail(services, mail.edition, {
    subject: t('mail.confirm_address.subject'),
    preheader: t('mail.confirm_address.preheader'),
    hasPictures: false,
    heading: t('mail.confirm_address.heading'),
    paragraphs: [t('mail.confirm_address.body', { brand: editions[mail.edition].brand })],
    button: {
      label: t('mail.welcome.button'),
      url: await confirmUrl(services, { userId: reader.userId, email: mail.recipient }),
    },
    footnote: t('mail.confirm_address.footnote'),
  })
}

/**
 * Notice to a former e-mail address that the account has another one now, with a recovery link if the account can still
 * be recovered.
 */
const addressChanged: MailRenderer = async (services, mail) => {
  const { t, date } = textsFor(editions[mail.edition])
  const { brand } = editions[mail.edition]
  const { wayBack, to, hasNewPassword } = mail.data as {
    wayBack: string | null
    to: string | null
    hasNewPassword: boolean
  }
  const change = wayBack && (await findAddressChange(services.sql, wayBack, services.now()))
  return renderMail(services, mail.edition, {
    subject: t('mail.address_changed.subject', { brand }),
    preheader: t('mail.address_changed.preheader'),
    hasPictures: false,
    heading: t('mail.address_changed.heading'),
    paragraphs: [
      to
        ? t('mail.address_changed.body_to', { brand, address: maskEmail(to) })
        : t('mail.address_changed.body', { brand }),
      ...(hasNewPassword ? [t('mail.address_changed.password')] : []),
      t('mail.address_changed.yours'),
      change
        ? t('mail.address_changed.not_yours', { day: date(change.expiresAt, 'day') })
        : t('mail.address_changed.ask_us'),
    ],
    button: change
      ? { label: t('mail.address_changed.button'), url: recoveryUrl(services, wayBack) }
      : { label: t('mail.address_changed.write'), url: `${services.config.baseUrl}/contact` },
    footnote: t('mail.address_changed.footnote'),
  })
}

export const profileMails: Record<string, MailRenderer> = {
  'confirm-address': withSample(confirmAddress, {
    answers: () => [[{ userId: 1 }]],
  }),
  'address-changed': withSample(addressChanged, {
    data: { wayBack: '44444444-4444-4444-8444-444444444444', to: 'lena@example.net', hasNewPassword: true },
    answers: ({ now }) => [[{ expiresAt: now() }]],
  }),
}
