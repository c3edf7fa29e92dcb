import { Hono } from 'hono'
import { requireUser } from '#core/scope.ts'
import { CrossedOffLists } from '#views/cross-offs/CrossedOff.tsx'
import { RefusedDialog } from '#views/cross-offs/RefusedDialog.tsx'
import { UndoDialog } from '#views/cross-offs/UndoDialog.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { flash } from '#web/flash.tsx'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog } from '#web/render.tsx'
import { currentCard, giftOnListUrl, undoneFlash } from './card-partial.tsx'
import { giftForVisitor } from './gift-for-visitor.ts'
import { undoMessages, type UndoProblem } from './problems.ts'
import { givenBy } from './given.ts'
import { ownCrossOff, undoOwnCrossOff } from './undo-own-cross-off.ts'

const isFromOverview = (c: Http) => c.req.query('from') === 'overview'

async function placeOf(c: Http, giftGuid: string) {
  const scope = c.get('scope')
  if (isFromOverview(c)) {
    return (
      <HxPartial target="#crossed-off">
        <CrossedOffLists given={await givenBy(scope)} />
      </HxPartial>
    )
  }
  return currentCard(giftGuid, await giftForVisitor(scope, giftGuid))
}

/** Shows why there was nothing to undo, and updates the part of the page that asked for it. */
async function undoRefused(c: Http, giftGuid: string, problem: UndoProblem): Promise<Response> {
  const { texts } = c.get('scope')
  const seen = await giftForVisitor(c.get('scope'), giftGuid)
  const isFragment = wantsFragment(c)
  return dialog(
    c,
    {
      title: texts.t('crossed_off.undo_failed_title'),
      noIndex: true,
      width: 'narrow',
      status: isFragment || c.req.method !== 'GET' ? 422 : problem === 'GiftDeleted' ? 404 : 200,
    },
    <>
      <RefusedDialog
        titleId="crossed_off.undo_failed_title"
        messageId={undoMessages[problem]}
        username={'gift' in seen ? seen.list.username : seen.username}
      />
      {isFragment && (await placeOf(c, giftGuid))}
    </>,
  )
}

export async function askUndo(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  const giftGuid = guidParam(c)
  const own = await ownCrossOff(scope, giftGuid)
  if (!own.ok) return undoRefused(c, giftGuid, own.problem)
  return dialog(
    c,
    { title: scope.texts.t('crossed_off.undo.title'), noIndex: true, width: 'narrow' },
    <UndoDialog own={own.value} fromOverview={isFromOverview(c)} />,
  )
}

async function postUndo(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  const giftGuid = guidParam(c)
  const undone = await undoOwnCrossOff(scope, giftGuid)
  if (!undone.ok) return undoRefused(c, giftGuid, undone.problem)
  flash(c, undoneFlash(giftGuid))
  c.header('HX-Trigger', 'close-dialog')
  return changed(
    c,
    isFromOverview(c) ? '/crossedoff' : giftOnListUrl(undone.value.username, giftGuid),
    wantsFragment(c) && (await placeOf(c, giftGuid)),
  )
}

export const undoCrossOffPages = new Hono<Env>()
  .delete('/gifts/:guid/cross-off', postUndo)
  .get('/gifts/:guid/cross-off/undo', askUndo)
  .post('/gifts/:guid/cross-off/undo', postUndo)
