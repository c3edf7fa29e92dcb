import { peopleOf } from '../../../src/draws/index.ts'
import type { ExclusionObstacle as Named } from '../../../src/draws/check-exclusions.ts'
import type { Draft, DraftPerson } from '../../../src/draws/wizard/draft.ts'
import { Dialog, DialogFoot, inDialog } from '#views/layout/Dialog.tsx'
import { Choice } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { Initials } from '#views/layout/Ring.tsx'
import { Rich, useT } from '#views/layout/view.tsx'
import { FilteredChoices } from './FilteredChoices.tsx'
import { ForcedLotsWarning } from './ForcedLotsWarning.tsx'
import { ObstacleWarning } from './ObstacleWarning.tsx'
import { opensDraftDialog, paths, sendsDraftTo } from './paths.ts'
import { PersonName } from './People.tsx'
import { StepFrame } from './StepFrame.tsx'

/** Number of excluded people whose names are shown beside a person. The others are only counted. */
const chipsShown = 6

const exclusionsPath = ({ localGuid }: DraftPerson) => `${paths.exclusions}/${localGuid}`

function Person({
  person,
  nameByGuid,
  isChanged,
}: {
  person: DraftPerson
  nameByGuid: ReadonlyMap<string, string>
  isChanged: boolean
}) {
  const t = useT()
  const excluded = person.exclude.map((guid) => ({ guid, name: nameByGuid.get(guid) ?? '' }))
  return (
    <li className="person" id={`person-${person.localGuid}`}>
      <Initials name={person.name} />
      <div>
        <PersonName person={person} />
        <p className="detail">
          {t(excluded.length === 0 ? 'loting.exclusions.nobody' : 'loting.exclusions.draws_not')}
        </p>
        {excluded.length > 0 && (
          <p className="chips">
            {excluded.slice(0, chipsShown).map(({ guid, name }) => (
              <span className="chip" key={guid}>
                {name}
              </span>
            ))}
            {excluded.length > chipsShown && (
              <span className="chip">{t('loting.names.more', { count: excluded.length - chipsShown })}</span>
            )}
          </p>
        )}
      </div>
      <div className="person-end">
        <button
          className="button quiet"
          {...opensDraftDialog(exclusionsPath(person))}
          {...(isChanged && { 'data-requests-focus': '' })}
        >
          <Icon name="edit" />
          <span>
            <Rich id="loting.exclusions.edit" values={{ name: person.name }} tags={{ sr: <span className="sr" /> }} />
          </span>
        </button>
      </div>
    </li>
  )
}

export interface ExclusionListProps {
  draft: Draft
  /** names of the givers whose receivers the organizer can work out */
  forced: readonly string[]
  /** `localGuid` of the person whose exclusions were just saved, and text about that change for screen readers */
  changed?: string | undefined
  announcement?: string | undefined
}

/** Renders all participants, each with the people whom they may not draw. */
export function ExclusionList({ draft, forced, changed, announcement }: ExclusionListProps) {
  const people = peopleOf(draft)
  const nameByGuid = new Map(people.map(({ localGuid, name }) => [localGuid, name]))
  return (
    <section id="people" data-requests-announce={announcement}>
      <ForcedLotsWarning names={forced} />
      <ul className="people">
        {people.map((person) => (
          <Person
            key={person.localGuid}
            person={person}
            nameByGuid={nameByGuid}
            isChanged={person.localGuid === changed}
          />
        ))}
      </ul>
    </section>
  )
}

interface ExclusionsProps {
  draft: Draft
  forced: readonly string[]
  moved: boolean
  obstacle: Named | null
}

/** Renders the step in which the organizer says who may not draw whom. */
export function Exclusions({ draft, forced, moved, obstacle }: ExclusionsProps) {
  const t = useT()
  return (
    <StepFrame
      step="exclusions"
      title={t('loting.exclusions.title')}
      intro={t('loting.exclusions.intro')}
      moved={moved && !obstacle}
      next={
        <button className="button primary large" type="button" {...sendsDraftTo(`${paths.exclusions}/next`)}>
          {t('loting.wizard.next')}
        </button>
      }
    >
      <div id="obstacle">{obstacle && <ObstacleWarning obstacle={obstacle} />}</div>
      <ExclusionList draft={draft} forced={forced} />
    </StepFrame>
  )
}

interface ExclusionsDialogProps {
  draft: Draft
  person: DraftPerson
  /** `localGuid`s of the people who are ticked, because `person` may not draw them */
  excluded: ReadonlySet<string>
  mutual: boolean
  /** people who make the draw impossible with these exclusions, which therefore weren't saved */
  obstacle?: Named | null
}

/**
 * Renders the dialog that chooses whom a participant may not draw: a search box, and a checkbox for each other
 * participant.
 */
export function ExclusionsDialog({ draft, person, excluded, mutual, obstacle = null }: ExclusionsDialogProps) {
  const t = useT()
  const { name } = person
  return (
    <Dialog id="exclusions" title={t('loting.exclusions.dialog', { name })} closeHref={paths.exclusions}>
      <Form action={`${exclusionsPath(person)}/save`} htmx={inDialog} className="form exclusions-form">
        {obstacle && <ObstacleWarning obstacle={obstacle} />}
        <FilteredChoices
          id="exclusions-search"
          search={t('loting.exclusions.search')}
          hint={t('loting.exclusions.search_hint')}
          legend={t('loting.exclusions.legend', { name })}
        >
          {peopleOf(draft).map((other) =>
            other.localGuid === person.localGuid ? null : (
              <label className="choice" key={other.localGuid} data-drawing-filter-item="">
                <input
                  type="checkbox"
                  name="exclude"
                  value={other.localGuid}
                  defaultChecked={excluded.has(other.localGuid)}
                />
                <Initials name={other.name} />
                <span>
                  {other.name}
                  {other.isEmailAddedUser && <small>{other.email}</small>}
                </span>
              </label>
            ),
          )}
        </FilteredChoices>
        <Choice
          name="mutual"
          label={t('loting.exclusions.mutual')}
          hint={t('loting.exclusions.mutual_hint', { name })}
          checked={mutual}
        />
        <DialogFoot cancelHref={paths.exclusions}>
          <button className="button primary large" type="submit">
            {t('loting.exclusions.save')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
