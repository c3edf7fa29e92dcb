import type { Htmx, HtmxRequestCtx } from 'htmx.org'
import type { Draft } from '../draws/wizard/draft.ts'
import { dropDetails, flushDetails, followDetails, refreshDetails } from './drawing/details.ts'
import { stopDrawAnimation, startDrawAnimation } from './drawing/draw.ts'
import { rememberedDrawsJson, forgetDraws, rememberDraw } from './drawing/drawn-here.ts'
import { followFilters } from './drawing/filter.ts'
import {
  deleteStoredDraft,
  storeDraft,
  storedDraft,
  storedContextId,
  storedDraftJson,
  openStore,
  onChangeElsewhere,
} from './drawing/store.ts'
import { showFlash } from './show-flash.ts'
import { closestClicked, topDialog } from './page.ts'

const base = '/lootjestrekken/loting'
const startPath = `${base}/start`
const drawPath = `${base}/overzicht/draw`
const gatherPath = `${base}/samen`

/** htmx as main.ts bundles it: it puts itself on `window`. An import here would bundle it twice. */
const { htmx } = window as unknown as { htmx: Htmx }

/**
 * Merges a draw's draft in a response with the draft that another tab has stored since the request. Fields that this
 * request changed keep the response's value; all others get the other tab's.
 * @param draft from the response
 * @param sent draft that the request carried, as JSON
 */
function merged(draft: Draft, sent: string): Draft {
  const now = storedDraftJson()
  if (now === null || now === sent || sent === '') return draft
  const [before, theirs] = [JSON.parse(sent) as Draft, JSON.parse(now) as Draft]
  const isMine = (part: keyof Draft) => JSON.stringify(draft[part]) !== JSON.stringify(before[part])
  const mine = (Object.keys(draft) as (keyof Draft)[]).filter(isMine)
  return { ...draft, ...theirs, ...Object.fromEntries(mine.map((part) => [part, draft[part]])) }
}

/**
 * Removes a draw's draft from a response and returns it; null if the response has none, because the server didn't
 * change the draft. Must be called before the swap: once the draft is on the page, the swap of another response could
 * remove it.
 */
function takeDraft(tasks: readonly { fragment: DocumentFragment }[]): Draft | null {
  for (const { fragment } of tasks) {
    const data = fragment.querySelector('script[data-drawing-draft]')
    if (!data) continue
    data.remove()
    return JSON.parse(data.textContent ?? '') as Draft
  }
  return null
}

function tickFriends(draft: Draft): void {
  const friends = new Set(draft.participants.map((person) => person.friendParticipantPublicGuid))
  for (const box of document.querySelectorAll<HTMLInputElement>('input[name=friend]'))
    box.checked = friends.has(box.value)
}

