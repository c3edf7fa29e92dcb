import { Hono } from 'hono'
import { paths } from '#views/draws/wizard/paths.ts'
import { People } from '#views/draws/wizard/People.tsx'
import { DeletePerson, EditPerson } from '#views/draws/wizard/PersonDialogs.tsx'
import { parse } from '#core/input.ts'
import type { Env, Http } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import { changedPeople, personGone } from './changed-people.tsx'
import { editPerson, removePerson, type DraftPerson } from '../draft.ts'
import { peopleProps, withDraft, type WizardRequestWithDraft } from './show-step.tsx'
import { personInput } from '../steps.ts'

type Handler = (c: Http, sent: WizardRequestWithDraft, person: DraftPerson) => Response

/**
 * Returns a handler for the participant in the path. The organizer can't be edited or deleted here, and friends can't
 * be edited.
 */
const aboutPerson = (action: 'edit' | 'delete', handle: Handler) =>
  withDraft('participants', (c, sent) => {
    const person = sent.draft.participants.find(({ localGuid }) => localGuid === c.req.param('person'))
    if (!person || person.isOrganizer || (action === 'edit' && !person.isEmailAddedUser))
      return personGone(c, <People {...peopleProps(sent.draft)} />)
    return handle(c, sent, person)
  })

const postEdit = aboutPerson('edit', (c, { draft, typed }, person) => {
  const given = parse(personInput, typed)
  if (!given.ok) return fragment(c, <EditPerson person={person} errors={given.errors} typed={typed} />, 422)
  c.header('HX-Trigger', 'close-dialog')
  const announcement = c.get('scope').texts.t('loting.people.changed', { name: given.value.name })
  const edited = editPerson(draft, person.localGuid, given.value)
  return fragment(c, changedPeople(edited, { changed: person.localGuid, announcement }))
})

const postDelete = aboutPerson('delete', (c, { draft }, person) => {
  c.header('HX-Trigger', 'close-dialog')
  const announcement = c.get('scope').texts.t('loting.people.removed', { name: person.name })
  return fragment(c, changedPeople(removePerson(draft, person.localGuid), { focus: true, announcement }))
})

const askEdit = aboutPerson('edit', (c, _sent, person) => fragment(c, <EditPerson person={person} />))
const askDelete = aboutPerson('delete', (c, _sent, person) => fragment(c, <DeletePerson person={person} />))

export const personPages = new Hono<Env>()
  .post(`${paths.participants}/:person/edit`, askEdit)
  .post(`${paths.participants}/:person/delete`, askDelete)
  .post(`${paths.participants}/:person/delete/confirmed`, postDelete)
  .post(`${paths.participants}/:person`, postEdit)
