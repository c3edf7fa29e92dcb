import { Hono } from 'hono'
import { z } from 'zod'
import { CategoriesPage } from '#views/lists/CategoriesPage.tsx'
import { categoriesId, CategoryList, type CategoryListProps } from '#views/lists/CategoryList.tsx'
import { ListCreated } from '#views/lists/ListCreated.tsx'
import { headerId } from '#views/lists/header.ts'
import { OwnerListHeader } from '#views/lists/ListHeader.tsx'
import { MoveCategoryDialog } from '#views/lists/MoveCategoryDialog.tsx'
import { NewList } from '#views/lists/NewList.tsx'
import { OccasionDialog } from '#views/lists/OccasionDialog.tsx'
import { PicturePage } from '#views/lists/PicturePage.tsx'
import { SettingsDialog } from '#views/lists/SettingsDialog.tsx'
import { TextPage, type TextFormState } from '#views/lists/TextForm.tsx'
import { UsernameNote } from '#views/lists/UsernameField.tsx'
import { Confirm } from '#views/layout/Confirm.tsx'
import { Piece } from '#views/layout/Piece.tsx'
import { parse, type FieldErrors } from '#core/input.ts'
import { NotFound, Forbidden } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import { isShareable } from '#core/shareable.ts'
import { flash, flashNext } from '#web/flash.tsx'
import { readForm, type TypedValues } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { consume } from '#core/limits.ts'
import { changed, dialog, fragment, redirect, page } from '#web/render.tsx'
import { addList } from './add-list.ts'
import { categoriesOf, type OwnCategory } from './categories.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { deleteList } from './delete-list.ts'
import {
  categoryOrderInput,
  descriptionInput,
  moveCategoryInput,
  newCategoryInput,
  newListInput,
  occasionInput,
  renameCategoryInput,
  settingsInput,
  themeInput,
  titleInput,
  usernameInput,
} from './input.ts'
import { pictureOf } from './list-picture.ts'
import { moveCategory } from './move-category.ts'
import { requireOwnedList, type OwnedList } from './owned-list.ts'
import { categoryMessages, createMessages, imageMessages } from './problems.ts'
import { renameCategory } from './rename-category.ts'
import { reorderCategories } from './reorder-categories.ts'
import { setThemeImage, uploadImage } from './set-picture.ts'
import { summariesOf } from './summaries.ts'
import { themeImages } from './themes.ts'
import { updateDescription } from './update-description.ts'
import { updateOccasion } from './update-occasion.ts'
import { updateSettings } from './update-settings.ts'
import { updateTitle } from './update-title.ts'
import { usedInRecentLot } from './used-in-recent-lot.ts'
import { isUsernameAvailable, supportedForm } from './usernames.ts'

/** The list of the path, for its owners only. */
const own = (c: Http): Promise<OwnedList> => requireOwnedList(c.get('scope'), c.req.param('username')!)

/** What a refused form needs to be shown again. */
const again = ({ errors, typed }: { errors: FieldErrors; typed: TypedValues }): TextFormState => ({ errors, typed })

const t = (c: Http) => c.get('scope').texts.t
const titleOf = (c: Http, list: OwnedList) =>
  list.title ?? t(c)('list.of', { name: `${list.firstName} ${list.lastName}` })

// ── Title, description, occasion ───────────────────────────────────────────────────────────────────────────────────

type Part = 'title' | 'description'
const parts = {
  title: { input: titleInput, heading: 'list.edit_title' },
  description: { input: descriptionInput, heading: 'list.edit_description' },
} as const

function showText(c: Http, list: OwnedList, part: Part, status: 200 | 422 = 200, state: TextFormState = {}): Response {
  if (wantsFragment(c))
    return fragment(c, <OwnerListHeader list={list} picture={pictureOf(list)} editing={part} state={state} />, status)
  return page(
    c,
    { title: t(c)(parts[part].heading), current: 'lists', width: 'narrow', noIndex: true, status },
    <TextPage list={list} part={part} state={state} />,
  )
}

