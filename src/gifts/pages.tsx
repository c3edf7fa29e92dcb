import { Hono } from 'hono'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { listFor } from '../access/index.ts'
import { requireOwnedList } from '../lists/index.ts'
import { GiftForm } from '#views/gifts/GiftForm.tsx'
import { AddGift } from '#views/gifts/AddGift.tsx'
import { ColdCase } from '#views/gifts/ColdCase.tsx'
import { DeleteGift } from '#views/gifts/DeleteGift.tsx'
import { GiftMenuPage } from '#views/gifts/GiftMenuPage.tsx'
import { MoveGift } from '#views/gifts/MoveGift.tsx'
import { OwnCategory, type CategoryFocus } from '#views/gifts/OwnCategory.tsx'
import { shortName } from '../gift/index.ts'
import type { FormState } from '#views/layout/Field.tsx'
import { Confirm } from '#views/layout/Confirm.tsx'
import { Piece } from '#views/layout/Piece.tsx'
import type { FieldErrors } from '#core/input.ts'
import { parse } from '#core/input.ts'
import { NotFound, Forbidden } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import { flash, flashNext } from '#web/flash.tsx'
import { readForm, type TypedValues } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, fragment, redirect } from '#web/render.tsx'
import { deleteAllGifts } from './delete-all-gifts.ts'
import { deleteGift } from './delete-gift.ts'
import { giftForm, moveForm, pathGuid, reorderInput, wishOf } from './input.ts'
import { moveGift, type MovedGift } from './move-gift.ts'
import { moveGiftToList } from './move-gift-to-list.ts'
import type { GiftsList, PlacedGift } from './owners-gift.ts'
import { moveMessages, saveMessages } from './problems.ts'
import { giftCountOf, otherLists, ownersCategories, ownersGift } from './queries.ts'
import { reorderGifts } from './reorder-gifts.ts'
import { saveGift, type SavedGift } from './save-gift.ts'

export const giftPages = new Hono<Env>()

/** The list of the path, for its owners alone. */
async function ownList(c: Http): Promise<GiftsList> {
  const access = await listFor(c.get('scope'), c.req.param('username')!)
  if (!access) throw new NotFound()
  if (access.state !== 'OwnedByCurrentUser') throw new Forbidden()
  return access.list
}

/** The gift of the path, which is the asker's own. */
async function ownGift(c: Http): Promise<PlacedGift> {
  const scope = c.get('scope')
  requireUser(scope)
  const gift = await ownersGift(scope, pathGuid(c.req.param('guid')))
  if (!gift) throw new NotFound()
  return gift
}

const placeOf = (list: Pick<GiftsList, 'username'>, guid?: string) => `/${list.username}${guid ? `#gift-${guid}` : ''}`

/** The categories that changed, as they are now, each in its place on the owner's page. */
async function sections(c: Http, list: GiftsList, guids: readonly string[], focus?: CategoryFocus): Promise<ReactNode> {
  const categories = await ownersCategories(c.get('scope'), list)
  return categories.map((category, index) => {
    if (!guids.includes(category.publicGuid)) return null
    const isHere = typeof focus === 'object' && category.gifts.some(({ publicGuid }) => publicGuid === focus.gift)
    return (
      <Piece key={category.publicGuid} target={`#category-${category.publicGuid}`}>
        <OwnCategory
          username={list.username}
          category={category}
          isFirst={index === 0}
          focus={focus === 'heading' || isHere ? focus : undefined}
        />
      </Piece>
    )
  })
}

/** After a change: the pieces for htmx, whose dialog closes; the list for everybody else. */
async function changedList(c: Http, address: string, content: () => Promise<ReactNode>): Promise<Response> {
  if (!wantsFragment(c)) return changed(c, address, null)
  c.header('HX-Trigger', 'close-dialog')
  return changed(c, address, await content())
}

interface FormToShow extends FormState {
  list: GiftsList
  gift: PlacedGift | null
  category?: string | undefined
  wish?: { description: string; url: string }
  status?: 200 | 422
  /** what changed behind the dialog */
  behind?: ReactNode
}

