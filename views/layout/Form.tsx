import type { FormHTMLAttributes } from 'react'
import type { FormState } from './Field.tsx'
import { CsrfField } from './view.tsx'

type FormProps = FormHTMLAttributes<HTMLFormElement> & {
  action: string
  /** attributes beside `hx-post`, e.g. `inDialog`; without them the browser submits the form itself */
  htmx?: Readonly<Record<`hx-${string}`, string>> | undefined
  /** Keeps what is typed in the browser until it is saved: src/client/drafts.ts. `of` is what it is about, where the address does not tell. */
  draft?: Pick<FormState, 'typed'> & { of?: string }
}

/** A POST form with the CSRF token. `noValidate`: the server's messages are translated. */
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
