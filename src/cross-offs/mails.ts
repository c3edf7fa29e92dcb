import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import type { MailRenderer } from '#core/send-mail.ts'
import { renderMail } from '#mails/render-mail.tsx'
import { shortName } from '../gift/index.ts'
import { giftNews } from './gift-news-mail.ts'
import { activeCrossOffs, ending, giftIn, pageOf, readerOf } from './reader.ts'

const confirmation: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  const [crossOff] = reader ? await activeCrossOffs(services, mail, [Number(mail.data['crossOffId'])]) : []
  if (!reader || !crossOff) return null
  const { t } = textsFor(editions[mail.edition])
  const name = crossOff.firstName
  return renderMail(services, mail.edition, {
    subject: t('mail.cross_off.subject', { gift: shortName(crossOff.description), name }),
    preheader: t('mail.cross_off.preheader', { name }),
    heading: t('mail.cross_off.heading', { name }),
    paragraphs: [
      t(crossOff.isShown ? 'mail.cross_off.shown_to_owner' : 'mail.cross_off.secret', { name }),
      t('mail.cross_off.undo'),
    ],
    gifts: [giftIn(services, crossOff)],
    button: { label: t('mail.cross_off.button'), url: pageOf(services, crossOff) },
    ...(await ending(services, mail, reader)),
  })
}

export const crossOffMails: Record<string, MailRenderer> = { 'cross-off': confirmation, 'gift-news': giftNews }
