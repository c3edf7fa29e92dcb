import { CategoriesPage } from '#views/categories/CategoriesPage.tsx'
import { categoriesId, CategoryList, type CategoryListProps } from '#views/categories/CategoryList.tsx'
import { MoveCategoryDialog } from '#views/categories/MoveCategoryDialog.tsx'
import type { TextFormState } from '#views/lists/TextForm.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { parse } from '#core/input.ts'
import { NotFound } from '#core/errors.ts'
import { conflictState } from '#web/conflict.ts'
import { flash } from '#web/flash.tsx'
import { readForm, readConfirmedVersion, refusedState } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, fragment, redirect, page } from '#web/render.tsx'
import { giftsOn } from '../gift/index.ts'
import { type OwnedList, summariesOf } from '../lists/index.ts'
import { listOfPath } from '../lists/web.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import { confirmDeletion } from '#web/confirm-deletion.tsx'
import { categoryOrderInput, moveCategoryInput, newCategoryInput, renameForm } from './input.ts'
import { categoryMessages } from './problems.ts'
import { categoriesOf, type OwnCategory } from './own-categories.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { moveCategory } from './move-category.ts'
import { moveCategoryToList } from './move-category-to-list.ts'
import { renameCategory } from './rename-category.ts'
import { reorderCategories } from './reorder-categories.ts'

const t = (c: Http) => c.get('scope').texts.t

type Shown = Omit<CategoryListProps, 'list' | 'categories'>

async function showCategories(c: Http, list: OwnedList, status: 200 | 422 = 200, shown: Shown = {}): Promise<Response> {
  const categories = await categoriesOf(c.get('scope').sql, list.id)
  if (wantsFragment(c)) return fragment(c, <CategoryList list={list} categories={categories} {...shown} />, status)
  return page(
    c,
    { title: t(c)('category.categories'), current: 'lists', width: 'narrow', noIndex: true, editing: true, status },
    <CategoriesPage list={list} categories={categories} {...shown} />,
  )
}

async function changedCategories(c: Http, list: OwnedList, shown: Shown): Promise<Response> {
  return wantsFragment(c) ? showCategories(c, list, 200, shown) : redirect(c, `/${list.username}/categories`)
}

/**
 * Responds to a change made outside the list of categories: in a dialog, which closes, or by dragging.
 * @param places public guids of the category that was changed and of its neighbours; the first one that is still on the
 * list gets the focus
 */
async function changedFromElsewhere(c: Http, list: OwnedList, places: readonly string[] = []): Promise<Response> {
  c.header('HX-Trigger', 'close-dialog')
  const categories = await categoriesOf(c.get('scope').sql, list.id)
  return changed(
    c,
    `/${list.username}/categories`,
    <HxPartial target={`#${categoriesId(list.publicGuid)}`}>
      <CategoryList
        list={list}
        categories={categories}
        changed={places.find((guid) => isOn(guid, categories)) ?? null}
      />
    </HxPartial>,
  )
}

const isOn = (guid: string, categories: readonly OwnCategory[]) =>
  categories.some(({ publicGuid }) => publicGuid === guid)

/** Returns the category of the path, and the public guids of it and its neighbours, the next one first. */
async function placedCategoryOf(c: Http, list: OwnedList): Promise<{ category: OwnCategory; places: string[] }> {
  const guid = guidParam(c, 'category')
  const categories = await categoriesOf(c.get('scope').sql, list.id)
  const place = categories.findIndex(({ publicGuid }) => publicGuid === guid)
  const category = categories[place]
  if (!category) throw new NotFound()
  const around = [category, categories[place + 1], categories[place - 1]]
  return { category, places: around.flatMap((each) => each?.publicGuid ?? []) }
}

const categoryOf = async (c: Http, list: OwnedList): Promise<OwnCategory> => (await placedCategoryOf(c, list)).category

async function askDeletion(
  c: Http,
  list: OwnedList,
  category: OwnCategory,
  isOutdatedConfirmation = false,
): Promise<Response> {
  const about = await giftsOn(c.get('scope').sql, { categoryId: category.id })
  const address = `/${list.username}/categories`
  return confirmDeletion(c, 'delete-category', {
    action: `${address}/${category.publicGuid}/delete`,
    closeHref: address,
    title: t(c)('category.delete.title', { name: category.name }),
    body: t(c)('category.delete.body', { count: about.gifts.length }),
    buttonLabel: t(c)('general.delete'),
    about,
    isOutdatedConfirmation,
  })
}

async function showMove(
  c: Http,
  list: OwnedList,
  category: OwnCategory,
  status: 200 | 422 = 200,
  state: TextFormState = {},
): Promise<Response> {
  const title = t(c)('category.move.title', { name: category.name })
  const mine = await summariesOf(c.get('scope'), { withGiftCount: false })
  return dialog(
    c,
    { title, current: 'lists', width: 'narrow', noIndex: true, status },
    <MoveCategoryDialog username={list.username} category={category} lists={mine} {...state} />,
  )
}

