import { Icon } from './Icon.tsx'

interface SearchFieldProps {
  id: string
  name: string
  /** read by screen readers, and shown while the field is empty */
  label: string
  value: string
  /** label of the submit button */
  submit: string
  /** attributes of the input, such as htmx' */
  attributes?: Record<string, string> | undefined
}

/** Renders a search input and its button. The parent element needs the class `with-button`. */
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
