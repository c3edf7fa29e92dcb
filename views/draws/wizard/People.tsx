import { peopleOf } from '../../../src/draws/index.ts'
import type { Draft, DraftPerson } from '../../../src/draws/wizard/draft.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { Initials } from '#views/layout/Ring.tsx'
import { Rich, useT, useView } from '#views/layout/view.tsx'
import { namesIn } from './names.ts'
import { opensDraftDialog, personPath } from './paths.ts'

/**
 * Renders a person's e-mail address. For a friend it says only that they are a friend, because the organizer must not
 * see a friend's address.
 */
export function PersonDetail({ person }: { person: DraftPerson }) {
  const t = useT()
  if (person.isEmailAddedUser && person.email === null)
    return <p className="detail">{t('loting.people.without_address')}</p>
  if (person.isEmailAddedUser) return <p className="detail mail">{person.email}</p>
  return <p className="detail">{t('loting.people.friend')}</p>
}

/** Renders a person's name, and whether they organize the draw. */
export function PersonName({ person: { name, isOrganizer } }: { person: DraftPerson }) {
  const t = useT()
  return (
    <p className="name">
      {name}
      {isOrganizer && <small> {t('loting.people.organizes')}</small>}
    </p>
  )
}

const sr = <span className="sr" />

function Person({ person, isChanged }: { person: DraftPerson; isChanged: boolean }) {
  const { name, isOrganizer } = person
  return (
    <li className="person" id={`person-${person.localGuid}`}>
      <Initials name={name} />
      <div>
        <PersonName person={person} />
        <PersonDetail person={person} />
      </div>
      <div className="person-end">
        {!isOrganizer && person.isEmailAddedUser && (
          <button
            className="button quiet"
            {...opensDraftDialog(`${personPath(person)}/edit`)}
            {...(isChanged && { 'data-requests-focus': '' })}
          >
            <Icon name="edit" />
            <span>
              <Rich id="loting.people.edit" values={{ name }} tags={{ sr }} />
            </span>
          </button>
        )}
        {!isOrganizer && (
          <button className="button quiet" {...opensDraftDialog(`${personPath(person)}/delete`)}>
            <Icon name="trash" />
            <span>
              <Rich id="loting.people.delete" values={{ name }} tags={{ sr }} />
            </span>
          </button>
        )}
      </div>
    </li>
  )
}

export interface PeopleProps {
  draft: Draft
  /** names that several participants have */
  repeated: readonly string[]
  /** description of the last change, for screen readers */
  announcement?: string | undefined
  /** `localGuid` of the person who was just changed */
  changed?: string | undefined
  /** whether the heading gets the focus, because the element that had the focus is gone */
  focus?: boolean
}

/** Renders the list of participants, and a warning about names that several of them have. */
export function People({ draft, repeated, announcement, changed, focus = false }: PeopleProps) {
  const t = useT()
  const { texts } = useView()
  const people = peopleOf(draft)
  return (
    <section id="people" aria-labelledby="people-title" data-requests-announce={announcement}>
      <h2 className="wizard-part" id="people-title" tabIndex={-1} {...(focus && { 'data-requests-focus': '' })}>
        {t('loting.people.list', { count: people.length })}
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
        {people.map((person) => (
          <Person key={person.localGuid} person={person} isChanged={person.localGuid === changed} />
        ))}
      </ul>
    </section>
  )
}
