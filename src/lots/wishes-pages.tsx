import { Hono } from 'hono'
import type { FormState } from '#views/layout/Field.tsx'
import { Tick, tickId } from '#views/lots/Tick.tsx'
import { lotUrl, tickUrl, wishesUrl } from '#views/lots/urls.ts'
import { WishesForm } from '#views/lots/Wishes.tsx'
import { NotFound } from '#core/errors.ts'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, fragment, page, redirect } from '#web/render.tsx'
import { tickInput, wishesForm } from './input.ts'
import type { LotView } from './lot-for.ts'
import { redirectToProblem } from './problem-pages.tsx'
import { wishesMessages } from './problems.ts'
import { setWishes } from './set-wishes.ts'
import { aboutLot, lotContent, viewedLot } from './show-lot.tsx'
import { tickLot } from './tick-lot.ts'

/** Shows refused wishes again, with the text that the participant typed. */
async function showRefused(c: Http, lot: LotView, state: FormState): Promise<Response> {
  if (wantsFragment(c)) return fragment(c, <WishesForm lot={lot} {...state} />, 422)
  return page(c, { ...aboutLot(c), status: 422 }, await lotContent(c, lot, { wishesState: state }))
}

async function postWishes(c: Http): Promise<Response> {
  const lot = await viewedLot(c)
  if (lot instanceof Response) return lot
  const form = await readForm(c, wishesForm)
  if (!form.ok) return showRefused(c, lot, refusedState(form))
  const { wishes } = form.value
  const set = await setWishes(c.get('scope'), lot.lotGuid, wishes)
  if (!set.ok) return showRefused(c, lot, { typed: form.typed, errors: { form: [wishesMessages[set.problem]] } })
  flash(c, { id: wishes === null ? 'lot.wishes.removed' : 'lot.wishes.saved', kind: 'good' })
  return changed(c, lotUrl(lot.lotGuid), <WishesForm lot={{ ...lot, wishes }} isSaved />)
}

async function postTick(c: Http): Promise<Response> {
  const lot = await viewedLot(c)
  if (lot instanceof Response) return lot
  const form = await readForm(c, tickInput, { lotPrivateGuid: lot.lotGuid })
  if (!form.ok) throw new NotFound()
  const { step } = form.value
  const ticked = await tickLot(c.get('scope'), lot.lotGuid, step)
  if (!ticked.ok) return redirectToProblem(c, 'lootje', ticked.problem)
  const pressed = step === 'Wrapped' || (step === 'Bought' && lot.tick === 'Wrapped') ? 'isWrapped' : 'isBought'
  return changed(c, `${lotUrl(lot.lotGuid)}#${tickId}`, <Tick lot={{ ...lot, tick: step }} pressed={pressed} />)
}

/** Leads a browser that requests a form's URL by GET, as on a reload without script, to the lot's page. */
const showLotPage = (c: Http) => redirect(c, lotUrl(guidParam(c)))

export const wishesPages = new Hono<Env>()
  .post(wishesUrl(':guid'), postWishes)
  .get(wishesUrl(':guid'), showLotPage)
  .post(tickUrl(':guid'), postTick)
  .get(tickUrl(':guid'), showLotPage)
