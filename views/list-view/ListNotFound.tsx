import { Empty } from '#views/layout/Empty.tsx'
import { useT } from '#views/layout/view.tsx'
import { searchUrl, searchUrlFor } from '#views/search/urls.ts'

export function ListNotFound({ name, deletedJustNow }: { name: string; deletedJustNow: boolean }) {
  const t = useT()
  return (
    <Empty
      level={1}
      spot="lost-parcel"
      title={t(deletedJustNow ? 'listview.deleted.title' : 'listview.not_found.title')}
      action={
        <>
          <a className="button primary" href={deletedJustNow ? searchUrl : searchUrlFor(name)}>
            {t('listsearch.to_search')}
          </a>
          <a className="button" href="/">
            {t('layout.to_home')}
          </a>
        </>
      }
    >
      {deletedJustNow ? t('listview.deleted') : t('listview.not_found', { name })}
    </Empty>
  )
}
