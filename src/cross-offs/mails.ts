import type { MailRenderer } from '#core/send-mail.ts'
import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { giftImageUrl, linkOf } from '../gift/index.ts'
import type { MailRow } from '#core/mail.ts'
import type { Services } from '#core/scope.ts'
import { shortName } from '../gift/index.ts'
import { renderMail } from '#mails/render-mail.tsx'
import { proofOf } from '#core/proof.ts'

/** @returns null when the user is gone or has unsubscribed by now */
async function readerOf(services: Services, mail: MailRow): Promise<{ guid: string } | null> {
  const [reader] = await services.sql<{ guid: string }[]>`
    select private_guid as guid from users where id = ${mail.userId}::int and cross_off_mails`
  return reader ?? null
}

function footer(services: Services, mail: MailRow, userGuid: string) {
  const { t } = textsFor(editions[mail.edition])
  const settingsUrl = `${services.config.baseUrl}/account/mailings/${userGuid}`
  return {
    footnote: t('mail.cross_off.why'),
    settings: { label: t('mail.cross_off.settings'), url: settingsUrl },
    unsubscribeUrl: `${settingsUrl}/unsubscribe?kind=cross-offs`,
  }
}

interface ActiveCrossOff {
  giftGuid: string
  crossOffGuid: string
  description: string
  url: string | null
  imageHash: string | null
  firstName: string
  fullName: string
  isShown: boolean
}

/** @returns null when it was undone meanwhile */
async function activeCrossOff(services: Services, mail: MailRow): Promise<ActiveCrossOff | null> {
  const [crossOff] = await services.sql<ActiveCrossOff[]>`
    select g.public_guid as "giftGuid", x.private_guid as "crossOffGuid", g.description, g.url, g.image_hash as "imageHash",
      l.first_name as "firstName", l.first_name || ' ' || l.last_name as "fullName", l.show_crossed_off as "isShown"
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where x.id = ${Number(mail.data['crossOffId'])} and x.user_id = ${mail.userId}::int and x.undone_at is null`
  return crossOff ?? null
}

/** The page that also undoes the cross-off. Its link proves the address. */
const pageOf = async (
  services: Services,
  mail: MailRow,
  userGuid: string,
  { giftGuid, crossOffGuid }: ActiveCrossOff,
) =>
  `${services.config.baseUrl}/crossedoff/${giftGuid}/${crossOffGuid}?proof=${await proofOf(services, userGuid, mail.recipient)}`

function giftIn(
  services: Services,
  { description, url, imageHash }: Pick<ActiveCrossOff, 'description' | 'url' | 'imageHash'>,
) {
  const image = giftImageUrl(imageHash)
  return { description, detail: linkOf(url).uriDisplayText, imageUrl: image && `${services.config.baseUrl}${image}` }
}

const confirmation: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  const crossOff = reader && (await activeCrossOff(services, mail))
  if (!crossOff) return null
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
    gift: giftIn(services, crossOff),
    button: { label: t('mail.cross_off.button'), url: await pageOf(services, mail, reader.guid, crossOff) },
    ...footer(services, mail, reader.guid),
  })
}

const changed: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  const crossOff = reader && (await activeCrossOff(services, mail))
  if (!crossOff) return null
  const { t } = textsFor(editions[mail.edition])
  const name = crossOff.firstName
  const before = String(mail.data['before'])
  const what =
    before === crossOff.description ? t('mail.cross_off_changed.details') : t('mail.cross_off_changed.was', { before })
  return renderMail(services, mail.edition, {
    subject: t('mail.cross_off_changed.subject', { name }),
    preheader: shortName(before),
    heading: t('mail.cross_off_changed.heading', { name }),
    paragraphs: crossOff.isShown ? [what] : [what, t('mail.cross_off_changed.unaware', { name })],
    gift: giftIn(services, crossOff),
    button: { label: t('mail.cross_off.button'), url: await pageOf(services, mail, reader.guid, crossOff) },
    ...footer(services, mail, reader.guid),
  })
}

const moved: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  const crossOff = reader && (await activeCrossOff(services, mail))
  if (!crossOff) return null
  const { t } = textsFor(editions[mail.edition])
  return renderMail(services, mail.edition, {
    subject: t('mail.cross_off_moved.subject'),
    preheader: shortName(crossOff.description),
    heading: t('mail.cross_off_moved.heading'),
    paragraphs: [t('mail.cross_off_moved.body', { fullName: crossOff.fullName })],
    gift: giftIn(services, crossOff),
    button: { label: t('mail.cross_off.button'), url: await pageOf(services, mail, reader.guid, crossOff) },
    ...footer(services, mail, reader.guid),
  })
}

/** The gift is gone, so the mail's data says what it was. */
const deleted: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  if (!reader) return null
  const { t } = textsFor(editions[mail.edition])
  const name = String(mail.data['firstName'])
  const [list] = await services.sql<{ username: string }[]>`
    select username from lists where username = ${String(mail.data['username'])}::citext and access_type in ('PUBLIC', 'OPEN')`
  const proof = await proofOf(services, reader.guid, mail.recipient)
  const { baseUrl } = services.config
  return renderMail(services, mail.edition, {
    subject: t('mail.cross_off_deleted.subject', { name }),
    preheader: shortName(String(mail.data['description'])),
    heading: t('mail.cross_off_deleted.heading', { name }),
    paragraphs: [
      t(mail.data['isShown'] ? 'mail.cross_off_deleted.body_shown' : 'mail.cross_off_deleted.body', { name }),
      ...(list ? [t('mail.cross_off_deleted.had_it')] : []),
    ],
    gift: giftIn(services, {
      description: String(mail.data['description']),
      url: mail.data['url'] as string | null,
      imageHash: null,
    }),
    button: list
      ? { label: t('mail.cross_off_deleted.button', { name }), url: `${baseUrl}/${list.username}?proof=${proof}` }
      : { label: t('cross_off.to_overview'), url: `${baseUrl}/crossedoff?proof=${proof}` },
    ...footer(services, mail, reader.guid),
  })
}

export const crossOffMails: Record<string, MailRenderer> = {
  'cross-off': confirmation,
  'cross-off-changed': changed,
  'cross-off-moved': moved,
  'cross-off-deleted': deleted,
}
