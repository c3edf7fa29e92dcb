import { Hono } from 'hono'
import { addParticipantUrl, drawUrl, removeParticipantUrl } from '#views/draws/urls.ts'
import { AddParticipantDialog } from '#views/draws/manage/AddParticipantDialog.tsx'
import { RemoveParticipantDialog } from '#views/draws/manage/RemoveParticipantDialog.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { dialog, fragment, redirect } from '#web/render.tsx'
import { drawingFriends } from '../friends/index.ts'
import { redirectToProblem } from '../lots/web.ts'
import { addParticipant } from './add-participant.ts'
import type { ExclusionObstacle } from './check-exclusions.ts'
import type { DrawView } from './draw-for.ts'
import { requestedDraw } from './draw-pages.tsx'
import { addParticipantInput } from './input.ts'
import { membershipMessages } from './problems.ts'
import { removeParticipant } from './remove-participant.ts'
import { requestedParticipant, type RequestedParticipant } from './requested-participant.tsx'

const options = (title: string, status: 200 | 422) =>
  ({ title, current: 'draws', width: 'narrow', noIndex: true, status }) as const

/** Closes the dialog. The response is empty, because the draw's live topic reloads the page. */
function done(c: Http, drawGuid: string): Response {
  if (!wantsFragment(c)) return redirect(c, drawUrl(drawGuid))
  c.header('HX-Trigger', 'close-dialog')
  return fragment(c, null)
}

// ── Joining ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Returns the current user's friends who don't take part in the draw yet. */
async function friendsBeside(c: Http, { participants }: DrawView) {
  const scope = c.get('scope')
  if (!scope.user) return []
  const there = new Set(participants.map(({ friendParticipantPublicGuid }) => friendParticipantPublicGuid))
  const { friends } = await drawingFriends(scope)
  return friends.filter(({ friendParticipantPublicGuid }) => !there.has(friendParticipantPublicGuid))
}

interface AddState extends FormState {
  excluded?: readonly string[]
  obstacle?: ExclusionObstacle | null
}

const showAdd = async (c: Http, draw: DrawView, state: AddState = {}, status: 200 | 422 = 200): Promise<Response> =>
  dialog(
    c,
    options(c.get('scope').texts.t('loting.add.title'), status),
    <AddParticipantDialog draw={draw} friends={await friendsBeside(c, draw)} {...state} />,
  )

async function getAdd(c: Http): Promise<Response> {
  const draw = await requestedDraw(c)
  return draw instanceof Response ? draw : showAdd(c, draw)
}

async function postAdd(c: Http): Promise<Response> {
  const draw = await requestedDraw(c)
  if (draw instanceof Response) return draw
  const sent = await c.req.formData()
  const excluded = sent.getAll('exclude').filter((each) => typeof each === 'string')
  const friend = (await friendsBeside(c, draw)).find(
    ({ friendParticipantPublicGuid }) => friendParticipantPublicGuid === sent.get('friendParticipantPublicGuid'),
  )
  const form = await readForm(c, addParticipantInput, {
    publicGuid: guidParam(c),
    exclude: excluded,
    excludedBy: excluded,
    ...(friend && { name: friend.fullName, email: null }),
  })
  if (!form.ok) return showAdd(c, draw, { ...refusedState(form), excluded }, 422)
  const added = await addParticipant(c.get('scope'), form.value)
  if (!added.ok) {
    if (added.problem === 'Deleted') return redirectToProblem(c, 'loting', 'Deleted')
    const { detail: obstacle = null } = added
    const errors = obstacle ? {} : { form: [membershipMessages[added.problem]] }
    return showAdd(c, draw, { typed: form.typed, errors, excluded, obstacle }, 422)
  }
  flash(c, { id: 'loting.add.done', values: { name: form.value.name }, kind: 'good' })
  return done(c, draw.publicGuid)
}

// ── Leaving ────────────────────────────────────────────────────────────────────────────────────────────────────────

async function getRemove(c: Http): Promise<Response> {
  const requested = await requestedParticipant(c)
  return requested instanceof Response ? requested : showRemove(c, requested)
}

function showRemove(
  c: Http,
  { draw, participant }: RequestedParticipant,
  state: Partial<Parameters<typeof RemoveParticipantDialog>[0]> = {},
  status: 200 | 422 = 200,
): Response {
  return dialog(
    c,
    options(c.get('scope').texts.t('loting.remove.title', { name: participant.name }), status),
    <RemoveParticipantDialog drawGuid={draw.publicGuid} participant={participant} {...state} />,
  )
}

async function postRemove(c: Http): Promise<Response> {
  const requested = await requestedParticipant(c)
  if (requested instanceof Response) return requested
  const { draw, participant } = requested
  const removed = await removeParticipant(c.get('scope'), participant.publicGuid)
  if (!removed.ok) {
    if (removed.problem === 'Deleted') return redirectToProblem(c, 'loting', 'Deleted')
    const { detail: obstacle = null } = removed
    return showRemove(c, requested, { refused: membershipMessages[removed.problem], obstacle }, 422)
  }
  flash(c, { id: 'loting.remove.done', values: { name: participant.name }, kind: 'good' })
  return done(c, draw.publicGuid)
}

export const membershipPages = new Hono<Env>()
  .get(addParticipantUrl(':guid'), getAdd)
  .post(addParticipantUrl(':guid'), postAdd)
  .get(removeParticipantUrl(':guid', ':participant'), getRemove)
  .post(removeParticipantUrl(':guid', ':participant'), postRemove)
