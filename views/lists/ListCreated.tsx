import { useT } from '../layout/view.tsx'

/** For the native shell, which reads `data-app-created`; the link is there in case it does not navigate. */
export function ListCreated({ privateGuid, username, url }: { privateGuid: string; username: string; url: string }) {
  const t = useT()
  return (
    <div className="stack" data-app-created={JSON.stringify({ privateGuid, username, url })}>
      <h1>{t('new_list.done')}</h1>
      <div className="actions">
        <a className="button primary large" href={`/${username}`}>
          {t('new_list.open')}
        </a>
      </div>
    </div>
  )
}
