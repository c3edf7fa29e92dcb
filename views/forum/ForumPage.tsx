import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'
import { Forum, type ForumProps } from './Forum.tsx'

/** Renders the messages on their own page: older messages, or the refused form for browsers without script. */
export function ForumPage({ listTitle, ...props }: ForumProps & { listTitle: string }) {
  const t = useT()
  return (
    <>
      <a className="button quiet" href={`/${props.list.username}#forum`}>
        <Icon name="back" />
        {t('general.back')}
      </a>
      <div className="page-head">
        <h1>{listTitle}</h1>
      </div>
      <Forum {...props} />
    </>
  )
}
