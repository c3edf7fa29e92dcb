import { steps, type Step } from './wizard/step-names.ts'
import { Hono } from 'hono'
import type { ReactNode } from 'react'
import { checkEmail } from '../accounts/index.ts'
import { drawingFriends } from '../friends/index.ts'
import { Login } from '#views/accounts/Login.tsx'
import type { AddPeopleProps } from '#views/draws/wizard/AddPeople.tsx'
import { AddPeople } from '#views/draws/wizard/AddPeople.tsx'
import { Details } from '#views/draws/wizard/Details.tsx'
import { DraftData } from '#views/draws/wizard/DraftData.tsx'
import { ExclusionList, Exclusions, ExclusionsDialog } from '#views/draws/wizard/Exclusions.tsx'
import { DrawFailed, Overview } from '#views/draws/wizard/Overview.tsx'
import { paths, tabs, wizardPath, type Tab } from '#views/draws/wizard/paths.ts'
import { DeletePerson, EditPerson, Participants, People, type PeopleProps } from '#views/draws/wizard/People.tsx'
import { Shell } from '#views/draws/wizard/Shell.tsx'
import { Start, StartAnew } from '#views/draws/wizard/Start.tsx'
import { homeAddress, justDrawnAddress } from '#views/draws/addresses.ts'
import type { FormState } from '#views/layout/Field.tsx'
import { Piece } from '#views/layout/Piece.tsx'
import { parse, type FieldErrors } from '#core/input.ts'
import { NotFound, Unauthorized } from '#core/errors.ts'
import { flash, flashNext } from '#web/flash.tsx'
import type { TypedValues } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { fragment, redirect, page } from '#web/render.tsx'
import { keepSession } from '#web/session.ts'
import { checkExclusions } from './check-exclusions.ts'
import { createDraw } from './create-draw.ts'
import { createInput, participantBounds } from './input.ts'
import { createMessages } from './problems.ts'
import { readAddresses } from './wizard/pasted-people.ts'
import {
  addFriend,
  addPeople,
  emptyDraft,
  exclude,
  isMutual,
  readDraft,
  removeFriend,
  repeatedNames,
  withPeople,
  type Draft,
  type DraftPerson,
} from './wizard/draft.ts'
import { detailsInput, incompletePeople, personInput, readyFor } from './wizard/steps.ts'

const t = (c: Http) => c.get('scope').texts.t

/** The wizard is offered where draws are, and not inside the native shell. */
function requireWizard(c: Http): void {
  const { config, isApp } = c.get('scope')
  if (!config.switches.drawLots || isApp) throw new NotFound()
}

// ── What the browser sends: the draft, and the step's own fields ───────────────────────────────────────────────────

/** A request of the wizard's script. */
interface Sent {
  draft: Draft | null
  isUnreadable: boolean
  /** the reader chose to come here, so the focus goes with him */
  moved: boolean
  typed: TypedValues
  form: FormData
}

async function readSent(c: Http): Promise<Sent> {
  const form = await c.req.formData().catch(() => new FormData())
  const typed: TypedValues = {}
  for (const [name, value] of form)
    if (typeof value === 'string' && name !== 'draft' && name !== 'csrfToken')
      typed[name] = value.replace(/\r\n/g, '\n')
  const read = readDraft(form.get('draft'), c.get('scope').user)
  return {
    draft: read === 'unreadable' ? null : read,
    isUnreadable: read === 'unreadable',
    moved: typed['moved'] === 'on',
    typed,
    form,
  }
}

type Handler = (c: Http, sent: Sent & { draft: Draft }) => Response | Promise<Response>

/** A handler of what was sent about a draft; without one, or with one that is not ready for this step, the step that it is ready for is shown. */
const about =
  (step: Step, handle: Handler) =>
  async (c: Http): Promise<Response> => {
    requireWizard(c)
    if (!wantsFragment(c)) return c.redirect(paths[step], 303)
    const sent = await readSent(c)
    const { draft } = sent
    const ready = readyFor(step, draft)
    if (ready !== step || draft === null) return landOn(c, ready, { ...sent, moved: true })
    return handle(c, { ...sent, draft })
  }

/** Shows another step than the one that was asked for, whatever the answer was meant to fill. */
function landOn(c: Http, step: Step, sent: Sent): Promise<Response> {
  c.header('HX-Retarget', '#wizard')
  c.header('HX-Reswap', 'innerHTML')
  c.header('HX-Replace-Url', paths[step])
  return showStep(c, step, sent)
}

