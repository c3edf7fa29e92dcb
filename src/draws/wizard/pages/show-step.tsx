import type { ReactNode } from 'react'
import { AddPeople, type AddPeopleProps } from '#views/draws/wizard/AddPeople.tsx'
import { DrawDetails } from '#views/draws/wizard/DrawDetails.tsx'
import { DraftData } from '#views/draws/wizard/DraftData.tsx'
import { Exclusions } from '#views/draws/wizard/Exclusions.tsx'
import { DrawOverview } from '#views/draws/wizard/DrawOverview.tsx'
import { paths, tabs, type Tab } from '#views/draws/wizard/paths.ts'
import { Participants } from '#views/draws/wizard/Participants.tsx'
import type { PeopleProps } from '#views/draws/wizard/People.tsx'
import { Start } from '#views/draws/wizard/Start.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import type { Http } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import { drawingFriends } from '../../../friends/index.ts'
import { checkExclusions } from '../../check-exclusions.ts'
import { pastDraws } from '../../past-draws.ts'
import { readRememberedDraws } from '../remembered-draws.ts'
import { emptyDraft, peopleOf, repeatedNames, type Draft } from '../draft.ts'
import { fromScript, type WizardRequest } from './wizard-request.ts'
import type { Step } from '../step-names.ts'
import { readyFor, type PeopleObstacle } from '../steps.ts'

/**
 * Shows a step for a draft that is ready for that step (`readyFor`). If the exclusions allow no draw, shows the step of
 * exclusions instead of the overview.
 * @param kept element with the draft for the browser to store, if the request changed the draft
 */
export async function showStep(
  c: Http,
  step: Step,
  { draft, isUnreadable, moved, typed }: WizardRequest,
  kept: ReactNode = null,
): Promise<Response> {
  if (step === 'start') {
    const drawnHere = await readRememberedDraws(c.get('scope'), typed['drawnHere'])
    return fragment(c, <Start draft={draft} drawnHere={drawnHere} moved={moved} isUnreadable={isUnreadable} />)
  }
  const known = draft ?? emptyDraft(c.get('scope').user)
  if (step === 'details') return showDetails(c, known, moved)
  if (step === 'participants') return showParticipants(c, known, { moved, kept })
  const { obstacle, forced } = await checkExclusions(c.get('scope'), peopleOf(known))
  if (step === 'overview' && obstacle) fillInstead(c, 'exclusions')
  return fragment(
    c,
    <>
      {step === 'exclusions' || obstacle ? (
        <Exclusions draft={known} forced={forced} moved={moved} obstacle={null} />
      ) : (
        <DrawOverview
          draft={known}
          forced={forced}
          pastDraws={await pastDraws(c.get('scope'), peopleOf(known))}
          moved={moved}
        />
      )}
      {kept}
    </>,
  )
}

/** Makes the response replace the whole wizard, because it shows another step than the requested one. */
function fillInstead(c: Http, step: Step): void {
  c.header('HX-Retarget', '#wizard')
  c.header('HX-Reswap', 'innerHTML')
  c.header('HX-Replace-Url', paths[step])
}

/** Shows another step than the requested one, whichever part of the page the response was meant to fill. */
export function showOtherStep(c: Http, step: Step, sent: WizardRequest): Promise<Response> {
  fillInstead(c, step)
  return showStep(c, step, sent)
}

/** Shows the step to which the organizer continues, as a new entry in the browser's history. */
export function moveOn(c: Http, step: Step, sent: WizardRequest, draft: Draft): Promise<Response> {
  c.header('HX-Push-Url', paths[step])
  return showStep(c, step, { ...sent, draft, moved: true }, <DraftData draft={draft} />)
}

export type WizardRequestWithDraft = WizardRequest & { draft: Draft }

/**
 * Returns a handler for the requests of the wizard's script about a step with a draft. If the draft isn't ready for the
 * step, shows an earlier step for which it is ready.
 */
export const withDraft = (
  step: Step,
  handle: (c: Http, sent: WizardRequestWithDraft) => Response | Promise<Response>,
) =>
  fromScript(step, (c, sent) => {
    const { draft } = sent
    const ready = readyFor(step, draft, c.get('scope').now())
    if (ready !== step || draft === null) return showOtherStep(c, ready, { ...sent, moved: true })
    return handle(c, { ...sent, draft })
  })

// ── Details ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const showDetails = (
  c: Http,
  draft: Draft,
  moved: boolean,
  state: FormState = {},
  status: 200 | 422 = 200,
): Response => fragment(c, <DrawDetails draft={draft} moved={moved} {...state} />, status)

// ── Participants ───────────────────────────────────────────────────────────────────────────────────────────────────

export const tabNamed = (name: string | undefined): Tab => tabs.find((tab) => tab === name) ?? 'single'

/**
 * Returns the properties of the forms that add people: the given state and, on the tab of friends, the current user's
 * friends.
 */
async function addProps(c: Http, draft: Draft, tab: Tab, state: Partial<AddPeopleProps>): Promise<AddPeopleProps> {
  const scope = c.get('scope')
  if (tab !== 'friends') return { tab, ...state }
  return {
    tab,
    friends: scope.user && (await drawingFriends(scope)),
    taking: new Set(draft.participants.map((person) => person.friendParticipantPublicGuid)),
    ...state,
  }
}

export const addPeopleForm = async (c: Http, draft: Draft, tab: Tab, state: Partial<AddPeopleProps> = {}) => (
  <AddPeople {...await addProps(c, draft, tab, state)} />
)

export const peopleProps = (draft: Draft, more: Partial<PeopleProps> = {}): PeopleProps => ({
  draft,
  repeated: repeatedNames(draft),
  ...more,
})

interface ParticipantsState {
  tab?: Tab
  add?: Partial<AddPeopleProps>
  moved?: boolean
  obstacle?: PeopleObstacle
  kept?: ReactNode
}

export const showParticipants = async (
  c: Http,
  draft: Draft,
  { tab = tabNamed(c.req.query('tab')), add = {}, moved = false, obstacle, kept }: ParticipantsState,
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
