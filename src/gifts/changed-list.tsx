import type { ReactNode } from 'react'
import { ownersGift, ownersCategories, type GiftsList, type OwnersCategory, type PlacedGift } from '../gift/index.ts'
import { NotFound } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import { OwnersCategorySection, type CategoryFocus } from '#views/gift/OwnersCategorySection.tsx'
import { youngListSize } from '#views/list-view/OwnList.tsx'
import { regions } from '#views/list-view/regions.ts'
import { OwnersGiftCard, type CardFocus } from '#views/gift/OwnersGiftCard.tsx'
import { RecentlyDeletedPartial } from '#views/gifts/RecentlyDeleted.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { guidParam, wantsFragment, type Http } from '#web/http.ts'
import { changed } from '#web/render.tsx'
import { recentDeletions } from './recent-deletions.ts'

/**
 * Returns the current user's gift that the path names.
 * @throws Unauthorized without a login, NotFound for an unknown gift and for a gift on somebody else's list
 */
export async function ownGift(c: Http): Promise<PlacedGift> {
  const scope = c.get('scope')
  requireUser(scope)
  const gift = await ownersGift(scope, guidParam(c))
  if (!gift) throw new NotFound()
  return gift
}

export const ownGiftUrl = (list: Pick<GiftsList, 'username'>, guid?: string) =>
  `/${list.username}${guid ? `#gift-${guid}` : ''}`

/** Function that chooses the element of a category that gets the focus. It returns undefined if none does. */
export type Focus = (category: OwnersCategory) => CategoryFocus | undefined

/** Returns a `Focus` on a gift, in the category that contains it. */
export const onGift =
  (guid: string, on: CardFocus): Focus =>
  ({ gifts }) =>
    gifts.some(({ publicGuid }) => publicGuid === guid) ? { gift: guid, on } : undefined

/**
 * Returns a `Focus` on the gift that took the place of a removed gift, else on the gift before it. In an empty
 * category, the heading gets the focus.
 */
export const besideGone =
  ({ category, order }: PlacedGift): Focus =>
  ({ publicGuid, gifts }) => {
    if (publicGuid !== category.publicGuid) return undefined
    const neighbour = gifts.find((gift) => gift.order >= order) ?? gifts.at(-1)
    return neighbour ? { gift: neighbour.publicGuid, on: 'menu' } : 'heading'
  }

function asPartials(categories: readonly OwnersCategory[], { list, touched, focus, announcement }: Change): ReactNode {
  return categories.map(
    (category, index) =>
      isTouched(touched)(category) && (
        <HxPartial key={category.publicGuid} target={`#category-${category.publicGuid}`}>
          <OwnersCategorySection
            username={list.username}
            category={category}
            isFirst={index === 0}
            focus={focus?.(category)}
            announcement={announcement?.(category)}
          />
        </HxPartial>
      ),
  )
}

interface Change {
  list: GiftsList
  /** categories to render again, by their public guids or by the gifts that they hold */
  touched: { categories: readonly string[] } | { gifts: readonly string[] }
  focus?: Focus | undefined
  /** returns what screen readers say about a category that was rendered again; undefined if they say nothing */
  announcement?: ((category: OwnersCategory) => string | undefined) | undefined
  /** whether the change deletes gifts or brings some back */
  isDeletion?: boolean
}

const fetchAnew = { 'live-missed': { target: 'body' } }

/** Value of `HX-Trigger` that makes an owner's page fetch itself anew. */
export const fetchesPageAnew = JSON.stringify(fetchAnew)

const isTouched =
  (touched: Change['touched']) =>
  ({ publicGuid, gifts }: OwnersCategory): boolean =>
    'categories' in touched
      ? touched.categories.includes(publicGuid)
      : gifts.some((gift) => touched.gifts.includes(gift.publicGuid))

/** Renders the touched categories of the owner's page, as htmx partials. */
export async function sections(c: Http, change: Change): Promise<ReactNode> {
  return asPartials(await ownersCategories(c.get('scope'), change.list), change)
}

/**
 * Responds to a change of one gift that leaves it in its place. An htmx request gets the gift's card, and its dialog
 * closes. A plain form is redirected to the list.
 * @param focus part of the card that gets the focus
 */
export function changedGift(c: Http, gift: PlacedGift, focus: CardFocus): Response {
  c.header('HX-Trigger', 'close-dialog')
  return changed(
    c,
    ownGiftUrl(gift.list, gift.publicGuid),
    <HxPartial target={`#${regions.owner} #gift-${gift.publicGuid}`} swap="outerMorph">
      <OwnersGiftCard gift={gift} focus={focus} />
    </HxPartial>,
  )
}

/**
 * Responds to a change of a list. An htmx request gets the touched categories, and its dialog closes. A plain form is
 * redirected to `address`. The page of a list with few gifts shows more than the categories, so the page reloads
 * itself.
 */
export async function changedList(
  c: Http,
  address: string,
  change: Change,
  events: readonly string[] = [],
): Promise<Response> {
  if (!wantsFragment(c)) return changed(c, address, null)
  const scope = c.get('scope')
  const [categories, deletions] = await Promise.all([
    ownersCategories(scope, change.list),
    change.isDeletion ? recentDeletions(scope, change.list.id) : null,
  ])
  const count = categories.reduce((sum, { gifts }) => sum + gifts.length, 0)
  const triggers = Object.fromEntries(['close-dialog', ...events].map((event) => [event, {}]))
  const fetchesAnew = count <= youngListSize + 1 && fetchAnew
  c.header('HX-Trigger', JSON.stringify({ ...triggers, ...fetchesAnew }))
  return changed(
    c,
    address,
    <>
      {asPartials(categories, change)}
      {deletions && <RecentlyDeletedPartial deletions={deletions} />}
    </>,
  )
}