async function showForm(
  c: Http,
  { list, gift, category, status = 200, behind, ...form }: FormToShow,
): Promise<Response> {
  const scope = c.get('scope')
  const categories = await ownersCategories(scope, { ...list, showCrossedOff: false })
  const title = scope.texts.t(gift ? 'gift.edit.title' : 'gift.add.title')
  return dialog(
    c,
    { title, width: 'narrow', current: 'lists', noIndex: true, status },
    <>
      <GiftForm
        username={list.username}
        categories={categories}
        category={category ?? gift?.category.privateGuid ?? categories[0]?.privateGuid}
        gift={gift}
        {...form}
      />
      {wantsFragment(c) && behind}
    </>,
  )
}

type GivenGift = { typed: TypedValues; image: File | undefined } & (
  { ok: true; value: z.output<typeof giftForm> } | { ok: false; errors: FieldErrors }
)

/** Reads a posted gift: a link among its words becomes its link, and a check box that was not there is as it was. */
async function readGift(c: Http, publicGuid: string | null): Promise<GivenGift> {
  const { typed: raw, files } = await readForm(c, giftForm)
  const values: TypedValues = raw.url?.trim() ? raw : { ...raw, ...wishOf(raw.description ?? '') }
  const given = parse(giftForm, { ...values, publicGuid })
  const typed = { enableCrossOff: 'on', ...values }
  if (given.ok) return { ...given, typed, image: files.image }
  const { errors } = given
  if (errors.description?.includes('gift.description.required') && values.url?.trim())
    errors.description = ['gift.description.required_with_link']
  return { ok: false, errors, typed, image: files.image }
}

async function save(c: Http, list: GiftsList, gift: PlacedGift | null): Promise<Response> {
  const scope = c.get('scope')
  const given = await readGift(c, gift?.publicGuid ?? null)
  if (!given.ok) return showForm(c, { list, gift, typed: given.typed, errors: given.errors, status: 422 })
  const { url, ...draft } = given.value
  const outcome = await saveGift(scope, {
    ...draft,
    newImage: given.image ? new Uint8Array(await given.image.arrayBuffer()) : null,
    source: { url },
  })
  if (outcome.ok) return showSaved(c, outcome.value)
  if (outcome.detail) {
    // It is saved, all but its picture: the form goes on with the gift that is there now.
    const { saved } = outcome.detail
    return showForm(c, {
      list,
      gift: saved.gift,
      errors: { image: [saveMessages[outcome.problem]] },
      status: 422,
      behind: await savedPieces(c, saved),
    })
  }
  return showForm(c, { list, gift, typed: given.typed, errors: { gift: [saveMessages[outcome.problem]] }, status: 422 })
}

async function savedPieces(c: Http, { gift, isCreate, leftCategory }: SavedGift): Promise<ReactNode> {
  const touched = [gift.category.publicGuid, ...(leftCategory ? [leftCategory] : [])]
  return (
    <>
      {await sections(c, gift.list, touched, { gift: gift.publicGuid, on: 'edit' })}
      {isCreate && (
        <Piece target="#add-gift">
          <AddGift username={gift.list.username} />
        </Piece>
      )}
    </>
  )
}

function showSaved(c: Http, saved: SavedGift): Promise<Response> {
  const { gift, isCreate } = saved
  const address = placeOf(gift.list, gift.publicGuid)
  flash(c, {
    id: isCreate ? 'gift.added' : 'gift.changed',
    values: { description: shortName(gift.description) },
    link: { href: address, label: 'gift.show' },
  })
  return changedList(c, address, () => savedPieces(c, saved))
}

giftPages.get('/:username/gifts/new', async (c) => {
  const list = await ownList(c)
  return showForm(c, {
    list,
    gift: null,
    category: c.req.query('categoryPrivateGuid'),
    wish: wishOf(c.req.query('description') ?? ''),
  })
})

giftPages.post('/:username/gifts/new', async (c) => save(c, await ownList(c), null))

giftPages.get('/gifts/:guid/edit', async (c) => {
  const gift = await ownGift(c)
  if (!gift.isColdCase || c.req.query('sure') === '1') return showForm(c, { list: gift.list, gift })
  return dialog(
    c,
    { title: c.get('scope').texts.t('gift.cold_case.title'), width: 'narrow', current: 'lists', noIndex: true },
    <ColdCase gift={gift} />,
  )
})

