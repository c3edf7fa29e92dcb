import type { ComponentProps } from 'react'
import type { MessageId } from '#core/i18n.ts'
import { Empty } from '../layout/Empty.tsx'
import { useView } from '../layout/view.tsx'
import { drawsUrl } from './urls.ts'

interface NothingThereProps {
  spot: ComponentProps<typeof Empty>['spot']
  title: MessageId
  body: MessageId
}

/** Renders the page for a link of a draw that leads to nothing, with the way to the user's draws. */
export function NothingThere({ spot, title, body }: NothingThereProps) {
  const { texts, isApp } = useView()
  const { t } = texts
  return (
    <Empty
      level={1}
      spot={spot}
      title={t(title)}
      action={
        <a className="button primary" href={isApp ? '/' : drawsUrl}>
          {t(isApp ? 'layout.to_home' : 'loting.to_home')}
        </a>
      }
    >
      {t(body)}
    </Empty>
  )
}
