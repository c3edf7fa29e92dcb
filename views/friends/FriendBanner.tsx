import type { SeenList } from '../../src/access/index.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { opensDialog } from '#views/layout/Dialog.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { Rich, useT, useView } from '#views/layout/view.tsx'
import { deleteAddress, friendsAddress, loginToAddAddress } from './addresses.ts'

export const friendBannerId = 'friend-banner'

interface FriendBannerProps {
  list: Pick<SeenList, 'publicGuid' | 'username' | 'firstName' | 'friendPrivateGuid'>
  /** just added or deleted: has the focus, as the button that did it is gone */
  isChanged?: boolean
}

/** On a list that the reader visits: keeps its owner among the reader's friends. Fetches itself anew when another tab did that. */
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
      {...(isChanged && { tabIndex: -1, 'data-focus': '' })}
    >
      {list.friendPrivateGuid === null ? (
        <AddFriend list={list} />
      ) : (
        <IsFriend name={list.firstName} privateGuid={list.friendPrivateGuid} />
      )}
    </div>
  )
}

function AddFriend({ list }: Pick<FriendBannerProps, 'list'>) {
  const t = useT()
  const { user } = useView()
  const name = list.firstName
  const words = <Rich id="friends.add.button" values={{ name }} tags={{ sr: <span className="sr" /> }} />
  const button = user ? (
    <Form
      action={friendsAddress}
      className=""
      htmx={{ 'hx-target': `#${friendBannerId}`, 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' }}
    >
      <input type="hidden" name="publicGuid" value={list.publicGuid} />
      <button className="button" type="submit">
        <span>{words}</span>
      </button>
    </Form>
  ) : (
    <a className="button" {...opensDialog(loginToAddAddress(list))}>
      <span>{words}</span>
    </a>
  )
  return (
    <Banner icon="heart" action={button}>
      {t('friends.add', { name })}
    </Banner>
  )
}

function IsFriend({ name, privateGuid }: { name: string; privateGuid: string }) {
  const t = useT()
  return (
    <p className="small soft-text">
      <Icon name="heart" />
      <span>
        <Rich id="friends.is_friend" tags={{ friends: <a href={friendsAddress} /> }} />
      </span>
      <a {...opensDialog(deleteAddress(privateGuid, 'list'))}>
        {t('friends.delete')}
        <span className="sr">: {name}</span>
      </a>
    </p>
  )
}