/** Goes on to a step, which the browser then has an address for. */
function goOn(c: Http, step: Step, sent: Sent, draft: Draft): Promise<Response> {
  c.header('HX-Push-Url', paths[step])
  return showStep(c, step, { ...sent, draft, moved: true }, <DraftData draft={draft} />)
}

// ── The steps ──────────────────────────────────────────────────────────────────────────────────────────────────────

const tabNamed = (name: string | undefined): Tab => tabs.find((tab) => tab === name) ?? 'single'
const tabOf = (c: Http): Tab => tabNamed(c.req.query('tab'))

/** What the ways to add people need to know, beside what was typed. */
async function addProps(c: Http, draft: Draft, tab: Tab, state: Partial<AddPeopleProps> = {}): Promise<AddPeopleProps> {
  const scope = c.get('scope')
  if (tab !== 'friends') return { tab, ...state }
  return {
    tab,
    friends: scope.user && (await drawingFriends(scope)),
    taking: new Set(draft.participants.map((person) => person.friendParticipantPublicGuid)),
    ...state,
  }
}

const peopleProps = (draft: Draft, more: Partial<PeopleProps> = {}): PeopleProps => ({
  draft,
  repeated: repeatedNames(draft),
  ...more,
})

/** How the step of the participants is shown. */
interface ParticipantsState {
  tab?: Tab
  add?: Partial<AddPeopleProps>
  moved?: boolean
  obstacle?: 'tooFew' | readonly string[]
  kept?: ReactNode
}

const showParticipants = async (
  c: Http,
  draft: Draft,
  { tab = tabOf(c), add, moved = false, obstacle, kept }: ParticipantsState,
  status: 200 | 422 = 200,
): Promise<Response> =>
  fragment(
    c,
    <>
      <Participants
        add={await addProps(c, draft, tab, add)}
        people={peopleProps(draft)}
        moved={moved}
        obstacle={obstacle}
      />
      {kept}
    </>,
    status,
  )

const showDetails = (c: Http, draft: Draft, moved: boolean, state: FormState = {}, status: 200 | 422 = 200): Response =>
  fragment(c, <Details draft={draft} moved={moved} {...state} />, status)

/** A step as the draft has it. The step must be one that the draft is ready for. @param kept the draft, where it changed on the way here */
async function showStep(
  c: Http,
  step: Step,
  { draft, isUnreadable, moved }: Sent,
  kept: ReactNode = null,
): Promise<Response> {
  if (step === 'start') return fragment(c, <Start draft={draft} moved={moved} isUnreadable={isUnreadable} />)
  const known = draft ?? emptyDraft(c.get('scope').user)
  if (step === 'details') return showDetails(c, known, moved)
  if (step === 'participants') return showParticipants(c, known, { moved, kept })
  return fragment(
    c,
    <>
      {step === 'exclusions' ? (
        <Exclusions draft={known} moved={moved} obstacle={null} />
      ) : (
        <Overview draft={known} moved={moved} />
      )}
      {kept}
    </>,
  )
}

const titles = {
  start: 'loting.start.title',
  details: 'loting.details.title',
  participants: 'loting.people.title',
  exclusions: 'loting.exclusions.title',
  overview: 'loting.overview.title',
} as const

/** The page around a step: the script sends the draft from there. */
const showShell = (c: Http, step: Step, begins: 'step' | 'entry' = 'step'): Response =>
  page(
    c,
    { title: t(c)(titles[step]), current: 'draws', drawing: true, noIndex: step !== 'start' || begins === 'entry' },
    <Shell step={step} begins={begins} />,
  )

/** The wizard without a step: its start, or on with the draft in progress when coming from the overview of draws, which the browser alone can tell. */
function enter(c: Http): Response {
  requireWizard(c)
  const referer = c.req.header('Referer')
  const isFromHome = referer !== undefined && URL.canParse(referer) && new URL(referer).pathname === homeAddress
  return isFromHome ? showShell(c, 'start', 'entry') : redirect(c, paths.start)
}

/** A step for the draft that the script sent; where the draft is not ready for it, the step before that is. */
async function postStep(c: Http, step: Step): Promise<Response> {
  requireWizard(c)
  if (!wantsFragment(c)) return c.redirect(paths[step], 303)
  const sent = await readSent(c)
  if (sent.isUnreadable && step !== 'start') return landOn(c, 'start', sent)
  const ready = readyFor(step, sent.draft)
  if (ready !== step) return landOn(c, ready, sent)
  if (step === 'participants' && sent.typed['part'] === 'add' && sent.draft)
    return fragment(c, <AddPeople {...await addProps(c, sent.draft, tabOf(c), { chosen: true })} />)
  return showStep(c, step, sent)
}

