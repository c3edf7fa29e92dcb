import { Hono } from 'hono'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { listFor } from '../access/index.ts'
import { showLogin } from '../accounts/index.ts'
import {
  isColdCase,
  listOfCategory,
  ownersCategories,
  ownersGift,
  shortName,
  type GiftsList,
  type PlacedGift,
} from '../gift/index.ts'
import { guid, parse, type FieldErrors } from '#core/input.ts'
import type { Conflict } from '#core/merging.ts'
import { requireUser } from '#core/scope.ts'
import { NotFound, Forbidden } from '#core/errors.ts'
import { addAddress } from '#views/gifts/addresses.ts'
import { GiftForm } from '#views/gifts/GiftForm.tsx'
import { ColdCase } from '#views/gifts/ColdCase.tsx'
import { createAccountAddress } from '#views/joining/addresses.ts'
import type { FormState } from '#views/layout/Field.tsx'
import { withQuery } from '#views/layout/with-query.ts'
import { flash } from '#web/flash.tsx'
import { conflictState } from '#web/conflict.ts'
import { readForm, refusedState, type TypedValues } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { dialog, redirect } from '#web/render.tsx'
import { changedList, giftAddress, onGift, ownGift, sections } from './changed-list.tsx'
import { giftForm, maxTypedLength, wishForm, wishOf } from './input.ts'
import { listsToAddTo, type ListToAddTo } from './lists-to-add-to.ts'
import { nameFromLink } from './name-from-link.ts'
import type { GiftSource } from './gift-content.ts'
import { saveMessages } from './problems.ts'
import { pickedSource, sourceOfGift } from './source-pages.tsx'
import { giftFields, saveGift, type GiftFields, type SavedGift } from './save-gift.ts'
import { faultsOf, readShared, sharedWish, type Shared } from './shared-wish.ts'

async function ownList(c: Http): Promise<ListOfNew> {
  const access = await listFor(c.get('scope'), c.req.param('username')!)
  if (!access) throw new NotFound()
  if (access.state !== 'OwnedByCurrentUser') throw new Forbidden()
  return access.list
}

type ListOfNew = GiftsList & { lastUpdate: Date }

/** What a form is about: a gift that is there, or a new one for a list, which may be chosen from several. */
type GiftOrNew =
  { gift: PlacedGift; list: GiftsList; lists?: never } | { gift: null; list: ListOfNew; lists?: readonly ListToAddTo[] }

const ofGift = (gift: PlacedGift): GiftOrNew => ({ gift, list: gift.list })
const newOn = (list: ListOfNew): GiftOrNew => ({ gift: null, list })

type FormToShow = FormState & {
  category?: string | undefined
  wish?: { description: string; url: string }
  /** id of the product that was picked for it */
  productId?: string | undefined
  status?: 200 | 422
  behind?: ReactNode
}

async function showForm(
  c: Http,
  of: GiftOrNew,
  { category, status = 200, behind, productId, ...form }: FormToShow = {},
): Promise<Response> {
  const scope = c.get('scope')
  const { gift, list, lists } = of
  const categories = lists?.[0]?.categories ?? (await ownersCategories(scope, { ...list, showCrossedOff: false }))
  const picked = await pickedSource(scope, form.typed?.productId ?? productId)
  const title = scope.texts.t(gift ? 'gift.edit.title' : 'gift.add.title')
  return dialog(
    c,
    { title, width: lists ? 'bare' : 'narrow', current: 'lists', noIndex: true, status },
    <>
      <GiftForm
        username={list.username}
        action={lists && addAddress}
        categories={categories}
        lists={lists}
        category={category ?? gift?.category.privateGuid ?? categories[0]?.privateGuid}
        about={
          of.gift ? { gift: of.gift, opened: giftFields(of.gift) } : { gift: null, lastUpdate: of.list.lastUpdate }
        }
        source={picked ?? (gift && sourceOfGift(gift))}
        {...form}
      />
      {wantsFragment(c) && behind}
    </>,
  )
}

type GivenGift = { typed: TypedValues; image: File | undefined } & (
  { ok: true; value: z.output<typeof giftForm> } | { ok: false; errors: FieldErrors }
)

/** A link among the words becomes the gift's link. */
const withLink = (typed: TypedValues): TypedValues =>
  typed.url?.trim() ? typed : { ...typed, ...wishOf(typed.description ?? '') }

