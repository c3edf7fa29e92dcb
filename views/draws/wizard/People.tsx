import type { Draft, DraftPerson } from '../../../src/draws/wizard/draft.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { Confirm } from '#views/layout/Confirm.tsx'
import { Dialog, DialogFoot, inDialog } from '#views/layout/Dialog.tsx'
import { Field, FormErrors, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { Initials } from '#views/layout/Ring.tsx'
import { Rich, useT, useView } from '#views/layout/view.tsx'
import { AddPeople, type AddPeopleProps } from './AddPeople.tsx'
import { namesIn } from './names.ts'
import { asksAt, paths, toStep } from './paths.ts'
import { StepFrame } from './StepFrame.tsx'

/** Who somebody is, beside his name: address, or that he is a friend, whose address stays his own. */
export function PersonDetail({ person }: { person: DraftPerson }) {
  const t = useT()
  if (person.isEmailAddedUser && person.email === null)
    return <p className="detail warn-text">{t('loting.people.without_address')}</p>
  if (person.isEmailAddedUser) return <p className="detail mail">{person.email}</p>
  return <p className="detail">{t('loting.people.friend')}</p>
}

/** A person's name; who is first organizes. */
export function PersonName({ person, isOrganizer }: { person: DraftPerson; isOrganizer: boolean }) {
  const t = useT()
  return (
    <p className="name">
      {person.name}
      {isOrganizer && <small> {t('loting.people.organizes')}</small>}
    </p>
  )
}

const personPath = ({ localGuid }: DraftPerson) => `${paths.participants}/${localGuid}`

function Person({ person, isOrganizer, isChanged }: { person: DraftPerson; isOrganizer: boolean; isChanged: boolean }) {
  const t = useT()
  const { name } = person
  return (
    <li className="person" id={`person-${person.localGuid}`}>
      <Initials name={name} />
      <div>
        <PersonName person={person} isOrganizer={isOrganizer} />
        <PersonDetail person={person} />
      </div>
      <div className="person-end">
        {!isOrganizer && person.isEmailAddedUser && (
          <button
            className="icon-button"
            {...asksAt(`${personPath(person)}/edit`)}
            aria-label={t('loting.people.edit', { name })}
            {...(isChanged && { 'data-focus': '' })}
          >
            <Icon name="edit" />
          </button>
        )}
        {!isOrganizer && (
          <button
            className="icon-button danger"
            {...asksAt(`${personPath(person)}/delete`)}
            aria-label={t('loting.people.delete', { name })}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
    </li>
  )
}

export interface PeopleProps {
  draft: Draft
  /** names that several have */
  repeated: readonly string[]
  /** what just happened, for who listens */
  announcement?: string | undefined
  /** who was just changed */
  changed?: string | undefined
  /** the focus goes to the heading, as what had it is gone */
  focus?: boolean
}

/** Everybody who takes part, with what may be wrong with their names. */
export function People({ draft, repeated, announcement, changed, focus = false }: PeopleProps) {
  const t = useT()
  const { texts } = useView()
  return (
    <section id="people" aria-labelledby="people-title" data-announce={announcement}>
      <h2 className="wizard-part" id="people-title" tabIndex={-1} {...(focus && { 'data-focus': '' })}>
        {t('loting.people.list', { count: draft.participants.length })}
      </h2>
      <div role="status">
        {repeated.length > 0 && (
          <Banner kind="warn">
            <Rich
              id="loting.people.repeated"
              values={{ count: repeated.length, names: namesIn(texts, repeated, 'conjunction') }}
              tags={{ b: <b /> }}
            />
          </Banner>
        )}
      </div>
      <ul className="people">
        {draft.participants.map((person, position) => (
          <Person
            key={person.localGuid}
            person={person}
            isOrganizer={position === 0}
            isChanged={person.localGuid === changed}
          />
        ))}
      </ul>
    </section>
  )
}

interface ParticipantsProps {
  people: PeopleProps
  add: AddPeopleProps
  moved: boolean
  /** why one may not go on yet: too few people, or some who have no address */
  obstacle?: 'tooFew' | readonly string[] | undefined
}

/** The step in which everybody is named. */
export function Participants({ people, add, moved, obstacle }: ParticipantsProps) {
  const { texts } = useView()
  const { t } = texts
  return (
    <StepFrame
      step="participants"
      title={t('loting.people.title')}
      intro={t('loting.people.intro')}
      moved={moved}
      next={
        <button
          className="button primary large"
          type="button"
          {...toStep(`${paths.participants}/next`)}
          hx-include="#add-people"
        >
          {t('loting.wizard.next')}
        </button>
      }
    >
      <div id="obstacle">
        {obstacle && (
          <div role="alert" tabIndex={-1} data-focus="">
            <Banner kind="bad">
              {obstacle === 'tooFew'
                ? t('loting.participants.too_few')
                : t('loting.people.incomplete', { names: namesIn(texts, obstacle, 'conjunction') })}
            </Banner>
          </div>
        )}
      </div>
      <AddPeople {...add} />
      <People {...people} />
    </StepFrame>
  )
}

/** Changes somebody's name and address. */
export function EditPerson({ person, errors, typed }: FormState & { person: DraftPerson }) {
  const t = useT()
  const state = { errors, typed }
  return (
    <Dialog id="edit-person" title={t('loting.people.edit.title')} closeHref={paths.participants}>
      <Form action={personPath(person)} htmx={inDialog}>
        <FormErrors errors={errors} fields={['name', 'email']} />
        <Field
          id="edit-name"
          name="name"
          label={t('loting.participant.name')}
          value={person.name}
          autoComplete="off"
          maxLength={100}
          required
          {...state}
        />
        <Field
          id="edit-email"
          name="email"
          type="email"
          label={t('general.email')}
          value={person.email}
          autoComplete="off"
          inputMode="email"
          maxLength={100}
          required
          {...state}
        />
        <DialogFoot cancelHref={paths.participants}>
          <button className="button primary large" type="submit">
            {t('general.save')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

/** Asks before somebody goes off the list. */
export function DeletePerson({ person }: { person: DraftPerson }) {
  const t = useT()
  const { name } = person
  return (
    <Confirm
      id="delete-person"
      title={t('loting.people.delete.title', { name })}
      action={`${personPath(person)}/delete/confirmed`}
      verb={t('loting.people.delete.button')}
      danger
      closeHref={paths.participants}
    >
      <p>{t('loting.people.delete.body', { name })}</p>
    </Confirm>
  )
}
