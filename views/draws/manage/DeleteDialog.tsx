import type { DrawView } from '../../../src/draws/draw-for.ts'
import { Dialog, DialogFoot, inDialog } from '../../layout/Dialog.tsx'
import { Form } from '../../layout/Form.tsx'
import { useT, useView } from '../../layout/view.tsx'
import { deleteDrawUrl, drawUrl } from '../urls.ts'

/** Renders the question before a draw and all its lots are deleted for good. */
export function DeleteDialog({ draw: { publicGuid, title, participantCount } }: { draw: DrawView }) {
  const t = useT()
  const { isFragment } = useView()
  const closeHref = drawUrl(publicGuid)
  return (
    <Dialog id="delete-draw" title={t('loting.delete.title')} closeHref={closeHref}>
      <p>{t('loting.delete.body', { title, count: participantCount })}</p>
      <Form
        action={deleteDrawUrl(publicGuid)}
        htmx={isFragment ? inDialog : undefined}
        data-requests-no-connection={t('loting.delete_connection_failure')}
      >
        <DialogFoot cancelHref={closeHref}>
          <button className="button danger" type="submit">
            {t('loting.delete.button')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
