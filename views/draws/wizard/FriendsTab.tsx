import type { DrawingFriend } from '../../../src/friends/index.ts'
import { loginUrl } from '#views/accounts/urls.ts'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { ListRing } from '../../lists/ListRing.tsx'
import { FilteredChoices } from './FilteredChoices.tsx'
import { paths, tabPath } from './paths.ts'

export interface FriendsProps {
  /** the user's friends, null without a login */
  friends?: { friends: readonly DrawingFriend[]; hadMultiUserFriends: boolean } | null | undefined
  /** `friendParticipantPublicGuid` of each friend who takes part already */
  taking?: ReadonlySet<string | null>
}

/** Renders the tab with the user's friends, who take part once they are ticked. */
export function FriendsTab({ friends = null, taking = new Set() }: FriendsProps) {
  const t = useT()
  const { user } = useView()
  if (!user || !friends) {
    return (
      <div className="panel form">
        <p>{t('loting.friends.login_required')}</p>
        <div className="actions">
          <a className="button soft" href={loginUrl(tabPath('friends'))}>
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
    <FilteredChoices
      id="friend-search"
      search={t('loting.friends.search')}
      hint={t('loting.friends.search_hint')}
      legend={t('loting.friends.legend')}
    >
      {friends.map((friend) => (
        <label className="choice" key={friend.friendParticipantPublicGuid} data-drawing-filter-item="">
          <input
            type="checkbox"
            name="friend"
            value={friend.friendParticipantPublicGuid}
            defaultChecked={taking.has(friend.friendParticipantPublicGuid)}
          />
          <ListRing list={friend} />
          <span>
            {friend.fullName}
            <small>{friend.wishlistUrlForDisplay}</small>
          </span>
        </label>
      ))}
    </FilteredChoices>
  )
}
