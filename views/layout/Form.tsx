import type { FormHTMLAttributes } from 'react'
import type { FormState } from './Field.tsx'
import { CsrfField } from './view.tsx'

type FormProps = FormHTMLAttributes<HTMLFormElement> & {
  action: string
  /** htmx attributes in addition to `hx-post`, e.g. `inDialog`; without them the browser submits the form itself */
  htmx?: Readonly<Record<`hx-${string}`, string>> | undefined
  /**
   * Makes src/client/drafts.ts store the typed text in the browser until it is saved. `of` tells apart drafts of forms
   * that have the same action URL.
   */
  draft?: Pick<FormState, 'typed'> & { of?: string }
}

/** Renders a POST form with the CSRF token. The form has `noValidate` because the server's messages are translated. */
export const Form = ({ action, htmx, draft, className = 'form', children, ...rest }: FormProps) => (
  <form
    method="post"
    action={action}
    className={className}
    noValidate
    {...(htmx && { 'hx-post': action, ...htmx })}
    {...(draft && { 'data-drafts-key': draft.of ?? '', 'data-drafts-typed': draft.typed && '' })}
    {...rest}
  >
    <CsrfField />
    {children}
  </form>
)
