import { Hono } from 'hono'
import { DeleteDialog } from '#views/draws/manage/DeleteDialog.tsx'
import { DrawProblem, problemWords, type DrawProblemKind } from '#views/lots/Problem.tsx'
import { Draw } from '#views/draws/manage/Draw.tsx'
import { drawAddress, homeAddress, lostLotAddress } from '#views/draws/addresses.ts'
import { AskRedo, HandDraft } from '#views/draws/manage/RedoDraft.tsx'
import { ResendDialog } from '#views/draws/manage/ResendDialog.tsx'
import { paths } from '#views/draws/wizard/paths.ts'
import { LostLot, LostLotPage } from '#views/lots/LostLot.tsx'
import { LotingHome } from '#views/draws/home/LotingHome.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import { guid, parse } from '#core/input.ts'
import { NotFound } from '#core/errors.ts'
import { flash, flashNext } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { dialog, fragment, redirect, page } from '#web/render.tsx'
import { keepSession, switchSession } from '#web/session.ts'
import { deleteDraw } from './delete-draw.ts'
import { drawFor, managedGuidOf, type DrawView, type ParticipantView } from './draw-for.ts'
import { drawsOf } from './draws-of.ts'
import { openInput, ownLotInput, resendInput } from './input.ts'
import { openWithOrganizer } from './open-with-organizer.ts'
import { askForOwnLot } from '../lots/lost-lots.ts'
import { deleteMessages, resendMessages, type OpenProblem } from './problems.ts'
import { redoDraft } from './redo-draft.ts'
import { resendLot } from './resend-lot.ts'

const t = (c: Http) => c.get('scope').texts.t

/** Draws are a switch: where it is off, none of their addresses exist. */
export function requireDraws(c: Http): void {
  if (!c.get('scope').config.switches.drawLots) throw new NotFound()
}

/** A guid in the path, in lower case; null for a text that is none. */
export function guidIn(c: Http, name: string): string | null {
  const given = parse(guid(), c.req.param(name))
  return given.ok ? given.value : null
}

const pageOf: Record<OpenProblem, DrawProblemKind> = {
  Deleted: 'verwijderd',
  NotDrawn: 'kapot',
  NotFound: 'nietgevonden',
}

/** Leads to the page that says why a draw or a lot does not open. */
export const leadToProblem = (c: Http, of: 'loting' | 'lootje', problem: OpenProblem): Response =>
  redirect(c, `/lootjestrekken/${of}/${pageOf[problem]}`)

const statusOf = { verwijderd: 410, kapot: 409, nietgevonden: 404 } as const

/** Says why a draw or a lot does not open. */
export function showProblem(c: Http, of: 'loting' | 'lootje', kind: DrawProblemKind): Response {
  requireDraws(c)
  return page(
    c,
    { title: t(c)(problemWords[of][kind].title), current: 'draws', noIndex: true, status: statusOf[kind] },
    <DrawProblem of={of} kind={kind} />,
  )
}

// ── A draw ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The draw in the path, or the answer for who may not see it. */
async function drawOf(c: Http): Promise<DrawView | Response> {
  requireDraws(c)
  const publicGuid = guidIn(c, 'guid')
  if (!publicGuid) return leadToProblem(c, 'loting', 'NotFound')
  const draw = await drawFor(c.get('scope'), publicGuid)
  return draw.ok ? draw.value : leadToProblem(c, 'loting', draw.problem)
}

async function showDraw(c: Http): Promise<Response> {
  const draw = await drawOf(c)
  if (draw instanceof Response) return draw
  const isOld = c.req.query('nieuw') !== '1'
  const content = <Draw draw={draw} isOld={isOld} />
  if (wantsFragment(c)) return fragment(c, content)
  const title = isOld ? t(c)('loting.manage.title', { title: draw.title }) : t(c)('loting.sent.title')
  return page(c, { title, current: 'draws', live: `/live?watch=draw:${draw.publicGuid}`, noIndex: true }, content)
}

