import { Hono } from 'hono'
import type { AddPeopleProps } from '#views/draws/wizard/AddPeople.tsx'
import { DraftData } from '#views/draws/wizard/DraftData.tsx'
import { paths, type Tab } from '#views/draws/wizard/paths.ts'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { parse, type FieldErrors } from '#core/input.ts'
import { flash } from '#web/flash.tsx'
import type { TypedValues } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import { drawingFriends } from '../../../friends/index.ts'
import { changedPeople } from './changed-people.tsx'
import { addPeople, chooseFriends, peopleOf, type Draft } from '../draft.ts'
import { readPastedPeople } from '../read-pasted-people.ts'
import { addPeopleForm, moveOn, showParticipants, tabNamed, withDraft } from './show-step.tsx'
import { peopleObstacle, personInput } from '../steps.ts'

/**
 * Result of adding people. `added`: the new draft with an announcement; null if the form named nobody. `state`: the
 * form's state; null if nothing needs correction.
 */
interface Adding {
  added: { draft: Draft; announcement: string } | null
  state: Partial<AddPeopleProps> | null
}

function announcementOf(c: Http, people: readonly { name: string }[], added: number): string {
  const { t } = c.get('scope').texts
  const known = t('loting.people.known', { count: added === 0 ? 0 : people.length - added })
  return [t('loting.people.added', { count: added, name: people.at(-1)?.name ?? '' }), known].filter(Boolean).join(' ')
}

function addOne(c: Http, draft: Draft, typed: TypedValues): Adding {
  const given = parse(personInput, typed)
  if (!given.ok) return { added: null, state: { errors: given.errors, typed } }
  const added = addPeople(draft, [given.value])
  if (!added.ok) return { added: null, state: { errors: { form: ['loting.participants.too_many'] }, typed } }
  const announcement = announcementOf(c, [given.value], added.value.added)
  return { added: { draft: added.value.draft, announcement }, state: null }
}

/** Adds the people from a pasted text. Entries that can't be read stay in the text box, one per line. */
function addMany(c: Http, draft: Draft, typed: TypedValues): Adding {
  const { people, refused } = readPastedPeople(typed['emails'] ?? '')
  const added = addPeople(draft, people)
  if (!added.ok) return { added: null, state: { errors: { emails: ['loting.participants.too_many'] }, typed } }
  const left = { emails: refused.map((entry) => entry.typed).join('\n') }
  const errors: FieldErrors = { emails: ['loting.people.refused'] }
  const state = refused.length > 0 ? { errors, typed: left, refused } : null
  if (people.length > 0)
    return { added: { draft: added.value.draft, announcement: announcementOf(c, people, added.value.added) }, state }
  return { added: null, state: state ?? { errors: { emails: ['loting.people.bulk_is_required'] }, typed } }
}

/**
 * Returns a handler that adds people from one of the step's forms. The form comes back empty, or with the entries that
 * need correction.
 */
const adds = (tab: Tab, add: (c: Http, draft: Draft, typed: TypedValues) => Adding) =>
  withDraft('participants', async (c, { draft, typed }) => {
    const { added, state } = add(c, draft, typed)
    const form = await addPeopleForm(c, added?.draft ?? draft, tab, state ?? { again: true })
    if (!added) return fragment(c, form, 422)
    return fragment(
      c,
      <>
        <HxPartial target="#add-people">{form}</HxPartial>
        {changedPeople(added.draft, { announcement: added.announcement })}
      </>,
      state ? 422 : 200,
    )
  })

const postFriends = withDraft('participants', async (c, { draft, form }) => {
  const { friends } = await drawingFriends(c.get('scope'))
  const chosen = chooseFriends(draft, friends, new Set(form.getAll('friend')))
  if (!chosen.ok) {
    flash(c, { id: 'loting.participants.too_many', kind: 'bad' })
    return fragment(c, changedPeople(draft, {}), 422)
  }
  const count = peopleOf(chosen.value).length
  return fragment(
    c,
    changedPeople(chosen.value, { announcement: c.get('scope').texts.t('loting.people.list', { count }) }),
  )
})

/**
 * Adds people from a form that is still filled in. Then continues with the exclusions, if there are enough participants
 * and all are complete.
 */
const leaveParticipants = withDraft('participants', async (c, sent) => {
  const { draft, typed } = sent
  const isTyped = (...names: string[]) => names.some((name) => (typed[name] ?? '').trim() !== '')
  const tab = tabNamed(typed['tab'])
  const adding = isTyped('emails')
    ? addMany(c, draft, typed)
    : isTyped('name', 'email')
      ? addOne(c, draft, typed)
      : null
  const now = adding?.added?.draft ?? draft
  if (adding?.state) return showParticipants(c, now, { tab, add: adding.state, kept: <DraftData draft={now} /> }, 422)
  const obstacle = peopleObstacle(now)
  if (obstacle) return showParticipants(c, now, { tab, obstacle, kept: <DraftData draft={now} /> }, 422)
  return moveOn(c, 'exclusions', sent, now)
})

export const participantsPages = new Hono<Env>()
  .post(`${paths.participants}/person`, adds('single', addOne))
  .post(`${paths.participants}/people`, adds('bulk', addMany))
  .post(`${paths.participants}/friends`, postFriends)
  .post(`${paths.participants}/next`, leaveParticipants)
