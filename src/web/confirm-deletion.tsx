import { Confirm } from '#views/layout/Confirm.tsx'
import type { Http } from './http.ts'
import { dialog } from './render.tsx'

interface Deletion {
  action: string
  closeHref: string
  title: string
  body: string
  verb: string
  /** data that the deletion removes; the form carries its version, for `isAsAsked` */
  about: Record<string, unknown>
  /** whether the user confirmed after that data had changed */
  isAskedAgain: boolean
}

export function confirmDeletion(c: Http, name: string, { title, body, ...rest }: Deletion): Response {
  return dialog(
    c,
    { title, current: 'lists', width: 'narrow', noIndex: true, status: rest.isAskedAgain ? 422 : 200 },
    <Confirm id={name} title={title} danger {...rest}>
      <p>{body}</p>
    </Confirm>,
  )
}