export const categoryPages = new Hono<Env>()
  // `was` is the public guid of the category whose renaming was canceled. Its name gets the focus back.
  .get('/:username/categories', async (c) =>
    showCategories(c, await listOfPath(c), 200, { changed: c.req.query('was') ?? null }),
  )
  .post('/:username/categories', async (c) => {
    const list = await listOfPath(c)
    const form = await readForm(c, newCategoryInput, { wishlistPrivateGuid: list.privateGuid })
    if (!form.ok) return showCategories(c, list, 422, { state: refusedState(form) })
    const { name } = await createCategory(c.get('scope'), form.value)
    return changedCategories(c, list, { changed: 'new', announcement: t(c)('category.created', { name }) })
  })
  // Dragging sends `order` with the public guid of each category.
  .post('/:username/categories/order', async (c) => {
    const list = await listOfPath(c)
    const categories = await categoriesOf(c.get('scope').sql, list.id)
    const asked = (await c.req.formData().catch(() => new FormData())).getAll('order')
    const given = parse(categoryOrderInput, {
      privateGuidOrder: asked.map((guid) => categories.find(({ publicGuid }) => publicGuid === guid)?.privateGuid),
    })
    if (!given.ok) throw new NotFound()
    await reorderCategories(c.get('scope'), given.value)
    return changedFromElsewhere(c, list)
  })
  .post('/:username/categories/:category/move', async (c) => {
    const list = await listOfPath(c)
    const category = await categoryOf(c, list)
    const form = await readForm(c, z.object({ direction: z.enum(['up', 'down']) }))
    if (!form.ok) return showCategories(c, list, 422)
    const { place, count } = await moveCategory(c.get('scope'), category.privateGuid, form.value.direction)
    return changedCategories(c, list, {
      changed: category.publicGuid,
      announcement: t(c)('category.moved', { name: category.name, place, count }),
    })
  })
  .get('/:username/categories/:category/name', async (c) => {
    const list = await listOfPath(c)
    const category = await categoryOf(c, list)
    return showCategories(c, list, 200, { editing: category.publicGuid })
  })
  .post('/:username/categories/:category/name', async (c) => {
    const list = await listOfPath(c)
    const category = await categoryOf(c, list)
    const form = await readForm(c, renameForm, { privateGuid: category.privateGuid })
    const again = (state: TextFormState) => showCategories(c, list, 422, { editing: category.publicGuid, state })
    if (!form.ok) return again(refusedState(form))
    const renamed = await renameCategory(c.get('scope'), form.value, form.value.version)
    if (!renamed.ok) return again(conflictState(form.typed, renamed.detail, (given) => given, {}))
    const { name } = renamed.value
    return changedCategories(c, list, {
      changed: category.publicGuid,
      ...(name !== category.name && { announcement: t(c)('category.renamed', { name }) }),
    })
  })
  .get('/:username/categories/:category/delete', async (c) => {
    const list = await listOfPath(c)
    return askDeletion(c, list, await categoryOf(c, list))
  })
  .post('/:username/categories/:category/delete', async (c) => {
    const list = await listOfPath(c)
    const { category, places } = await placedCategoryOf(c, list)
    const deleted = await deleteCategory(c.get('scope'), category.privateGuid, await readConfirmedVersion(c))
    if (deleted.ok) flash(c, { id: 'category.deleted', values: { name: category.name }, kind: 'good' })
    else if (deleted.problem === 'ChangedMeanwhile') return askDeletion(c, list, category, true)
    else flash(c, { id: categoryMessages[deleted.problem], kind: 'bad' })
    return changedFromElsewhere(c, list, places)
  })
  .get('/:username/move-category/:category', async (c) => {
    const list = await listOfPath(c)
    return showMove(c, list, await categoryOf(c, list))
  })
  .post('/:username/move-category/:category', async (c) => {
    const scope = c.get('scope')
    const list = await listOfPath(c)
    const { category, places } = await placedCategoryOf(c, list)
    const form = await readForm(c, moveCategoryInput, { categoryPrivateGuid: category.privateGuid })
    if (!form.ok)
      return showMove(c, list, category, 422, {
        typed: form.typed,
        errors: { wishlistPrivateGuid: ['category.move.required'] },
      })
    const moved = await moveCategoryToList(scope, form.value)
    if (!moved.ok)
      return showMove(c, list, category, 422, {
        typed: form.typed,
        errors: { form: [categoryMessages[moved.problem]] },
      })
    const target = (await summariesOf(scope, { withGiftCount: false })).find(
      ({ privateGuid }) => privateGuid === form.value.wishlistPrivateGuid,
    )
    if (target && target.username !== list.username) {
      flash(c, {
        id: 'category.moved_to_list',
        values: { name: category.name, list: target.title ?? target.username },
        kind: 'good',
        link: { href: target.localLink, label: 'new_list.open' },
      })
    }
    return changedFromElsewhere(c, list, places)
  })
