import { confirmUrl, countsAsProven } from '../accounts/index.ts'
import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { dayAhead } from '#core/mail/samples.ts'
import type { MailRow } from '#core/mail/waiting-mails.ts'
import type { Occasion } from '#core/occasions.ts'
import type { Services } from '#core/scope.ts'
import { isOwnersAddress, ownersIds } from '../access/index.ts'

/** User who has crossed gifts off and gets mails about them. */
export interface Reader {
  userId: number
  mailingsGuid: string
  isProven: boolean
}

/**
 * Returns the reader of a mail about cross-offs. Null if that user was deleted, has another e-mail address or has
 * unsubscribed since.
 */
export async function readerOf({ sql }: Services, mail: MailRow): Promise<Reader | null> {
  const [reader] = await sql<Reader[]>`
    select u.id as user_id, u.mailings_guid, ${countsAsProven(sql)} as is_proven
    from users u where u.id = ${mail.userId}::int and u.email = ${mail.recipient}::citext and u.cross_off_mails`
  return reader ?? null
}

/**
 * Returns the end of mails about cross-offs: why they come and where to stop them. A reader who hasn't confirmed their
 * address also gets a link for that.
 */
export async function ending(services: Services, mail: MailRow, reader: Reader) {
  const { t } = textsFor(editions[mail.edition])
  const settingsUrl = `${services.config.baseUrl}/account/mailings/${reader.mailingsGuid}`
  return {
    asides: reader.isProven
      ? []
      : [
          {
            before: t('mail.confirm.before'),
            label: t('mail.confirm.button'),
            url: await confirmUrl(services, { userId: reader.userId, email: mail.recipient }),
            after: t('mail.confirm.after'),
          },
        ],
    footnote: t('mail.cross_off.why'),
    settings: { label: t('mail.cross_off.settings'), url: settingsUrl },
    unsubscribeUrl: `${settingsUrl}/unsubscribe?kind=cross-offs`,
  }
}

/** Cross-off of the reader that still stands, with its gift and list. */
export interface ActiveCrossOff {
  id: number
  giftGuid: string
  crossOffGuid: string
  description: string
  url: string | null
  imageHash: string | null
  firstName: string
  fullName: string
  isShown: boolean
  occasion: Occasion
  /** `YYYY-MM-DD` */
  occasionDate: string | null
  /**
   * name of the list in its URL; null if the reader may not open the list, or owns it by now and could see others'
   * cross-offs when logged out
   */
  username: string | null
}

/**
 * Returns those of the reader's cross-offs that still stand. Leaves out those on a list that another user with the
 * mail's address owns by now. Keeps cross-offs that owners could see, because a mail about them tells owners nothing
 * new. An owner must not be able to stop such a mail by taking the giver's address.
 */
export const activeCrossOffs = ({ sql }: Services, mail: MailRow, ids: readonly number[]): Promise<ActiveCrossOff[]> =>
  sql<ActiveCrossOff[]>`
    select x.id, g.public_guid as gift_guid, x.private_guid as cross_off_guid, g.description, g.url, g.image_hash,
      l.first_name, full_name(l.first_name, l.last_name) as full_name, l.show_crossed_off or x.was_shown as is_shown,
      l.occasion, l.occasion_date, case
        when l.access_type in ('PUBLIC', 'OPEN')
          and not exists (select 1 from list_owners o where o.list_id = l.id and o.user_id = x.user_id)
        then l.username::text
      end as username
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where x.id = any(${[...ids]}::int[]) and x.user_id = ${mail.userId}::int and x.undone_at is null
      and (
        l.show_crossed_off or x.was_shown
        or not ${isOwnersAddress(sql, ownersIds(sql, sql`l.id`), sql`${mail.recipient}`, sql`x.user_id`)}
      )`

/** Returns the URL of the page where the giver sees and undoes a cross-off. */
export const pageOf = ({ config }: Services, { giftGuid, crossOffGuid }: ActiveCrossOff): string =>
  `${config.baseUrl}/crossedoff/${giftGuid}/${crossOffGuid}`

/** Reader of sample mails. Their e-mail address isn't confirmed. */
export const sampleReader: Reader = {
  userId: 1,
  mailingsGuid: '33333333-3333-4333-8333-333333333333',
  isProven: false,
}

export const sampleGift = (services: Services): ActiveCrossOff => ({
  id: 1,
  giftGuid: '44444444-4444-4444-8444-444444444444',
  crossOffGuid: '55555555-5555-4555-8555-555555555555',
  description: 'LEGO 10696',
  url: 'https://www.lego.com/10696',
  imageHash: null,
  firstName: 'Emma',
  fullName: 'Emma Jansen',
  isShown: false,
  occasion: 'MyBirthday',
  occasionDate: dayAhead(services, 12),
  username: 'emma',
})
