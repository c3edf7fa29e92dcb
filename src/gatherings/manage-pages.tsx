import { Hono } from 'hono'
import { justDrawnUrl, drawUrl, drawsUrl } from '#views/draws/urls.ts'
import { EditDraw } from '#views/draws/manage/EditDraw.tsx'
import { Gathering, type GatheringProps } from '#views/gatherings/Gathering.tsx'
import { PersonDialog } from '#views/gatherings/PersonDialog.tsx'
import {
  addSeatUrl,
  deleteGatheringUrl,
  drawGatheringUrl,
  editGatheringUrl,
  excludeUrl,
  gatheringUrl,
  openGatheringUrl,
  personUrl,
  removeSeatUrl,
  renewLinkUrl,
} from '#views/gatherings/urls.ts'
import { Confirm } from '#views/layout/Confirm.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import type { MessageId } from '#core/i18n.ts'
import { NotFound } from '#core/errors.ts'
import { flash, flashOnNextPage } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { dialog, fragment, page, redirect } from '#web/render.tsx'
import { sendSessionCookie } from '#web/session.ts'
import {
  checkExclusions,
  invalidDate,
  openDrawByKey,
  pastDraws,
  updateDraw,
  updateForm,
  updateMessages,
} from '../draws/index.ts'
import { drawingFriends } from '../friends/index.ts'
import { redirectToProblem, requireDraws } from '../lots/web.ts'
import { drawGathering } from './draw-gathering.ts'
import { gatheringFor, type GatheringView, type SeatInGathering } from './gathering-for.ts'
import { addInput, drawInput, renameInput } from './input.ts'
import { joinErrors } from './join-errors.ts'
import { deleteGathering, renewLink } from './manage-gathering.ts'
import { addSeat, removeSeat, renameSeat, setExclusions } from './manage-seats.ts'
import { isManageProblem, organizerMessages, type ManageProblem } from './problems.ts'

const t = (c: Http) => c.get('scope').texts.t

/** Leads to the page that says why a gathering doesn't open: to the draw, if it is drawn. */
export const leadToProblem = (c: Http, publicGuid: string, problem: ManageProblem): Response =>
  problem === 'Drawn'
    ? redirect(c, drawUrl(publicGuid))
    : redirectToProblem(c, 'loting', problem === 'Deleted' ? 'Deleted' : 'NotFound')

/** Returns the gathering in the path, or a redirect to the page that says why it doesn't open. */
export async function requestedGathering(c: Http): Promise<GatheringView | Response> {
  requireDraws(c)
  const publicGuid = guidParam(c)
  const gathering = await gatheringFor(c.get('scope'), publicGuid)
  return gathering.ok ? gathering.value : leadToProblem(c, publicGuid, gathering.problem)
}

type State = Partial<Pick<GatheringProps, 'refused' | 'obstacle' | 'adding'>>

async function showGathering(c: Http, gathering: GatheringView, state: State = {}, status: 200 | 422 = 200) {
  const scope = c.get('scope')
  const { participants, title } = gathering
  const there = new Set(participants.map(({ friendParticipantPublicGuid }) => friendParticipantPublicGuid))
  const friends = (await drawingFriends(scope)).friends.filter((each) => !there.has(each.friendParticipantPublicGuid))
  const content = (
    <Gathering
      gathering={gathering}
      forced={await forcedIn(c, participants)}
      pastDraws={await pastDraws(scope, participants.map((each) => ({ ...each, email: null })))} // oxfmt-ignore
      friends={friends}
      {...state}
    />
  )
  if (wantsFragment(c)) return fragment(c, content, status)
  return page(c, { title, current: 'draws', noIndex: true, status }, content)
}

/** Returns the names of the givers whose receivers the organizer can work out from the exclusions. */
async function forcedIn(c: Http, participants: readonly SeatInGathering[]): Promise<readonly string[]> {
  if (participants.length < 3 || participants.every(({ exclude }) => exclude.length === 0)) return []
  const people = participants.map((each) => ({ ...each, localGuid: each.publicGuid }))
  return (await checkExclusions(c.get('scope'), people)).forced
}

async function getGathering(c: Http): Promise<Response> {
  const gathering = await requestedGathering(c)
  return gathering instanceof Response ? gathering : showGathering(c, gathering)
}

/** Handles the link in the organizer's mail, whose key opens the gathering. */
async function openByKey(c: Http): Promise<Response> {
  requireDraws(c)
  const publicLotingGuid = guidParam(c)
  const opened = await openDrawByKey(c.get('scope'), { publicLotingGuid }, guidParam(c, 'key'), { logsIn: false })
  sendSessionCookie(c)
  if (!opened.ok && opened.problem !== 'NotDrawn') return redirectToProblem(c, 'loting', opened.problem)
  return redirect(c, gatheringUrl(publicLotingGuid))
}

