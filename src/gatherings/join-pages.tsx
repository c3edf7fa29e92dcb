import { Hono } from 'hono'
import { Join, JoinClosed, NoSeat } from '#views/gatherings/Join.tsx'
import { joinUrl, seatUrl } from '#views/gatherings/urls.ts'
import type { FormState } from '#views/layout/Field.tsx'
import { LotHead } from '#views/lots/LotHead.tsx'
import { fullNameOf } from '#core/names.ts'
import { readForm, refusedState } from '#web/forms.ts'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { sendSessionCookie } from '#web/session.ts'
import { requireDraws } from '../lots/web.ts'
import { joinInput } from './input.ts'
import { joinErrors } from './join-errors.ts'
import { invitationFor } from './invitation-for.ts'
import { joinGathering } from './join-gathering.ts'
import { showSeat } from './seat-pages.tsx'

const t = (c: Http) => c.get('scope').texts.t

async function showJoin(c: Http, state: FormState = {}, status: 200 | 422 = 200): Promise<Response> {
  const found = await invitationFor(c.get('scope'), guidParam(c))
  const options = { title: t(c)('gathering.join.page_title'), current: 'draws', noIndex: true } as const
  if (!found.ok) return page(c, { ...options, status: 404, head: <LotHead /> }, <NoSeat problem="link" />)
  const invitation = found.value
  const { closed, title } = invitation
  if (closed !== null)
    return page(
      c,
      { ...options, status: 410, head: <LotHead /> },
      <JoinClosed invitation={{ ...invitation, closed }} />,
    )
  const { user } = c.get('scope')
  const own = user?.isAccount ? { name: fullNameOf(user), email: user.email } : { name: '', email: '' }
  // The cookie identifies this browser if the response to its press is lost.
  sendSessionCookie(c)
  return page(
    c,
    { ...options, status, head: <LotHead title={t(c)('gathering.manage.share_title', { title })} /> },
    <Join invitation={invitation} joinGuid={guidParam(c)} own={own} {...state} />,
  )
}

/** Shows the seat to a browser that has joined by this link, and the form to all others. */
async function getJoin(c: Http): Promise<Response> {
  requireDraws(c)
  const seat = await showSeat(c, { joinGuid: guidParam(c) })
  return seat ?? showJoin(c)
}

async function postJoin(c: Http): Promise<Response> {
  requireDraws(c)
  const joinGuid = guidParam(c)
  const form = await readForm(c, joinInput, { joinGuid })
  if (!form.ok) return showJoin(c, refusedState(form), 422)
  const joined = await joinGathering(c.get('scope'), form.value)
  if (joined.ok) {
    sendSessionCookie(c)
    return redirect(c, seatUrl(joined.value))
  }
  const { problem } = joined
  if (problem === 'NotFound' || problem === 'Closed') return redirect(c, joinUrl(joinGuid))
  return showJoin(c, { typed: form.typed, errors: joinErrors(problem, form.value.email) }, 422)
}

export const joinPages = new Hono<Env>().get(joinUrl(':guid'), getJoin).post(joinUrl(':guid'), postJoin)