// ── Details ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Keeps the details and goes on; an account's address asks for its login. */
async function leaveDetails(c: Http): Promise<Response> {
  requireWizard(c)
  if (!wantsFragment(c)) return c.redirect(paths.details, 303)
  const scope = c.get('scope')
  const sent = await readSent(c)
  const { typed } = sent
  const draft = sent.draft ?? emptyDraft(scope.user)
  const given = parse(detailsInput, { ...typed, ...(scope.user?.isAccount && { email: scope.user.email }) })
  if (!given.ok) return showDetails(c, draft, false, { errors: given.errors, typed }, 422)
  const { title, description, name, email } = given.value
  if (!scope.user?.isAccount && (await checkEmail(scope, email)) === 'Unavailable') {
    c.header('HX-Retarget', '#dialogs')
    c.header('HX-Reswap', 'beforeend')
    return fragment(
      c,
      <>
        <Login returnUrl={paths.details} emailOrUsername={email} explanation="loting.organizer.email_of_account" />
        <Piece target="#wizard" swap="innerHTML">
          <Details
            draft={draft}
            moved={false}
            errors={{ email: ['loting.organizer.email_of_account'] }}
            typed={typed}
          />
        </Piece>
      </>,
      401,
    )
  }
  const [organizer, ...others] = draft.participants
  return goOn(c, 'participants', sent, {
    title,
    description: description ?? '',
    participants: [{ ...organizer!, name, email }, ...others],
  })
}

// ── Participants ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What came of trying to add people: the draft with them, or why not. */
type Adding = { ok: true; draft: Draft; said: string } | { ok: false; state: Partial<AddPeopleProps> }

const isFull = (draft: Draft, more: number) => draft.participants.length + more > participantBounds.most

function saidOf(c: Http, people: readonly { name: string }[], added: number): string {
  const known = t(c)('loting.people.known', { count: added === 0 ? 0 : people.length - added })
  return [t(c)('loting.people.added', { count: added, name: people.at(-1)?.name ?? '' }), known]
    .filter(Boolean)
    .join(' ')
}

function addOne(c: Http, draft: Draft, typed: TypedValues): Adding {
  const given = parse(personInput, typed)
  if (!given.ok) return { ok: false, state: { errors: given.errors, typed } }
  if (isFull(draft, 1)) return { ok: false, state: { errors: { form: ['loting.participants.too_many'] }, typed } }
  const { draft: withOne, added } = addPeople(draft, [given.value])
  return { ok: true, draft: withOne, said: saidOf(c, [given.value], added) }
}

function addMany(c: Http, draft: Draft, typed: TypedValues): Adding {
  const refuse = (errors: FieldErrors, refused: readonly string[] = []): Adding => ({
    ok: false,
    state: { errors, typed, refused },
  })
  const { people, refused } = readAddresses(typed['emails'] ?? '')
  if (refused.length > 0) return refuse({ emails: ['validation.should_be_emails'] }, refused)
  if (people.length === 0) return refuse({ emails: ['loting.people.bulk_is_required'] })
  const { draft: withMany, added } = addPeople(draft, people)
  if (withMany.participants.length > participantBounds.most) return refuse({ emails: ['loting.participants.too_many'] })
  return { ok: true, draft: withMany, said: saidOf(c, people, added) }
}

/** What kept one from going on is told no longer. */
const withoutObstacle = <Piece target="#obstacle" swap="innerHTML" />

/** The list after a change, and the draft to be kept. */
const changedPeople = (draft: Draft, more: Partial<PeopleProps>) => (
  <>
    {withoutObstacle}
    <Piece target="#people">
      <People {...peopleProps(draft, more)} />
      <DraftData draft={draft} />
    </Piece>
  </>
)

/** Adds by a form of the step, which comes back empty, or with what was wrong. */
const adds = (tab: Tab, add: (c: Http, draft: Draft, typed: TypedValues) => Adding) =>
  about('participants', async (c, { draft, typed }) => {
    const added = add(c, draft, typed)
    if (!added.ok) return fragment(c, <AddPeople {...await addProps(c, draft, tab, added.state)} />, 422)
    return fragment(
      c,
      <>
        <Piece target="#add-people">
          <AddPeople {...await addProps(c, added.draft, tab, { again: true })} />
        </Piece>
        {changedPeople(added.draft, { announcement: added.said })}
      </>,
    )
  })