/** Says what was done: closes a dialog, or shows the gathering's page again. The page loads itself anew meanwhile. */
function done(c: Http, publicGuid: string, id: MessageId): Response {
  if (!wantsFragment(c)) {
    flashOnNextPage(c, { id, kind: 'good' })
    return redirect(c, gatheringUrl(publicGuid))
  }
  flash(c, { id, kind: 'good' })
  c.header('HX-Trigger', 'close-dialog')
  return fragment(c, null)
}

/** Says on the gathering's page why something was not done. */
function refusedOnPage(c: Http, publicGuid: string, problem: keyof typeof organizerMessages): Response {
  if (isManageProblem(problem)) return leadToProblem(c, publicGuid, problem)
  flashOnNextPage(c, { id: organizerMessages[problem], kind: 'bad' })
  return redirect(c, gatheringUrl(publicGuid))
}

async function postRenewLink(c: Http): Promise<Response> {
  requireDraws(c)
  const renewed = await renewLink(c.get('scope'), guidParam(c))
  return renewed.ok
    ? done(c, guidParam(c), 'gathering.manage.renewed')
    : refusedOnPage(c, guidParam(c), renewed.problem)
}

// ── The details ────────────────────────────────────────────────────────────────────────────────────────────────────

const showEdit = (c: Http, gathering: GatheringView, status: 200 | 422 = 200, state: FormState = {}): Response =>
  dialog(
    c,
    { title: t(c)('loting.edit.title'), current: 'draws', width: 'narrow', noIndex: true, status },
    <EditDraw
      draw={gathering}
      action={editGatheringUrl(gathering.publicGuid)}
      closeHref={gatheringUrl(gathering.publicGuid)}
      isDrawn={false}
      {...state}
    />,
  )

async function getEdit(c: Http): Promise<Response> {
  const gathering = await requestedGathering(c)
  return gathering instanceof Response ? gathering : showEdit(c, gathering)
}

async function postEdit(c: Http): Promise<Response> {
  const gathering = await requestedGathering(c)
  if (gathering instanceof Response) return gathering
  const { publicGuid } = gathering
  const form = await readForm(c, updateForm, { publicGuid })
  if (!form.ok) return showEdit(c, gathering, 422, refusedState(form))
  const updated = await updateDraw(c.get('scope'), form.value)
  if (updated.ok) return done(c, publicGuid, 'loting.edit.saved')
  const { problem } = updated
  const errors = problem === 'InvalidDate' ? invalidDate.InvalidDate : { form: [updateMessages[problem]] }
  return showEdit(c, gathering, 422, { typed: form.typed, errors })
}

// ── The people ─────────────────────────────────────────────────────────────────────────────────────────────────────

async function postAdd(c: Http): Promise<Response> {
  const gathering = await requestedGathering(c)
  if (gathering instanceof Response) return gathering
  const { publicGuid } = gathering
  const sent = await c.req.formData()
  const friend = (await drawingFriends(c.get('scope'))).friends.find(
    ({ friendParticipantPublicGuid }) => friendParticipantPublicGuid === sent.get('friendParticipantPublicGuid'),
  )
  const form = await readForm(c, addInput, { publicGuid, ...(friend && { name: friend.fullName, email: null }) })
  if (!form.ok) return showGathering(c, gathering, { adding: refusedState(form) }, 422)
  const added = await addSeat(c.get('scope'), form.value)
  if (added.ok) {
    flashOnNextPage(c, { id: 'loting.add.done', values: { name: form.value.name }, kind: 'good' })
    return redirect(c, `${gatheringUrl(publicGuid)}#gathering-people`)
  }
  const { problem } = added
  if (isManageProblem(problem)) return leadToProblem(c, publicGuid, problem)
  const errors = problem === 'NameTaken' ? joinErrors(problem, null) : { form: [organizerMessages[problem]] }
  return showGathering(c, gathering, { adding: { typed: form.typed, errors } }, 422)
}

/** Returns the gathering and the person in the path, or a redirect to the page that says why it doesn't open. */
async function requestedPerson(c: Http): Promise<{ gathering: GatheringView; person: SeatInGathering } | Response> {
  const gathering = await requestedGathering(c)
  if (gathering instanceof Response) return gathering
  const person = gathering.participants.find(({ publicGuid }) => publicGuid === guidParam(c, 'person'))
  if (!person) throw new NotFound()
  return { gathering, person }
}

const showPerson = (
  c: Http,
  requested: { gathering: GatheringView; person: SeatInGathering },
  state: FormState = {},
  status: 200 | 422 = 200,
): Response =>
  dialog(
    c,
    {
      title: t(c)('gathering.person.title', { name: requested.person.name }),
      current: 'draws',
      width: 'narrow',
      noIndex: true,
      status,
    },
    <PersonDialog {...requested} {...state} />,
  )

async function getPerson(c: Http): Promise<Response> {
  const requested = await requestedPerson(c)
  return requested instanceof Response ? requested : showPerson(c, requested)
}

