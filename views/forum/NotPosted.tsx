import type { MessageId } from '#core/i18n.ts'
import { UnsavedTexts } from '#views/errors/TypedTexts.tsx'
import { Empty } from '#views/layout/Empty.tsx'
import { useT } from '#views/layout/view.tsx'
import type { TypedText } from '#web/sent-form.ts'

interface NotPostedProps {
  username: string
  says: MessageId
  typed: readonly TypedText[]
}

/**
 * Renders the page for a message that was not posted, because the list was closed or deleted meanwhile. A link leads to
 * the list's page, which says how to get access.
 */
export function NotPosted({ username, says, typed }: NotPostedProps) {
  const t = useT()
  return (
    <>
      <Empty
        level={1}
        spot="no-friends-yet"
        title={t(says)}
        action={
          <a className="button primary" href={`/${username}`}>
            {t('share_qr.to_list')}
          </a>
        }
      />
      <UnsavedTexts texts={typed} />
    </>
  )
}
