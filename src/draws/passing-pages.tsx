import { Hono } from 'hono'
import { z } from 'zod'
import { endTurnUrl, lookUrl, passPhoneUrl, turnUrl } from '#views/draws/urls.ts'
import { Looked } from '#views/draws/passing/Looked.tsx'
import { PassPhone } from '#views/draws/passing/PassPhone.tsx'
import { AlreadyOpened, Turn } from '#views/draws/passing/Turn.tsx'
import { markOf, skippedIn } from '#views/draws/passing/skipped.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { readForm } from '#web/forms.ts'
import { fragment, page, redirect } from '#web/render.tsx'
import { newTurnKey } from '../envelopes/index.ts'
import { redirectToProblem } from '../lots/web.ts'
import type { DrawView } from './draw-for.ts'
import { requestedDraw } from './draw-pages.tsx'
import { endTurnOf, lookInTurn } from './pass-phone.ts'
import { requestedParticipant, type RequestedParticipant } from './requested-participant.tsx'

const turnInput = z.object({ key: z.string().max(1000).catch(''), over: z.string().max(3000).catch('') })

const optionsOf = (c: Http, title: string) =>
  ({
    title: c.get('scope').texts.t('passing.page_title', { title }),
    current: 'draws',
    width: 'bare',
    noIndex: true,
    passing: true,
  }) as const

async function showWhoIsNext(c: Http): Promise<Response> {
  const draw = await requestedDraw(c)
  if (draw instanceof Response) return draw
  return page(c, optionsOf(c, draw.title), <PassPhone draw={draw} skipped={skippedIn(c.req.query('over'))} />)
}

async function showTurn(c: Http): Promise<Response> {
  const requested = await requestedParticipant(c)
  if (requested instanceof Response) return requested
  const { draw, participant } = requested
  if (!participant.envelope) return redirect(c, passPhoneUrl(draw.publicGuid))
  const turnKey = await newTurnKey(c.get('scope'), participant.publicGuid)
  return page(
    c,
    optionsOf(c, draw.title),
    <Turn draw={draw} participant={participant} turnKey={turnKey} skipped={skippedIn(c.req.query('over'))} />,
  )
}

async function postLook(c: Http): Promise<Response> {
  const requested = await requestedParticipant(c)
  if (requested instanceof Response) return requested
  const { draw, participant } = requested
  const form = await readForm(c, turnInput)
  const { key, over } = form.ok ? form.value : { key: '', over: '' }
  const looked = await lookInTurn(c.get('scope'), participant.publicGuid, key)
  const skipped = skippedIn(over)
  if (looked.ok) {
    const props = { draw, participant, look: looked.value, turnKey: key, skipped }
    return wantsFragment(c)
      ? fragment(c, <Looked {...props} />)
      : page(c, optionsOf(c, draw.title), <Looked {...props} />)
  }
  if (looked.problem === 'Deleted') return redirectToProblem(c, 'loting', 'Deleted')
  if (looked.problem === 'AlreadyOpened') return tellOpened(c, requested, skipped)
  // The page of the turn is too old, so the phone gets a new one.
  flashOnNextPage(c, { id: 'passing.expired', kind: 'good' })
  return redirect(c, turnUrl(draw.publicGuid, participant.publicGuid, skipped))
}

function tellOpened(c: Http, { draw, participant }: RequestedParticipant, skipped: readonly string[]): Response {
  const content = <AlreadyOpened draw={draw} participant={participant} skipped={skipped} />
  return wantsFragment(c)
    ? fragment(c, content, 422)
    : page(c, { ...optionsOf(c, draw.title), status: 422 }, <div className="passing">{content}</div>)
}

/** Ends a turn, and goes on to the next one. What a browser may still have of the turn's page is cleared. */
async function postEndTurn(c: Http): Promise<Response> {
  const requested = await requestedParticipant(c)
  if (requested instanceof Response) return requested
  const { draw, participant } = requested
  const form = await readForm(c, turnInput)
  const { key, over } = form.ok ? form.value : { key: '', over: '' }
  await endTurnOf(c.get('scope'), participant.publicGuid, key)
  if (!wantsFragment(c)) c.header('Clear-Site-Data', '"cache"')
  return redirect(c, nextUrl(draw, skippedIn(over), participant.publicGuid))
}

/** Returns the URL of the page that says whose turn is next. */
const nextUrl = (draw: DrawView, skipped: readonly string[], doneGuid: string): string =>
  passPhoneUrl(
    draw.publicGuid,
    skipped.filter((mark) => mark !== markOf(doneGuid)),
  )

export const passingPages = new Hono<Env>()
  .get(passPhoneUrl(':guid'), showWhoIsNext)
  .get(turnUrl(':guid', ':participant'), showTurn)
  .post(lookUrl(':guid', ':participant'), postLook)
  .post(endTurnUrl(':guid', ':participant'), postEndTurn)
