import type { MessageId } from '#core/i18n.ts'
import { Empty } from '#views/layout/Empty.tsx'
import { useT } from '#views/layout/view.tsx'

interface CrossedOffProblemPageProps {
  titleId: MessageId
  messageId: MessageId
  /** the list's username; null if unknown or not to be revealed */
  username: string | null
}

/** Renders the page that the link in a cross-off's confirmation mail opens when there is nothing to undo. */
export function CrossedOffProblemPage({ titleId, messageId, username }: CrossedOffProblemPageProps) {
  const t = useT()
  return (
    <Empty
      level={1}
      spot="lost-parcel"
      title={t(titleId)}
      action={
        <a className="button primary" href={username ? `/${username}` : '/'}>
          {t(username ? 'cross_off.to_list' : 'layout.to_home')}
        </a>
      }
    >
      {t(messageId)}
    </Empty>
  )
}
