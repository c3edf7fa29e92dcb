import type { FieldErrors } from '#core/input.ts'
import { Field } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'
import type { Access } from '../../src/access/index.ts'

interface QuestionProps {
  access: Extract<Access, { state: 'Question' }>
  then?: 'qr' | undefined
  errors?: FieldErrors | undefined
  typed?: string | undefined
}

/** Renders the question that the list's owner has set. A visitor who answers it correctly sees the list. */
export function Question({ access: { question, fullName, username }, then, errors, typed }: QuestionProps) {
  const t = useT()
  return (
    <Form id="question" action={`/${username}`}>
      <div className="stack">
        <h1>{t('listview.question.heading', { name: fullName })}</h1>
        <p className="soft-text">{t('listview.question.explanation', { name: fullName })}</p>
      </div>
      {then && <input type="hidden" name="then" value={then} />}
      <Field
        name="answer"
        label={question}
        typed={typed === undefined ? undefined : { answer: typed }}
        errors={errors}
        autoComplete="off"
        autoFocus
        required
      />
      <div className="actions">
        <button className="button primary" type="submit">
          <Icon name="key" />
          {t('listview.question.submit')}
        </button>
      </div>
    </Form>
  )
}
