import { Confirm } from '#views/layout/Confirm.tsx'
import type { Http } from './http.ts'
import { dialog } from './render.tsx'

interface Deletion {
  action: string
  closeHref: string
  title: string
  body: string
  verb: string
  /** what goes: the form carries its version, for `isAsAsked` */
  about: Record<string, unknown>
  /** the answer came when that was no longer so */
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
