import { Hono } from 'hono'
import { ownersCategories, shortName } from '../gift/index.ts'
import { parse } from '#core/input.ts'
import { flash } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { changedList, ownGiftUrl } from './changed-list.tsx'
import { giftForm, wishForm } from './input.ts'
import { nameFromLink } from './name-from-link.ts'
import { saveMessages } from './problems.ts'
import { changeBy, correctionOf, errorsOf, undoAdding, wishAdded, withLink } from './save-form.tsx'
import { saveGift } from './save-gift.ts'
import { newOn, ownList, showForm, type ListOfNew } from './show-form.tsx'

/**
 * Adds a gift from the field above an owner's list, in the list's first category, without asking for more. A gift that
 * is only a link is named after its URL until the link's page has been read.
 */
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
    correct: correctionOf(gift),
    link: { href: `/gifts/${gift.publicGuid}/edit`, label: 'gift.details', isDialog: true },
    about,
  })
  // The focus stays in the field above the list, for the next gift.
  return changedList(c, ownGiftUrl(list, gift.publicGuid), { ...changeBy(saved.value), focus: undefined }, [wishAdded])
}

/** Page that receives the field above an owner's list, in which they type a new gift. */
export const wishPages = new Hono<Env>()

wishPages.post('/:username/gifts', async (c) => addWish(c, await ownList(c)))
