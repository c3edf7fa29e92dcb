import type { ReactNode } from 'react'
import { ownersGift, ownersCategories, type GiftsList, type PlacedGift } from '../gift/index.ts'
import { NotFound } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import { OwnersCategorySection, type CategoryFocus } from '#views/gift/OwnersCategorySection.tsx'
import { Piece } from '#views/layout/Piece.tsx'
import { guidParam, wantsFragment, type Http } from '#web/http.ts'
import { changed } from '#web/render.tsx'

/** The asker's own gift that the path names. @throws NotFound for any other */
export async function ownGift(c: Http): Promise<PlacedGift> {
  const scope = c.get('scope')
  requireUser(scope)
  const gift = await ownersGift(scope, guidParam(c))
  if (!gift) throw new NotFound()
  return gift
}

export const giftAddress = (list: Pick<GiftsList, 'username'>, guid?: string) =>
  `/${list.username}${guid ? `#gift-${guid}` : ''}`

/** As pieces of the owner's page. */
export async function sections(
  c: Http,
  list: GiftsList,
  guids: readonly string[],
  focus?: CategoryFocus,
): Promise<ReactNode> {
  const categories = await ownersCategories(c.get('scope'), list)
  return categories.map((category, index) => {
    if (!guids.includes(category.publicGuid)) return null
    const isHere = typeof focus === 'object' && category.gifts.some(({ publicGuid }) => publicGuid === focus.gift)
    return (
      <Piece key={category.publicGuid} target={`#category-${category.publicGuid}`}>
        <OwnersCategorySection
          username={list.username}
          category={category}
          isFirst={index === 0}
          focus={focus === 'heading' || isHere ? focus : undefined}
        />
      </Piece>
    )
  })
}

export async function changedList(c: Http, address: string, content: () => Promise<ReactNode>): Promise<Response> {
  if (!wantsFragment(c)) return changed(c, address, null)
  c.header('HX-Trigger', 'close-dialog')
  return changed(c, address, await content())
}
