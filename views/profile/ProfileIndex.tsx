import type { MessageId } from '#core/i18n.ts'
import { calendarId } from '../calendar/CalendarSection.tsx'
import { Icon, type IconName } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'

interface IndexEntry {
  /** id of the part */
  id: string
  title: MessageId
  icon: IconName
  /** whether only the profile of an account has this part */
  forAccounts?: boolean
}

/** Links to the parts of the profile, in the page's order. */
const entries: readonly IndexEntry[] = [
  { id: 'name', title: 'profile.name', icon: 'user' },
  { id: 'login', title: 'profile.login', icon: 'lock' },
  { id: 'mails', title: 'layout.mails', icon: 'mail' },
  { id: 'passkeys', title: 'passkeys.title', icon: 'key', forAccounts: true },
  { id: 'sessions', title: 'profile.sessions', icon: 'logout' },
  { id: calendarId, title: 'calendar.title', icon: 'calendar', forAccounts: true },
  { id: 'your-data', title: 'export.title', icon: 'folder' },
  { id: 'end', title: 'profile.delete', icon: 'trash' },
]

/** Renders links to the parts of the profile, which is several screens long on a phone. */
export function ProfileIndex({ isAccount }: { isAccount: boolean }) {
  const t = useT()
  return (
    <nav className="profile-index" aria-label={t('profile.index')}>
      <ul className="index">
        {entries
          .filter(({ forAccounts }) => isAccount || !forAccounts)
          .map(({ id, title, icon }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Icon name={icon} />
                {t(title)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