async function postRename(c: Http): Promise<Response> {
  const requested = await requestedPerson(c)
  if (requested instanceof Response) return requested
  const { gathering, person } = requested
  const form = await readForm(c, renameInput, { participantPublicGuid: person.publicGuid })
  if (!form.ok) return showPerson(c, requested, refusedState(form), 422)
  const renamed = await renameSeat(c.get('scope'), form.value)
  if (renamed.ok) return done(c, gathering.publicGuid, 'gathering.person.renamed')
  if (renamed.problem !== 'NameTaken') return refusedOnPage(c, gathering.publicGuid, renamed.problem)
  return showPerson(c, requested, { typed: form.typed, errors: joinErrors('NameTaken', null) }, 422)
}

async function postExclude(c: Http): Promise<Response> {
  const requested = await requestedPerson(c)
  if (requested instanceof Response) return requested
  const { gathering, person } = requested
  const sent = await c.req.formData()
  const known = new Set(gathering.participants.map(({ publicGuid }) => publicGuid))
  // A person who left meanwhile is left out, because the dialog may have been open for a while.
  const exclude = sent.getAll('exclude').filter((each): each is string => typeof each === 'string' && known.has(each))
  const isMutual = sent.get('mutual') !== null
  const set = await setExclusions(c.get('scope'), { participantPublicGuid: person.publicGuid, exclude }, { isMutual })
  return set.ok
    ? done(c, gathering.publicGuid, 'gathering.person.excluded')
    : refusedOnPage(c, gathering.publicGuid, set.problem)
}

async function postRemove(c: Http): Promise<Response> {
  const requested = await requestedPerson(c)
  if (requested instanceof Response) return requested
  const { gathering, person } = requested
  const removed = await removeSeat(c.get('scope'), person.publicGuid)
  if (!removed.ok) return refusedOnPage(c, gathering.publicGuid, removed.problem)
  flash(c, { id: 'loting.remove.done', values: { name: person.name }, kind: 'good' })
  if (!wantsFragment(c)) return redirect(c, gatheringUrl(gathering.publicGuid))
  c.header('HX-Trigger', 'close-dialog')
  return fragment(c, null)
}

// ── The draw ───────────────────────────────────────────────────────────────────────────────────────────────────────

async function postDraw(c: Http): Promise<Response> {
  requireDraws(c)
  const publicGuid = guidParam(c)
  const form = await readForm(c, drawInput, { publicGuid })
  const drawn = await drawGathering(c.get('scope'), form.ok ? form.value : { publicGuid, notAgainGuid: null })
  if (drawn.ok) return redirect(c, justDrawnUrl(publicGuid))
  const { problem, detail: obstacle = null } = drawn
  if (isManageProblem(problem)) return leadToProblem(c, publicGuid, problem)
  const gathering = await requestedGathering(c)
  if (gathering instanceof Response) return gathering
  return showGathering(c, gathering, { refused: organizerMessages[problem], obstacle }, 422)
}

async function askDelete(c: Http): Promise<Response> {
  const gathering = await requestedGathering(c)
  if (gathering instanceof Response) return gathering
  const title = t(c)('loting.delete.title')
  return dialog(
    c,
    { title, current: 'draws', width: 'narrow', noIndex: true },
    <Confirm
      id="delete-gathering"
      title={title}
      action={deleteGatheringUrl(gathering.publicGuid)}
      buttonLabel={t(c)('loting.delete.button')}
      danger
      closeHref={gatheringUrl(gathering.publicGuid)}
    >
      <p>{t(c)('gathering.delete.body')}</p>
    </Confirm>,
  )
}

async function postDelete(c: Http): Promise<Response> {
  requireDraws(c)
  const deleted = await deleteGathering(c.get('scope'), guidParam(c))
  if (!deleted.ok) return refusedOnPage(c, guidParam(c), deleted.problem)
  flashOnNextPage(c, { id: 'gathering.delete.done', kind: 'good' })
  return redirect(c, drawsUrl)
}

export const gatheringPages = new Hono<Env>()
  .get(openGatheringUrl(':guid', ':key'), openByKey)
  .get(gatheringUrl(':guid'), getGathering)
  .post(renewLinkUrl(':guid'), postRenewLink)
  .get(editGatheringUrl(':guid'), getEdit)
  .post(editGatheringUrl(':guid'), postEdit)
  .post(addSeatUrl(':guid'), postAdd)
  .get(personUrl(':guid', ':person'), getPerson)
  .post(personUrl(':guid', ':person'), postRename)
  .post(excludeUrl(':guid', ':person'), postExclude)
  .post(removeSeatUrl(':guid', ':person'), postRemove)
  .post(drawGatheringUrl(':guid'), postDraw)
  .get(deleteGatheringUrl(':guid'), askDelete)
  .post(deleteGatheringUrl(':guid'), postDelete)
  // A reload without script repeats a form's URL as a GET.
  .get(renewLinkUrl(':guid'), (c) => redirect(c, gatheringUrl(guidParam(c))))
  .get(addSeatUrl(':guid'), (c) => redirect(c, gatheringUrl(guidParam(c))))
  .get(drawGatheringUrl(':guid'), (c) => redirect(c, gatheringUrl(guidParam(c))))
