import { Hono } from 'hono'
import { ownersCategories, shortName, type OwnersCategory, type PlacedGift } from '../gift/index.ts'
import type { Texts } from '#core/i18n.ts'
import { parse } from '#core/input.ts'
import { NotFound } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import { GiftMenuPage } from '#views/gifts/GiftMenuPage.tsx'
import { MoveGift } from '#views/gifts/MoveGift.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import { flash } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, fragment } from '#web/render.tsx'
import { besideGone, changedList, ownGiftUrl, onGift, ownGift, sections } from './changed-list.tsx'
import { moveForm, reorderInput } from './input.ts'
import { moveGift, type MovedGift } from './move-gift.ts'
import { moveGiftToList } from './move-gift-to-list.ts'
import { moveMessages } from './problems.ts'
import { otherLists } from './other-lists.ts'
import { reorderGifts } from './reorder-gifts.ts'

export const movePages = new Hono<Env>()

movePages.get('/gifts/:guid/menu', async (c) => {
  const gift = await ownGift(c)
  const title = c.get('scope').texts.t('gift.more', { description: shortName(gift.description) })
  return dialog(c, { title, width: 'narrow', current: 'lists', noIndex: true }, <GiftMenuPage gift={gift} />)
})

async function showMove(c: Http, gift: PlacedGift, form: FormState & { status?: 422 } = {}): Promise<Response> {
  const scope = c.get('scope')
  const { status = 200, ...state } = form
  const to = (['category', 'list'] as const).find((each) => each === c.req.query('to'))
  const categories = (await ownersCategories(scope, { ...gift.list, showCrossedOff: false })).filter(
    ({ publicGuid }) => publicGuid !== gift.category.publicGuid,
  )
  return dialog(
    c,
    { title: scope.texts.t('gift.move.title'), width: 'narrow', current: 'lists', noIndex: true, status },
    <MoveGift gift={gift} categories={categories} lists={await otherLists(scope, gift.list)} to={to} {...state} />,
  )
}

movePages.get('/gifts/:guid/move', async (c) => showMove(c, await ownGift(c)))

movePages.post('/gifts/:guid/move', async (c) => {
  const scope = c.get('scope')
  const gift = await ownGift(c)
  const given = await readForm(c, moveForm)
  if (!given.ok) return showMove(c, gift, { errors: given.errors, typed: given.typed, status: 422 })
  const { categoryPrivateGuid, wishlistPrivateGuid } = given.value
  if (wishlistPrivateGuid) return moveToList(c, gift, wishlistPrivateGuid)
  if (!categoryPrivateGuid)
    return showMove(c, gift, { errors: { categoryPrivateGuid: ['general.invalid'] }, status: 422 })
  const moved = await moveGift(scope, gift.publicGuid, { category: categoryPrivateGuid })
  flash(c, {
    id: 'gift.moved_to_category',
    values: { description: shortName(gift.description), category: moved.gift.category.name },
    undo: moved.hasMoved ? undoOf(gift) : undefined,
    about: `gift-${gift.publicGuid}`,
  })
  return showMoved(c, moved)
})

async function moveToList(c: Http, gift: PlacedGift, listGuid: string): Promise<Response> {
  const moved = await moveGiftToList(c.get('scope'), gift.publicGuid, listGuid)
  if (!moved.ok)
    return showMove(c, gift, { errors: { wishlistPrivateGuid: [moveMessages[moved.problem]] }, status: 422 })
  const { before, list, hasMoved } = moved.value
  if (hasMoved) {
    flash(c, {
      id: 'gift.moved_to_list',
      values: { description: shortName(gift.description) },
      link: { href: ownGiftUrl(list, gift.publicGuid), label: 'gift.show' },
      undo: undoOf(before),
    })
  }
  return changedList(c, ownGiftUrl(before.list), {
    list: before.list,
    touched: { categories: [before.category.publicGuid] },
    focus: besideGone(before),
  })
}

/** Returns the "undo" of a move, for `flash`. The gift must be as it was before the move. */
const undoOf = ({ publicGuid, category, order }: PlacedGift) => ({
  action: `/gifts/${publicGuid}/move/undo`,
  values: { categoryPrivateGuid: category.privateGuid, order: String(order) },
})

/**
 * Responds to a move within a list. The focus goes to the gift's menu, for the next move.
 * @param announcement says where the gift is now, unless a flash says it
 */
const showMoved = (
  c: Http,
  { gift, categories }: MovedGift,
  announcement?: (category: OwnersCategory) => string | undefined,
): Promise<Response> =>
  changedList(c, ownGiftUrl(gift.list, gift.publicGuid), {
    list: gift.list,
    touched: { categories },
    focus: onGift(gift.publicGuid, 'menu'),
    announcement,
  })

/** Returns a sentence with the gift's place in its category; undefined for another category. */
const placeIn =
  ({ t }: Texts, { publicGuid, description }: PlacedGift) =>
  ({ gifts }: OwnersCategory): string | undefined => {
    const place = gifts.findIndex((gift) => gift.publicGuid === publicGuid) + 1
    return place === 0
      ? undefined
      : t('gift.at_place', { description: shortName(description), place, count: gifts.length })
  }

for (const direction of ['up', 'down'] as const) {
  movePages.post(`/gifts/:guid/move/${direction}`, async (c) => {
    const moved = await moveGift(c.get('scope'), guidParam(c), direction)
    if (!moved.hasMoved)
      flash(c, {
        id: direction === 'up' ? 'gift.is_first' : 'gift.is_last',
        values: { description: shortName(moved.gift.description) },
      })
    return showMoved(c, moved, moved.hasMoved ? placeIn(c.get('scope').texts, moved.gift) : undefined)
  })
}

movePages.post('/categories/:guid/order', async (c) => {
  const scope = c.get('scope')
  requireUser(scope)
  const form = await c.req.formData().catch(() => new FormData())
  const given = parse(reorderInput, { categoryPrivateGuid: guidParam(c), order: form.getAll('order') })
  if (!given.ok) throw new NotFound()
  const { list, categories } = await reorderGifts(scope, given.value)
  // If the gift stayed in its category, the browser shows it in its new place already.
  return wantsFragment(c)
    ? fragment(c, categories.length > 1 && (await sections(c, { list, touched: { categories } })))
    : changed(c, ownGiftUrl(list), null)
})
