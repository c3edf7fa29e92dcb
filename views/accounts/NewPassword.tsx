import { Field, type FormState } from '../layout/Field.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'

interface NewPasswordProps extends Pick<FormState, 'errors'> {
  label?: string
  /** whether the password may be left empty */
  isOptional?: boolean
}

/**
 * Renders the fields of a new password. With script the user can make the password visible. Without script they type
 * it twice.
 */
export function NewPassword({ errors, label, isOptional = false }: NewPasswordProps) {
  const t = useT()
  const rules = { autoComplete: 'new-password', required: !isOptional, errors } as const
  return (
    <>
      <Field
        name="password"
        type="password"
        label={label ?? t('general.password')}
        hint={t('general.password.hint')}
        minLength={8}
        autoCapitalize="none"
        spellCheck={false}
        inside={
          <button
            className="icon-button with-script"
            type="button"
            data-passwords-reveal=""
            data-watch-forms-needed=""
            aria-pressed="false"
            aria-label={t('general.password.show')}
          >
            <Icon name="eye" />
            <Icon name="eye-off" />
          </button>
        }
        {...rules}
      />
      <noscript>
        <Field name="passwordConfirmation" type="password" label={t('general.password.confirmation')} {...rules} />
      </noscript>
    </>
  )
}