/** The friends that are ticked take part, the asker's other friends don't. */
const chooseFriends = about('participants', async (c, { draft, form }) => {
  const { friends } = await drawingFriends(c.get('scope'))
  const ticked = new Set(form.getAll('friend'))
  const chosen = friends.reduce(
    (before, friend) =>
      ticked.has(friend.friendParticipantPublicGuid)
        ? addFriend(before, friend)
        : removeFriend(before, friend.friendParticipantPublicGuid),
    draft,
  )
  if (isFull(chosen, 0)) {
    flash(c, { id: 'loting.participants.too_many', kind: 'bad' })
    return fragment(c, changedPeople(draft, {}), 422)
  }
  return fragment(
    c,
    changedPeople(chosen, { announcement: t(c)('loting.people.list', { count: chosen.participants.length }) }),
  )
})

/** What stands in an open form is added first; then on to who may not draw whom, with three people at least who all have an address. */
const leaveParticipants = about('participants', async (c, sent) => {
  const { draft, typed } = sent
  const isTyped = (...names: string[]) => names.some((name) => (typed[name] ?? '').trim() !== '')
  const tab = tabNamed(typed['tab'])
  const added = isTyped('emails') ? addMany(c, draft, typed) : isTyped('name', 'email') ? addOne(c, draft, typed) : null
  if (added && !added.ok) return showParticipants(c, draft, { tab, add: added.state }, 422)
  const now = added?.draft ?? draft
  const kept = <DraftData draft={now} />
  if (now.participants.length < participantBounds.least)
    return showParticipants(c, now, { tab, obstacle: 'tooFew', kept }, 422)
  const incomplete = incompletePeople(now)
  if (incomplete.length > 0)
    return showParticipants(c, now, { tab, obstacle: incomplete.map(({ name }) => name), kept }, 422)
  return goOn(c, 'exclusions', sent, now)
})

/** The list as it is now, where somebody is asked for who is not on it any more. */
function gone(c: Http, list: ReactNode): Response {
  c.header('HX-Trigger', 'close-dialog')
  flash(c, { id: 'loting.people.gone', kind: 'bad' })
  return fragment(c, <Piece target="#people">{list}</Piece>)
}

/** A handler about one person of the list; with `changes`, of those that the organizer may change. */
const aboutPerson = (
  handle: (c: Http, sent: Sent & { draft: Draft }, person: DraftPerson) => Response | Promise<Response>,
  changes: 'edit' | 'delete',
) =>
  about('participants', (c, sent) => {
    const [organizer, ...others] = sent.draft.participants
    const person = others.find(({ localGuid }) => localGuid === c.req.param('person'))
    if (!organizer || !person || (changes === 'edit' && !person.isEmailAddedUser))
      return gone(c, <People {...peopleProps(sent.draft)} />)
    return handle(c, sent, person)
  })

const savePerson = aboutPerson((c, { draft, typed }, person) => {
  const given = parse(personInput, typed)
  if (!given.ok) return fragment(c, <EditPerson person={person} errors={given.errors} typed={typed} />, 422)
  const edited = withPeople(
    draft,
    draft.participants.map((each) => (each === person ? { ...person, ...given.value } : each)),
  )
  c.header('HX-Trigger', 'close-dialog')
  return fragment(
    c,
    changedPeople(edited, {
      changed: person.localGuid,
      announcement: t(c)('loting.people.changed', { name: given.value.name }),
    }),
  )
}, 'edit')

const deletePerson = aboutPerson((c, { draft }, person) => {
  const rest = withPeople(
    draft,
    draft.participants.filter((each) => each !== person),
  )
  c.header('HX-Trigger', 'close-dialog')
  return fragment(
    c,
    changedPeople(rest, { focus: true, announcement: t(c)('loting.people.removed', { name: person.name }) }),
  )
}, 'delete')

// ── Exclusions ─────────────────────────────────────────────────────────────────────────────────────────────────────

const aboutExclusionsOf = (handle: (c: Http, sent: Sent & { draft: Draft }, person: DraftPerson) => Response) =>
  about('exclusions', (c, sent) => {
    const person = sent.draft.participants.find(({ localGuid }) => localGuid === c.req.param('person'))
    return person ? handle(c, sent, person) : gone(c, <ExclusionList draft={sent.draft} />)
  })

const askExclusions = aboutExclusionsOf((c, { draft }, person) =>
  fragment(
    c,
    <ExclusionsDialog
      draft={draft}
      person={person}
      excluded={new Set(person.exclude)}
      mutual={isMutual(draft, person)}
    />,
  ),
)