/** The draw and the participant in the path, or the answer for who may not see them. */
async function participantOf(c: Http): Promise<{ draw: DrawView; participant: ParticipantView } | Response> {
  const draw = await drawOf(c)
  if (draw instanceof Response) return draw
  const participant = draw.participants.find(({ publicGuid }) => publicGuid === guidIn(c, 'participant'))
  if (!participant) throw new NotFound()
  return { draw, participant }
}

function showResend(
  c: Http,
  draw: DrawView,
  participant: ParticipantView,
  status: 200 | 422 = 200,
  state: FormState = {},
): Response {
  const title = t(c)('loting.resend.title', { name: participant.name })
  return dialog(
    c,
    { title, current: 'draws', width: 'narrow', noIndex: true, status },
    <ResendDialog drawGuid={draw.publicGuid} participant={participant} {...state} />,
  )
}

async function postResend(c: Http): Promise<Response> {
  const found = await participantOf(c)
  if (found instanceof Response) return found
  const { draw, participant } = found
  const { publicGuid: participantPublicGuid, name, isOrganizer, email } = participant
  // a friend's address is not known here, and the organizer's own is fixed, whatever the form says
  const fixed = email === null || isOrganizer ? { email: null } : {}
  const form = await readForm(c, resendInput, { participantPublicGuid, ...fixed })
  if (!form.ok) return showResend(c, draw, participant, 422, form)
  if (email !== null && !isOrganizer && form.value.email === null)
    return showResend(c, draw, participant, 422, {
      typed: form.typed,
      errors: { email: ['general.email.is_required'] },
    })
  const sent = await resendLot(c.get('scope'), form.value)
  if (!sent.ok) {
    if (sent.problem === 'Deleted') return leadToProblem(c, 'loting', 'Deleted')
    const field = sent.problem === 'InvalidData' && email !== null ? 'email' : 'form'
    return showResend(c, draw, participant, 422, {
      typed: form.typed,
      errors: { [field]: [resendMessages[sent.problem]] },
    })
  }
  flash(c, { id: 'loting.resend.success', values: { name }, kind: 'good' })
  if (!wantsFragment(c)) return redirect(c, drawAddress(draw.publicGuid))
  // the row itself comes by the draw's socket
  c.header('HX-Trigger', 'close-dialog')
  return fragment(c, null)
}

async function askDelete(c: Http): Promise<Response> {
  const draw = await drawOf(c)
  if (draw instanceof Response) return draw
  return dialog(
    c,
    { title: t(c)('loting.delete.title'), current: 'draws', width: 'narrow', noIndex: true },
    <DeleteDialog draw={draw} />,
  )
}

async function postDelete(c: Http): Promise<Response> {
  requireDraws(c)
  const publicGuid = guidIn(c, 'guid')
  if (!publicGuid) return leadToProblem(c, 'loting', 'NotFound')
  const deleted = await deleteDraw(c.get('scope'), publicGuid)
  if (!deleted.ok) {
    flashNext(c, { id: deleteMessages[deleted.problem], kind: 'bad' })
    return redirect(c, drawAddress(publicGuid))
  }
  flashNext(c, { id: 'loting.delete_success', kind: 'good' })
  return redirect(c, homeAddress)
}

async function askRedo(c: Http): Promise<Response> {
  const draw = await drawOf(c)
  if (draw instanceof Response) return draw
  return dialog(
    c,
    { title: t(c)('loting.redo.title'), current: 'draws', width: 'narrow', noIndex: true },
    <AskRedo publicGuid={draw.publicGuid} />,
  )
}

/** Hands the draw as a draft to the browser, where the wizard takes it over. */
async function postRedo(c: Http): Promise<Response> {
  requireDraws(c)
  const publicGuid = guidIn(c, 'guid')
  if (!publicGuid) return leadToProblem(c, 'loting', 'NotFound')
  const draft = await redoDraft(c.get('scope'), publicGuid)
  return page(
    c,
    { title: t(c)('loting.redo'), current: 'draws', width: 'narrow', noIndex: true, drawing: true },
    <HandDraft draft={draft} publicGuid={publicGuid} />,
  )
}

