import { ChoiceCards, Field, type FormState } from '../layout/Field.tsx'
import { useT } from '../layout/view.tsx'

interface AccessFieldsProps extends FormState {
  accessType?: string | undefined
  accessQuestion?: string | null
  accessAnswer?: string | null
}

const types = ['PUBLIC', 'OPEN', 'CLOSED'] as const

/**
 * Renders the fields for access to a list. The client script hides the list's question unless the access type is
 * "OPEN".
 */
export function AccessFields({ accessType, accessQuestion, accessAnswer, errors, typed, theirs }: AccessFieldsProps) {
  const t = useT()
  const state = { errors, typed, theirs }
  return (
    <div className="stack access">
      <ChoiceCards
        name="accessType"
        label={t('my_list.access')}
        value={accessType}
        options={types.map((value) => ({
          value,
          label: <b>{t(`my_list.access.${value}`)}</b>,
          hint: t(`my_list.access.${value}_hint`),
        }))}
        {...state}
      />
      <div className="field-row" data-settings-question="">
        <Field
          name="accessQuestion"
          label={t('my_list.access.question')}
          value={accessQuestion}
          hint={t('my_list.access.question.hint')}
          autoComplete="off"
          {...state}
        />
        <Field
          name="accessAnswer"
          label={t('my_list.access.answer')}
          value={accessAnswer}
          hint={t('my_list.access.answer.hint')}
          autoComplete="off"
          {...state}
        />
      </div>
    </div>
  )
}
