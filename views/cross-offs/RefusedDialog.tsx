import type { MessageId } from '#core/i18n.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { Dialog, DialogFoot } from '#views/layout/Dialog.tsx'
import { useT, useView } from '#views/layout/view.tsx'

interface RefusedDialogProps {
  titleId: MessageId
  messageId: MessageId
  username: string | null
  /** the page behind the dialog is outdated: its button reloads it */
  reloads?: boolean
}

/** Over a page one button closes it, and the reader stays where they are. As a page of its own it leads to the list, or home. */
export function RefusedDialog({ titleId, messageId, username, reloads = false }: RefusedDialogProps) {
  const t = useT()
  const { isFragment, returnUrl } = useView()
  const onward = username ? `/${username}` : '/'
  return (
    <Dialog id="cross-off" title={t(titleId)} closeHref={onward}>
      <Banner kind="bad">{t(messageId)}</Banner>
      <DialogFoot>
        {isFragment ? (
          <a className="button primary" href={returnUrl} {...(!reloads && { 'data-dialogs-close': '' })} autoFocus>
            {t('cross_off.understood')}
          </a>
        ) : (
          <a className="button primary" href={onward}>
            {t(username ? 'cross_off.to_list' : 'layout.to_home')}
          </a>
        )}
      </DialogFoot>
    </Dialog>
  )
}
