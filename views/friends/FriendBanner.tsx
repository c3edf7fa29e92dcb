import type { SeenList } from '../../src/access/index.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { opensDialog } from '#views/layout/Dialog.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { Rich, useT, useView } from '#views/layout/view.tsx'
import { deleteFriendUrl, friendsUrl, loginToAddUrl } from './urls.ts'

export const friendBannerId = 'friend-banner'

/** Id of the button that adds a friend, and of the button that takes its place and deletes the friend. */
export const friendToggleId = 'friend-toggle'

interface FriendBannerProps {
  list: Pick<SeenList, 'publicGuid' | 'username' | 'firstName' | 'friendPrivateGuid'>
  /** whether the visitor just added or deleted the list's owner as a friend, so that the new button gets the focus */
  isChanged?: boolean
}

/**
 * Renders the banner on a visited list with which visitors add the list's owner to their friends. The banner reloads
 * itself when another tab adds or deletes a friend.
 */
export function FriendBanner({ list, isChanged = false }: FriendBannerProps) {
  return (
    <div
      id={friendBannerId}
      className="friend-banner"
      hx-get={`/${list.username}`}
      hx-trigger="friends-changed-elsewhere from:body"
      hx-select={`#${friendBannerId}`}
      hx-target="this"
      hx-swap="outerHTML"
    >
      {list.friendPrivateGuid === null ? (
        <AddFriend list={list} hasFocus={isChanged} />
      ) : (
        <IsFriend name={list.firstName} privateGuid={list.friendPrivateGuid} hasFocus={isChanged} />
      )}
    </div>
  )
}

const toggle = (hasFocus: boolean) => ({ id: friendToggleId, ...(hasFocus && { 'data-requests-focus': '' }) })

function AddFriend({ list, hasFocus }: { list: FriendBannerProps['list']; hasFocus: boolean }) {
  const t = useT()
  const { user } = useView()
  const name = list.firstName
  const words = (
    <span>
      <Rich id="friends.add.button" values={{ name }} tags={{ sr: <span className="sr" /> }} />
    </span>
  )
  const button = user ? (
    <Form
      action={friendsUrl}
      className=""
      htmx={{ 'hx-target': `#${friendBannerId}`, 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' }}
    >
      <input type="hidden" name="publicGuid" value={list.publicGuid} />
      <button className="button" type="submit" {...toggle(hasFocus)}>
        {words}
      </button>
    </Form>
  ) : (
    <a className="button" {...opensDialog(loginToAddUrl(list))}>
      {words}
    </a>
  )
  return (
    <Banner icon="heart" action={button}>
      {t('friends.add', { name })}
    </Banner>
  )
}

function IsFriend({ name, privateGuid, hasFocus }: { name: string; privateGuid: string; hasFocus: boolean }) {
  const t = useT()
  return (
    <p className="small soft-text">
      <Icon name="heart" />
      <span>
        <Rich id="friends.is_friend" tags={{ friends: <a href={friendsUrl} /> }} />
      </span>
      <a {...toggle(hasFocus)} {...opensDialog(deleteFriendUrl(privateGuid, 'list'))}>
        {t('friends.delete')}
        <span className="sr">: {name}</span>
      </a>
    </p>
  )
}
