import type { MessageId } from '#core/i18n.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { Dialog, DialogFoot } from '#views/layout/Dialog.tsx'
import { useT } from '#views/layout/view.tsx'

interface RefusedDialogProps {
  titleId: MessageId
  messageId: MessageId
  username: string | null
  /** the page behind the dialog is outdated: going back reloads it */
  reloads?: boolean
}

export function RefusedDialog({ titleId, messageId, username, reloads = false }: RefusedDialogProps) {
  const t = useT()
  const href = username ? `/${username}` : '/'
  return (
    <Dialog id="cross-off" title={t(titleId)} closeHref={href}>
      <Banner kind="bad">{t(messageId)}</Banner>
      <DialogFoot>
        <a className="button primary" href={href} {...(!reloads && { 'data-close': 'dialog' })} autoFocus>
          {t(username ? 'cross_off.to_list' : 'layout.to_home')}
        </a>
      </DialogFoot>
    </Dialog>
  )
}
