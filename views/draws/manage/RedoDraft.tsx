import type { Draft } from '../../../src/draws/wizard/draft.ts'
import { Dialog, DialogFoot } from '../../layout/Dialog.tsx'
import { Form } from '../../layout/Form.tsx'
import { Spot } from '../../layout/Icon.tsx'
import { JsonData } from '../../layout/JsonData.tsx'
import { useT, useView } from '../../layout/view.tsx'
import { ReplaceDraft } from '../wizard/ReplaceDraft.tsx'
import { drawUrl, redoDrawUrl } from '../urls.ts'

interface AskDraftProps {
  title: string
  body: string
  button: string
  action: string
  closeHref: string
}

/**
 * Renders the question before a draw becomes a new draft. The response is a whole page, so the browser submits the
 * form, not htmx.
 */
export const AskDraft = ({ title, body, button, action, closeHref }: AskDraftProps) => (
  <Dialog id="redo-draw" title={title} closeHref={closeHref}>
    <p>{body}</p>
    <Form action={action}>
      <DialogFoot cancelHref={closeHref}>
        <button className="button primary" type="submit">
          {button}
        </button>
      </DialogFoot>
    </Form>
  </Dialog>
)

/** Renders the question before a drawn draw is made once more. */
export function AskRedo({ publicGuid }: { publicGuid: string }) {
  const t = useT()
  return (
    <AskDraft
      title={t('loting.redo.title')}
      body={t('loting.redo.body')}
      button={t('loting.redo.button')}
      action={redoDrawUrl(publicGuid)}
      closeHref={drawUrl(publicGuid)}
    />
  )
}

interface DraftHandoverProps {
  draft: Draft
  title: string
  /** URL of the draw that the draft was made of */
  backHref: string
}

/** Gives a draft to the wizard's script, which stores it in the browser and opens the details. */
export function DraftHandover({ draft, title, backHref }: DraftHandoverProps) {
  const t = useT()
  const { user } = useView()
  return (
    <div className="empty page">
      <Spot name="draw-lots" />
      <h1>{title}</h1>
      <p className="with-script" role="status">
        {t('general.is_loading')}
      </p>
      <noscript>
        <p>{t('loting.redo.needs_script')}</p>
      </noscript>
      <div className="actions">
        <a className="button" href={backHref}>
          {t('general.back')}
        </a>
      </div>
      <ReplaceDraft />
      <JsonData data={draft} id="draft" data-drawing-owner={user?.privateGuid} />
    </div>
  )
}