/** Who posts a plain form comes to another page, which says so; to htmx the header itself does. */
const sayToPlainForms = (c: Http) => {
  if (!wantsFragment(c)) flash(c, { id: 'general.saved', kind: 'good' })
}

const showOccasion = (c: Http, list: OwnedList, status: 200 | 422 = 200, state: TextFormState = {}): Response =>
  dialog(
    c,
    { title: t(c)('my_list.occasion.title'), current: 'lists', width: 'narrow', noIndex: true, status },
    <OccasionDialog list={list} {...state} />,
  )

// ── Settings ───────────────────────────────────────────────────────────────────────────────────────────────────────

const showSettings = (c: Http, list: OwnedList, status: 200 | 422 = 200, state: TextFormState = {}): Response =>
  dialog(
    c,
    { title: t(c)('settings.title'), current: 'lists', width: 'narrow', noIndex: true, editing: true, status },
    <SettingsDialog list={list} {...state} />,
  )

/** Asks before a list is closed that somebody has just drawn. */
const askLockOut = (c: Http, list: OwnedList, typed: TypedValues): Response =>
  dialog(
    c,
    { title: t(c)('settings.lock_out.title'), current: 'lists', width: 'narrow', noIndex: true },
    <Confirm
      id="lock-out"
      title={t(c)('settings.lock_out.title')}
      action={`/${list.username}/settings`}
      verb={t(c)('settings.lock_out.button')}
      closeHref={`/${list.username}/settings`}
      values={{ ...typed, confirmed: 'true' }}
    >
      <p>{t(c)('settings.lock_out.body')}</p>
    </Confirm>,
  )

// ── Deleting ───────────────────────────────────────────────────────────────────────────────────────────────────────

const giftCountOf = async (c: Http, list: OwnedList) =>
  (await categoriesOf(c.get('scope').sql, list.id)).reduce((sum, { giftCount }) => sum + giftCount, 0)

function askDanger(
  c: Http,
  name: string,
  about: { action: string; closeHref: string; title: string; body: string; verb: string },
): Response {
  const { title, body, ...rest } = about
  return dialog(
    c,
    { title, current: 'lists', width: 'narrow', noIndex: true },
    <Confirm id={name} title={title} danger {...rest}>
      <p>{body}</p>
    </Confirm>,
  )
}

// ── Categories ─────────────────────────────────────────────────────────────────────────────────────────────────────

type Shown = Omit<CategoryListProps, 'list' | 'categories'>

/** The categories as they are now: their list to htmx, else the page around it. */
async function showCategories(c: Http, list: OwnedList, status: 200 | 422 = 200, shown: Shown = {}): Promise<Response> {
  const categories = await categoriesOf(c.get('scope').sql, list.id)
  if (wantsFragment(c)) return fragment(c, <CategoryList list={list} categories={categories} {...shown} />, status)
  return page(
    c,
    { title: t(c)('category.categories'), current: 'lists', width: 'narrow', noIndex: true, editing: true, status },
    <CategoriesPage list={list} categories={categories} {...shown} />,
  )
}

/** The categories after a change that was made in them. */
async function changedCategories(c: Http, list: OwnedList, shown: Shown): Promise<Response> {
  return wantsFragment(c) ? showCategories(c, list, 200, shown) : redirect(c, `/${list.username}/categories`)
}

/** The same after a change that was made elsewhere: in a dialog, which closes, or by dragging. */
async function changedFromElsewhere(c: Http, list: OwnedList): Promise<Response> {
  c.header('HX-Trigger', 'close-dialog')
  const categories = await categoriesOf(c.get('scope').sql, list.id)
  return changed(
    c,
    `/${list.username}/categories`,
    <Piece target={`#${categoriesId(list.publicGuid)}`}>
      <CategoryList list={list} categories={categories} />
    </Piece>,
  )
}

