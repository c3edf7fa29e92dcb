import { Dialog, DialogFoot, inDialog } from '../layout/Dialog.tsx'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT, useView } from '../layout/view.tsx'
import { lotUrl, questionUrl } from './urls.ts'

interface QuestionProps extends FormState {
  lotGuid: string
  /** name of the drawn participant */
  name: string
}

/** Renders the form for a question to the drawn participant, which is mailed without the giver's name. */
export function QuestionDialog({ lotGuid, name, errors, typed }: QuestionProps) {
  const t = useT()
  const { isFragment } = useView()
  return (
    <Dialog id="ask" title={t('lot.question.title', { name })} closeHref={lotUrl(lotGuid)}>
      <Form
        action={questionUrl(lotGuid)}
        htmx={isFragment ? { ...inDialog, 'hx-disable': 'find button[type=submit]' } : undefined}
      >
        <FormErrors errors={errors} fields={['question']} />
        <Field
          name="question"
          type="textarea"
          label={t('lot.question.label')}
          hint={t('lot.question.hint', { name })}
          placeholder={t('lot.question.example')}
          required
          errors={errors}
          typed={typed}
        />
        <DialogFoot cancelHref={lotUrl(lotGuid)}>
          <button className="button primary" type="submit">
            {t('lot.question.button')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
