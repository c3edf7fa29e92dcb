import { fullNameOf } from '#core/names.ts'
import { artUrl } from '#core/art.ts'
import { brandArt } from '#core/editions.ts'
import type { ReactNode } from 'react'
import type { Assets } from '#web/assets.ts'
import { Flash, FlashBox, FlashRegion, type FlashMessage } from './Flash.tsx'
import { Footer } from './Footer.tsx'
import { hasMenu, Menu, type MenuEntryId } from './Menu.tsx'
import { manifestUrl } from '../home-screen/urls.ts'
import { Topbar } from './Topbar.tsx'
import { useView } from './view.tsx'

export interface PageOptions {
  title: string
  /** the menu entry that leads to this page */
  current?: MenuEntryId
  /** elements for the head, e.g. OpenGraph metas; replaces the default description */
  head?: ReactNode
  /** WebSocket URL for live updates, e.g. `/live?watch=list:<guid>` */
  live?: string
  /** `narrow` for forms and prose; `bare` hides the menu, except in the app shell, which has no header */
  width?: 'full' | 'narrow' | 'bare'
  noIndex?: boolean
  /** loads editing.ts, for dragging, gift menus and settings */
  editing?: boolean
  /** loads drawing.ts, for the draft of a draw */
  drawing?: boolean
  /** loads cropping.ts, which cuts a photo to a square */
  cropping?: boolean
  /** loads passing.ts, for the phone that goes round */
  passing?: boolean
  /**
   * Whether the page has passkey forms, for which main.ts loads passkeys.ts. A page for a logged-out visitor may have
   * them anyway, because the login dialog opens over any page.
   */
  passkeys?: boolean
}

interface PageProps extends PageOptions {
  assets: Omit<Assets, 'files'>
  flash: FlashMessage | null
  /**
   * Status of the response. An error may occur before the user is known, so a page with a status from 500 doesn't tell
   * other tabs who is logged in.
   */
  status: number
  children: ReactNode
}

export function Page({
  title,
  current,
  head,
  live,
  width = 'full',
  noIndex = false,
  editing = false,
  drawing = false,
  cropping = false,
  passing = false,
  passkeys = false,
  assets,
  flash,
  status,
  children,
}: PageProps) {
  const view = useView()
  const { t, edition } = view.texts
  const { user, isApp } = view
  const withMenu = (width !== 'bare' || isApp) && hasMenu(view)
  const words = {
    loading: t('general.is_loading'),
    copied: t('general.copied'),
    wrong: t('error.something_went_wrong'),
    noConnection: t('error.no_connection_action'),
    unavailable: t('error.unavailable_action'),
    tooMany: t('error.too_many_requests_action'),
    restored: t('general.draft.restored'),
    discard: t('general.draft.discard'),
  }
  return (
    <html
      lang={edition.locale}
      data-css-brand={edition.brandId}
      data-page-user={status >= 500 ? undefined : (user?.publicGuid ?? '')}
      data-drafts-refused={status >= 400 ? '' : undefined}
      data-freshness-version={assets.version}
      data-watch-forms-script={assets.forms}
      data-watch-passkeys-script={passkeys || !user ? assets.passkeys : undefined}
      {...(isApp && {
        'data-app-shell': '',
        'data-app-name': user ? fullNameOf(user) : '',
        'data-app-email': user?.email ?? '',
      })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${edition.brand} - ${title}`}</title>
        {!head && !noIndex && <meta name="description" content={t('layout.description')} />}
        {noIndex && <meta name="robots" content="noindex" />}
        <link rel="icon" href={artUrl(brandArt(edition).favicon)} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={artUrl(brandArt(edition).icon180)} />
        <link rel="manifest" href={manifestUrl} />
        <link rel="preload" href={artUrl('besley.woff2')} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={assets.css} />
        {view.reportsErrors && <script type="module" src={assets.reporting} />}
        <script type="module" src={assets.script} />
        {editing && <script type="module" src={assets.editing} />}
        {drawing && <script type="module" src={assets.drawing} />}
        {cropping && <script type="module" src={assets.cropping} />}
        {passing && <script type="module" src={assets.passing} />}
        {head}
      </head>
      <body
        hx-headers:inherited={JSON.stringify({ 'X-CSRF-TOKEN': view.csrfToken })}
        data-page-words={JSON.stringify(words)}
      >
        <a className="skip" href="#main">
          {t('layout.skip')}
        </a>
        {!isApp && <Topbar />}
        <div className={withMenu ? 'shell' : 'shell no-menu'}>
          {withMenu && <Menu current={current} />}
          <main id="main" tabIndex={-1} className={width === 'narrow' ? 'narrow' : undefined}>
            {children}
          </main>
        </div>
        {!isApp && <Footer />}
        <div id="dialogs" />
        <FlashRegion>{flash && <Flash message={flash} />}</FlashRegion>
        <div className="sr" aria-live="polite" data-announcing-region="" />
        <template id="flash-good">
          <FlashBox kind="good" />
        </template>
        <template id="flash-bad">
          <FlashBox kind="bad" />
        </template>
        {live && <div id="live" hx-ws:connect={live} hx-swap="none" hidden />}
      </body>
    </html>
  )
}
