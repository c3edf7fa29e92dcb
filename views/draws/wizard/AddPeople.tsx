import type { DrawingFriend } from '../../../src/friends/index.ts'
import { loginAddress } from '#views/accounts/addresses.ts'
import { Field, FormErrors, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { Initials } from '#views/layout/Ring.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { paths, tabs, type Tab } from './paths.ts'

/** How many entries that are no address are shown; the rest is counted. */
const refusedShown = 10

export interface AddPeopleProps extends FormState {
  tab: Tab
  /** the tab was just chosen, so the focus stays on it */
  chosen?: boolean
  /** somebody was just added, so the next may be typed */
  again?: boolean
  /** of a pasted text, the entries that are no address */
  refused?: readonly string[] | undefined
  /** for the friends tab; null without a login */
  friends?: { friends: readonly DrawingFriend[]; hadMultiUserFriends: boolean } | null | undefined
  /** which friends take part already */
  taking?: ReadonlySet<string | null>
}

const tabPath = (tab: Tab) => `${paths.participants}?tab=${tab}`
const inPlace = { 'hx-target': '#add-people', 'hx-swap': 'outerHTML' } as const

/** The ways to add people: one by one, a pasted text of addresses, one's friends. */
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
            {...(chosen && each === tab && { 'data-focus': '' })}
          >
            {t(`loting.people.tab.${each}`)}
          </a>
        ))}
      </nav>
      {tab === 'single' && <OnePerson {...props} />}
      {tab === 'bulk' && <ManyPeople {...props} />}
      {tab === 'friends' && <Friends {...props} />}
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
          maxLength={100}
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
          maxLength={100}
          required
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
      {refused.length > 0 && (
        <ul className="refused" id="refused-entries">
          {refused.slice(0, refusedShown).map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
          {refused.length > refusedShown && (
            <li className="more">{t('loting.people.more_refused', { count: refused.length - refusedShown })}</li>
          )}
        </ul>
      )}
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

function Friends({ friends = null, taking = new Set() }: AddPeopleProps) {
  const t = useT()
  const { user } = useView()
  if (!user || !friends) {
    return (
      <div className="panel form">
        <p>{t('loting.friends.login_required')}</p>
        <div className="actions">
          <a className="button soft" href={loginAddress(tabPath('friends'))}>
            <Icon name="login" />
            {t('layout.log_in')}
          </a>
        </div>
      </div>
    )
  }
  const path = `${paths.participants}/friends`
  return (
    <Form
      action={path}
      htmx={{
        'hx-post': path,
        'hx-trigger': 'change, submit',
        'hx-target': '#people',
        'hx-swap': 'outerHTML',
        'hx-sync': 'this:replace',
      }}
      className="panel form"
    >
      {friends.friends.length === 0 ? (
        <p>{t('loting.friends.none')}</p>
      ) : (
        <FriendChoices friends={friends.friends} taking={taking} />
      )}
      {friends.hadMultiUserFriends && <p className="small soft-text">{t('loting.friends.multi_user')}</p>}
    </Form>
  )
}

function FriendChoices({ friends, taking }: { friends: readonly DrawingFriend[]; taking: ReadonlySet<string | null> }) {
  const t = useT()
  return (
    <div data-filter="">
      <div className="with-icon">
        <Icon name="search" />
        <label className="sr" htmlFor="friend-search">
          {t('loting.friends.search')}
        </label>
        <input
          className="input"
          id="friend-search"
          type="search"
          autoComplete="off"
          placeholder={t('loting.friends.search_hint')}
          data-filter-input=""
        />
      </div>
      <fieldset className="checks">
        <legend className="sr">{t('loting.friends.legend')}</legend>
        {friends.map((friend) => (
          <label className="choice" key={friend.friendParticipantPublicGuid} data-filter-item="">
            <input
              type="checkbox"
              name="friend"
              value={friend.friendParticipantPublicGuid}
              defaultChecked={taking.has(friend.friendParticipantPublicGuid)}
            />
            <Initials name={friend.fullName} />
            <span>
              {friend.fullName}
              <small>{friend.wishlistUrlForDisplay}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="small soft-text" role="status" data-filter-nothing={t('loting.filter.nothing')} />
    </div>
  )
}
