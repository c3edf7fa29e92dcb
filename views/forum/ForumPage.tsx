import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'
import { Forum, type ForumProps } from './Forum.tsx'

/** The messages by themselves: older ones, and what was refused without script. */
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
