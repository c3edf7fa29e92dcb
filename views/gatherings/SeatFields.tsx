import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { useT } from '../layout/view.tsx'

interface SeatFieldsProps extends FormState {
  name: string
  email: string
}

/** Renders the fields of a person who joins or has joined, with the errors of the form. */
export function SeatFields({ name, email, ...state }: SeatFieldsProps) {
  const t = useT()
  return (
    <>
      <FormErrors errors={state.errors} fields={['name', 'email']} />
      <Field
        name="name"
        label={t('gathering.join.name')}
        hint={t('gathering.join.name_hint')}
        value={name}
        required
        autoComplete="name"
        {...state}
      />
      <Field
        name="email"
        type="email"
        label={t('general.email')}
        hint={t('gathering.join.email_hint')}
        value={email}
        optional
        autoComplete="email"
        inputMode="email"
        {...state}
      />
    </>
  )
}
