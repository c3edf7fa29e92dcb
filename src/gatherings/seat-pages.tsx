import { Hono } from 'hono'
import { NoSeat } from '#views/gatherings/Join.tsx'
import { Seat } from '#views/gatherings/Seat.tsx'
import { changeSeatUrl, joinUrl, leaveSeatUrl, openSeatUrl, seatUrl } from '#views/gatherings/urls.ts'
import type { FormState } from '#views/layout/Field.tsx'
import { LotHead } from '#views/lots/LotHead.tsx'
import { justOpenedUrl } from '#views/lots/urls.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { fragment, page, redirect } from '#web/render.tsx'
import { sendSessionCookie } from '#web/session.ts'
import { drawsUrl } from '#views/draws/urls.ts'
import { requireDraws } from '../lots/web.ts'
import { changeSeat, leaveSeat } from './change-seat.ts'
import { seatForm } from './input.ts'
import { joinErrors } from './join-errors.ts'
import { openSeat } from './open-seat.ts'
import { seatMessages } from './problems.ts'
import { seatFor } from './seat-for.ts'
import type { SeatRef } from './seat-of.ts'

const t = (c: Http) => c.get('scope').texts.t

/** Returns the URL of the page that shows a seat. */
const pathOf = (ref: SeatRef): string => ('seatGuid' in ref ? seatUrl(ref.seatGuid) : joinUrl(ref.joinGuid))

const options = (c: Http) =>
  ({ title: t(c)('seat.page_title'), current: 'draws', noIndex: true, head: <LotHead /> }) as const

/** Shows the caller's seat; null if the caller has none at this URL. */
export async function showSeat(
  c: Http,
  ref: SeatRef,
  state: FormState = {},
  status: 200 | 422 = 200,
): Promise<Response | null> {
  const seat = await seatFor(c.get('scope'), ref)
  if (!seat.ok)
    return seat.problem === 'NotFound'
      ? null
      : page(c, { ...options(c), status: 410 }, <NoSeat problem={seat.problem} />)
  sendSessionCookie(c)
  const seatGuid = 'seatGuid' in ref ? ref.seatGuid : null
  const content = <Seat seat={seat.value} path={pathOf(ref)} seatGuid={seatGuid} {...state} />
  return wantsFragment(c) ? fragment(c, content, status) : page(c, { ...options(c), status }, content)
}

const noSeat = (c: Http): Response => page(c, { ...options(c), status: 404 }, <NoSeat problem="NotFound" />)

async function getSeat(c: Http): Promise<Response> {
  requireDraws(c)
  return (await showSeat(c, { seatGuid: guidParam(c) })) ?? noSeat(c)
}

/** Returns the handlers of a seat's forms, for the seat's own URL or for the URL to join. */
function formsOf(refOf: (c: Http) => SeatRef) {
  async function postChange(c: Http): Promise<Response> {
    requireDraws(c)
    const ref = refOf(c)
    const form = await readForm(c, seatForm)
    if (!form.ok) return (await showSeat(c, ref, refusedState(form), 422)) ?? noSeat(c)
    const changed = await changeSeat(c.get('scope'), ref, form.value)
    if (!changed.ok) {
      const { problem } = changed
      if (problem === 'NameTaken' || problem === 'AlreadyJoined') {
        const state = { typed: form.typed, errors: joinErrors(problem, form.value.email) }
        return (await showSeat(c, ref, state, 422)) ?? noSeat(c)
      }
      if (problem === 'Drawn') flashOnNextPage(c, { id: seatMessages.Drawn, kind: 'bad' })
      return redirect(c, pathOf(ref))
    }
    sendSessionCookie(c)
    flashOnNextPage(c, { id: 'seat.changed', kind: 'good' })
    return redirect(c, changed.value === null ? pathOf(ref) : seatUrl(changed.value))
  }

  async function postLeave(c: Http): Promise<Response> {
    requireDraws(c)
    const ref = refOf(c)
    const left = await leaveSeat(c.get('scope'), ref)
    if (!left.ok) {
      if (left.problem === 'Drawn') flashOnNextPage(c, { id: seatMessages.Drawn, kind: 'bad' })
      return redirect(c, pathOf(ref))
    }
    flashOnNextPage(c, { id: 'seat.left', kind: 'good' })
    return redirect(c, 'joinGuid' in ref ? joinUrl(ref.joinGuid) : drawsUrl)
  }

  async function postOpen(c: Http): Promise<Response> {
    requireDraws(c)
    const ref = refOf(c)
    const opened = await openSeat(c.get('scope'), ref)
    if (!opened.ok) return redirect(c, pathOf(ref))
    sendSessionCookie(c)
    return redirect(c, justOpenedUrl(opened.value))
  }

  return { postChange, postLeave, postOpen }
}

const routes = new Hono<Env>().get(seatUrl(':guid'), getSeat)
for (const [base, refOf] of [
  [seatUrl(':guid'), (c: Http): SeatRef => ({ seatGuid: guidParam(c) })],
  [joinUrl(':guid'), (c: Http): SeatRef => ({ joinGuid: guidParam(c) })],
] as const) {
  const { postChange, postLeave, postOpen } = formsOf(refOf)
  routes.post(changeSeatUrl(base), postChange).post(leaveSeatUrl(base), postLeave).post(openSeatUrl(base), postOpen)
  // A reload without script repeats the form's URL as a GET.
  for (const path of [changeSeatUrl(base), leaveSeatUrl(base), openSeatUrl(base)])
    routes.get(path, (c) => redirect(c, pathOf(refOf(c))))
}
export const seatPages = routes
