import type { InputHTMLAttributes, ReactNode } from 'react'
import { versionOf } from '#core/merging.ts'
import type { FieldErrors } from '#core/input.ts'
import type { TypedValues } from '#web/forms.ts'
import { Icon, type IconName } from './Icon.tsx'
import { useT } from './view.tsx'

/** State of a form that was refused; empty for a new form. */
export interface FormState {
  errors?: FieldErrors | undefined
  /** what the user typed: shown instead of `value` */
  typed?: TypedValues | undefined
  /** how the fields read that were changed elsewhere too, since the form was opened */
  theirs?: Record<string, Theirs> | undefined
  /** no whole form, whose other properties would become attributes of the control: `refusedState(form)` */
  ok?: never
}

interface Theirs {
  /** null where it cannot be taken over by one press */
  value: string | null
  /** in words; empty for nothing */
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
    /** over the input's end */
    inside?: ReactNode
    /** address that answers with a `FieldNote` about what is typed; its line is kept free */
    check?: string | undefined
    /** follows the messages: what to do instead */
    remedy?: ReactNode
    /** select only */
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
      <span>
        {messages.map((message) => t(message)).join(' ')}
        {remedy && <> {remedy}</>}
      </span>
    </>
  )
}

/** @param id for the field's `aria-describedby` */
export const FieldError = ({ id, ...words }: Words & { id: string }) =>
  words.messages?.length ? (
    <p className="error" id={id}>
      <FieldWords {...words} icon="alert" />
    </p>
  ) : null

/** What a refused form or the check while typing says of a value: one line for both, so that they cannot contradict each other. */
export const FieldNote = ({ isGood = false, ...words }: Words & { isGood?: boolean }) =>
  words.messages?.length ? (
    <span className={isGood ? 'good' : 'error'}>
      <FieldWords {...words} icon={isGood ? 'check' : 'alert'} />
    </span>
  ) : null

/** Shown beside mine until the form is sent again, so that neither text is lost. */
function TheirVersion({ id, theirs, control }: { id: string; theirs: Theirs | undefined; control: string }) {
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
      <TheirVersion id={`${id}-theirs`} theirs={other} control={id} />
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
      <TheirVersion id={`field-${name}-theirs`} theirs={theirs?.[name]} control={`field-${name}`} />
    </fieldset>
  )
}

/** What the form was opened with, so that saving can tell what was changed elsewhere since. @param fields as its verb merges them */
export const FormVersion = ({ fields, typed }: { fields: object } & Pick<FormState, 'typed'>) => (
  <input type="hidden" name="version" value={typed?.['version'] ?? versionOf(fields)} />
)

/**
 * Has the form add one thing, however often it is sent.
 * @param lastUpdate of the list that it adds to: the next form is another one, and the page is the same each time until then
 */
export const Once = ({ lastUpdate, typed }: { lastUpdate: Date } & Pick<FormState, 'typed'>) => (
  <input type="hidden" name="once" value={typed?.['once'] ?? lastUpdate.toISOString()} />
)

/** Above a question whose answer came when what it was about had changed. */
export const AskedAgain = () => <FormErrors errors={{ version: ['general.asked_again'] }} fields={[]} />

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