/** The link in the organizer's mail. */
async function openDraw(c: Http): Promise<Response> {
  requireDraws(c)
  const scope = c.get('scope')
  const asked = c.req.param('idOrGuid') ?? ''
  const organizerGuid = c.req.param('organizerGuid')
  if (organizerGuid === undefined) {
    const publicGuid = guidIn(c, 'idOrGuid') ?? (await managedGuidOf(scope, asked))
    return publicGuid ? redirect(c, drawAddress(publicGuid)) : leadToProblem(c, 'loting', 'NotFound')
  }
  const given = parse(openInput, {
    [/^\d+$/.test(asked) ? 'lotingId' : 'publicLotingGuid']: asked,
    privateUserGuid: organizerGuid,
  })
  if (!given.ok) return leadToProblem(c, 'loting', 'NotFound')
  const opened = await openWithOrganizer(scope, given.value, given.value.privateUserGuid, { replaces: false })
  keepSession(c)
  if (!opened.ok) return leadToProblem(c, 'loting', opened.problem)
  const { draw, session, user } = opened.value
  if (session) switchSession(c, session, user)
  return redirect(c, drawAddress(draw.publicGuid))
}

// ── The overview ───────────────────────────────────────────────────────────────────────────────────────────────────

async function showHome(c: Http): Promise<Response> {
  requireDraws(c)
  const scope = c.get('scope')
  const draws = scope.user ? await drawsOf(scope) : []
  if (draws.length === 0 && scope.isApp) throw new NotFound() // the native shell has no wizard
  if (draws.length === 0) return redirect(c, paths.start)
  return page(c, { title: t(c)('loting.home.title'), current: 'draws', noIndex: true }, <LotingHome draws={draws} />)
}

function showLost(c: Http, status: 200 | 422 = 200, state: FormState = {}): Response {
  requireDraws(c)
  if (wantsFragment(c)) return fragment(c, <LostLot {...state} />, status)
  return page(
    c,
    { title: t(c)('loting.lost.title'), current: 'draws', width: 'narrow', noIndex: true, status },
    <LostLotPage {...state} />,
  )
}

async function postLost(c: Http): Promise<Response> {
  requireDraws(c)
  const form = await readForm(c, ownLotInput)
  if (!form.ok) return showLost(c, 422, form)
  await askForOwnLot(c.get('scope'), form.value.email)
  flash(c, { id: 'loting.lost.sent', kind: 'good' })
  return wantsFragment(c) ? fragment(c, <LostLot />) : redirect(c, lostLotAddress)
}

const guidPattern = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'

export const managePages = new Hono<Env>()
  .get('/lootjestrekken', showHome)
  .get('/lootjestrekken/kwijt', (c) => showLost(c))
  .post('/lootjestrekken/kwijt', postLost)
  .get('/lootjestrekken/loting/verwijderd', (c) => showProblem(c, 'loting', 'verwijderd'))
  .get('/lootjestrekken/loting/kapot', (c) => showProblem(c, 'loting', 'kapot'))
  .get('/lootjestrekken/loting/nietgevonden', (c) => showProblem(c, 'loting', 'nietgevonden'))
  .get('/lootjestrekken/loting/open/:idOrGuid/:organizerGuid?', openDraw)
  .get('/lootjestrekken/loting/getrokken/:guid', showDraw)
  .get(`/lootjestrekken/loting/:guid{${guidPattern}}`, showDraw)
  .get('/loting/:guid', showDraw)
  .get('/lootjestrekken/loting/getrokken/:guid/deelnemers/:participant/versturen', async (c) => {
    const found = await participantOf(c)
    return found instanceof Response ? found : showResend(c, found.draw, found.participant)
  })
  .post('/lootjestrekken/loting/getrokken/:guid/deelnemers/:participant/versturen', postResend)
  .get('/lootjestrekken/loting/getrokken/:guid/verwijderen', askDelete)
  .post('/lootjestrekken/loting/getrokken/:guid/verwijderen', postDelete)
  .delete('/lootjestrekken/loting/getrokken/:guid', postDelete)
  .get('/lootjestrekken/loting/getrokken/:guid/opnieuw', askRedo)
  .post('/lootjestrekken/loting/getrokken/:guid/opnieuw', postRedo)
