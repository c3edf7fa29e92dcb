import type { ReactNode } from 'react'
import { Field, type FormState } from '../layout/Field.tsx'
import { useT } from '../layout/view.tsx'

/** For who has an account already. */
export const LogInInstead = ({ href }: { href: string }) => <a href={href}>{useT()('create_account.log_in_instead')}</a>

export function NameFields(state: FormState) {
  const t = useT()
  return (
    <div className="field-row">
      <Field
        name="firstName"
        label={t('general.first_name')}
        autoComplete="given-name"
        maxLength={50}
        required
        autoFocus
        {...state}
      />
      <Field
        name="lastName"
        label={t('general.last_name')}
        autoComplete="family-name"
        maxLength={100}
        required
        {...state}
      />
    </div>
  )
}

/** @param check see `Field` */
export function AddressField(props: FormState & { remedy?: ReactNode; check?: string }) {
  const t = useT()
  return (
    <Field
      name="email"
      type="email"
      label={t('general.email')}
      autoComplete="email"
      maxLength={100}
      required
      {...props}
    />
  )
}