/** Saves whom somebody may not draw, unless that leaves no draw. */
const saveExclusions = aboutExclusionsOf((c, { draft, typed, form }, person) => {
  const excluded = form.getAll('exclude').filter((each) => typeof each === 'string')
  const mutual = typed['mutual'] === 'on'
  const changed = exclude(draft, person.localGuid, excluded, mutual)
  const obstacle = checkExclusions(changed.participants)
  if (obstacle)
    return fragment(
      c,
      <ExclusionsDialog
        draft={draft}
        person={person}
        excluded={new Set(excluded)}
        mutual={mutual}
        obstacle={obstacle}
      />,
      422,
    )
  c.header('HX-Trigger', 'close-dialog')
  return fragment(
    c,
    <>
      {withoutObstacle}
      <Piece target="#people">
        <ExclusionList
          draft={changed}
          changed={person.localGuid}
          announcement={t(c)('loting.exclusions.saved', { name: person.name })}
        />
        <DraftData draft={changed} />
      </Piece>
    </>,
  )
})

const leaveExclusions = about('exclusions', (c, sent) => {
  const obstacle = checkExclusions(sent.draft.participants)
  return obstacle
    ? fragment(c, <Exclusions draft={sent.draft} moved={false} obstacle={obstacle} />, 422)
    : goOn(c, 'overview', sent, sent.draft)
})

// ── The draw ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The step at which a refused field can be put right. */
const stepOf = (errors: FieldErrors) =>
  Object.keys(errors).some((field) => /^(title|description|participants\.0\.)/.test(field)) ? 'details' : 'participants'

const stepFor = {
  InvalidExclusions: 'exclusions',
  TooHard: 'exclusions',
  InvalidOrganizerEmail: 'details',
  InvalidData: 'participants',
  DrawnAlready: undefined,
} as const

/** Draws, and leads to the draw; or says in a dialog why not. The script keeps the hat shaking meanwhile, and forgets the draft afterwards. */
async function postDraw(c: Http): Promise<Response> {
  requireWizard(c)
  if (!wantsFragment(c)) return c.redirect(paths.overview, 303)
  const { draft, typed } = await readSent(c)
  const given = parse(createInput, draft && { ...draft, contextId: typed['contextId'] })
  if (!given.ok)
    return fragment(c, <DrawFailed messageId="loting.do_loting_error.data" step={stepOf(given.errors)} />, 422)
  try {
    const drawn = await createDraw(c.get('scope'), given.value)
    keepSession(c)
    if (drawn.ok) {
      if (drawn.value.isEarlier) flashNext(c, { id: 'loting.do_loting.drawn_earlier' })
      return redirect(c, justDrawnAddress(drawn.value.publicGuid))
    }
    const obstacle = drawn.problem === 'InvalidExclusions' ? checkExclusions(given.value.participants) : null
    return fragment(
      c,
      <DrawFailed messageId={createMessages[drawn.problem]} obstacle={obstacle} step={stepFor[drawn.problem]} />,
      422,
    )
  } catch (error) {
    if (!(error instanceof Unauthorized)) throw error
    return fragment(
      c,
      <DrawFailed messageId="loting.do_loting_error.login_required" loginAs={given.value.participants[0]!.email} />,
      422,
    )
  }
}

export const wizardPages = new Hono<Env>().get(wizardPath, enter)

for (const step of steps) {
  wizardPages.get(paths[step], (c) => {
    requireWizard(c)
    return showShell(c, step)
  })
  wizardPages.post(paths[step], (c) => postStep(c, step))
}

wizardPages
  .post(`${paths.start}/new`, async (c) => {
    requireWizard(c)
    if (!wantsFragment(c)) return c.redirect(paths.start, 303)
    const sent = await readSent(c)
    return sent.draft ? fragment(c, <StartAnew draft={sent.draft} />) : landOn(c, 'start', sent)
  })
  .post(`${paths.details}/next`, leaveDetails)
  .post(`${paths.participants}/person`, adds('single', addOne))
  .post(`${paths.participants}/people`, adds('bulk', addMany))
  .post(`${paths.participants}/friends`, chooseFriends)
  .post(`${paths.participants}/next`, leaveParticipants)
  .post(
    `${paths.participants}/:person/edit`,
    aboutPerson((c, _sent, person) => fragment(c, <EditPerson person={person} />), 'edit'),
  )
  .post(
    `${paths.participants}/:person/delete`,
    aboutPerson((c, _sent, person) => fragment(c, <DeletePerson person={person} />), 'delete'),
  )
  .post(`${paths.participants}/:person/delete/confirmed`, deletePerson)
  .post(`${paths.participants}/:person`, savePerson)
  .post(`${paths.exclusions}/next`, leaveExclusions)
  .post(`${paths.exclusions}/:person/save`, saveExclusions)
  .post(`${paths.exclusions}/:person`, askExclusions)
  .post(`${paths.overview}/draw`, postDraw)
