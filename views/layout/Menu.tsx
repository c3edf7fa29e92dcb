import type { MessageId } from '#core/i18n.ts'
import { profileAddress } from '../profile/addresses.ts'
import { searchAddress } from '../search/addresses.ts'
import { canSend, sendAddresses } from '../sharing/addresses.ts'
import { shopsAddress } from '../shops/addresses.ts'
import { Icon, type IconName } from './Icon.tsx'
import { useView, type View } from './view.tsx'

export type MenuEntryId =
  'home' | 'lists' | 'draws' | 'friends' | 'search' | 'crossedOff' | 'send' | 'shops' | 'profile' | 'new'

interface MenuEntry {
  id: MenuEntryId
  label: MessageId
  icon: IconName
  href: (view: View) => string
  when: (view: View) => boolean
}

const isLoggedIn = (view: View) => view.user !== null
const hasAccount = (view: View) => view.user?.isAccount === true

/** With exactly one list, the list itself. */
const listsHref = ({ user }: View): string => (user?.lists.length === 1 ? `/${user.lists[0]!.username}` : '/')

/** In the menu's order; a phone's bottom bar shows the first five that apply. */
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
  { id: 'search', label: 'listsearch.menu', icon: 'search', href: () => searchAddress, when: () => true },
  { id: 'crossedOff', label: 'crossed_off.title', icon: 'strike', href: () => '/crossedoff', when: isLoggedIn },
  { id: 'send', label: 'layout.send', icon: 'mail', href: () => sendAddresses.send, when: canSend },
  { id: 'profile', label: 'profile.title', icon: 'user', href: () => profileAddress, when: isLoggedIn },
  { id: 'shops', label: 'shops.title', icon: 'shop', href: () => shopsAddress, when: (view) => view.switches.shops },
  {
    id: 'new',
    label: 'layout.create_account',
    icon: 'plus',
    href: () => '/account/create',
    when: (view) => !hasAccount(view),
  },
]

const barLength = 5

const menuEntries = (view: View): readonly MenuEntry[] => entries.filter((entry) => entry.when(view))

/** A visitor's two entries need no menu: the top bar has room for them. */
export const hasMenu = (view: View): boolean => isLoggedIn(view) || menuEntries(view).length > 2

/** One element for bottom bar, rail and side menu; the stylesheet decides. */
export function Menu({ current }: { current?: MenuEntryId | undefined }) {
  const view = useView()
  const { t } = view.texts
  const mine = menuEntries(view)
  const list = (className: string, some: readonly MenuEntry[]) =>
    some.length > 0 && (
      <ul className={className}>
        {some.map((entry) => (
          <li key={entry.id}>
            <a href={entry.href(view)} aria-current={entry.id === current ? 'page' : undefined}>
              <Icon name={entry.icon} />
              {t(entry.label)}
            </a>
          </li>
        ))}
      </ul>
    )
  return (
    <nav className="menu" aria-label={t('layout.menu')}>
      {list('menu-main', mine.slice(0, barLength))}
      {list('menu-more', mine.slice(barLength))}
    </nav>
  )
}
