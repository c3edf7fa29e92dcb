import { Hono } from 'hono'
import { DeleteFriend } from '#views/friends/DeleteFriend.tsx'
import { FriendBanner, friendBannerId, friendToggleId } from '#views/friends/FriendBanner.tsx'
import { FriendRow, Friends, friendsId, rowId } from '#views/friends/Friends.tsx'
import { friendsUrl, sortedFriendsUrl } from '#views/friends/urls.ts'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { NotFound } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import { flash, flashOnNextPage } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, fragment, page, refresh } from '#web/render.tsx'
import { listByGuid, type SeenList } from '../access/index.ts'
import { loginPage } from '../accounts/web.ts'
import { addFriend } from './add-friend.ts'
import type { Friend } from './friend.ts'
import { friendOf, friendsOf } from './friends-of.ts'
import { addInput, readSorting } from './input.ts'
import { addMessages } from './problems.ts'
import { removeFriend } from './remove-friend.ts'

/** Name of the event with which a response makes the client notify the browser's other tabs. */
const friendsChangedEvent = 'friends-changed'

/** Message on a list's page after its owner was added as a friend. */
export const friendAdded = ({ firstName: name }: Pick<SeenList, 'firstName'>) =>
  ({
    id: 'listview.friend_added',
    values: { name },
    kind: 'good',
    link: { href: friendsUrl, label: 'friends.title' },
    about: friendToggleId,
  }) as const

async function showFriends(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const sorting = readSorting(c.req.query())
  const content = <Friends friends={await friendsOf(scope, sorting)} sorting={sorting} />
  if (wantsFragment(c)) return fragment(c, content)
  return page(c, { title: scope.texts.t('friends.title'), current: 'friends', noIndex: true }, content)
}

/** Adds a friend. A logged-out visitor gets the login instead, which adds the friend afterwards. */
async function postFriend(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const form = await readForm(c, addInput)
  const listGuid = form.ok ? form.value.publicGuid : null
  if (!scope.user && !scope.session.userDeleted) return loginPage(c, 401, friendsUrl, { addFriend: listGuid })
  if (!listGuid) throw new NotFound()
  const added = await addFriend(scope, listGuid)
  if (!added.ok) {
    flashOnNextPage(c, { id: addMessages[added.problem], kind: 'bad' })
    return refresh(c, friendsUrl)
  }
  const { list, privateGuid } = added.value
  flash(c, friendAdded(list))
  c.header('HX-Trigger', friendsChangedEvent)
  return changed(c, `/${list.username}`, <FriendBanner list={{ ...list, friendPrivateGuid: privateGuid }} isChanged />)
}

/**
 * Returns the friend in the path.
 * @throws Unauthorized without a login, NotFound for a guid that is not one of the current user's friends
 */
async function friendOfPath(c: Http): Promise<Friend> {
  const friend = await friendOf(c.get('scope'), guidParam(c))
  if (!friend) throw new NotFound()
  return friend
}

const isFromList = (c: Http) => c.req.query('from') === 'list'

async function askDelete(c: Http): Promise<Response> {
  const friend = await friendOfPath(c)
  return dialog(
    c,
    { title: c.get('scope').texts.t('friends.title'), current: 'friends', width: 'narrow', noIndex: true },
    <DeleteFriend friend={friend} from={isFromList(c) ? 'list' : readSorting(c.req.query())} />,
  )
}

async function postDelete(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  const friend = await friendOfPath(c)
  c.header('HX-Trigger', `close-dialog, ${friendsChangedEvent}`)
  return isFromList(c) ? deleteFromList(c, friend) : deleteFromPage(c, friend)
}

const deleted = ({ firstName: name }: Friend) => ({ id: 'friends.deleted', values: { name }, kind: 'good' }) as const

/** Deletes a friend from the banner on their list. If the list was closed meanwhile, the whole page reloads. */
async function deleteFromList(c: Http, friend: Friend): Promise<Response> {
  const scope = c.get('scope')
  const address = `/${friend.username}`
  await removeFriend(scope, friend.privateGuid)
  const access = await listByGuid(scope, friend.listPublicGuid)
  if (access?.state !== 'Access') {
    flashOnNextPage(c, deleted(friend))
    return refresh(c, address)
  }
  flash(c, { ...deleted(friend), about: friendToggleId })
  return changed(
    c,
    address,
    <HxPartial target={`#${friendBannerId}`}>
      <FriendBanner list={access.list} isChanged />
    </HxPartial>,
  )
}

/**
 * Deletes a friend from the page of friends. The focus moves to the next friend on the page, or else to the previous
 * one.
 */
async function deleteFromPage(c: Http, friend: Friend): Promise<Response> {
  const scope = c.get('scope')
  const sorting = readSorting(c.req.query())
  const before = await friendsOf(scope, sorting)
  await removeFriend(scope, friend.privateGuid)
  const place = before.findIndex(({ privateGuid }) => privateGuid === friend.privateGuid)
  const neighbour = before[place + 1] ?? before[place - 1]
  flash(c, { ...deleted(friend), about: neighbour ? rowId(neighbour.privateGuid) : friendsId })
  return changed(
    c,
    sortedFriendsUrl(sorting),
    neighbour ? (
      <>
        <HxPartial target={`#${rowId(friend.privateGuid)}`} swap="delete" />
        <HxPartial target={`#${rowId(neighbour.privateGuid)}`}>
          <FriendRow friend={neighbour} sorting={sorting} hasFocus />
        </HxPartial>
      </>
    ) : (
      <HxPartial target={`#${friendsId}`}>
        <Friends friends={[]} sorting={sorting} isEmptied />
      </HxPartial>
    ),
  )
}

export const friendPages = new Hono<Env>()
  .get('/friends', showFriends)
  .post('/friends', postFriend)
  .get('/friends/:guid/delete', askDelete)
  .post('/friends/:guid/delete', postDelete)
