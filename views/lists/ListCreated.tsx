import { useT } from '../layout/view.tsx'

/**
 * Renders the page after a list was created in the app shell, which reads `data-app-created`. The link is for when the
 * app doesn't navigate.
 */
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
