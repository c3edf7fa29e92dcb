import { Empty } from '../layout/Empty.tsx'
import { useT } from '../layout/view.tsx'

export function Goodbye() {
  const t = useT()
  return (
    <Empty
      spot="lost-parcel"
      title={t('goodbye.title')}
      level={1}
      action={
        <a className="button primary" href="/account/login">
          {t('goodbye.log_in')}
        </a>
      }
    >
      {t('goodbye.body')}
    </Empty>
  )
}
