import { announceList } from '../access/index.ts'
import { readLink, type LinkReading } from '../links/index.ts'
import { productPicture } from '../products/index.ts'
import { transact, type Transaction } from '#core/db.ts'
import { editions, type EditionCode } from '#core/editions.ts'
import { jobKind } from '#core/queue.ts'
import { requireUser, type Scope, type Services } from '#core/scope.ts'
import { nameFromLink } from './name-from-link.ts'

interface AwaitingGift {
  url: string
  productId: number | null
  /** edition of the list's primary owner */
  edition: EditionCode
}

/** Delays in ms before each new attempt to read a page that couldn't be reached, or whose picture we couldn't store. */
const delaysMs = [60_000, 15 * 60_000, 4 * 3600_000]

interface Completion {
  giftId: number
  userId: number
  attempt?: number
}

export const completeGiftKind = jobKind<Completion>('complete-gift')

const turnOf = (data: Completion) => ({ data, group: `${data.userId}` })

/** Enqueues a `completeGift` job for each gift of a user, so that no request waits for a shop. */
export const enqueueCompletions = (
  scope: Scope,
  tx: Transaction,
  giftIds: readonly number[],
  userId = requireUser(scope).id,
): Promise<void> =>
  scope.queue.enqueue(
    tx,
    completeGiftKind,
    giftIds.map((giftId) => turnOf({ giftId, userId })),
  )

/**
 * Adds to a gift the data that we didn't have when it was saved: the picture, price and title of its link's page, or
 * its product's picture. Keeps the picture, the price and the name that its owner chose meanwhile. The list doesn't count as
 * changed, and no owner or giver gets a mail.
 */
export async function completeGift(services: Services, { giftId, userId, attempt = 1 }: Completion): Promise<void> {
  const { sql } = services
  const [gift] = await sql<AwaitingGift[]>`
    select g.url, g.product_id, u.edition
    from gifts g
    join categories c on c.id = g.category_id
    join list_owners o on o.list_id = c.list_id and o.is_primary
    join users u on u.id = o.user_id
    where g.id = ${giftId} and g.url is not null`
  if (!gift) return
  if (gift.productId !== null) {
    const imageHash = await productPicture(services, gift.productId)
    if (imageHash) await complete(services, giftId, gift, { imageHash })
    return
  }
  const { language } = editions[gift.edition]
  const reading = await readLink(services, gift.url, { language })
  if (reading.ok) await complete(services, giftId, gift, reading.value)
  const isDone = reading.ok ? !reading.value.isPictureNotStored : reading.problem !== 'Unreachable'
  if (isDone || attempt > delaysMs.length) return
  const again = { ...turnOf({ giftId, userId, attempt: attempt + 1 }), delayMs: delaysMs[attempt - 1]! }
  await services.queue.enqueue(sql, completeGiftKind, [again])
}

const complete = (
  { sql }: Pick<Services, 'sql'>,
  giftId: number,
  { url }: AwaitingGift,
  found: Pick<LinkReading, 'imageHash'> & Partial<LinkReading>,
): Promise<void> =>
  transact(sql, async (tx) => {
    const [gift] = await tx<{ description: string; guid: string; listGuid: string }[]>`
      select g.description, g.public_guid as guid, l.public_guid as list_guid
      from gifts g
      join categories c on c.id = g.category_id
      join lists l on l.id = c.list_id
      where g.id = ${giftId} and g.url = ${url}
      for no key update of g`
    if (!gift) return
    const isNamedByLink = gift.description === nameFromLink(url)
    const { cents = null, currency = null, on = null } = found.price ?? {}
    await tx`
      update gifts
      set description = ${(isNamedByLink && found.title) || gift.description}, url = ${found.url ?? url},
        image_hash = case when has_own_picture or ${found.isPictureNotStored ?? false} then image_hash else ${found.imageHash} end,
        gtin = coalesce(${found.gtin ?? null}, gtin),
        price_cents = case when has_own_price then price_cents else coalesce(${cents}, price_cents) end,
        currency = case when has_own_price then currency else coalesce(${currency}, currency) end,
        priced_on = case when has_own_price then priced_on else coalesce(${on}::date, priced_on) end
      where id = ${giftId}`
    await announceList(tx, gift.listGuid, 'gift-changed', gift.guid)
  })
