import type { RefusedEntry } from '../../../src/draws/wizard/read-pasted-people.ts'
import { Field, FormErrors, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { RefusedEntries } from '#views/layout/RefusedEntries.tsx'
import { useT } from '#views/layout/view.tsx'
import { FriendsTab, type FriendsProps } from './FriendsTab.tsx'
import { paths, tabPath, tabs, type Tab } from './paths.ts'

export interface AddPeopleProps extends FormState, FriendsProps {
  tab: Tab
  /** whether the user just chose the tab, so that the tab keeps the focus */
  chosen?: boolean
  /** whether a person was just added, so that the empty field gets the focus for the next person */
  again?: boolean
  /** entries of a pasted text that added nobody, with the reason for each */
  refused?: readonly RefusedEntry[] | undefined
}

const inPlace = { 'hx-target': '#add-people', 'hx-swap': 'outerHTML' } as const

/** Renders the ways to add people: one by one, by a pasted text of e-mail addresses, or from the user's friends. */
export function AddPeople(props: AddPeopleProps) {
  const t = useT()
  const { tab, chosen = false } = props
  return (
    <section id="add-people" aria-label={t('loting.people.add')}>
      <input type="hidden" name="tab" value={tab} />
      <nav className="tabs" aria-label={t('loting.people.add')}>
        {tabs.map((each) => (
          <a
            key={each}
            href={tabPath(each)}
            hx-post={tabPath(each)}
            hx-vals='{"part":"add"}'
            hx-replace-url={tabPath(each)}
            {...inPlace}
            aria-current={each === tab ? 'page' : undefined}
            {...(chosen && each === tab && { 'data-requests-focus': '' })}
          >
            {t(`loting.people.tab.${each}`)}
          </a>
        ))}
      </nav>
      {tab === 'single' && <OnePerson {...props} />}
      {tab === 'bulk' && <ManyPeople {...props} />}
      {tab === 'friends' && <FriendsTab {...props} />}
    </section>
  )
}

function OnePerson({ errors, typed, again = false }: AddPeopleProps) {
  const t = useT()
  const state = { errors, typed }
  const path = `${paths.participants}/person`
  return (
    <Form action={path} htmx={{ 'hx-post': path, ...inPlace }} className="panel form">
      <FormErrors errors={errors} fields={['name', 'email']} />
      <div className="field-row">
        <Field
          name="name"
          label={t('loting.participant.name')}
          autoComplete="off"
          required
          autoFocus={again && !errors}
          {...state}
        />
        <Field
          name="email"
          type="email"
          label={t('general.email')}
          autoComplete="off"
          inputMode="email"
          hint={t('loting.people.email_hint')}
          optional
          {...state}
        />
      </div>
      <AddButton label={t('loting.people.add_one')} />
    </Form>
  )
}

function ManyPeople({ errors, typed, refused = [], again = false }: AddPeopleProps) {
  const t = useT()
  const path = `${paths.participants}/people`
  return (
    <Form action={path} htmx={{ 'hx-post': path, ...inPlace }} className="panel form">
      <Field
        name="emails"
        type="textarea"
        label={t('loting.people.bulk')}
        hint={t('loting.people.bulk_hint')}
        rows={6}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={again && !errors}
        errors={errors}
        typed={typed}
        {...(refused.length > 0 && { 'aria-describedby': 'refused-entries' })}
      />
      <RefusedEntries id="refused-entries" entries={refused} />
      <AddButton label={t('loting.people.bulk_button')} />
    </Form>
  )
}

const AddButton = ({ label }: { label: string }) => (
  <div className="actions">
    <button className="button soft" type="submit">
      <Icon name="plus" />
      {label}
    </button>
  </div>
)
