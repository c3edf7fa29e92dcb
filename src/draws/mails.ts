import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { refusable } from '#core/mail/refusals.ts'
import { withSample } from '#core/mail/samples.ts'
import { shortened } from '#core/names.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { endOf } from './lifetime.ts'
import { linkedDrawColumns, organizerUrl, type LinkedDraw } from './organizer-link.ts'
import {
  drawPictureUrl,
  isLotHeld,
  oneLine,
  participantMail,
  sampleParticipant,
  type DrawOccasion,
} from '../lots/index.ts'

/** Mail that brings the organizer the link to manage their draw. */
const manage: MailRenderer = async (services, mail) => {
  const [draw] = await services.sql<
    (LinkedDraw & {
      title: string
      occasion: DrawOccasion | null
      createDate: Date
      organizer: string
      count: number
      envelopes: number
      held: number
      isUnproven: boolean
      takesPart: boolean
    })[]
  >`
    select ${linkedDrawColumns(services.sql)}, d.title, d.occasion, d.drawn_at as create_date, d.organizer_name as organizer,
      (select count(*)::int from participants p where p.draw_id = d.id and p.email is not null) as count,
      (select count(*)::int from participants p where p.draw_id = d.id and p.email is null) as envelopes,
      (select count(*)::int from participants p where p.draw_id = d.id and ${isLotHeld(services.sql)}) as held,
      not exists (select from users u where u.id = d.organizer_user_id and u.email_proven_at is not null) as is_unproven,
      exists (select from participants p where p.draw_id = d.id and p.is_organizer) as takes_part
    from draws d
    where d.id = ${Number(mail.data['drawId'])} and d.deleted_at is null and d.drawn_at is not null`
  if (!draw) return null
  const { t } = textsFor(editions[mail.edition])
  const values = {
    title: shortened(oneLine(draw.title)),
    name: shortened(oneLine(draw.organizer)),
    count: draw.count,
    envelopes: draw.envelopes,
    held: draw.held,
  }
  return renderMail(services, mail.edition, {
    subject: t('mail.draw_manage.subject', values),
    preheader: t('mail.draw_manage.preheader', values),
    pictureUrl: drawPictureUrl(services, draw, mail.edition),
    heading: t(
      draw.held > 0
        ? 'mail.draw_manage.heading_held'
        : draw.count > 0
          ? 'mail.draw_manage.heading'
          : 'mail.draw_manage.heading_envelopes',
      values,
    ),
    paragraphs: [
      ...(draw.held > 0
        ? [
            t('mail.draw_manage.held', values),
            t(draw.hasKey ? 'mail.draw_manage.held_how' : 'mail.draw_manage.held_how_account'),
          ]
        : [
            [draw.count > 0 && t('mail.draw_manage.sent', values), draw.takesPart && t('mail.draw_manage.yours')]
              .filter(Boolean)
              .join(' '),
          ].filter(Boolean)),
      ...(draw.envelopes > 0 ? [t('mail.draw_manage.envelopes', values)] : []),
      t('mail.draw_manage.what'),
      t('mail.draw_manage.secret'),
    ],
    button: {
      label: t(draw.held > 0 && draw.hasKey ? 'mail.draw_manage.confirm' : 'mail.draw_manage.button'),
      url: await organizerUrl(services, draw),
    },
    note: t('mail.draw_manage.keep_it'),
    footnote: t('mail.draw_manage.why', values),
    // Anybody can type the address of somebody else as the organizer's.
    ...(draw.isUnproven && refusable(services, mail.recipient, t('mail.refuse'))),
  })
}

/** Notice to every participant that the organizer changed the draw. */
const changed = participantMail(({ t, values, terms, date, budget, description, isOrganizer, lotUrl }, { data }) => {
  const parts = new Set(data['changed'] as string[])
  const gone = [
    ...(parts.has('date') && date === null ? [t('mail.draw_changed.no_date')] : []),
    ...(parts.has('budget') && budget === null ? [t('mail.draw_changed.no_budget')] : []),
  ]
  return {
    subject: t('mail.draw_changed.subject', values),
    preheader: t('mail.draw_changed.preheader', values),
    heading: t('mail.draw_changed.heading', values),
    paragraphs: [
      t(isOrganizer ? 'mail.draw_changed.by_you' : 'mail.draw_changed.body', values),
      ...terms,
      ...gone,
      ...(parts.has('description') && description === null ? [t('mail.draw_changed.no_description')] : []),
    ],
    ...(description !== null && parts.has('description') && { quote: description }),
    button: { label: t('mail.draw_changed.button'), url: lotUrl() },
    note: t('mail.lot.keep_it'),
    footnote: isOrganizer ? t('mail.lot.why_you') : t('mail.lot.why_part', values),
  }
})

