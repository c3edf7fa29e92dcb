import { Field, type FormState } from './Field.tsx'
import { useT } from './view.tsx'

interface NameFieldsProps extends FormState {
  /** person whose name is the initial value of the fields */
  of?: { firstName: string | null; lastName: string | null } | null
  autoFocus?: boolean
}

export function NameFields({ of, autoFocus, ...state }: NameFieldsProps) {
  const t = useT()
  return (
    <div className="field-row">
      <Field
        name="firstName"
        label={t('general.first_name')}
        value={of?.firstName}
        autoComplete="given-name"
        required
        autoFocus={autoFocus}
        {...state}
      />
      <Field
        name="lastName"
        label={t('general.last_name')}
        value={of?.lastName}
        autoComplete="family-name"
        required
        {...state}
      />
    </div>
  )
}
