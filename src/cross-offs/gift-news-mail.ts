import { editions } from '#core/editions.ts'
import { textsFor, type Texts } from '#core/i18n.ts'
import { listUrl } from '#core/login-urls.ts'
import { shortened } from '#core/names.ts'
import type { MailRow } from '#core/mail/waiting-mails.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import type { Services } from '#core/scope.ts'
import type { MailContent } from '#mail-content/mail-content.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { isOwnersAddress, ownersIds } from '../access/index.ts'
import { giftInMail, shortName } from '../gift/index.ts'
import { knownHosts } from '../shops/index.ts'
import type { ChangeKind } from './tell-givers.ts'
import { activeCrossOffs, ending, pageOf, readerOf, type ActiveCrossOff } from './reader.ts'

/** Change of a gift, as stored in the mail's data. */
interface News {
  kind: ChangeKind
  crossOffId: number
  /** description of a changed gift before the change; its URL and picture follow */
  before?: string
  urlBefore?: string | null
  imageBefore?: string | null
  /** for a moved gift: whether its new list showed what is crossed off */
  isShown?: boolean
}

/** Gift that was deleted, as it was then. */
interface DeletedGift extends News {
  description: string
  url: string | null
  listGuid: string
  firstName: string
  isShown: boolean
}

interface GoneGift extends DeletedGift {
  /** whether its list was deleted too, so that we can't say whether the gift is still wanted */
  isListGone: boolean
}

/** Gift that the reader still gives, with all changes of it that the mail reports. */
interface ChangedGift {
  crossOff: ActiveCrossOff
  /** description before the first of these changes; null if the gift is the same again, or was not edited */
  before: string | null
  hasMoved: boolean
  /** whether one of these changes let owners see, even for a short time, that the gift is crossed off */
  wasShown: boolean
}

type Content = Omit<MailContent, 'settings' | 'footnote'>
type Words = Pick<Texts, 't'>['t']

/**
 * Returns the changed gifts in the order of their first change. Leaves out cross-offs that were undone and changes that
 * were reverted meanwhile.
 */
async function changedGifts(services: Services, mail: MailRow, news: readonly News[]): Promise<ChangedGift[]> {
  const ids = [...new Set(news.map(({ crossOffId }) => crossOffId))]
  const crossOffs = new Map((await activeCrossOffs(services, mail, ids)).map((each) => [each.id, each]))
  return ids.flatMap((id): ChangedGift[] => {
    const crossOff = crossOffs.get(id)
    if (!crossOff) return []
    const own = news.filter(({ crossOffId }) => crossOffId === id)
    const first = own.find(({ kind }) => kind === 'changed')
    const before = first && isDifferent(crossOff, first) ? first.before! : null
    const hasMoved = own.some(({ kind }) => kind === 'moved')
    const wasShown = own.some(({ kind, isShown }) => kind === 'shown' || (kind === 'moved' && isShown === true))
    return before !== null || hasMoved || wasShown ? [{ crossOff, before, hasMoved, wasShown }] : []
  })
}

/** Whether a gift still differs from its state before a change. */
const isDifferent = ({ description, url, imageHash }: ActiveCrossOff, change: News) =>
  description !== change.before || url !== change.urlBefore || imageHash !== change.imageBefore

/**
 * Returns the deleted gifts. Leaves out a gift if another user with the mail's e-mail address owns its list now, unless
 * owners could see the cross-off.
 */
async function deletedGifts({ sql }: Services, mail: MailRow, news: readonly News[]): Promise<GoneGift[]> {
  const deleted = news.filter((each): each is DeletedGift => each.kind === 'deleted')
  const lists = await sql<{ guid: string; isOwned: boolean }[]>`
    select l.public_guid as guid,
      ${isOwnersAddress(sql, ownersIds(sql, sql`l.id`), sql`${mail.recipient}`, sql`${mail.userId}`)} as is_owned
    from lists l
    where l.public_guid = any(${deleted.map(({ listGuid }) => listGuid)}::uuid[])`
  const isOwned = new Map(lists.map((list) => [list.guid, list.isOwned]))
  return deleted
    .filter(({ listGuid, isShown }) => isShown || !isOwned.get(listGuid))
    .map((gift) => ({ ...gift, isListGone: !isOwned.has(gift.listGuid) }))
}

/** Renders one mail about everything that an owner did within some minutes to the gifts that the reader gives. */
export const giftNews: MailRenderer = async (services, mail) => {
  const reader = await readerOf(services, mail)
  if (!reader) return null
  const { t } = textsFor(editions[mail.edition])
  const news = mail.data['news'] as unknown as News[]
  const changed = await changedGifts(services, mail, news)
  const deleted = await deletedGifts(services, mail, news)
  const end = await ending(services, mail, reader)
  const gifts = [...changed.map(({ crossOff }) => crossOff), ...deleted]
  const shops = await knownHosts(
    services.sql,
    gifts.map(({ url }) => url),
  )
  const content = await contentOf(services, t, changed, deleted, shops, mail.userId)
  return content && renderMail(services, mail.edition, { ...content, ...end })
}

