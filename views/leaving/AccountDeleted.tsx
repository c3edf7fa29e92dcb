import { Empty } from '../layout/Empty.tsx'
import { useT } from '../layout/view.tsx'

export function AccountDeleted() {
  const t = useT()
  return (
    <Empty
      spot="letter"
      title={t('leaving.deleted.title')}
      level={1}
      action={
        <a className="button primary" href="/">
          {t('layout.to_home')}
        </a>
      }
    >
      {t('leaving.deleted.body')}
    </Empty>
  )
}
