import type { MessageId } from '#core/i18n.ts'
import { contactUrl } from '../contact/urls.ts'
import { Empty } from '../layout/Empty.tsx'
import type { TypedText } from '#web/sent-form.ts'
import type { SpotName } from '../layout/Icon.tsx'
import { useView } from '../layout/view.tsx'
import { searchUrl } from '../search/urls.ts'
import { UnsavedTexts } from './TypedTexts.tsx'

interface ErrorWords {
  title: MessageId
  body: MessageId
  spot: SpotName
  /** button that leads on; without `href` it reloads the same page */
  on: { label: MessageId; href?: string }
  /** whether there is a link to the search, for a visitor who looks for a list */
  offersSearch?: true
  /** whether there are links to the user's own list and to the operator, because trying again may not help */
  offersHelp?: true
}

/**
 * URL of the error page itself, to which clients navigate after an error. Here the button leads to the start page,
 * because reloading the error page would not help.
 */
const errorAddress = '/error'

const toHome = { label: 'layout.to_home', href: '/' } as const
const again = { label: 'error.try_again' } as const
const toLogin = { label: 'layout.log_in', href: '/account/login' } as const

const errors = {
  not_found: { title: 'title.not_found', body: 'error.not_found', spot: 'lost-parcel', on: toHome, offersSearch: true },
  oops: { title: 'title.oops', body: 'error.oops.body', spot: 'lost-parcel', on: toHome },
  '500': { title: 'error.500.title', body: 'error.500.content', spot: 'lost-parcel', on: again, offersHelp: true },
  unavailable: { title: 'error.unavailable.title', body: 'error.unavailable.body', spot: 'lost-parcel', on: again },
  busy: { title: 'error.busy.title', body: 'error.busy.body', spot: 'lost-parcel', on: again },
  no_connection: {
    title: 'error.no_connection.title',
    body: 'error.no_connection_page',
    spot: 'lost-parcel',
    on: again,
  },
  csrf: { title: 'error.csrf.title', body: 'error.csrf.body', spot: 'lost-parcel', on: toHome },
  too_many_requests: {
    title: 'error.too_many_requests.title',
    body: 'error.too_many_requests.body',
    spot: 'nothing-found',
    on: toHome,
  },
  text_too_long: {
    title: 'error.text_too_long.title',
    body: 'error.text_too_long.body',
    spot: 'lost-parcel',
    on: toHome,
  },
  too_large: { title: 'error.too_large.title', body: 'error.too_large.body', spot: 'lost-parcel', on: again },
  no_access: { title: 'error.no_access.title', body: 'error.no_access.body', spot: 'no-friends-yet', on: toHome },
  invitation_required: {
    title: 'error.invitation_required.title',
    body: 'error.invitation_required.body',
    spot: 'letter',
    on: toHome,
  },
  not_logged_in: {
    title: 'error.not_logged_in.title',
    body: 'error.not_logged_in.body',
    spot: 'no-friends-yet',
    on: toLogin,
  },
  user_deleted: {
    title: 'error.user_deleted.title',
    body: 'error.user_deleted.body',
    spot: 'nothing-found',
    on: toHome,
  },
} as const satisfies Record<string, ErrorWords>

export type ErrorKind = keyof typeof errors

interface ErrorPageProps {
  kind: ErrorKind
  /** texts that were typed into the form that this page responds to */
  typed?: readonly TypedText[]
}

export function ErrorPage({ kind, typed = [] }: ErrorPageProps) {
  const { texts, path } = useView()
  const { title, body, spot, on, offersSearch, offersHelp }: ErrorWords = errors[kind]
  return (
    <>
      <Empty
        level={1}
        spot={spot}
        title={texts.t(title)}
        action={
          <>
            <a className="button primary" href={on.href ?? (path === errorAddress ? '/' : path)}>
              {texts.t(on.label)}
            </a>
            {offersSearch && (
              <a className="button" href={searchUrl}>
                {texts.t('listsearch.to_search')}
              </a>
            )}
            {offersHelp && <Help />}
          </>
        }
      >
        {texts.t(body)}
      </Empty>
      <UnsavedTexts texts={typed} />
    </>
  )
}

function Help() {
  const { texts, user } = useView()
  const [list, ...others] = user?.lists ?? []
  return (
    <>
      {list && others.length === 0 ? (
        <a className="button" href={`/${list.username}`}>
          {texts.t('layout.my_list')}
        </a>
      ) : (
        <a className="button" href="/">
          {texts.t('layout.to_home')}
        </a>
      )}
      <a className="button quiet" href={contactUrl}>
        {texts.t('error.500.contact')}
      </a>
    </>
  )
}