async function contentOf(
  services: Services,
  t: Words,
  changed: readonly ChangedGift[],
  deleted: readonly GoneGift[],
  shops: ReadonlySet<string>,
  readerId: number | null,
): Promise<Content | null> {
  const [onlyChanged, onlyDeleted] = [changed[0], deleted[0]]
  if (changed.length + deleted.length === 0) return null
  if (changed.length === 0 && deleted.length === 1) return aboutDeleted(services, t, onlyDeleted!, shops, readerId)
  if (changed.length === 1 && deleted.length === 0) return aboutChanged(services, t, onlyChanged!, shops)
  return aboutSeveral(services, t, changed, deleted, shops)
}

// ── One gift ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Puts the first paragraph above the gift and the others below it. */
const aroundGift = ([whatHappened, ...afterwards]: string[]) => ({ paragraphs: [whatHappened!], afterwards })

function aboutChanged(
  services: Services,
  t: Words,
  { crossOff, before, hasMoved, wasShown }: ChangedGift,
  shops: ReadonlySet<string>,
): Content {
  const { firstName: name, fullName, description, isShown } = crossOff
  const about = before !== null ? 'changed' : hasMoved ? 'moved' : 'shown'
  return {
    subject: t(`mail.cross_off_${about}.subject`, { name }),
    preheader: shortName(before ?? description),
    heading: t(`mail.cross_off_${about}.heading`, { name }),
    ...aroundGift([
      ...(before === null ? [] : [changeWords(t, before, description)]),
      ...(hasMoved ? [t('mail.cross_off_moved.body', { fullName: shortened(fullName) })] : []),
      ...(wasShown ? [t('mail.cross_off_shown.body', { name })] : []),
      ...(before !== null && !isShown ? [t('mail.cross_off_changed.unaware', { name })] : []),
    ]),
    gifts: [giftInMail(services, crossOff, shops)],
    button: { label: t('mail.cross_off.button'), url: pageOf(services, crossOff) },
  }
}

const changeWords = (t: Words, before: string, now: string) =>
  before === now ? t('mail.cross_off_changed.details') : t('mail.cross_off_changed.was', { before })

async function aboutDeleted(
  services: Services,
  t: Words,
  gift: GoneGift,
  shops: ReadonlySet<string>,
  readerId: number | null,
): Promise<Content> {
  const { firstName: name, listGuid, description, url, isShown, isListGone } = gift
  const [list] = await services.sql<{ username: string }[]>`
    select l.username::text as username from lists l
    where l.public_guid = ${listGuid}::uuid and l.access_type in ('PUBLIC', 'OPEN')
      and not exists (select 1 from list_owners o where o.list_id = l.id and o.user_id = ${readerId}::int)`
  return {
    subject: t('mail.cross_off_deleted.subject', { name }),
    preheader: shortName(description),
    heading: t(isListGone ? 'mail.gift_news.list_gone' : 'mail.cross_off_deleted.heading', { name }),
    ...aroundGift([
      isListGone
        ? t('mail.cross_off_deleted.body_list_gone', { name })
        : t(isShown ? 'mail.cross_off_deleted.body_shown' : 'mail.cross_off_deleted.body', { name }),
      ...(isListGone && isShown ? [t('mail.cross_off_deleted.could_see', { name })] : []),
      ...(list ? [t('mail.cross_off_deleted.had_it')] : []),
    ]),
    gifts: [giftInMail(services, { description, url, imageHash: null }, shops)],
    button: list
      ? {
          label: t('mail.cross_off.to_list', { name }),
          url: listUrl(services.config, list.username, { isReadersOwn: false }),
        }
      : { label: t('crossed_off.title'), url: `${services.config.baseUrl}/crossedoff` },
  }
}

// ── Several ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function aboutSeveral(
  services: Services,
  t: Words,
  changed: readonly ChangedGift[],
  deleted: readonly GoneGift[],
  shops: ReadonlySet<string>,
): Content {
  const count = changed.length + deleted.length
  return {
    subject: t('mail.gift_news.subject', { count }),
    preheader: [...changed.map(({ crossOff }) => crossOff), ...deleted]
      .slice(0, 3)
      .map(({ description }) => shortName(description))
      .join(' · '),
    heading: t('mail.gift_news.heading', { count }),
    paragraphs: [t('mail.gift_news.body')],
    gifts: [
      ...changed.map((gift) => ({
        ...giftInMail(services, gift.crossOff, shops),
        notes: notesOf(t, gift),
        page: { label: t('mail.gift_news.link'), url: pageOf(services, gift.crossOff) },
      })),
      ...deleted.map(({ description, url, firstName: name, isShown, isListGone }) => ({
        ...giftInMail(services, { description, url, imageHash: null }, shops),
        notes: [
          t(isListGone ? 'mail.gift_news.list_gone' : 'mail.gift_news.deleted', { name }),
          ...(isShown ? [t('mail.cross_off_deleted.could_see', { name })] : []),
        ],
      })),
    ],
    rest: { more: (more) => t('mail.gift_news.more', { count: more }) },
    button: { label: t('crossed_off.title'), url: `${services.config.baseUrl}/crossedoff` },
  }
}

function notesOf(t: Words, { crossOff, before, hasMoved, wasShown }: ChangedGift): string[] {
  const { description, firstName: name, fullName } = crossOff
  return [
    ...(before === null
      ? []
      : [before === description ? t('mail.gift_news.details') : t('mail.gift_news.was', { before })]),
    ...(hasMoved ? [t('mail.gift_news.moved', { fullName: shortened(fullName) })] : []),
    ...(wasShown ? [t('mail.gift_news.shown', { name })] : []),
  ]
}
