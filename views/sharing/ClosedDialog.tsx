import { Dialog, DialogFoot } from '#views/layout/Dialog.tsx'
import { useT } from '#views/layout/view.tsx'

/** Tells an owner why a closed list can't be shared. */
export function ClosedDialog({ username }: { username: string }) {
  const t = useT()
  return (
    <Dialog id="share" title={t('share.closed.title')} closeHref={`/${username}`}>
      <p>{t('share.closed.body')}</p>
      <DialogFoot cancelHref={`/${username}`}>
        <a className="button primary" href={`/${username}/settings`}>
          {t('share.closed.to_settings')}
        </a>
      </DialogFoot>
    </Dialog>
  )
}