/** The category that the path names by its public guid, among the list's own. */
async function categoryOf(c: Http, list: OwnedList): Promise<{ category: OwnCategory; categories: OwnCategory[] }> {
  const categories = await categoriesOf(c.get('scope').sql, list.id)
  const category = categories.find(({ publicGuid }) => publicGuid === c.req.param('category'))
  if (!category) throw new NotFound()
  return { category, categories }
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

// ── Picture ────────────────────────────────────────────────────────────────────────────────────────────────────────

const showPicture = (c: Http, list: OwnedList, status: 200 | 422 = 200, state: TextFormState = {}): Response =>
  page(
    c,
    { title: t(c)('list_image.title'), current: 'lists', width: 'narrow', noIndex: true, status },
    <PicturePage list={list} picture={pictureOf(list)} themes={themeImages()} {...state} />,
  )

// ── A new list ─────────────────────────────────────────────────────────────────────────────────────────────────────

const showNewList = (c: Http, status: 200 | 422 = 200, state: TextFormState = {}): Response =>
  page(
    c,
    { title: t(c)('new_list.title'), current: 'lists', width: 'narrow', noIndex: true, editing: true, status },
    <NewList {...state} />,
  )

export const listPages = new Hono<Env>()
  .get('/mylist/new', (c) => (requireUser(c.get('scope')).isAccount ? showNewList(c) : redirect(c, '/account/create')))
  .post('/mylist/new', async (c) => {
    const scope = c.get('scope')
    if (!requireUser(scope).isAccount) return redirect(c, '/account/create')
    const form = await readForm(c, newListInput)
    if (!form.ok) return showNewList(c, 422, again(form))
    const made = await addList(scope, form.value)
    if (!made.ok) {
      const errors: FieldErrors = {
        [made.problem === 'Unavailable' ? 'username' : 'form']: [createMessages[made.problem]],
      }
      return showNewList(c, 422, { typed: form.typed, errors })
    }
    const { privateGuid, username } = made.value
    if (scope.isApp)
      return page(
        c,
        { title: t(c)('new_list.done'), noIndex: true },
        <ListCreated privateGuid={privateGuid} username={username} url={`${scope.config.baseUrl}/${username}`} />,
      )
    flashNext(c, { id: 'new_list.done', kind: 'good' })
    return redirect(c, `/${username}`)
  })
  // What the address field asks while one types.
  .get('/mylist/check-username', async (c) => {
    const scope = c.get('scope')
    await consume(scope, 'availability')
    const typed = c.req.query('username') ?? ''
    if (typed.trim().toLowerCase() === c.req.query('current')?.toLowerCase())
      return fragment(c, <UsernameNote message={null} />)
    const given = parse(usernameInput, typed)
    if (!given.ok) return fragment(c, <UsernameNote message={given.errors['body']![0]!} />)
    return fragment(
      c,
      <UsernameNote
        message={
          (await isUsernameAvailable(scope.sql, given.value))
            ? 'general.username.available'
            : 'general.username.unavailable'
        }
      />,
    )
  })

  .get('/:username/header', async (c) => {
    const list = await own(c)
    if (!wantsFragment(c)) return redirect(c, `/${list.username}`)
    const was = (['title', 'description'] as const).find((part) => part === c.req.query('was')) ?? null
    return fragment(c, <OwnerListHeader list={list} picture={pictureOf(list)} left={was} />)
  })
  .get('/:username/title', async (c) => showText(c, await own(c), 'title'))
  .post('/:username/title', async (c) => {
    const list = await own(c)
    const form = await readForm(c, titleInput, { privateGuid: list.privateGuid })
    if (!form.ok) return showText(c, list, 'title', 422, again(form))
    await updateTitle(c.get('scope'), form.value)
    sayToPlainForms(c)
    return changed(
      c,
      `/${list.username}`,
      <OwnerListHeader list={{ ...list, title: form.value.title }} picture={pictureOf(list)} changed="title" />,
    )
  })
  .get('/:username/description', async (c) => showText(c, await own(c), 'description'))
  .post('/:username/description', async (c) => {
    const list = await own(c)
    const form = await readForm(c, descriptionInput, { privateGuid: list.privateGuid })
    if (!form.ok) return showText(c, list, 'description', 422, again(form))
    await updateDescription(c.get('scope'), form.value)
    sayToPlainForms(c)
    return changed(
      c,
      `/${list.username}`,
      <OwnerListHeader
        list={{ ...list, description: form.value.description }}
        picture={pictureOf(list)}
        changed="description"
      />,
    )
  })
  .get('/:username/occasion', async (c) => showOccasion(c, await own(c)))
  .post('/:username/occasion', async (c) => {
    const list = await own(c)
    const form = await readForm(c, occasionInput, { privateGuid: list.privateGuid })
    if (!form.ok) return showOccasion(c, list, 422, again(form))
    await updateOccasion(c.get('scope'), form.value)
    sayToPlainForms(c)
    c.header('HX-Trigger', 'close-dialog')
    const now = await own(c)
    return changed(
      c,
      `/${list.username}`,
      <Piece target={`#${headerId(list.publicGuid)}`}>
        <OwnerListHeader list={now} picture={pictureOf(now)} changed="occasion" />
      </Piece>,
    )
  })

  .get('/:username/settings', async (c) => showSettings(c, await own(c)))
  .post('/:username/settings', async (c) => {
    const scope = c.get('scope')
    const list = await own(c)
    const form = await readForm(c, settingsInput, { privateGuid: list.privateGuid })
    if (!form.ok) return showSettings(c, list, 422, again(form))
    const { typed, value } = form
    if (!isShareable(value) && isShareable(list) && typed['confirmed'] !== 'true' && scope.config.switches.drawLots) {
      const used = await usedInRecentLot(scope, list.privateGuid)
      if (used.ok && used.value) return askLockOut(c, list, typed)
    }
    const updated = await updateSettings(scope, value)
    if (!updated.ok) {
      const errors: FieldErrors = {
        username: [supportedForm.test(value.username) ? 'general.username.unavailable' : 'general.username.invalid'],
      }
      return showSettings(c, list, 422, { typed, errors })
    }
    flashNext(c, { id: 'settings.saved', kind: 'good' })
    return redirect(c, `/${updated.value.username}`)
  })

  .get('/:username/delete', async (c) => {
    const list = await own(c)
    if (!list.isPrimaryOwner) throw new Forbidden()
    return askDanger(c, 'delete-list', {
      action: `/${list.username}/delete`,
      closeHref: `/${list.username}/settings`,
      title: t(c)('my_list.delete.title'),
      body: t(c)('my_list.delete.body', { title: titleOf(c, list), count: await giftCountOf(c, list) }),
      verb: t(c)('my_list.delete'),
    })
  })
  .post('/:username/delete', async (c) => {
    const list = await own(c)
    if (!list.isPrimaryOwner) throw new Forbidden()
    await deleteList(c.get('scope'), list.privateGuid)
    flashNext(c, { id: 'my_list.delete.success', kind: 'good' })
    return redirect(c, '/')
  })
  .get('/:username/categories', async (c) => showCategories(c, await own(c)))
  .post('/:username/categories', async (c) => {
    const list = await own(c)
    const form = await readForm(c, newCategoryInput, { wishlistPrivateGuid: list.privateGuid })
    if (!form.ok) return showCategories(c, list, 422, { state: again(form) })
    const { name } = await createCategory(c.get('scope'), form.value)
    return changedCategories(c, list, { changed: 'new', announcement: t(c)('category.created', { name }) })
  })
  // What dragging sends: `order`, a public guid for each category.
  .post('/:username/categories/order', async (c) => {
    const list = await own(c)
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
    const list = await own(c)
    const { category, categories } = await categoryOf(c, list)
    const form = await readForm(c, z.object({ direction: z.enum(['up', 'down']) }))
    if (!form.ok) return showCategories(c, list, 422)
    const order = categories.map(({ privateGuid }) => privateGuid).filter((guid) => guid !== category.privateGuid)
    const from = categories.indexOf(category)
    const place = Math.min(Math.max(from + (form.value.direction === 'up' ? -1 : 1), 0), categories.length - 1)
    if (place !== from)
      await reorderCategories(c.get('scope'), { privateGuidOrder: order.toSpliced(place, 0, category.privateGuid) })
    return changedCategories(c, list, {
      changed: category.publicGuid,
      announcement: t(c)('category.moved', { name: category.name, place: place + 1, count: categories.length }),
    })
  })
  .get('/:username/categories/:category/name', async (c) => {
    const list = await own(c)
    const { category } = await categoryOf(c, list)
    return showCategories(c, list, 200, { editing: category.publicGuid })
  })
  .post('/:username/categories/:category/name', async (c) => {
    const list = await own(c)
    const { category } = await categoryOf(c, list)
    const form = await readForm(c, renameCategoryInput, { privateGuid: category.privateGuid })
    if (!form.ok) return showCategories(c, list, 422, { editing: category.publicGuid, state: again(form) })
    await renameCategory(c.get('scope'), form.value)
    return changedCategories(c, list, {
      changed: category.publicGuid,
      ...(form.value.name !== category.name && { announcement: t(c)('category.renamed', { name: form.value.name }) }),
    })
  })
  .get('/:username/categories/:category/delete', async (c) => {
    const list = await own(c)
    const { category } = await categoryOf(c, list)
    const address = `/${list.username}/categories`
    return askDanger(c, 'delete-category', {
      action: `${address}/${category.publicGuid}/delete`,
      closeHref: address,
      title: t(c)('category.delete.title', { name: category.name }),
      body: t(c)('category.delete.body', { count: category.giftCount }),
      verb: t(c)('general.delete'),
    })
  })
  .post('/:username/categories/:category/delete', async (c) => {
    const list = await own(c)
    const { category } = await categoryOf(c, list)
    const deleted = await deleteCategory(c.get('scope'), category.privateGuid)
    if (deleted.ok) flash(c, { id: 'category.deleted', values: { name: category.name }, kind: 'good' })
    else flash(c, { id: categoryMessages[deleted.problem], kind: 'bad' })
    return changedFromElsewhere(c, list)
  })
  .get('/:username/move-category/:category', async (c) => {
    const list = await own(c)
    return showMove(c, list, (await categoryOf(c, list)).category)
  })
  .post('/:username/move-category/:category', async (c) => {
    const scope = c.get('scope')
    const list = await own(c)
    const { category } = await categoryOf(c, list)
    const form = await readForm(c, moveCategoryInput, { categoryPrivateGuid: category.privateGuid })
    if (!form.ok)
      return showMove(c, list, category, 422, {
        typed: form.typed,
        errors: { wishlistPrivateGuid: ['category.move.required'] },
      })
    const moved = await moveCategory(scope, form.value)
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
    return changedFromElsewhere(c, list)
  })

  .get('/:username/image', async (c) => showPicture(c, await own(c)))
  .post('/:username/image', async (c) => {
    const scope = c.get('scope')
    const list = await own(c)
    const form = await readForm(c, z.object({ id: themeInput.shape.id.optional() }))
    if (!form.ok) return showPicture(c, list, 422, again(form))
    const file = form.files['image']
    if (file) {
      const uploaded = await uploadImage(scope, list.privateGuid, new Uint8Array(await file.arrayBuffer()))
      if (!uploaded.ok)
        return showPicture(c, list, 422, { typed: form.typed, errors: { image: [imageMessages[uploaded.problem]] } })
    } else if (form.value.id) {
      await setThemeImage(scope, list.privateGuid, form.value.id)
    } else {
      return showPicture(c, list, 422, { typed: form.typed, errors: { id: ['list_image.unknown_theme'] } })
    }
    flashNext(c, { id: 'list_image.saved', kind: 'good' })
    return redirect(c, `/${list.username}`)
  })
