import type { FormHTMLAttributes } from 'react'
import { CsrfField } from './view.tsx'

type FormProps = FormHTMLAttributes<HTMLFormElement> & {
  /** where it is posted to, by htmx too where `htmx` is set */
  action: string
  /** attributes for htmx beside `hx-post`, e.g. `inDialog`; left out, the browser posts the form itself */
  htmx?: Readonly<Record<`hx-${string}`, string>> | undefined
}

/** A form that changes something: posted with the session's token; the rules' messages come from the server, in the reader's language. */
export const Form = ({ action, htmx, className = 'form', children, ...rest }: FormProps) => (
  <form
    method="post"
    action={action}
    className={className}
    noValidate
    {...(htmx && { 'hx-post': action, ...htmx })}
    {...rest}
  >
    <CsrfField />
    {children}
  </form>
)
