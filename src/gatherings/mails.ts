import { editions } from '#core/editions.ts'
import { textsFor, type Texts } from '#core/i18n.ts'
import { refusable } from '#core/mail/refusals.ts'
import { withSample } from '#core/mail/samples.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import { shortened } from '#core/names.ts'
import type { Services } from '#core/scope.ts'
import type { MailContent } from '#mail-content/mail-content.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { linkedDrawColumns, organizerUrl, waitingEndOf, type LinkedDraw } from '../draws/index.ts'
import { drawPictureUrl, oneLine, termSentences, type DrawOccasion, type Terms } from '../lots/index.ts'
import { seatLink } from './join-link.ts'

interface Managed extends LinkedDraw {
  title: string
  occasion: DrawOccasion | null
  organizer: string
  isUnproven: boolean
  count: number
}

const managed = async (services: Services, drawId: number): Promise<Managed | null> => {
  const [draw] = await services.sql<Managed[]>`
    select ${linkedDrawColumns(services.sql)}, d.title, d.occasion, d.organizer_name as organizer,
      not exists (select from users u where u.id = d.organizer_user_id and u.email_proven_at is not null) as is_unproven,
      (select count(*)::int from seats s where s.draw_id = d.id) as count
    from draws d
    where d.id = ${drawId} and d.deleted_at is null and d.drawn_at is null`
  return draw ?? null
}

const valuesOf = ({ title, organizer, count }: Managed) => ({
  title: shortened(oneLine(title)),
  name: shortened(oneLine(organizer)),
  count,
})

/** Mail that brings the organizer the link to a draw that waits for its people. */
const manage: MailRenderer = async (services, mail) => {
  const draw = await managed(services, Number(mail.data['drawId']))
  if (!draw) return null
  const { t } = textsFor(editions[mail.edition])
  const values = valuesOf(draw)
  return renderMail(services, mail.edition, {
    subject: t('mail.gathering_manage.subject', values),
    preheader: t('mail.gathering_manage.preheader'),
    pictureUrl: drawPictureUrl(services, { ...draw, createDate: services.now() }, mail.edition),
    heading: t('mail.gathering_manage.heading', values),
    paragraphs: [t('mail.gathering_manage.body'), t('mail.gathering_manage.what')],
    button: { label: t('mail.draw_manage.button'), url: await organizerUrl(services, draw) },
    note: t('mail.draw_manage.keep_it'),
    footnote: t('mail.gathering_manage.why', values),
    ...(draw.isUnproven && refusable(services, mail.recipient, t('mail.refuse'))),
  })
}

/** Notice to the organizer that the gathering will be deleted in a week. */
const ends: MailRenderer = async (services, mail) => {
  const draw = await managed(services, Number(mail.data['drawId']))
  if (!draw) return null
  const { t, date } = textsFor(editions[mail.edition])
  const values = { ...valuesOf(draw), end: date(waitingEndOf(services.now())) }
  return renderMail(services, mail.edition, {
    subject: t('mail.gathering_ends.subject', values),
    preheader: t('mail.gathering_ends.preheader'),
    heading: t('mail.gathering_ends.heading', values),
    paragraphs: [t('mail.gathering_ends.body', values), t('mail.gathering_ends.how')],
    button: { label: t('mail.draw_manage.button'), url: await organizerUrl(services, draw) },
    footnote: t('mail.gathering_manage.why', values),
    ...(draw.isUnproven && refusable(services, mail.recipient, t('mail.refuse'))),
  })
}

type SeatNames = Record<'name' | 'title' | 'organizer', string>

const seatNames = ({ name, title, organizer }: SeatNames) => ({
  name: shortened(oneLine(name)),
  title: shortened(oneLine(title)),
  organizer: shortened(oneLine(organizer)),
})

interface SeatRow extends SeatNames, Terms {
  occasion: DrawOccasion | null
}

/** Mail that brings a person the link to their seat. Not sent once the seat is gone or the draw is drawn. */
const seat: MailRenderer = async (services, mail) => {
  const [row] = await services.sql<SeatRow[]>`
    select s.name, d.title, d.occasion, d.organizer_name as organizer, d.day as date, d.budget
    from seats s join draws d on d.id = s.draw_id
    where s.id = ${Number(mail.data['seatId'])} and s.email = ${mail.recipient}::citext
      and d.deleted_at is null and d.drawn_at is null`
  if (!row) return null
  const texts = textsFor(editions[mail.edition])
  const { t } = texts
  const values = seatNames(row)
  return renderMail(services, mail.edition, {
    subject: t('mail.seat.subject', values),
    preheader: t('mail.seat.preheader'),
    pictureUrl: drawPictureUrl(services, { ...row, createDate: services.now() }, mail.edition),
    heading: t('mail.seat.heading', values),
    paragraphs: [t('mail.seat.body', values), ...termSentences(texts, row), t('mail.seat.what')],
    button: { label: t('mail.seat.button'), url: seatLink(services.config, mail.data['seatGuid'] as string) },
    note: t('mail.seat.keep_it'),
    footnote: t('mail.seat.why', values),
    ...refusable(services, mail.recipient, t('mail.refuse')),
  })
}

/** Notice to a person who joined that they no longer take part. Their seat may be gone, so the mail's data are copies. */
const ended =
  (
    texts: (t: Texts['t'], values: SeatNames) => Pick<MailContent, 'subject' | 'heading' | 'paragraphs'>,
  ): MailRenderer =>
  async (services, mail) => {
    const { t } = textsFor(editions[mail.edition])
    const values = seatNames(mail.data as unknown as SeatNames)
    return renderMail(services, mail.edition, {
      ...texts(t, values),
      preheader: t('mail.draw_left.preheader'),
      footnote: t('mail.draw_left.why', values),
      ...refusable(services, mail.recipient, t('mail.refuse')),
    })
  }

const removed = ended((t, values) => ({
  subject: t('mail.draw_left.subject', values),
  heading: t('mail.draw_left.heading', values),
  paragraphs: [t('mail.draw_left.body', values), t('mail.seat_removed.meaning', values)],
}))

const deleted = ended((t, values) => ({
  subject: t('mail.draw_deleted.subject', values),
  heading: t('mail.draw_deleted.heading', values),
  paragraphs: [t('mail.draw_deleted.body', values), t('mail.gathering_deleted.meaning', values)],
}))

const sampleDraw = {
  id: 1,
  publicGuid: '66666666-6666-4666-8666-666666666666',
  hasKey: false,
  sealedKey: null,
  title: 'Emma & Co',
  occasion: 'Christmas',
  organizer: 'Lena',
  isUnproven: true,
  count: 5,
}

const sampleNames = { answers: () => [], data: { name: 'Lena', title: 'Emma & Co', organizer: 'Emma' } }

/** The mails of this feature, by kind. */
export const gatheringMails = {
  'gathering-manage': withSample(manage, { answers: () => [[sampleDraw]] }),
  'gathering-ends': withSample(ends, { answers: () => [[sampleDraw]] }),
  seat: withSample(seat, {
    answers: () => [
      [
        {
          name: 'Lena',
          title: 'Emma & Co',
          occasion: 'Christmas',
          organizer: 'Emma',
          date: '2026-12-24',
          budget: 2500,
        },
      ],
    ],
    data: { seatId: 1, seatGuid: '99999999-9999-4999-8999-999999999999' },
  }),
  'seat-removed': withSample(removed, sampleNames),
  'gathering-deleted': withSample(deleted, sampleNames),
}
