import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { listUrl } from '#core/login-urls.ts'
import { dayAhead, withSample } from '#core/mail/samples.ts'
import { refusable } from '#core/mail/refusals.ts'
import { fullNameOf, shortened } from '#core/names.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import type { Services } from '#core/scope.ts'
import { isShareable } from '#core/access-types.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { isOwnersAddress, ownersIds } from '../access/index.ts'
import { giftInMail, shortName } from '../gift/index.ts'
import { mailPictureUrl } from '../lists/index.ts'
import type { ListToSend } from './input.ts'
import { listInMail, occasionOf } from './list-in-mail.ts'

interface Sender {
  firstName: string | null
  lastName: string | null
  email: string
  isProven: boolean
}

async function senderOf({ sql }: Services, id: number): Promise<Sender | null> {
  const [sender] = await sql<Sender[]>`
    select first_name, last_name, email::text as email, email_proven_at is not null as is_proven
    from users where id = ${id}::int`
  return sender ?? null
}

/**
 * Whether an owner of the list reads mails to this e-mail address. Only a link in the mail depends on it, so the sender
 * doesn't learn it.
 */
async function isOwners({ sql }: Services, listId: number, address: string): Promise<boolean> {
  const [row] = await sql<[{ isOwners: boolean }]>`
    select ${isOwnersAddress(sql, ownersIds(sql, sql`${listId}::int`), sql`${address}`)} as is_owners`
  return row.isOwners
}

/** Renders the mail with a list that one of its owners sends. Returns null if others can't open the list any more. */
const listSent: MailRenderer = async (services, mail) => {
  const { listId, senderId, ...words } = mail.data as unknown as Pick<
    ListToSend,
    'subject' | 'messageStart' | 'messageEnd'
  > & { listId: number; senderId: number }
  const [sender, list, isReadersOwn] = await Promise.all([
    senderOf(services, senderId),
    listInMail(services.sql, senderId, listId),
    isOwners(services, listId, mail.recipient),
  ])
  if (!sender || !list || !isShareable(list)) return null
  const { baseUrl } = services.config
  const texts = textsFor(editions[mail.edition])
  const { t } = texts
  const fullName = fullNameOf(sender)
  const name = shortened(fullName)
  // The sender's unproven address may be another person's, who must neither be named here nor get the replies.
  const withAddress = (who: string) => (sender.isProven ? `${who} (${sender.email})` : who)
  // The title is left out if the heading says the same.
  const title = list.title ?? (fullNameOf(list) === fullName ? null : t('list.of', { name: fullNameOf(list) }))
  const about = [title && shortened(title), occasionOf(texts, list, services.now())].filter(Boolean).join(': ')
  const writes = t('mail.list_sent.writes', { from: withAddress(sender.firstName ?? name) })
  return renderMail(services, mail.edition, {
    subject: words.subject,
    preheader: t('mail.list_sent.preheader'),
    pictureUrl: `${baseUrl}${mailPictureUrl(list)}`,
    heading: t('mail.list_sent.heading', { name }),
    paragraphs: [...(about ? [about] : []), ...(words.messageStart ? [writes] : [])],
    ...(words.messageStart && { quote: words.messageStart }),
    gifts: list.gifts.map(({ description, imageHash }) =>
      giftInMail(services, { description: shortName(description), url: null, imageHash }, new Set()),
    ),
    rest: { leftOut: list.giftCount - list.gifts.length, more: (count) => t('send.more_gifts', { count }) },
    afterwards: words.messageStart ? [] : [writes],
    ...(words.messageEnd && { closing: words.messageEnd }),
    button: { label: t('mail.list_sent.button'), url: listUrl(services.config, list.username, { isReadersOwn }) },
    note: t(list.accessType === 'OPEN' ? 'mail.list_sent.asks' : 'mail.list_sent.cross_off'),
    footnote: t('mail.list_sent.why', { from: withAddress(name) }),
    ...refusable(services, mail.recipient, t('mail.refuse')),
    ...(sender.isProven && { replyTo: sender.email }),
  })
}

/** Renderers of this feature's mails, by kind. */
export const sharingMails = {
  'list-sent': withSample(listSent, {
    data: { listId: 1, senderId: 1, subject: 'Emma 🎂', messageStart: 'Lena!', messageEnd: 'Emma' },
    answers: (services) => [
      [{ firstName: 'Emma', lastName: 'Jansen', email: 'emma@example.org', isProven: true }],
      [
        {
          username: 'emma',
          firstName: 'Emma',
          lastName: 'Jansen',
          title: null,
          accessType: 'PUBLIC',
          occasion: 'MyBirthday',
          occasionDate: dayAhead(services, 12),
          themeImage: 'birthday-cake',
          imageHash: null,
        },
      ],
      [{ isOwners: false }],
      ['LEGO 10696', 'Catan', 'Jenga', 'Uno'].map((description) => ({
        description,
        url: null,
        imageHash: null,
        giftCount: 7,
      })),
    ],
  }),
}
