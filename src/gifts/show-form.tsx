import type { ReactNode } from 'react'
import { listFor } from '../access/index.ts'
import { ownersCategories, type GiftsList, type PlacedGift } from '../gift/index.ts'
import { Forbidden, NotFound } from '#core/errors.ts'
import { addGiftUrl } from '#views/gifts/urls.ts'
import { GiftForm } from '#views/gifts/GiftForm.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import { wantsFragment, type Http } from '#web/http.ts'
import { dialog } from '#web/render.tsx'
import type { ListToAddTo } from './lists-to-add-to.ts'
import { giftFields } from './save-gift.ts'
import { faultsOf, sharedWish, type Shared } from './shared-wish.ts'
import { pickedSource, sourceOfGift } from './source-pages.tsx'
import { unsurePageOf } from './unsure-price.ts'

/**
 * Returns the current user's list that the path names.
 * @throws NotFound for an unknown list, Forbidden for somebody else's list
 */
export async function ownList(c: Http): Promise<ListOfNew> {
  const access = await listFor(c.get('scope'), c.req.param('username')!)
  if (!access) throw new NotFound()
  if (access.state !== 'OwnedByCurrentUser') throw new Forbidden()
  return access.list
}

export type ListOfNew = GiftsList & { lastUpdate: Date }

/**
 * Subject of a form: an existing gift, or a new gift for a list. `lists` has the lists to choose from, if there is a
 * choice.
 */
export type GiftOrNew =
  | { gift: PlacedGift; list: GiftsList; lists?: never }
  | { gift: null; list: ListOfNew; lists?: readonly ListToAddTo[] }

export const ofGift = (gift: PlacedGift): GiftOrNew => ({ gift, list: gift.list })
export const newOn = (list: ListOfNew): GiftOrNew => ({ gift: null, list })

export type FormToShow = FormState & {
  category?: string | undefined
  wish?: { description: string; url: string; title: string }
  /** id of the product that the owner picked for the gift */
  productId?: string | undefined
  status?: 200 | 422
  behind?: ReactNode
}

const noSource = { url: null, price: null, hasOwnPrice: false, productId: null }

export async function showForm(
  c: Http,
  of: GiftOrNew,
  { category, status = 200, behind, productId, ...form }: FormToShow = {},
): Promise<Response> {
  const scope = c.get('scope')
  const { gift, list, lists } = of
  const categories = lists?.[0]?.categories ?? (await ownersCategories(scope, { ...list, showCrossedOff: false }))
  const picked = await pickedSource(scope, form.typed?.productId ?? productId)
  const typed = form.typed?.url === undefined ? null : { ...noSource, url: form.typed.url }
  const unsureAt = unsurePageOf(scope, typed ?? gift ?? noSource)
  const title = scope.texts.t(gift ? 'gift.edit.title' : 'gift.add.title')
  return dialog(
    c,
    { title, width: lists ? 'bare' : 'narrow', current: 'lists', noIndex: true, status },
    <>
      <GiftForm
        username={list.username}
        action={lists && addGiftUrl}
        categories={categories}
        lists={lists}
        category={category ?? gift?.category.privateGuid ?? categories[0]?.privateGuid}
        about={
          of.gift ? { gift: of.gift, opened: giftFields(of.gift) } : { gift: null, lastUpdate: of.list.lastUpdate }
        }
        source={picked ?? (gift && sourceOfGift(gift))}
        unsureAt={await unsureAt}
        {...form}
      />
      {wantsFragment(c) && behind}
    </>,
  )
}

/** Returns the gift form's values that an app or another site handed over, with their errors. */
export function filledFrom(shared: Shared): FormToShow {
  const wish = sharedWish(shared)
  return { wish, errors: faultsOf(wish) }
}
