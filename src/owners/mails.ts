import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { urlThroughLogin } from '#core/login-urls.ts'
import { dayAhead, withSample } from '#core/mail/samples.ts'
import { refusable } from '#core/mail/refusals.ts'
import { fullNameOf, shortened } from '#core/names.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'

interface Invited {
  guid: string
  name: string
  expiresAt: Date
  inviter: string
  /** the inviter's e-mail address; null if it is unproven */
  replyTo: string | null
  title: string | null
  firstName: string
  lastName: string
  showCrossedOff: boolean
}

/** Mail with an invite to own a list. Not sent once the invite was withdrawn, was accepted or has expired. */
const invited: MailRenderer = async (services, mail) => {
  const [invite] = await services.sql<Invited[]>`
    select i.guid, i.name, i.expires_at, full_name(u.first_name, u.last_name) as inviter,
      case when u.email_proven_at is not null then u.email::text end as reply_to, l.title, l.first_name, l.last_name, l.show_crossed_off
    from owner_invites i
    join lists l on l.id = i.list_id
    join list_owners o on o.list_id = l.id and o.is_primary
    join users u on u.id = o.user_id
    where i.id = ${Number(mail.data['inviteId'])} and i.accepted_at is null and i.expires_at > ${services.now()}`
  if (!invite) return null
  const { t, date } = textsFor(editions[mail.edition])
  const { guid, replyTo, expiresAt } = invite
  const [name, inviter] = [shortened(invite.name), shortened(invite.inviter)]
  const list = shortened(invite.title ?? t('list.of', { name: fullNameOf(invite) }))
  return renderMail(services, mail.edition, {
    subject: t('mail.owner_invited.subject', { inviter, list }),
    preheader: t('mail.owner_invited.preheader', { date: date(expiresAt, 'day') }),
    heading: t('mail.owner_invited.heading', { name }),
    paragraphs: [
      t('mail.owner_invited.body', { inviter, list }),
      t(invite.showCrossedOff ? 'owners.shown' : 'owners.secret'),
    ],
    button: { label: t('mail.owner_invited.button'), url: `${services.config.baseUrl}/i/${guid}` },
    note: t('mail.owner_invited.note', { date: date(expiresAt, 'day') }),
    footnote: t('mail.owner_invited.why', { inviter }),
    ...refusable(services, mail.recipient, t('mail.refuse')),
    ...(replyTo && { replyTo }),
  })
}

/**
 * Mail to a list's primary owner about a new owner. Not sent if the recipient is no longer the primary owner, or if the
 * new owner no longer owns the list.
 */
const joined: MailRenderer = async (services, mail) => {
  const [row] = await services.sql<
    { owner: string; username: string; title: string | null; firstName: string; lastName: string }[]
  >`
    select full_name(u.first_name, u.last_name) as owner, l.username::text as username, l.title, l.first_name, l.last_name
    from lists l
    join list_owners o on o.list_id = l.id and o.user_id = ${Number(mail.data['userId'])}
    join list_owners p on p.list_id = l.id and p.user_id = ${mail.userId}::int and p.is_primary
    join users u on u.id = o.user_id
    where l.id = ${Number(mail.data['listId'])}`
  if (!row) return null
  const { t } = textsFor(editions[mail.edition])
  const { username, title } = row
  const owner = shortened(row.owner)
  const list = shortened(title ?? t('list.of', { name: fullNameOf(row) }))
  return renderMail(services, mail.edition, {
    subject: t('mail.owner_joined.subject', { owner, list }),
    preheader: t('mail.owner_joined.preheader'),
    heading: t('mail.owner_joined.heading', { owner }),
    paragraphs: [t('mail.owner_joined.body', { owner, list }), t('mail.owner_joined.before', { owner })],
    button: { label: t('mail.owner_joined.button'), url: urlThroughLogin(services.config, `/${username}/owners`) },
    footnote: t('mail.owner_joined.why'),
  })
}

/**
 * Mail to the new primary owner of a list after the former one left. Not sent if the recipient is no longer the primary
 * owner.
 */
const heir: MailRenderer = async (services, mail) => {
  const [row] = await services.sql<{ username: string; title: string | null; firstName: string; lastName: string }[]>`
    select l.username::text as username, l.title, l.first_name, l.last_name
    from lists l
    join list_owners p on p.list_id = l.id and p.user_id = ${mail.userId}::int and p.is_primary
    where l.id = ${Number(mail.data['listId'])}`
  if (!row) return null
  const { t } = textsFor(editions[mail.edition])
  const list = shortened(row.title ?? t('list.of', { name: fullNameOf(row) }))
  const values = { list, before: shortened(mail.data['before'] as string) }
  return renderMail(services, mail.edition, {
    subject: t('mail.owner_heir.subject', values),
    preheader: t('mail.owner_heir.preheader'),
    heading: t('mail.owner_heir.heading'),
    paragraphs: [t('mail.owner_heir.body', values), t('mail.owner_heir.what')],
    button: { label: t('mail.owner_joined.button'), url: urlThroughLogin(services.config, `/${row.username}/owners`) },
    footnote: t('mail.owner_heir.why'),
  })
}

const listOfSample = { title: 'Emma & Jonas', firstName: 'Emma', lastName: 'Jansen', username: 'emma' }

/** The mails of this feature, by kind. */
export const ownerMails: Record<string, MailRenderer> = {
  'owner-invited': withSample(invited, {
    answers: (services) => [
      [
        {
          ...listOfSample,
          guid: '22222222-2222-4222-8222-222222222222',
          name: 'Lena',
          inviter: 'Emma Jansen',
          replyTo: null,
          expiresAt: new Date(dayAhead(services, 30)),
          showCrossedOff: false,
        },
      ],
    ],
  }),
  'owner-joined': withSample(joined, { answers: () => [[{ ...listOfSample, owner: 'Jonas Peters' }]] }),
  'owner-heir': withSample(heir, { answers: () => [[listOfSample]], data: { before: 'Emma Jansen' } }),
}
