import { lotUrl } from '#views/lots/urls.ts'
import { Lot, type LotProps } from '#views/lots/Lot.tsx'
import { LotHead } from '#views/lots/LotHead.tsx'
import { guidParam, wantsFragment, type Http } from '#web/http.ts'
import { fragment, page, redirect } from '#web/render.tsx'
import { readCookie, setCookie } from '#web/cookies.ts'
import { sendSessionCookie } from '#web/session.ts'
import { summariesOf } from '../lists/index.ts'
import { lotFor, type LotView } from './lot-for.ts'
import { redirectToProblem, requireDraws } from './problem-pages.tsx'

/** Returns the lot in the path, or a redirect to the page that says why it doesn't open. */
export async function requestedLot(c: Http): Promise<LotView | Response> {
  requireDraws(c)
  const lot = await lotFor(c.get('scope'), guidParam(c))
  if (!lot.ok) return redirectToProblem(c, 'lootje', lot.problem)
  sendSessionCookie(c)
  return lot.value
}

/**
 * Returns the lot in the path if it has been viewed. Else redirects to the lot's page, which shows a closed envelope.
 */
export async function viewedLot(c: Http): Promise<LotView | Response> {
  const lot = await requestedLot(c)
  return lot instanceof Response || lot.isViewed ? lot : redirect(c, lotUrl(lot.lotGuid))
}

// ── Lots of another e-mail address ─────────────────────────────────────────────────────────────────────────────────

const shownCookie = 'lots-shown'
const maxShown = 10

/**
 * Returns those lots of other e-mail addresses that a user of this browser chose to see. Each lot is given by the first
 * 8 digits of its participant's public guid.
 */
const shownOf = (c: Http): string[] =>
  (readCookie(c, shownCookie) ?? '').split('.').filter((each) => /^[0-9a-f]{8}$/.test(each))
const markOf = ({ participantPublicGuid }: LotView) => participantPublicGuid.slice(0, 8)

/** Remembers in a cookie that this browser shows this lot of another e-mail address without asking again. */
export function rememberShown(c: Http, lot: LotView): void {
  const marks = [...new Set([markOf(lot), ...shownOf(c)])].slice(0, maxShown)
  setCookie(c, shownCookie, marks.join('.'), 90 * 24 * 3600)
}

// ── Showing a lot ──────────────────────────────────────────────────────────────────────────────────────────────────

type JustDone = Pick<LotProps, 'opening' | 'justSelected' | 'keeping' | 'wishesState' | 'writing'>

/** Returns the options that all pages and dialogs about a lot share. */
export const aboutLot = (c: Http) =>
  ({ title: c.get('scope').texts.t('lot.page_title'), current: 'draws', noIndex: true, head: <LotHead /> }) as const

export async function lotContent(c: Http, lot: LotView, justDone: JustDone = {}) {
  const scope = c.get('scope')
  const lists = lot.isViewed && scope.user?.isAccount ? await summariesOf(scope, { withGiftCount: true }) : []
  const asksWho = lot.isOthers && !wantsFragment(c) && !shownOf(c).includes(markOf(lot))
  return <Lot lot={lot} lists={lists} asksWho={asksWho} {...justDone} />
}

export async function showLot(c: Http, lot: LotView): Promise<Response> {
  const content = await lotContent(c, lot, { opening: lot.isViewed && c.req.query('open') === '1' })
  return wantsFragment(c) ? fragment(c, content) : page(c, aboutLot(c), content)
}

/**
 * Responds to a change of a lot: with the lot's new content for htmx, with a redirect to the lot's page for a plain
 * form.
 */
export async function lotChanged(c: Http, lotGuid: string, justDone: JustDone = {}): Promise<Response> {
  if (!wantsFragment(c)) return redirect(c, lotUrl(lotGuid))
  const lot = await lotFor(c.get('scope'), lotGuid)
  if (!lot.ok) return redirectToProblem(c, 'lootje', lot.problem)
  return fragment(c, await lotContent(c, lot.value, justDone))
}
