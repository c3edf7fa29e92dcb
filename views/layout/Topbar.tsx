import { fullNameOf } from '#core/names.ts'
import { artUrl } from '#core/art.ts'
import type { CurrentUser } from '#core/scope.ts'
import { loginUrlFrom, pageAfterLogin } from '../accounts/urls.ts'
import { profileUrl } from '../profile/urls.ts'
import { searchUrl } from '../search/urls.ts'
import { canSend, sendListUrls } from '../sharing/urls.ts'
import { LogOut, OwnLists } from './AccountEntries.tsx'
import { Icon } from './Icon.tsx'
import { hasMenu } from './Menu.tsx'
import { Initials } from './Ring.tsx'
import { CsrfField, useT, useView } from './view.tsx'

export function Topbar() {
  const view = useView()
  const { user, texts, path } = view
  const isInMenu = !user && hasMenu(view)
  return (
    <header className="topbar">
      <a className="brand" href="/">
        <svg viewBox="0 0 240 240" aria-hidden="true">
          <use href={`${artUrl('mark-small.svg')}#mark`} />
        </svg>
        {texts.edition.brand}
      </a>
      <div className="topbar-end">
        {path !== searchUrl && (
          <a
            className={isInMenu ? 'icon-button in-menu' : 'icon-button'}
            href={searchUrl}
            aria-label={texts.t('listsearch.to_search')}
          >
            <Icon name="search" />
          </a>
        )}
        {user ? <AccountMenu user={user} /> : <LoginEntries />}
      </div>
    </header>
  )
}

const displayName = (user: CurrentUser) => fullNameOf(user) || user.email

function AccountMenu({ user }: { user: CurrentUser }) {
  const view = useView()
  const { t } = view.texts
  const lists = user.isAccount ? user.lists : []
  return (
    <>
      <button className="account-button" type="button" popoverTarget="account">
        <Initials name={displayName(user)} />
        <span className="sr">{t('layout.account_of')}</span>
        <span className="account-name">{user.firstName ?? user.email}</span>
        <Icon name="chevron-down" />
      </button>
      <div className="popmenu account-menu" id="account" popover="auto">
        <OwnLists lists={lists} id="account-lists" />
        <a href="/crossedoff">
          <Icon name="strike" />
          {t('crossed_off.title')}
        </a>
        {canSend(view) && (
          <a href={sendListUrls.send}>
            <Icon name="share" />
            {t('layout.send')}
          </a>
        )}
        <a href={profileUrl}>
          <Icon name="user" />
          {t('profile.title')}
        </a>
        <hr />
        <LogOut />
      </div>
    </>
  )
}

/**
 * Renders the login form and the links to log in and to create an account. A login from the header returns to the
 * current page. Renders nothing on pages with a login form of their own, which returns to the page that the visitor
 * requested.
 */
function LoginEntries() {
  const t = useT()
  const view = useView()
  if (/^\/(mylist\/add|(account|i\/[^/]+)\/(login|create|createaccount))$/.test(view.path)) return null
  const returnUrl = pageAfterLogin(view)
  return (
    <>
      <form className="top-login" method="post" action="/account/login" noValidate>
        <CsrfField />
        <input type="hidden" name="from" value="header" />
        {returnUrl !== null && <input type="hidden" name="returnUrl" value={returnUrl} />}
        <label className="sr" htmlFor="top-login-name">
          {t('general.email_or_username')}
        </label>
        <input
          className="input"
          id="top-login-name"
          name="emailOrUsername"
          autoComplete="username"
          placeholder={t('general.email_or_username')}
        />
        <label className="sr" htmlFor="top-login-password">
          {t('general.password')}
        </label>
        <input
          className="input"
          id="top-login-password"
          name="password"
          type="password"
          autoComplete="current-password"
          placeholder={t('general.password')}
        />
        <button className="button" type="submit">
          {t('layout.log_in')}
        </button>
      </form>
      <a className="button quiet to-login" href={loginUrlFrom(view)}>
        {t('layout.log_in')}
      </a>
      <a className="button primary only-wide" href="/account/create">
        {t('layout.create_account')}
      </a>
    </>
  )
}
