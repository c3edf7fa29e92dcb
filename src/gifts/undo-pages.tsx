import { Hono } from 'hono'
import { shortName } from '../gift/index.ts'
import { requireUser } from '#core/scope.ts'
import { flash } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { guidParam, type Env } from '#web/http.ts'
import { changed } from '#web/render.tsx'
import { changedList, fetchesPageAnew, ownGiftUrl, onGift, ownGift } from './changed-list.tsx'
import { formerPlaceForm } from './input.ts'
import { moveMessages, undoMessages } from './problems.ts'
import { undoDeletion } from './undo-deletion.ts'
import { undoMove } from './undo-move.ts'

export const undoGiftPages = new Hono<Env>()

undoGiftPages.post('/gifts/deletions/:guid/undo', async (c) => {
  const scope = c.get('scope')
  const restored = await undoDeletion(scope, guidParam(c))
  if (!restored.ok) {
    flash(c, { id: undoMessages[restored.problem], kind: 'bad' })
    c.header('HX-Trigger', fetchesPageAnew)
    return changed(c, '/', null)
  }
  const { list, gifts } = restored.value
  const [first] = gifts
  flash(c, { id: 'gift.restored', values: { count: gifts.length }, about: `gift-${first}` })
  return changedList(c, ownGiftUrl(list, first), {
    list,
    touched: { gifts },
    focus: onGift(first!, 'menu'),
    isDeletion: true,
  })
})

undoGiftPages.post('/gifts/:guid/move/undo', async (c) => {
  const scope = c.get('scope')
  requireUser(scope)
  const gift = await ownGift(c)
  const given = await readForm(c, formerPlaceForm)
  const returned = given.ok ? await undoMove(scope, gift.publicGuid, given.value) : null
  if (!returned?.ok) {
    flash(c, { id: returned ? moveMessages[returned.problem] : 'general.invalid', kind: 'bad' })
    return changed(c, ownGiftUrl(gift.list, gift.publicGuid), null)
  }
  const { before, gift: back } = returned.value
  flash(c, {
    id: 'gift.returned',
    values: { description: shortName(back.description) },
    about: `gift-${back.publicGuid}`,
  })
  const categories = [before.category.publicGuid, back.category.publicGuid]
  return changedList(c, ownGiftUrl(back.list, back.publicGuid), {
    list: back.list,
    touched: { categories },
    focus: onGift(back.publicGuid, 'menu'),
  })
})