/** Notice to every participant that the draw was deleted. */
const deleted = participantMail(
  ({ t, values, isOrganizer }) => ({
    subject: t('mail.draw_deleted.subject', values),
    preheader: t('mail.draw_deleted.preheader'),
    heading: t('mail.draw_deleted.heading', values),
    paragraphs: [
      t(isOrganizer ? 'mail.draw_deleted.by_you' : 'mail.draw_deleted.body', values),
      t(isOrganizer ? 'mail.draw_deleted.told' : 'mail.draw_deleted.meaning', values),
    ],
    footnote: isOrganizer ? t('mail.lot.why_you') : t('mail.lot.why', values),
  }),
  { ofDeletedDraws: true },
)

/** Notice to a person who left the draw. Their row is gone, so the mail's data are copies. */
const left: MailRenderer = async (services, mail) => {
  const { t } = textsFor(editions[mail.edition])
  const words = (key: string) => shortened(oneLine(mail.data[key] as string))
  const values = { name: words('name'), title: words('title'), organizer: words('organizer') }
  return renderMail(services, mail.edition, {
    subject: t('mail.draw_left.subject', values),
    preheader: t('mail.draw_left.preheader'),
    heading: t('mail.draw_left.heading', values),
    paragraphs: [t('mail.draw_left.body', values), t('mail.draw_left.meaning', values)],
    footnote: t('mail.draw_left.why', values),
    ...refusable(services, mail.recipient, t('mail.refuse')),
  })
}

/** Notice to the organizer that the draw will be deleted in a month, and that they can redo it until then. */
const ends: MailRenderer = async (services, mail) => {
  const [draw] = await services.sql<
    (LinkedDraw & {
      title: string
      occasion: DrawOccasion | null
      createDate: Date
      organizer: string
      isAccount: boolean
    })[]
  >`
    select ${linkedDrawColumns(services.sql)}, d.title, d.occasion, d.drawn_at as create_date, d.organizer_name as organizer,
      u.password_hash is not null as is_account
    from draws d
    join users u on u.id = d.organizer_user_id
    where d.id = ${Number(mail.data['drawId'])} and d.deleted_at is null and d.drawn_at is not null`
  if (!draw) return null
  const { t, date } = textsFor(editions[mail.edition])
  const values = {
    title: shortened(oneLine(draw.title)),
    name: shortened(oneLine(draw.organizer)),
    drawn: date(draw.createDate),
    end: date(endOf(draw.createDate, services.now())),
  }
  return renderMail(services, mail.edition, {
    subject: t('mail.draw_ends.subject', values),
    preheader: t('mail.draw_ends.preheader'),
    pictureUrl: drawPictureUrl(services, draw, mail.edition),
    heading: t('mail.draw_ends.heading', values),
    paragraphs: [t('mail.draw_ends.body', values), t('mail.draw_ends.redo')],
    button: {
      label: t(draw.isAccount ? 'loting.redo' : 'mail.draw_manage.button'),
      url: draw.isAccount
        ? `${services.config.baseUrl}/lootjestrekken/loting/getrokken/${draw.publicGuid}/opnieuw`
        : await organizerUrl(services, draw),
    },
    ...(!draw.isAccount && { note: t('mail.draw_ends.manage', { redo: t('loting.redo') }) }),
    footnote: t('mail.draw_manage.why', values),
  })
}

const drawOfSample = {
  id: 1,
  publicGuid: '66666666-6666-4666-8666-666666666666',
  hasKey: false,
  sealedKey: null,
  title: 'Emma & Co',
  occasion: 'Christmas',
  organizer: 'Lena',
}

/** The mails of this feature, by kind. */
export const drawMails = {
  'draw-manage': withSample(manage, {
    answers: ({ now }) => [
      [{ ...drawOfSample, createDate: now(), count: 6, envelopes: 0, held: 0, isUnproven: true, takesPart: true }],
    ],
  }),
  'draw-changed': withSample(changed, { ...sampleParticipant, data: { changed: ['date', 'budget', 'description'] } }),
  'draw-deleted': withSample(deleted, sampleParticipant),
  'draw-left': withSample(left, {
    answers: () => [],
    data: { name: 'Lena', title: 'Emma & Co', organizer: 'Emma' },
  }),
  'draw-ends': withSample(ends, {
    answers: ({ now }) => [[{ ...drawOfSample, createDate: now(), isAccount: true }]],
  }),
}
