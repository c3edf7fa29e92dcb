import type { Texts } from '#core/i18n.ts'
import type { FieldErrors } from '#core/input.ts'
import { Empty } from '#views/layout/Empty.tsx'
import { Rich, useT, useView } from '#views/layout/view.tsx'
import type { Access } from '../../src/access/index.ts'
import { Question } from './Question.tsx'

export type Closed = Exclude<Access, { list: unknown }>

export const gateTitle = ({ t }: Pick<Texts, 't'>, access: Closed): string =>
  access.state === 'Question'
    ? t('list.of', { name: access.fullName })
    : t(access.state === 'NoAccess' ? 'listview.no_access.title' : 'listview.no_access.invitation_required.title')

interface GateProps {
  access: Closed
  /** requested part of the list, if not the list itself */
  then?: 'qr'
  errors?: FieldErrors
  typed?: string
}

/**
 * Renders the page that replaces a list which the visitor may not see: the list's question, or the reason why the list
 * is closed.
 */
export const Gate = ({ access, ...rest }: GateProps) =>
  access.state === 'Question' ? <Question access={access} {...rest} /> : <StaysClosed access={access} />

function StaysClosed({ access: { state, fullName, username } }: { access: Exclude<Closed, { state: 'Question' }> }) {
  const t = useT()
  const { user } = useView()
  const id = state === 'NoAccess' ? 'listview.no_access' : 'listview.no_access.invitation_required'
  return (
    <>
      <Empty
        level={1}
        spot={state === 'NoAccess' ? 'no-friends-yet' : 'letter'}
        title={t(`${id}.title`)}
        action={
          <a className="button primary" href="/">
            {t('layout.to_home')}
          </a>
        }
      >
        {t(id, { name: fullName })}
      </Empty>
      {!user && (
        <p className="soft-text" style={{ textAlign: 'center' }}>
          <Rich id="listview.no_access.login" tags={{ login: <a href={`/account/login?returnUrl=/${username}`} /> }} />
        </p>
      )}
    </>
  )
}