function startWizard(wizard: HTMLElement): void {
  const {
    drawingOwner: owner = '',
    drawingOwnName: ownName = '',
    drawingOwnEmail: ownEmail = '',
    drawingNotKept: notStored = '',
  } = wizard.dataset
  const showNotStored = () => showFlash(notStored)
  openStore(owner)

  if (wizard.dataset.drawingBegins === 'entry') {
    location.replace(`${base}/${storedDraft() ? 'details' : 'start'}`)
    return
  }
  followDetails({ ownName, ownEmail }, showNotStored)
  followFilters()

  /** draft that each request carried, as JSON */
  const sent = new WeakMap<HtmxRequestCtx, string>()
  /** draft that each response brought back, as JSON */
  const returned = new WeakMap<HtmxRequestCtx, string>()

  /** Has the server render the wizard's step at this URL from the stored draft. */
  const show = (swap: 'innerHTML' | 'innerMorph') =>
    void htmx.ajax('POST', location.pathname + location.search, { source: wizard, target: wizard, swap })
  const isOurs = ({ request }: HtmxRequestCtx) =>
    request.method === 'POST' && String(request.action).startsWith(`${base}/`)
  const isDraw = ({ request }: HtmxRequestCtx) => String(request.action).startsWith(drawPath)
  const isLast = (ctx: HtmxRequestCtx) => isDraw(ctx) || String(ctx.request.action).startsWith(gatherPath)

  document.addEventListener('htmx:before:request', ({ detail: { ctx } }) => {
    if (!isOurs(ctx)) return
    flushDetails()
    const body = new FormData()
    for (const [name, value] of ctx.request.body as unknown as URLSearchParams) body.append(name, value)
    const draft = storedDraftJson() ?? ''
    sent.set(ctx, draft)
    body.set('draft', draft)
    if (String(ctx.request.action).startsWith(startPath)) body.set('drawnHere', rememberedDrawsJson())
    if (isLast(ctx)) body.set('contextId', storedContextId() ?? '')
    ctx.request.body = body
    if (isDraw(ctx)) startDrawAnimation(ctx)
  })
  document.addEventListener('htmx:after:request', ({ detail: { ctx } }) => {
    const address = isLast(ctx) && ctx.response?.headers.get('HX-Redirect')
    if (!address) return
    if (isDraw(ctx) && wizard.dataset.drawingRemembers !== undefined) rememberDraw(storedDraft()?.title ?? '', address)
    dropDetails()
    deleteStoredDraft()
  })
  document.addEventListener('htmx:before:swap', ({ detail: { ctx, tasks } }) => {
    if (isDraw(ctx)) stopDrawAnimation()
    const draft = takeDraft(tasks)
    if (draft === null) return
    returned.set(ctx, JSON.stringify(draft))
    if (storeDraft(merged(draft, sent.get(ctx) ?? '')) === 'not kept') showNotStored()
  })
  document.addEventListener(
    'htmx:finally:request',
    ({ detail: { ctx } }) => isDraw(ctx) && !ctx.response?.headers.get('HX-Redirect') && stopDrawAnimation(),
  )
  document.addEventListener('htmx:after:swap', ({ detail: { ctx } }) => {
    const changed = returned.get(ctx)
    const draft = storedDraft()
    if (!draft || (changed === undefined && ctx.sourceElement !== wizard)) return
    if (changed !== undefined) tickFriends(draft)
    // If another tab or another request has changed the stored draft, this response shows an older draft.
    if (storedDraftJson() !== (changed ?? sent.get(ctx) ?? '')) show('innerMorph')
  })
  document.addEventListener('htmx:finally:request', () => {
    const stuck = wizard.querySelector<HTMLElement>('[data-drawing-stuck]')
    if (!stuck) return
    stuck.hidden = false
    wizard.querySelector('.wizard-wait')?.remove()
  })
  document.addEventListener('click', (event) => {
    if (!closestClicked(event, '[data-drawing-new]')) return
    dropDetails()
    deleteStoredDraft()
  })
  document.addEventListener('click', (event) => {
    const button = closestClicked(event, '[data-drawing-asks]')
    if (button)
      void htmx.ajax('POST', button.dataset.drawingAsks!, { source: button, target: '#dialogs', swap: 'beforeend' })
  })
  document.addEventListener('click', (event) => {
    const button = closestClicked(event, '[data-drawing-forget]')
    if (!button) return
    forgetDraws()
    button.closest('section')?.remove()
    wizard.querySelector('h1')?.focus()
  })
  onChangeElsewhere(() => {
    if (!storedDraft()) {
      if (!location.pathname.endsWith('/start')) location.assign(`${base}/start`)
      else show('innerMorph')
    } else if (!refreshDetails() && !topDialog()) show('innerMorph')
  })
  addEventListener('pageshow', ({ persisted }) => persisted && show('innerHTML'))
  const start = wizard.querySelector<HTMLElement>('.undecided')
  if (start && storedDraftJson() === null && rememberedDrawsJson() === '[]') {
    start.classList.remove('undecided') // without a draft, the server would render what the page shows already
    wizard.querySelector('[data-drawing-stuck]')?.remove()
  } else show('innerHTML')
}

/**
 * Starts the wizard from an earlier draw's draft (`script#draft`). Asks first if this would replace a draft that has
 * two participants or more.
 */
function redoFrom(data: HTMLScriptElement): void {
  openStore(data.dataset.drawingOwner ?? '')
  const take = () => {
    deleteStoredDraft() // a new draft needs a new contextId
    storeDraft(JSON.parse(data.textContent ?? '') as Draft)
    location.replace(`${base}/details`)
  }
  const question = document.querySelector<HTMLElement>('[data-drawing-replace]')
  if (!question || (storedDraft()?.participants.length ?? 0) < 2) return take()
  question.hidden = false
  question.querySelector('[data-drawing-replace-take]')?.addEventListener('click', take)
}

const wizard = document.getElementById('wizard')
const earlierDraft = document.querySelector<HTMLScriptElement>('script#draft[type="application/json"]')
if (wizard) startWizard(wizard)
else if (earlierDraft) redoFrom(earlierDraft)
