import { daysUntil } from '#core/days.ts'
import { editions } from '#core/editions.ts'
import { textsFor, type Texts } from '#core/i18n.ts'
import { listUrl } from '#core/login-urls.ts'
import { withSample } from '#core/mail/samples.ts'
import { occasionMessageForOthers } from '#core/occasions.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { giftInMail, shortName } from '../gift/index.ts'
import { knownHosts } from '../shops/index.ts'
import { giftNews } from './gift-news-mail.ts'
import { activeCrossOffs, ending, pageOf, readerOf, sampleGift, sampleReader, type ActiveCrossOff } from './reader.ts'

const confirmation: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  const [crossOff] = reader ? await activeCrossOffs(services, mail, [Number(mail.data['crossOffId'])]) : []
  if (!reader || !crossOff) return null
  const texts = textsFor(editions[mail.edition])
  const { t } = texts
  const name = crossOff.firstName
  const gift = shortName(crossOff.description)
  const undo = { label: t('mail.cross_off.undo'), url: pageOf(services, crossOff) }
  const { asides, ...end } = await ending(services, mail, reader)
  const shops = await knownHosts(services.sql, [crossOff.url])
  return renderMail(services, mail.edition, {
    subject: t('mail.cross_off.subject', { gift, name }),
    preheader: t('mail.cross_off.preheader', { name }),
    heading: t('mail.cross_off.heading', { gift, name }),
    paragraphs: [t(crossOff.isShown ? 'mail.cross_off.shown_to_owner' : 'mail.cross_off.secret', { name })],
    gifts: [{ ...giftInMail(services, crossOff, shops), notes: occasionIn(texts, crossOff, services.now()) }],
    button: crossOff.username
      ? {
          label: t('mail.cross_off.to_list', { name }),
          url: listUrl(services.config, crossOff.username, { isReadersOwn: false }),
        }
      : { label: t('mail.cross_off.button'), url: undo.url },
    asides: [{ before: t('mail.cross_off.undo.before'), ...undo, after: t('mail.cross_off.undo.after') }, ...asides],
    ...end,
  })
}

/** Returns the occasion of the list, and its day if that is still to come. Empty if the list has neither. */
function occasionIn({ t, date }: Texts, { occasion, occasionDate }: ActiveCrossOff, now: Date): string[] {
  const words = t(occasionMessageForOthers(occasion))
  if (occasionDate !== null && daysUntil(occasionDate, now) !== null)
    return [t('crossed_off.occasion_on', { occasion: words, day: date(occasionDate, 'day') })]
  return occasion === 'JustBecause' ? [] : [words]
}

export const crossOffMails: Record<string, MailRenderer> = {
  'cross-off': withSample(confirmation, {
    data: { crossOffId: 1 },
    answers: (services) => [[sampleReader], [sampleGift(services)]],
  }),
  'gift-news': withSample(giftNews, {
    data: { news: [{ kind: 'changed', crossOffId: 1, before: 'LEGO 10698' }] },
    answers: (services) => [[sampleReader], [sampleGift(services)]],
  }),
}
