import { Hono } from 'hono'
import { drawsUrl } from '#views/draws/urls.ts'
import type { FormState } from '#views/layout/Field.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { createAccountForLotUrl, lotUrl, newListForLotUrl, selectListUrl } from '#views/lots/urls.ts'
import { NewListDialog } from '#views/lots/NewListDialog.tsx'
import { lotId } from '#views/lots/lot-element.ts'
import { WishesForm, wishesFormId } from '#views/lots/Wishes.tsx'
import { flash, flashOnNextPage } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { dialog, fragment, redirect } from '#web/render.tsx'
import { createListMessages, newListInput } from '../lists/index.ts'
import { addListForLot } from './add-list-for-lot.ts'
import { chosenList } from './input.ts'
import { lotFor, type LotView } from './lot-for.ts'
import { redirectToProblem, requireDraws } from './problem-pages.tsx'
import { selectMessages, type SelectProblem } from './problems.ts'
import { selectList } from './select-list.ts'
import { aboutLot, lotChanged, lotContent, viewedLot } from './show-lot.tsx'

/** Says why the list was not linked: on the overview of draws if the draw is deleted, else on the lot's page. */
function notSelected(c: Http, lotGuid: string, problem: SelectProblem): Response | Promise<Response> {
  if (problem !== 'LotingDeleted') {
    flash(c, { id: selectMessages[problem], kind: 'bad' })
    return lotChanged(c, lotGuid)
  }
  flashOnNextPage(c, { id: selectMessages[problem], kind: 'bad' })
  return redirect(c, drawsUrl)
}

async function postSelect(c: Http): Promise<Response> {
  requireDraws(c)
  const scope = c.get('scope')
  const lotGuid = guidParam(c)
  const form = await readForm(c, chosenList)
  if (!form.ok) return notSelected(c, lotGuid, 'WishlistNotFound')
  const before = await lotFor(scope, lotGuid)
  if (!before.ok && before.problem !== 'Deleted') return redirectToProblem(c, 'lootje', before.problem)
  const { wishlistPrivateGuid } = form.value
  const selected = await selectList(scope, lotGuid, wishlistPrivateGuid)
  if (!selected.ok) return notSelected(c, lotGuid, selected.problem)
  flash(c, { id: wishlistPrivateGuid ? 'lot.own.chosen' : 'lot.own.taken_off', kind: 'good' })
  const pressed = wishlistPrivateGuid ?? (before.ok ? before.value.selectedListPrivateGuid : null)
  return lotChanged(c, lotGuid, pressed === null ? {} : { justSelected: pressed })
}

// ── A new list ─────────────────────────────────────────────────────────────────────────────────────────────────────

const showNewList = (c: Http, lot: LotView, status: 200 | 422 = 200, state: FormState = {}): Response =>
  dialog(
    c,
    { ...aboutLot(c), title: c.get('scope').texts.t('lot.new_list.title'), width: 'narrow', status },
    <NewListDialog lot={lot} {...state} />,
  )

/**
 * Returns the lot in the path, if an account is logged in. Redirects other callers to the page that creates an account
 * together with the list.
 */
async function lotForNewList(c: Http): Promise<LotView | Response> {
  const lot = await viewedLot(c)
  return lot instanceof Response || c.get('scope').user?.isAccount
    ? lot
    : redirect(c, createAccountForLotUrl(lot.lotGuid))
}

async function askNewList(c: Http): Promise<Response> {
  const lot = await lotForNewList(c)
  return lot instanceof Response ? lot : showNewList(c, lot)
}

async function postNewList(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const lot = await lotForNewList(c)
  if (lot instanceof Response) return lot
  const { lotGuid } = lot
  const form = await readForm(c, newListInput, { accessType: 'PUBLIC' })
  if (!form.ok) return showNewList(c, lot, 422, refusedState(form))
  const made = await addListForLot(scope, lotGuid, form.value)
  if (!made.ok) {
    const { problem } = made
    if (problem === 'LotingDeleted' || problem === 'WishlistNotFound') return notSelected(c, lotGuid, problem)
    const field = problem === 'Unavailable' ? 'username' : 'form'
    return showNewList(c, lot, 422, { typed: form.typed, errors: { [field]: [createListMessages[problem]] } })
  }
  flash(c, { id: 'lot.new_list.done', kind: 'good', link: { href: made.value.localLink, label: 'new_list.open' } })
  if (!wantsFragment(c)) return redirect(c, lotUrl(lotGuid))
  const now = await lotFor(scope, lotGuid)
  if (!now.ok) return redirectToProblem(c, 'lootje', now.problem)
  c.header('HX-Trigger', 'close-dialog')
  return fragment(
    c,
    <>
      <HxPartial target={`#${lotId}`} swap="outerMorph">
        {await lotContent(c, now.value, { justSelected: made.value.privateGuid })}
      </HxPartial>
      {lot.wishes !== null && (
        <HxPartial target={`#${wishesFormId}`} swap="outerHTML">
          <WishesForm lot={now.value} />
        </HxPartial>
      )}
    </>,
  )
}

export const listPages = new Hono<Env>()
  .post(selectListUrl(':guid'), postSelect)
  .get(newListForLotUrl(':guid'), askNewList)
  .post(newListForLotUrl(':guid'), postNewList)
