import type { ReactNode } from 'react'
import type { MessageId } from '#core/i18n.ts'
import { loginUrlFrom } from '../accounts/urls.ts'
import { profileUrl } from '../profile/urls.ts'
import { searchUrl } from '../search/urls.ts'
import { canSend, sendListUrls } from '../sharing/urls.ts'
import { shopsUrl } from '../shops/urls.ts'
import { ownListsId } from '../home/urls.ts'
import { LogOut, OwnLists } from './AccountEntries.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { useView, type View } from './view.tsx'

export type MenuEntryId =
  | 'home'
  | 'lists'
  | 'draws'
  | 'friends'
  | 'search'
  | 'crossedOff'
  | 'send'
  | 'shops'
  | 'profile'
  | 'new'
  | 'login'

interface MenuEntry {
  id: MenuEntryId
  label: MessageId
  icon: IconName
  href: (view: View) => string
  when: (view: View) => boolean
}

const isLoggedIn = (view: View) => view.user !== null
const hasAccount = (view: View) => view.user?.isAccount === true

/** Returns the URL of the user's list if there is exactly one, otherwise of the lists on the start page. */
const listsHref = ({ user }: View): string =>
  user?.lists.length === 1 ? `/${user.lists[0]!.username}` : `/#${ownListsId}`

/** Entries in the menu's order. A phone's bottom bar shows the first five that apply. */
const entries: readonly MenuEntry[] = [
  { id: 'home', label: 'layout.home', icon: 'home', href: () => '/', when: () => true },
  {
    id: 'lists',
    label: 'layout.lists',
    icon: 'gift',
    href: listsHref,
    when: (view) => hasAccount(view) && view.user!.lists.length > 0,
  },
  {
    id: 'draws',
    label: 'layout.draws',
    icon: 'lots',
    href: () => '/lootjestrekken',
    when: (view) => view.switches.drawLots && !view.isApp,
  },
  { id: 'friends', label: 'friends.title', icon: 'friends', href: () => '/friends', when: isLoggedIn },
  { id: 'search', label: 'listsearch.menu', icon: 'search', href: () => searchUrl, when: () => true },
  { id: 'crossedOff', label: 'crossed_off.title', icon: 'strike', href: () => '/crossedoff', when: isLoggedIn },
  { id: 'send', label: 'layout.send', icon: 'mail', href: () => sendListUrls.send, when: canSend },
  { id: 'profile', label: 'profile.title', icon: 'user', href: () => profileUrl, when: isLoggedIn },
  { id: 'shops', label: 'shops.title', icon: 'shop', href: () => shopsUrl, when: (view) => view.switches.shops },
  {
    id: 'new',
    label: 'layout.create_account',
    icon: 'plus',
    href: () => '/account/create',
    when: (view) => !hasAccount(view),
  },
  {
    id: 'login',
    label: 'layout.log_in',
    icon: 'login',
    href: loginUrlFrom,
    when: (view) => view.isApp && !isLoggedIn(view),
  },
]

const barLength = 5
const moreId = 'more'

const menuEntries = (view: View): readonly MenuEntry[] => entries.filter((entry) => entry.when(view))

/**
 * Whether the page has a menu. A visitor with only two menu entries needs no menu, because the top bar has room for
 * both. The app shell always has a menu, because it has no top bar.
 */
export const hasMenu = (view: View): boolean => view.isApp || isLoggedIn(view) || menuEntries(view).length > 2

interface MenuProps {
  current?: MenuEntryId | undefined
}

function EntryLink({ entry, current }: MenuProps & { entry: MenuEntry }) {
  const view = useView()
  return (
    <a href={entry.href(view)} aria-current={entry.id === current ? 'page' : undefined}>
      <Icon name={entry.icon} />
      {view.texts.t(entry.label)}
    </a>
  )
}

const list = (className: string, entries: readonly MenuEntry[], current: MenuProps['current'], last?: ReactNode) =>
  (entries.length > 0 || last) && (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryLink entry={entry} current={current} />
        </li>
      ))}
      {last && <li>{last}</li>}
    </ul>
  )

/**
 * Renders the menu. By the screen's width, the stylesheet makes the same element a bottom bar, a rail or a side menu.
 */
export function Menu({ current }: MenuProps) {
  const view = useView()
  const { t } = view.texts
  const mine = menuEntries(view)
  if (view.isApp) return <AppMenu entries={mine} current={current} />
  return (
    <nav className="menu" aria-label={t('layout.menu')}>
      {list('menu-main', mine.slice(0, barLength), current)}
      {list('menu-more', mine.slice(barLength), current)}
    </nav>
  )
}

/**
 * Renders the app shell's menu. The app shell has no header, so a button in the menu opens the entries that don't fit
 * and those of the account menu.
 */
function AppMenu({ entries, current }: MenuProps & { entries: readonly MenuEntry[] }) {
  const { texts, user } = useView()
  const { t } = texts
  const fits = !user && entries.length <= barLength
  const [shown, others] = fits ? [entries, []] : [entries.slice(0, barLength - 1), entries.slice(barLength - 1)]
  const more = !fits && (
    <button type="button" popoverTarget={moreId}>
      <Icon name="menu" />
      {t('layout.more')}
    </button>
  )
  return (
    <>
      <nav className="menu" aria-label={t('layout.menu')}>
        {list('menu-main', shown, current, more)}
      </nav>
      {!fits && (
        <nav className="popmenu account-menu" id={moreId} popover="auto" aria-label={t('layout.more')}>
          {user && user.lists.length > 1 && <OwnLists lists={user.lists} id="more-lists" />}
          {others.map((entry) => (
            <EntryLink key={entry.id} entry={entry} current={current} />
          ))}
          {user && (
            <>
              <hr />
              <LogOut />
            </>
          )}
        </nav>
      )}
    </>
  )
}
