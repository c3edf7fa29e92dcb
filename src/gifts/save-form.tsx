import type { z } from 'zod'
import { listOfCategory, ownersCategories, shortName, type GiftsList, type PlacedGift } from '../gift/index.ts'
import { NotFound } from '#core/errors.ts'
import { guid, parse, type FieldErrors } from '#core/input.ts'
import type { Conflict } from '#core/merging.ts'
import { correctionUrl } from '#views/gifts/urls.ts'
import type { FormState } from '#views/layout/Field.tsx'
import { conflictState } from '#web/conflict.ts'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState, type TypedValues } from '#web/forms.ts'
import type { Http } from '#web/http.ts'
import { changedGift, changedList, ownGiftUrl, onGift, sections } from './changed-list.tsx'
import type { GiftSource } from './gift-content.ts'
import { asTyped, giftForm, isPriceTyped, splitWish } from './input.ts'
import { saveMessages } from './problems.ts'
import { saveGift, type GiftFields, type SavedGift } from './save-gift.ts'
import { newOn, ofGift, showForm, type GiftOrNew } from './show-form.tsx'

type GivenGift = { typed: TypedValues; image: File | undefined } & (
  | { ok: true; value: z.output<typeof giftForm> }
  | { ok: false; errors: FieldErrors }
)

/** Moves a link from the description to the link's own field, if that field is empty. */
export const withLink = (typed: TypedValues): TypedValues =>
  typed.url?.trim() ? typed : { ...typed, ...splitWish(typed.description ?? '') }

export async function readGift(c: Http, publicGuid: string | null): Promise<GivenGift> {
  const { typed: raw, files } = await readForm(c, giftForm)
  const values = withLink(raw)
  const given = parse(giftForm, { ...values, publicGuid })
  const typed = { enableCrossOff: 'on', ...values }
  if (given.ok) return { ...given, typed, image: files.image }
  return { ok: false, errors: errorsOf(given.errors, values.url), typed, image: files.image }
}

export const errorsOf = (errors: FieldErrors, url: string | undefined): FieldErrors =>
  errors.description?.includes('gift.description.required') && url?.trim()
    ? { ...errors, description: ['gift.description.required_with_link'] }
    : errors

/** Saves the form of a gift. Shows the list with the gift, or the form again if it is refused. */
export async function save(c: Http, of: GiftOrNew): Promise<Response> {
  const scope = c.get('scope')
  const given = await readGift(c, of.gift?.publicGuid ?? null)
  const again = (state: FormState) => showForm(c, of, { ...withoutFile(state, given.image), status: 422 })
  if (!given.ok) return again(refusedState(given))
  const { url, productId, version, once, shownPrice: _, ...words } = given.value
  // Without a link, no page has the price that the field shows, so it counts as the owner's.
  const isOwn = isPriceTyped(given.typed) || (!url && !productId && words.price)
  const draft = { ...words, price: isOwn ? words.price : undefined }
  const newImage = given.image ? new Uint8Array(await given.image.arrayBuffer()) : null
  const source = sourceOf(of.gift, url, productId)
  const outcome = await saveGift(scope, { ...draft, newImage, source }, { version, once })
  if (outcome.ok) return showSaved(c, outcome.value)
  if (outcome.problem === 'ChangedMeanwhile') return again(await conflictIn(c, of.list, given.typed, outcome.detail))
  if (outcome.problem === 'SaveImageFailed') {
    // The gift is saved without the picture, so from now on the form edits the saved gift.
    const { saved } = outcome.detail
    return showForm(c, ofGift(saved.gift), {
      errors: { image: [saveMessages[outcome.problem]] },
      status: 422,
      behind: await sections(c, changeBy(saved)),
    })
  }
  if (outcome.problem === 'GiftNotFound') return showAsNew(c, given)
  return again({ typed: given.typed, errors: { gift: [saveMessages[outcome.problem]] } })
}

