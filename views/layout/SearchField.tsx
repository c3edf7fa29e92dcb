import { Icon } from './Icon.tsx'

interface SearchFieldProps {
  id: string
  name: string
  /** said by screen readers, and shown while nothing is typed */
  label: string
  value: string
  /** on the button */
  submit: string
  /** of the field, such as htmx' */
  attributes?: Record<string, string> | undefined
}

/** What is searched for, and the button that does it: in an element of the class `with-button`. */
export const SearchField = ({ id, name, label, value, submit, attributes }: SearchFieldProps) => (
  <>
    <div className="with-icon">
      <Icon name="search" />
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        type="search"
        defaultValue={value}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        {...attributes}
      />
    </div>
    <button className="button primary" type="submit">
      {submit}
    </button>
  </>
)
