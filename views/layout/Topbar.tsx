import { fullNameOf } from '#core/names.ts'
import { artUrl } from '#core/art.ts'
import type { CurrentUser } from '#core/scope.ts'
import { profileAddress } from '../profile/addresses.ts'
import { searchAddress } from '../search/addresses.ts'
import { canSend, sendAddresses } from '../sharing/addresses.ts'
import { Icon } from './Icon.tsx'
import { hasMenu } from './Menu.tsx'
import { Initials } from './Ring.tsx'
import { CsrfField, useT, useView } from './view.tsx'
import { withQuery } from './with-query.ts'

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
        {path !== searchAddress && (
          <a
            className={isInMenu ? 'icon-button in-menu' : 'icon-button'}
            href={searchAddress}
            aria-label={texts.t('listsearch.to_search')}
          >
            <Icon name="search" />
          </a>
        )}
        {user ? <AccountMenu user={user} /> : <WaysIn />}
      </div>
    </header>
  )
}

const nameOf = (user: CurrentUser) => fullNameOf(user) || user.email

function AccountMenu({ user }: { user: CurrentUser }) {
  const view = useView()
  const { t } = view.texts
  const lists = user.isAccount ? user.lists : []
  return (
    <>
      <button className="account-button" type="button" popoverTarget="account">
        <Initials name={nameOf(user)} />
        <span className="sr">{t('layout.account_of')}</span>
        <span className="account-name">{user.firstName ?? user.email}</span>
        <Icon name="chevron-down" />
      </button>
      <div className="popmenu account-menu" id="account" popover="auto">
        {lists.length > 1 && <p id="account-lists">{t('layout.my_lists')}</p>}
        <div role="group" aria-labelledby={lists.length > 1 ? 'account-lists' : undefined}>
          {lists.map((list) => (
            <a key={list.username} href={`/${list.username}`}>
              <Icon name="gift" />
              {lists.length === 1 ? t('layout.my_list') : (list.title ?? list.username)}
            </a>
          ))}
        </div>
        {lists.length > 1 && <hr />}
        <a href="/crossedoff">
          <Icon name="strike" />
          {t('crossed_off.title')}
        </a>
        {canSend(view) && (
          <a href={sendAddresses.send}>
            <Icon name="share" />
            {t('layout.send')}
          </a>
        )}
        <a href={profileAddress}>
          <Icon name="user" />
          {t('profile.title')}
        </a>
        <hr />
        <form method="post" action="/account/logout">
          <CsrfField />
          <button type="submit">
            <Icon name="logout" />
            {t('layout.log_out')}
          </button>
        </form>
      </div>
    </>
  )
}

/** Not on pages with a login of their own, which takes along what was wanted; elsewhere one stays where one is. */
function WaysIn() {
  const t = useT()
  const { path, returnUrl } = useView()
  if (/^\/(mylist\/add|(account|i\/[^/]+)\/(login|create|createaccount))$/.test(path)) return null
  const isKept = path !== '/' && !path.startsWith('/account/')
  return (
    <>
      <form className="top-login" method="post" action="/account/login" noValidate>
        <CsrfField />
        <input type="hidden" name="from" value="header" />
        {isKept && <input type="hidden" name="returnUrl" value={returnUrl} />}
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
      <a className="button quiet to-login" href={withQuery('/account/login', { returnUrl: isKept ? returnUrl : null })}>
        {t('layout.log_in')}
      </a>
      <a className="button primary only-wide" href="/account/create">
        {t('layout.create_account')}
      </a>
    </>
  )
}
