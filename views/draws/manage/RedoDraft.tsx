import type { Draft } from '../../../src/draws/wizard/draft.ts'
import { Dialog, DialogFoot } from '../../layout/Dialog.tsx'
import { Form } from '../../layout/Form.tsx'
import { Spot } from '../../layout/Icon.tsx'
import { JsonData } from '../../layout/JsonData.tsx'
import { useT, useView } from '../../layout/view.tsx'
import { ReplaceDraft } from '../wizard/ReplaceDraft.tsx'
import { drawUrl, redoDrawUrl } from '../urls.ts'

/**
 * Renders the question before a draw becomes a new draft. The response is a whole page, so the browser submits the
 * form, not htmx.
 */
export function AskRedo({ publicGuid }: { publicGuid: string }) {
  const t = useT()
  return (
    <Dialog id="redo-draw" title={t('loting.redo.title')} closeHref={drawUrl(publicGuid)}>
      <p>{t('loting.redo.body')}</p>
      <Form action={redoDrawUrl(publicGuid)}>
        <DialogFoot cancelHref={drawUrl(publicGuid)}>
          <button className="button primary" type="submit">
            {t('loting.redo.button')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

/** Gives a draft to the wizard's script, which stores it in the browser and opens the details. */
export function DraftHandover({ publicGuid, draft }: { publicGuid: string; draft: Draft }) {
  const t = useT()
  const { user } = useView()
  return (
    <div className="empty page">
      <Spot name="draw-lots" />
      <h1>{t('loting.redo')}</h1>
      <p className="with-script" role="status">
        {t('general.is_loading')}
      </p>
      <noscript>
        <p>{t('loting.redo.needs_script')}</p>
      </noscript>
      <div className="actions">
        <a className="button" href={drawUrl(publicGuid)}>
          {t('general.back')}
        </a>
      </div>
      <ReplaceDraft />
      <JsonData data={draft} id="draft" data-drawing-owner={user?.privateGuid} />
    </div>
  )
}