/**
 * Returns the source that the form names. A typed link takes precedence over a product. A product that the gift already
 * has stays as it is, even if its shop has withdrawn it.
 */
function sourceOf(gift: PlacedGift | null, url: string | null, productId: string | null): GiftSource {
  if (url || !productId) return { url, isRead: url !== gift?.url }
  return gift?.productId === Number(productId) ? { url: gift.url } : { productId }
}

/** Adds an error that asks for the picture again if the form had one, because a browser doesn't send a file twice. */
const withoutFile = (state: FormState, file: File | undefined): FormState =>
  file
    ? { ...state, errors: { ...state.errors, image: [...(state.errors?.image ?? []), 'general.picture_again'] } }
    : state

async function conflictIn(
  c: Http,
  list: GiftsList,
  typed: TypedValues,
  conflict: Conflict<GiftFields>,
): Promise<FormState> {
  const scope = c.get('scope')
  const categories = await ownersCategories(scope, { ...list, showCrossedOff: false })
  const categoryName = (guid: string) => categories.find(({ privateGuid }) => privateGuid === guid)?.name ?? ''
  return conflictState<GiftFields, 'image'>(typed, conflict, asTyped(scope.texts.edition.language), {
    categoryPrivateGuid: ({ categoryPrivateGuid: guid }) => ({ value: guid, says: categoryName(guid) }),
    image: ({ image }) => ({ value: null, says: image ? scope.texts.t('gift.picture.another') : '' }),
  })
}

/**
 * Shows the typed values of a form whose gift was deleted, or moved to a list that the current user doesn't own. Shows
 * them in the form of a new gift, which has an idempotency key of its own.
 */
export async function showAsNew(c: Http, given: GivenGift): Promise<Response> {
  const category = parse(guid(), given.typed['categoryPrivateGuid'])
  const list = category.ok ? await listOfCategory(c.get('scope'), category.value) : null
  if (!list) throw new NotFound()
  // Without the price that the gift showed, the price counts as typed, and the new gift gets it too.
  const { once: _, shownPrice: __, ...typed } = given.typed
  const state = { typed, errors: { gift: ['gift.gone_meanwhile' as const] } }
  return showForm(c, newOn(list), { ...withoutFile(state, given.image), status: 422 })
}

/** Returns the part of the list's page that a saved gift changes, for `changedList`. */
export const changeBy = ({ gift, leftCategory }: SavedGift) => ({
  list: gift.list,
  touched: { categories: [gift.category.publicGuid, ...(leftCategory ? [leftCategory] : [])] },
  focus: onGift(gift.publicGuid, 'edit'),
})

/** Event that the server triggers in the browser's scripts when a wish was added. */
export const wishAdded = 'wish-added'

function showSaved(c: Http, saved: SavedGift): Response | Promise<Response> {
  const { gift, isCreate, leftCategory } = saved
  const address = ownGiftUrl(gift.list, gift.publicGuid)
  flash(c, {
    id: isCreate ? 'gift.added' : 'gift.changed',
    values: { description: shortName(gift.description) },
    link: { href: address, label: 'gift.show' },
    correct: isCreate ? correctionOf(gift) : undefined,
    undo: isCreate ? undoAdding(gift) : undefined,
  })
  if (!isCreate && !leftCategory) return changedGift(c, gift, 'edit')
  return changedList(c, address, changeBy(saved), isCreate ? [wishAdded] : [])
}

/** Returns the link to correct what a page said about a gift, for `flash`; undefined if no page said anything. */
export const correctionOf = ({ publicGuid, url, productId }: PlacedGift) =>
  url === null || productId !== null
    ? undefined
    : ({ href: correctionUrl(publicGuid), label: 'gift.correct', element: `gift-${publicGuid}` } as const)

export const undoAdding = ({ publicGuid }: PlacedGift) => ({ action: `/gifts/${publicGuid}/delete` })
