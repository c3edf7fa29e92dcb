import { Hono } from 'hono'
import type { AddPeopleProps } from '#views/draws/wizard/AddPeople.tsx'
import { DraftData } from '#views/draws/wizard/DraftData.tsx'
import { paths, type Tab } from '#views/draws/wizard/paths.ts'
import { Piece } from '#views/layout/Piece.tsx'
import { parse, type FieldErrors } from '#core/input.ts'
import { flash } from '#web/flash.tsx'
import type { TypedValues } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import { drawingFriends } from '../../../friends/index.ts'
import { changedPeople } from './changed-people.tsx'
import { addPeople, chooseFriends, type Draft } from '../draft.ts'
import { readPastedPeople } from '../read-pasted-people.ts'
import { addPeopleForm, moveOn, showParticipants, tabNamed, withDraft } from './show-step.tsx'
import { peopleObstacle, personInput } from '../steps.ts'

/** The draft with the people who were added, and what to say of it; or why nobody was. */
type Adding = { ok: true; draft: Draft; announcement: string } | { ok: false; state: Partial<AddPeopleProps> }

function announcementOf(c: Http, people: readonly { name: string }[], added: number): string {
  const { t } = c.get('scope').texts
  const known = t('loting.people.known', { count: added === 0 ? 0 : people.length - added })
  return [t('loting.people.added', { count: added, name: people.at(-1)?.name ?? '' }), known].filter(Boolean).join(' ')
}

function addOne(c: Http, draft: Draft, typed: TypedValues): Adding {
  const given = parse(personInput, typed)
  if (!given.ok) return { ok: false, state: { errors: given.errors, typed } }
  const added = addPeople(draft, [given.value])
  if (!added.ok) return { ok: false, state: { errors: { form: ['loting.participants.too_many'] }, typed } }
  return { ok: true, draft: added.value.draft, announcement: announcementOf(c, [given.value], added.value.added) }
}

function addMany(c: Http, draft: Draft, typed: TypedValues): Adding {
  const refuse = (errors: FieldErrors, refused: readonly string[] = []): Adding => ({
    ok: false,
    state: { errors, typed, refused },
  })
  const { people, refused } = readPastedPeople(typed['emails'] ?? '')
  if (refused.length > 0) return refuse({ emails: ['validation.should_be_emails'] }, refused)
  if (people.length === 0) return refuse({ emails: ['loting.people.bulk_is_required'] })
  const added = addPeople(draft, people)
  if (!added.ok) return refuse({ emails: ['loting.participants.too_many'] })
  return { ok: true, draft: added.value.draft, announcement: announcementOf(c, people, added.value.added) }
}

/** Adds by a form of the step, which comes back empty, or with what was wrong. */
const adds = (tab: Tab, add: (c: Http, draft: Draft, typed: TypedValues) => Adding) =>
  withDraft('participants', async (c, { draft, typed }) => {
    const added = add(c, draft, typed)
    if (!added.ok) return fragment(c, await addPeopleForm(c, draft, tab, added.state), 422)
    return fragment(
      c,
      <>
        <Piece target="#add-people">{await addPeopleForm(c, added.draft, tab, { again: true })}</Piece>
        {changedPeople(added.draft, { announcement: added.announcement })}
      </>,
    )
  })

const postFriends = withDraft('participants', async (c, { draft, form }) => {
  const { friends } = await drawingFriends(c.get('scope'))
  const chosen = chooseFriends(draft, friends, new Set(form.getAll('friend')))
  if (!chosen.ok) {
    flash(c, { id: 'loting.participants.too_many', kind: 'bad' })
    return fragment(c, changedPeople(draft, {}), 422)
  }
  const count = chosen.value.participants.length
  return fragment(
    c,
    changedPeople(chosen.value, { announcement: c.get('scope').texts.t('loting.people.list', { count }) }),
  )
})

/** Adds what still stands in an open form, and goes on to the exclusions once enough people have an address. */
const leaveParticipants = withDraft('participants', async (c, sent) => {
  const { draft, typed } = sent
  const isTyped = (...names: string[]) => names.some((name) => (typed[name] ?? '').trim() !== '')
  const tab = tabNamed(typed['tab'])
  const added = isTyped('emails') ? addMany(c, draft, typed) : isTyped('name', 'email') ? addOne(c, draft, typed) : null
  if (added && !added.ok) return showParticipants(c, draft, { tab, add: added.state }, 422)
  const now = added?.draft ?? draft
  const obstacle = peopleObstacle(now)
  if (obstacle) return showParticipants(c, now, { tab, obstacle, kept: <DraftData draft={now} /> }, 422)
  return moveOn(c, 'exclusions', sent, now)
})

export const participantsPages = new Hono<Env>()
  .post(`${paths.participants}/person`, adds('single', addOne))
  .post(`${paths.participants}/people`, adds('bulk', addMany))
  .post(`${paths.participants}/friends`, postFriends)
  .post(`${paths.participants}/next`, leaveParticipants)