giftPages.post('/gifts/:guid/edit', async (c) => {
  const gift = await ownGift(c)
  return save(c, gift.list, gift)
})

giftPages.get('/gifts/:guid/menu', async (c) => {
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

giftPages.get('/gifts/:guid/move', async (c) => showMove(c, await ownGift(c)))

giftPages.post('/gifts/:guid/move', async (c) => {
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
      link: { href: placeOf(list, gift.publicGuid), label: 'gift.show' },
    })
  }
  return changedList(c, placeOf(before.list), () => sections(c, before.list, [before.category.publicGuid], 'heading'))
}

/** A gift that moved within its list, its menu in reach for the next move. */
const showMoved = (c: Http, { gift, categories }: MovedGift): Promise<Response> =>
  changedList(c, placeOf(gift.list, gift.publicGuid), () =>
    sections(c, gift.list, categories, { gift: gift.publicGuid, on: 'menu' }),
  )

for (const direction of ['up', 'down'] as const) {
  giftPages.post(`/gifts/:guid/move/${direction}`, async (c) => {
    const moved = await moveGift(c.get('scope'), pathGuid(c.req.param('guid')), direction)
    if (!moved.hasMoved)
      flash(c, {
        id: direction === 'up' ? 'gift.is_first' : 'gift.is_last',
        values: { description: shortName(moved.gift.description) },
      })
    return showMoved(c, moved)
  })
}

giftPages.get('/gifts/:guid/delete', async (c) => {
  const gift = await ownGift(c)
  return dialog(
    c,
    { title: c.get('scope').texts.t('gift.delete.title'), width: 'narrow', current: 'lists', noIndex: true },
    <DeleteGift gift={gift} />,
  )
})

async function remove(c: Http): Promise<Response> {
  const gift = await deleteGift(c.get('scope'), pathGuid(c.req.param('guid')))
  flash(c, { id: 'gift.deleted', values: { description: shortName(gift.description) } })
  return changedList(c, placeOf(gift.list), () => sections(c, gift.list, [gift.category.publicGuid], 'heading'))
}

giftPages.post('/gifts/:guid/delete', remove)
giftPages.delete('/gifts/:guid', remove)

giftPages.post('/categories/:guid/order', async (c) => {
  const scope = c.get('scope')
  requireUser(scope)
  const form = await c.req.formData().catch(() => new FormData())
  const given = parse(reorderInput, { categoryPrivateGuid: pathGuid(c.req.param('guid')), order: form.getAll('order') })
  if (!given.ok) throw new NotFound()
  const { list, categories } = await reorderGifts(scope, given.value)
  // A gift that changed places within its category lies there already.
  return wantsFragment(c)
    ? fragment(c, categories.length > 1 && (await sections(c, list, categories)))
    : changed(c, placeOf(list), null)
})

giftPages.get('/:username/empty', async (c) => {
  const scope = c.get('scope')
  const { t } = scope.texts
  const list = await requireOwnedList(scope, c.req.param('username'))
  const address = `/${list.username}`
  return dialog(
    c,
    { title: t('my_list.empty.title'), width: 'narrow', current: 'lists', noIndex: true },
    <Confirm
      id="empty-list"
      title={t('my_list.empty.title')}
      danger
      action={`${address}/empty`}
      closeHref={`${address}/settings`}
      verb={t('my_list.empty')}
    >
      <p>{t('my_list.empty.body', { count: await giftCountOf(scope.sql, list.id) })}</p>
    </Confirm>,
  )
})

giftPages.post('/:username/empty', async (c) => {
  const scope = c.get('scope')
  try {
    const list = await requireOwnedList(scope, c.req.param('username'))
    await deleteAllGifts(scope, list.privateGuid)
    flashNext(c, { id: 'my_list.empty.success', kind: 'good' })
    return redirect(c, `/${list.username}`)
  } catch (error) {
    // The other owner may have deleted it while this one was asked.
    if (!(error instanceof NotFound) || !scope.user) throw error
    flashNext(c, { id: 'my_list.empty.not_found', kind: 'bad' })
    return redirect(c, '/')
  }
})
