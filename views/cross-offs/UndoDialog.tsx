import type { OwnCrossOff } from '../../src/cross-offs/undo-own-cross-off.ts'
import { Dialog, DialogFoot, inDialog } from '#views/layout/Dialog.tsx'
import { Form } from '#views/layout/Form.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { GiftBrief } from '../gift/GiftBrief.tsx'

interface UndoDialogProps {
  own: OwnCrossOff
  /** whether the user opened the dialog in the overview of their cross-offs and returns there */
  fromOverview: boolean
}

export function UndoDialog({ own, fromOverview }: UndoDialogProps) {
  const t = useT()
  const { isFragment } = useView()
  const { gift, username, firstName, isShown } = own
  const closeHref = fromOverview ? '/crossedoff' : `/${username}#gift-${gift.publicGuid}`
  return (
    <Dialog id="undo-cross-off" title={t('crossed_off.undo.title')} describedBy="undo-words" closeHref={closeHref}>
      <GiftBrief gift={gift} />
      <p id="undo-words">{t(isShown ? 'crossed_off.undo.body_shown' : 'crossed_off.undo.body', { name: firstName })}</p>
      <Form
        action={`/gifts/${gift.publicGuid}/cross-off/undo${fromOverview ? '?from=overview' : ''}`}
        htmx={isFragment ? { ...inDialog, 'hx-disable': 'find button[type=submit]' } : undefined}
      >
        <DialogFoot cancelHref={closeHref}>
          <button className="button primary" type="submit">
            {t('crossed_off.undo.verb')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