async function readGift(c: Http, publicGuid: string | null): Promise<GivenGift> {
  const { typed: raw, files } = await readForm(c, giftForm)
  const values = withLink(raw)
  const given = parse(giftForm, { ...values, publicGuid })
  const typed = { enableCrossOff: 'on', ...values }
  if (given.ok) return { ...given, typed, image: files.image }
  return { ok: false, errors: errorsOf(given.errors, values.url), typed, image: files.image }
}

const errorsOf = (errors: FieldErrors, url: string | undefined): FieldErrors =>
  errors.description?.includes('gift.description.required') && url?.trim()
    ? { ...errors, description: ['gift.description.required_with_link'] }
    : errors

async function save(c: Http, of: GiftOrNew): Promise<Response> {
  const scope = c.get('scope')
  const given = await readGift(c, of.gift?.publicGuid ?? null)
  const again = (state: FormState) => showForm(c, of, { ...withoutFile(state, given.image), status: 422 })
  if (!given.ok) return again(refusedState(given))
  const { url, productId, version, once, ...draft } = given.value
  const newImage = given.image ? new Uint8Array(await given.image.arrayBuffer()) : null
  const source = sourceOf(of.gift, url, productId)
  const outcome = await saveGift(scope, { ...draft, newImage, source }, { version, once })
  if (outcome.ok) return showSaved(c, outcome.value)
  if (outcome.problem === 'ChangedMeanwhile') return again(await conflictIn(c, of.list, given.typed, outcome.detail))
  if (outcome.problem === 'SaveImageFailed') {
    // Everything but the picture is saved: the form continues with the gift as it is now.
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

/** A link that was typed goes before a product; what the gift is of already stays as it is, even if its shop has it no more. */
function sourceOf(gift: PlacedGift | null, url: string | null, productId: string | null): GiftSource {
  if (url || !productId) return { url, isRead: url !== gift?.url }
  return gift?.productId === Number(productId) ? { url: gift.url } : { productId }
}

/** A browser sends no file twice. */
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
  const nameOf = (guid: string) => categories.find(({ privateGuid }) => privateGuid === guid)?.name ?? ''
  const asTyped = ({ description, url, categoryPrivateGuid, enableCrossOff }: GiftFields) => ({
    description,
    url: url ?? '',
    categoryPrivateGuid,
    enableCrossOff: enableCrossOff ? 'on' : 'false',
  })
  return conflictState(typed, conflict, asTyped, {
    categoryPrivateGuid: ({ categoryPrivateGuid: guid }) => ({ value: guid, says: nameOf(guid) }),
    image: ({ image }) => ({ value: null, says: image ? scope.texts.t('gift.picture.another') : '' }),
  })
}

/** The gift of the form was deleted, or moved out of the asker's reach: what was typed can be put on the list anew, by another form. */
async function showAsNew(c: Http, given: GivenGift): Promise<Response> {
  const category = parse(guid(), given.typed['categoryPrivateGuid'])
  const list = category.ok ? await listOfCategory(c.get('scope'), category.value) : null
  if (!list) throw new NotFound()
  const { once: _, ...typed } = given.typed
  const state = { typed, errors: { gift: ['gift.gone_meanwhile' as const] } }
  return showForm(c, newOn(list), { ...withoutFile(state, given.image), status: 422 })
}

/** What a saved gift changes on its list's page. */
const changeBy = ({ gift, leftCategory }: SavedGift) => ({
  list: gift.list,
  touched: { categories: [gift.category.publicGuid, ...(leftCategory ? [leftCategory] : [])] },
  focus: onGift(gift.publicGuid, 'edit'),
})

const wishAdded = 'wish-added'

function showSaved(c: Http, saved: SavedGift): Promise<Response> {
  const { gift, isCreate } = saved
  const address = giftAddress(gift.list, gift.publicGuid)
  flash(c, {
    id: isCreate ? 'gift.added' : 'gift.changed',
    values: { description: shortName(gift.description) },
    link: { href: address, label: 'gift.show' },
    undo: isCreate ? undoAdding(gift) : undefined,
  })
  return changedList(c, address, changeBy(saved), isCreate ? [wishAdded] : [])
}

const undoAdding = ({ publicGuid }: PlacedGift) => ({ action: `/gifts/${publicGuid}/delete` })

/** Puts a wish of one field on the list at once, in its first category. A link alone is named by the words in it; the form asks where it has none. */
async function addWish(c: Http, list: ListOfNew): Promise<Response> {
  const scope = c.get('scope')
  const form = await readForm(c, wishForm)
  const { description = '', url = '' } = withLink(form.typed)
  if (!description && !url) return showForm(c, newOn(list))
  const [category] = await ownersCategories(scope, { ...list, showCrossedOff: false })
  const typed = {
    description: description || nameFromLink(url),
    url,
    categoryPrivateGuid: category!.privateGuid,
    enableCrossOff: 'on',
  }
  const given = parse(giftForm, { ...typed, publicGuid: null })
  if (!given.ok) return showForm(c, newOn(list), { typed, errors: errorsOf(given.errors, url), status: 422 })
  const { url: link, productId: _, ...wish } = given.value
  const draft = { ...wish, description: description ? wish.description : null, newImage: null }
  const once = form.ok ? form.value.once : null
  const saved = await saveGift(scope, { ...draft, source: { url: link, isRead: true } }, { once })
  if (!saved.ok)
    return showForm(c, newOn(list), { typed, errors: { gift: [saveMessages[saved.problem]] }, status: 422 })
  const { gift } = saved.value
  const about = `gift-${gift.publicGuid}`
  flash(c, {
    id: 'gift.added',
    values: { description: shortName(gift.description) },
    undo: undoAdding(gift),
    link: { href: `/gifts/${gift.publicGuid}/edit`, label: 'gift.details', isDialog: true },
    about,
  })
  // The focus stays in the field, for the next wish.
  return changedList(c, giftAddress(list, gift.publicGuid), { ...changeBy(saved.value), focus: undefined }, [wishAdded])
}

function filledFrom(shared: Shared): FormToShow {
  const wish = sharedWish(shared)
  return { wish, errors: faultsOf(wish) }
}

/** What one wanted to add outlives a login, a new account and a first list; but for what no gift has room for. */
const addingAddress = (shared: Shared): string => {
  const fitting = Object.entries<string>({ ...shared }).filter(
    ([, value]) => value !== '' && value.length <= maxTypedLength,
  )
  return withQuery(addAddress, Object.fromEntries(fitting))
}

/**
 * Lets whoever may add a gift choose where it comes to.
 * @param show gets a new gift, on the list that was used last unless another is chosen
 * @param returnUrl where to come back to, for who has to log in or make a list first
 */
async function onOwnList(c: Http, returnUrl: string, show: (of: GiftOrNew) => Promise<Response>): Promise<Response> {
  const scope = c.get('scope')
  if (!scope.user && !scope.session.userDeleted) return showLogin(c, returnUrl)
  if (!requireUser(scope).isAccount) return redirect(c, createAccountAddress({ returnUrl }))
  const lists = await listsToAddTo(scope)
  return lists[0] ? show({ gift: null, list: lists[0], lists }) : redirect(c, withQuery('/mylist/new', { returnUrl }))
}

export const formPages = new Hono<Env>()

formPages.get(addAddress, (c) => {
  const shared = readShared(c.req.query())
  return onOwnList(c, addingAddress(shared), (of) => showForm(c, of, filledFrom(shared)))
})

formPages.post(addAddress, (c) => onOwnList(c, addAddress, (of) => save(c, of)))

formPages.get('/:username/gifts/new', async (c) => {
  const list = await ownList(c)
  return showForm(c, newOn(list), {
    category: c.req.query('categoryPrivateGuid'),
    ...filledFrom(readShared({ text: c.req.query('description'), ...c.req.query() })),
    productId: c.req.query('productId'),
  })
})

formPages.post('/:username/gifts/new', async (c) => save(c, newOn(await ownList(c))))

formPages.post('/:username/gifts', async (c) => addWish(c, await ownList(c)))

formPages.get('/gifts/:guid/edit', async (c) => {
  const gift = await ownGift(c)
  if (!isColdCase(gift, c.get('scope').now()) || c.req.query('sure') === '1')
    return showForm(c, ofGift(gift), { productId: c.req.query('productId') })
  return dialog(
    c,
    { title: c.get('scope').texts.t('gift.cold_case.title'), width: 'narrow', current: 'lists', noIndex: true },
    <ColdCase gift={gift} />,
  )
})

formPages.post('/gifts/:guid/edit', async (c) => {
  const scope = c.get('scope')
  requireUser(scope)
  const gift = await ownersGift(scope, guidParam(c))
  return gift ? save(c, ofGift(gift)) : showAsNew(c, await readGift(c, null))
})
