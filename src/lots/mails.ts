import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import type { MailRow, MailRenderer } from '#core/mail.ts'
import type { Services } from '#core/scope.ts'
import { artUrl } from '#core/art.ts'
import { renderMail } from '#mails/render-mail.tsx'
import { proofOf } from '#core/proof.ts'
import { lotGuidOf } from './envelope.ts'

/** Whom a mail is to and which draw it is about, as they are now. */
interface Reader {
  name: string
  participantGuid: string
  position: number
  version: number
  title: string
  description: string | null
  organizer: string
  isDeleted: boolean
}

async function readerOf(services: Services, mail: MailRow): Promise<Reader | null> {
  const [reader] = await services.sql<Reader[]>`
    select p.name, p.public_guid as "participantGuid", p.position, p.lot_version as version, d.title, d.description, o.name as organizer, d.deleted_at is not null as "isDeleted"
    from participants p
    join draws d on d.id = p.draw_id
    join participants o on o.draw_id = d.id and o.position = 0
    where p.id = ${Number(mail.data['participantId'])}`
  return reader ?? null
}

/** Names and titles come from people: a subject has one line. */
const line = (words: string) => words.replace(/\s+/g, ' ')

/** What proves the address of who opens the link, where somebody has crossed off or registered under it. */
async function proofFor(services: Services, email: string): Promise<string> {
  const [user] = await services.sql<{ guid: string }[]>`
    select private_guid as guid from users where email = ${email}::citext order by password_hash is null, email_proven_at is null, id limit 1`
  return user ? `?proof=${await proofOf(services, user.guid, email)}` : ''
}

/** The page of the reader's own lot. */
const lotUrl = async (services: Services, mail: MailRow, { participantGuid, version }: Reader): Promise<string> =>
  `${services.config.baseUrl}/lootjestrekken/lootje/${lotGuidOf(services.signer, { participantGuid, version })}${await proofFor(services, mail.recipient)}`

const picture = (services: Services) => `${services.config.baseUrl}${artUrl('mail/draw-lots.png')}`

/** The lot: a closed envelope. Not sent once the draw is deleted, or when the lot went to another address meanwhile. */
const lot: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  if (!reader || reader.isDeleted || reader.version !== mail.data['version']) return null
  const { t } = textsFor(editions[mail.edition])
  const values = { name: line(reader.name), organizer: line(reader.organizer), title: line(reader.title) }
  return renderMail(services, mail.edition, {
    subject: t('mail.lot.subject', values),
    preheader: t('mail.lot.preheader'),
    pictureUrl: picture(services),
    heading: t('mail.lot.heading', values),
    paragraphs: [t(reader.position === 0 ? 'mail.lot.drawn_by_you' : 'mail.lot.drawn', values), t('mail.lot.only_you')],
    ...(reader.description && { quote: reader.description }),
    button: { label: t('mail.lot.button'), url: await lotUrl(services, mail, reader) },
    note: t('mail.lot.keep_it'),
    footnote: reader.position === 0 ? t('mail.lot.why_you') : t('mail.lot.why', values),
  })
}

/** The organizer's way back to his draw. */
const manage: MailRenderer = async (services, mail) => {
  const [draw] = await services.sql<
    { publicGuid: string; organizerGuid: string; title: string; organizer: string; count: number }[]
  >`
    select d.public_guid as "publicGuid", d.organizer_guid as "organizerGuid", d.title, o.name as organizer,
      (select count(*)::int from participants p where p.draw_id = d.id) as count
    from draws d
    join participants o on o.draw_id = d.id and o.position = 0
    where d.id = ${Number(mail.data['drawId'])} and d.deleted_at is null`
  if (!draw) return null
  const { t } = textsFor(editions[mail.edition])
  const values = { title: line(draw.title), name: line(draw.organizer), count: draw.count }
  return renderMail(services, mail.edition, {
    subject: t('mail.draw_manage.subject', values),
    preheader: t('mail.draw_manage.preheader', values),
    heading: t('mail.draw_manage.heading', values),
    paragraphs: [t('mail.draw_manage.sent', values), t('mail.draw_manage.what'), t('mail.draw_manage.secret')],
    button: {
      label: t('mail.draw_manage.button'),
      url: `${services.config.baseUrl}/lootjestrekken/loting/open/${draw.publicGuid}/${draw.organizerGuid}${await proofFor(services, mail.recipient)}`,
    },
    note: t('mail.draw_manage.keep_it'),
    footnote: t('mail.draw_manage.why', values),
  })
}

/** Whoever drew the reader would like a list. Not sent when there is one by now. */
const nudge: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  if (!reader || reader.isDeleted) return null
  const [linked] =
    await services.sql`select 1 from participants where id = ${Number(mail.data['participantId'])} and list_id is not null`
  if (linked) return null
  const { t } = textsFor(editions[mail.edition])
  const values = { name: line(reader.name), title: line(reader.title), organizer: line(reader.organizer) }
  return renderMail(services, mail.edition, {
    subject: t('mail.nudge.subject', values),
    heading: t('mail.nudge.heading', values),
    paragraphs: [t('mail.nudge.body', values), t('mail.nudge.how')],
    button: { label: t('mail.nudge.button'), url: await lotUrl(services, mail, reader) },
    note: t('mail.lot.keep_it'),
    footnote: t('mail.lot.why_part', values),
  })
}

/** A question of whoever drew the reader. */
const question: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  if (!reader || reader.isDeleted) return null
  const { t } = textsFor(editions[mail.edition])
  const values = { name: line(reader.name), title: line(reader.title), organizer: line(reader.organizer) }
  return renderMail(services, mail.edition, {
    subject: t('mail.question.subject', values),
    heading: t('mail.question.heading', values),
    paragraphs: [t('mail.question.body', values)],
    quote: String(mail.data['question']),
    button: { label: t('mail.question.button'), url: await lotUrl(services, mail, reader) },
    note: t('mail.question.answer'),
    footnote: t('mail.lot.why_part', values),
  })
}

/** The draw is off. */
const deleted: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  if (!reader) return null
  const { t } = textsFor(editions[mail.edition])
  const values = { name: line(reader.name), title: line(reader.title), organizer: line(reader.organizer) }
  return renderMail(services, mail.edition, {
    subject: t('mail.draw_deleted.subject', values),
    heading: t('mail.draw_deleted.heading', values),
    paragraphs: [
      t(reader.position === 0 ? 'mail.draw_deleted.by_you' : 'mail.draw_deleted.body', values),
      t(reader.position === 0 ? 'mail.draw_deleted.told' : 'mail.draw_deleted.meaning', values),
    ],
    footnote: reader.position === 0 ? t('mail.lot.why_you') : t('mail.lot.why', values),
  })
}

/** To the address that a lot went to before: its link is dead. */
const moved: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  if (!reader || reader.isDeleted) return null
  const { t } = textsFor(editions[mail.edition])
  const values = { name: line(reader.name), title: line(reader.title), organizer: line(reader.organizer) }
  return renderMail(services, mail.edition, {
    subject: t('mail.lot_moved.subject', values),
    heading: t('mail.lot_moved.heading', values),
    paragraphs: [t('mail.lot_moved.body', values), t('mail.lot_moved.meaning', values)],
    footnote: t('mail.lot.why', values),
  })
}

/** The letters of this feature, by kind. */
export const drawMails = { lot, 'draw-manage': manage, nudge, question, 'draw-deleted': deleted, 'lot-moved': moved }
