import type { MessageId } from '#core/i18n.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { Dialog, DialogFoot } from '#views/layout/Dialog.tsx'
import { useT, useView } from '#views/layout/view.tsx'

interface RefusedDialogProps {
  titleId: MessageId
  messageId: MessageId
  username: string | null
  /** true if the page behind the dialog is outdated, so that the button reloads it */
  reloads?: boolean
}

/**
 * Renders the reason why a cross-off or its undo was refused. The dialog has one button, which closes it. Without
 * script it is a page, which has a link to the list or to the start page.
 */
export function RefusedDialog({ titleId, messageId, username, reloads = false }: RefusedDialogProps) {
  const t = useT()
  const { isFragment, returnUrl } = useView()
  const onward = username ? `/${username}` : '/'
  return (
    <Dialog id="cross-off" title={t(titleId)} describedBy="refusal" closeHref={onward}>
      <Banner kind="bad" id="refusal">
        {t(messageId)}
      </Banner>
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
