import type { MessageId } from '#core/i18n.ts'
import { Empty } from '#views/layout/Empty.tsx'
import { useT } from '#views/layout/view.tsx'

interface CrossedOffProblemPageProps {
  titleId: MessageId
  messageId: MessageId
  /** the list's, where it may be told */
  username: string | null
}

/** What the link of a cross-off shows when there is nothing to undo, with the way to the list where that is known. */
export function CrossedOffProblemPage({ titleId, messageId, username }: CrossedOffProblemPageProps) {
  const t = useT()
  return (
    <Empty
      level={1}
      spot="lost-parcel"
      title={t(titleId)}
      action={
        <a className="button primary" href={username ? `/${username}` : '/'}>
          {t(username ? 'cross_off.to_list' : 'error.to_home')}
        </a>
      }
    >
      {t(messageId)}
    </Empty>
  )
}
