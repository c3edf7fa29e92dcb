import type { InputHTMLAttributes, ReactNode } from 'react'
import { versionOf } from '#core/merging.ts'
import type { FieldErrors } from '#core/input.ts'
import type { TypedValues } from '#web/forms.ts'
import { Icon, type IconName } from './Icon.tsx'
import { useT } from './view.tsx'

/** State of a form that the server refused; empty for a new form. */
export interface FormState {
  errors?: FieldErrors | undefined
  /** values that the user typed, shown instead of `value` */
  typed?: TypedValues | undefined
  /** current values of fields that another tab or user changed since the form was opened, by field name */
  theirs?: Record<string, NewerValue> | undefined
  /**
   * Keeps callers from passing a whole refused form, because its other properties would become attributes of the
   * control. Callers pass `refusedState(form)` instead.
   */
  ok?: never
}

interface NewerValue {
  /** current value; null for a control into which a button can't put a value, such as a file */
  value: string | null
  /** current value as people read it; an empty string if there is none */
  says: string
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
    /** element shown over the end of the input */
    inside?: ReactNode
    /**
     * URL that checks the value while the user types and responds with a `FieldNote`; the layout reserves a line on the
     * page for the note
     */
    check?: string | undefined
    /** follows the error messages and says what the user can do instead */
    remedy?: ReactNode
    /** options; for a select only */
    children?: ReactNode
  }

interface Words {
  messages: FieldErrors[string] | undefined
  remedy?: ReactNode
}

function FieldWords({ messages = [], remedy, icon }: Words & { icon: IconName }) {
  const t = useT()
  return (
    <>
      <Icon name={icon} />
      <span {...(icon === 'alert' && { 'data-error-summary-sentence': t('general.errors', { count: '{count}' }) })}>
        {messages.map((message) => t(message)).join(' ')}
        {remedy && <> {remedy}</>}
      </span>
    </>
  )
}

/**
 * Renders the error messages of a field.
 * @param id for the `aria-describedby` of the field
 */
export const FieldError = ({ id, ...words }: Words & { id: string }) =>
  words.messages?.length ? (
    <p className="error" id={id}>
      <FieldWords {...words} icon="alert" />
    </p>
  ) : null

/**
 * Renders a message about a value, both in a refused form and in the check while typing. Both use the same element of
 * the page, so that two messages can't contradict each other.
 */
export const FieldNote = ({ isGood = false, ...words }: Words & { isGood?: boolean }) =>
  words.messages?.length ? (
    <span className={isGood ? 'good' : 'error'}>
      <FieldWords {...words} icon={isGood ? 'check' : 'alert'} />
    </span>
  ) : null

/**
 * Renders a value that another tab or user saved. The value stands beside the user's own until the form is sent again,
 * so that neither is lost.
 */
function NewerValueNote({ id, theirs, control }: { id: string; theirs: NewerValue | undefined; control: string }) {
  const t = useT()
  if (!theirs) return null
  return (
    <div className="theirs" id={id}>
      <p>
        {theirs.says === '' ? t('general.theirs.empty') : t('general.theirs')}{' '}
        {theirs.says !== '' && <q>{theirs.says}</q>}
      </p>
      {theirs.value !== null && (
        <>
          <button
            className="button small with-script"
            type="button"
            data-fields-take={theirs.value}
            data-fields-into={control}
          >
            <span data-fields-said={t('general.theirs.taken')}>{t('general.theirs.take')}</span>
            <span data-fields-said={t('general.theirs.returned')} hidden>
              {t('general.theirs.return')}
            </span>
          </button>
          <span className="sr" role="status" />
        </>
      )}
    </div>
  )
}

const whileTyping = (address: string, note: string) => ({
  'hx-get': address,
  'hx-trigger': 'input changed delay:1000ms, change',
  'hx-target': `#${note}`,
  'hx-swap': 'innerHTML',
  'hx-sync': 'this:replace',
})

/**
 * Whether a control has `autoFocus`. In a refused form every invalid field has it, because browsers focus the first
 * one. In other forms the caller decides.
 */
const takesFocus = (errors: FieldErrors | undefined, name: string, otherwise: boolean | undefined) =>
  errors ? Boolean(errors[name]?.length) : otherwise

export function Field({
  name,
  label,
  type = 'text',
  value,
  hint,
  optional = false,
  inside,
  check,
  remedy,
  errors,
  typed,
  theirs,
  id = `field-${name}`,
  children,
  ...rest
}: FieldProps) {
  const t = useT()
  const messages = errors?.[name]
  const said = `${id}-error`
  const other = theirs?.[name]
  const described = [
    hint && `${id}-hint`,
    (check ?? messages?.length) && said,
    other && `${id}-theirs`,
    rest['aria-describedby'],
  ]
    .filter(Boolean)
    .join(' ')
  const control = {
    ...rest,
    ...(check && whileTyping(check, said)),
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
      ) : inside ? (
        <div className="with-inside">
          <input type={type} {...control} />
          {inside}
        </div>
      ) : (
        <input type={type} {...control} />
      )}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {check ? (
        <div className="note" id={said} role="status">
          <FieldNote messages={messages} remedy={remedy} />
        </div>
      ) : (
        <FieldError id={said} messages={messages} remedy={remedy} />
      )}
      <NewerValueNote id={`${id}-theirs`} theirs={other} control={id} />
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

export function ChoiceCards({ name, label, value, options, errors, typed, theirs }: ChoiceCardsProps) {
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
      <NewerValueNote id={`field-${name}-theirs`} theirs={theirs?.[name]} control={`field-${name}`} />
    </fieldset>
  )
}

/**
 * Renders a hidden field with a digest of each field as the form was opened, so that saving can detect changes by
 * others.
 * @param fields must be the fields that the saving action merges
 */
export const FormVersion = ({ fields, typed }: { fields: object } & Pick<FormState, 'typed'>) => (
  <input type="hidden" name="version" value={typed?.['version'] ?? versionOf(fields)} />
)

/**
 * Renders a hidden field that makes a form add its gift only once, however often the form is sent.
 * @param lastUpdate time of the list's last change, which is the field's value. Adding a gift changes the time, so the
 * next form gets another value. A list without changes renders identically each time.
 */
export const OnceField = ({ lastUpdate, typed }: { lastUpdate: Date } & Pick<FormState, 'typed'>) => (
  <input type="hidden" name="once" value={typed?.['once'] ?? lastUpdate.toISOString()} />
)

/** Renders the error above a question that is asked again, because its subject changed before the user confirmed. */
export const ChangedWhileAsking = () => <FormErrors errors={{ version: ['general.asked_again'] }} fields={[]} />

/**
 * Renders the errors that no field shows.
 * @param fields names of the fields that show their own errors
 */
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
