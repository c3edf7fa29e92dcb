import type { Friend } from '../../src/friends/friend.ts'
import type { Sorting } from '../../src/friends/sorting.ts'
import { Confirm } from '#views/layout/Confirm.tsx'
import { useT } from '#views/layout/view.tsx'
import { deleteFriendUrl, sortedFriendsUrl } from './urls.ts'

interface DeleteFriendProps {
  friend: Friend
  /** page to return to: the page of friends in this sort order, or the friend's list */
  from: Sorting | 'list'
}

export function DeleteFriend({ friend, from }: DeleteFriendProps) {
  const t = useT()
  return (
    <Confirm
      id="delete-friend"
      title={t('friends.delete.title', { name: friend.fullName })}
      danger
      action={deleteFriendUrl(friend.privateGuid, from)}
      closeHref={from === 'list' ? `/${friend.username}` : sortedFriendsUrl(from)}
      buttonLabel={t('friends.delete')}
    >
      <p>{t('friends.delete.body', { name: friend.firstName })}</p>
    </Confirm>
  )
}
