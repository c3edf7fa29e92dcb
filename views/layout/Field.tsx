import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldErrors } from '#core/input.ts'
import type { TypedValues } from '#web/forms.ts'
import { Icon } from './Icon.tsx'
import { useT } from './view.tsx'

/** State of a form that was refused; empty for a new form. */
export interface FormState {
  errors?: FieldErrors | undefined
  /** what the user typed: shown instead of `value` */
  typed?: TypedValues | undefined
  /** no whole form, whose other properties would become attributes of the control: `refusedState(form)` */
  ok?: never
}

type Control = Omit<InputHTMLAttributes<HTMLElement>, 'name' | 'type' | 'value' | 'defaultValue' | 'className'>

type FieldProps = FormState &
  Control & {
    name: string
    label: ReactNode
    type?: 'text' | 'email' | 'password' | 'date' | 'search' | 'url' | 'tel' | 'number' | 'file' | 'textarea' | 'select'
    /** initial value */
    value?: string | null | undefined
    hint?: ReactNode
    optional?: boolean
    rows?: number
    /** beside the input: a button, a check's result */
    after?: ReactNode
    /** select only */
    children?: ReactNode
  }

/** @param id for the field's `aria-describedby` */
export function FieldError({ id, messages }: { id: string; messages: FieldErrors[string] | undefined }) {
  const t = useT()
  if (!messages?.length) return null
  return (
    <p className="error" id={id}>
      <Icon name="alert" />
      <span>{messages.map((message) => t(message)).join(' ')}</span>
    </p>
  )
}

/** In a refused form every invalid field asks for the focus: browsers focus the first of them. Otherwise the caller decides. */
const takesFocus = (errors: FieldErrors | undefined, name: string, otherwise: boolean | undefined) =>
  errors ? Boolean(errors[name]?.length) : otherwise

export function Field({
  name,
  label,
  type = 'text',
  value,
  hint,
  optional = false,
  after,
  errors,
  typed,
  id = `field-${name}`,
  children,
  ...rest
}: FieldProps) {
  const t = useT()
  const messages = errors?.[name]
  const described = [hint && `${id}-hint`, messages?.length && `${id}-error`, rest['aria-describedby']]
    .filter(Boolean)
    .join(' ')
  const control = {
    ...rest,
    id,
    name,
    className: 'input',
    'aria-invalid': messages?.length ? true : undefined,
    'aria-describedby': described || undefined,
    autoFocus: takesFocus(errors, name, rest.autoFocus),
    defaultValue: type === 'password' || type === 'file' ? undefined : (typed?.[name] ?? value ?? undefined),
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <small className="soft-text"> ({t('general.optional')})</small>}
      </label>
      {type === 'textarea' ? (
        <textarea {...control} />
      ) : type === 'select' ? (
        <select {...control}>{children}</select>
      ) : (
        <input type={type} {...control} />
      )}
      {after}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`} messages={messages} />
    </div>
  )
}

type ChoiceProps = Pick<FormState, 'typed'> &
  Control & {
    name: string
    label: ReactNode
    type?: 'checkbox' | 'radio'
    value?: string
    hint?: ReactNode
    card?: boolean
  }

export function Choice({
  name,
  label,
  type = 'checkbox',
  value = type === 'checkbox' ? 'on' : '',
  hint,
  card = false,
  checked = false,
  typed,
  ...rest
}: ChoiceProps) {
  const isChecked = typed ? typed[name] === value : checked
  return (
    <label className={card ? 'choice choice-card' : 'choice'}>
      <input {...rest} type={type} name={name} value={value} defaultChecked={isChecked} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}

interface ChoiceCardsProps extends FormState {
  name: string
  label: ReactNode
  /** initial value */
  value?: string | null | undefined
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
}

export function ChoiceCards({ name, label, value, options, errors, typed }: ChoiceCardsProps) {
  const messages = errors?.[name]
  const chosen = typed?.[name] ?? value
  const focused = takesFocus(errors, name, false)
    ? (options.find((option) => option.value === chosen) ?? options[0])
    : undefined
  return (
    <fieldset className="field" aria-describedby={messages?.length ? `field-${name}-error` : undefined}>
      <legend>{label}</legend>
      <div className="choices">
        {options.map((option) => (
          <Choice
            key={option.value}
            card
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            checked={chosen === option.value}
            autoFocus={option === focused}
          />
        ))}
      </div>
      <FieldError id={`field-${name}-error`} messages={messages} />
    </fieldset>
  )
}

/** Errors that no field shows. @param fields names of the fields that show their own errors */
export function FormErrors({ errors, fields }: { errors?: FieldErrors | undefined; fields: readonly string[] }) {
  const t = useT()
  const messages = Object.entries(errors ?? {}).flatMap(([name, ids]) => (fields.includes(name) ? [] : ids))
  if (messages.length === 0) return null
  return (
    <div className="banner bad" role="alert" tabIndex={-1} autoFocus>
      <Icon name="alert" />
      <p>{[...new Set(messages)].map((message) => t(message)).join(' ')}</p>
    </div>
  )
}
