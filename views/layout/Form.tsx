import type { FormHTMLAttributes } from 'react'
import { CsrfField } from './view.tsx'

type FormProps = FormHTMLAttributes<HTMLFormElement> & {
  action: string
  /** attributes beside `hx-post`, e.g. `inDialog`; without them the browser submits the form itself */
  htmx?: Readonly<Record<`hx-${string}`, string>> | undefined
}

/** A POST form with the CSRF token. `noValidate`: the server's messages are translated. */
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
