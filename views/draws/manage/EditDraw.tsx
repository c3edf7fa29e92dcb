import type { DrawView } from '../../../src/draws/draw-for.ts'
import { Dialog, DialogFoot, inDialog } from '../../layout/Dialog.tsx'
import { Choice, Field, FormErrors, type FormState } from '../../layout/Field.tsx'
import { Form } from '../../layout/Form.tsx'
import { useT, useView } from '../../layout/view.tsx'

interface EditDrawProps extends FormState {
  draw: Pick<DrawView, 'title' | 'description' | 'date' | 'budget' | 'reminders'>
  action: string
  /** URL of the page that manages the draw */
  closeHref: string
  /** whether participants hear of a change, because their lots are drawn */
  isDrawn: boolean
}

/** Renders the dialog that changes a draw's title, day, budget and description. */
export function EditDraw({ draw, action, closeHref, isDrawn, errors, typed }: EditDrawProps) {
  const t = useT()
  const { isFragment, texts } = useView()
  const { title, description, date, budget, reminders } = draw
  const state = { errors, typed }
  return (
    <Dialog id="edit-draw" title={t('loting.edit.title')} closeHref={closeHref}>
      <Form
        action={action}
        htmx={isFragment ? { ...inDialog, 'hx-disable': 'find button[type=submit]' } : undefined}
        data-requests-no-connection={t('loting.edit.no_connection')}
      >
        <FormErrors errors={errors} fields={['title', 'date', 'budget', 'description']} />
        <Field name="title" label={t('loting.title')} value={title} required autoComplete="off" {...state} />
        <div className="field-row">
          <Field name="date" type="date" label={t('loting.date')} value={date} optional {...state} />
          <Field
            name="budget"
            label={t('loting.budget')}
            value={budget === null ? '' : texts.exactMoney(budget)}
            inputMode="decimal"
            autoComplete="off"
            optional
            {...state}
          />
        </div>
        <Field
          name="description"
          type="textarea"
          label={t('loting.description')}
          value={description}
          optional
          {...state}
        />
        {isDrawn && <p className="small soft-text">{t('loting.edit.who_hears')}</p>}
        <input type="hidden" name="reminders" value="false" />
        <Choice
          name="reminders"
          label={t('loting.edit.reminders')}
          hint={t('loting.edit.reminders_hint')}
          checked={reminders}
          typed={typed}
        />
        <DialogFoot cancelHref={closeHref}>
          <button className="button primary" type="submit">
            {t('general.save')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
