import { Confirm } from '#views/layout/Confirm.tsx'
import type { Http } from './http.ts'
import { dialog } from './render.tsx'

interface Deletion {
  action: string
  closeHref: string
  title: string
  body: string
  buttonLabel: string
  /** data that the deletion removes; the form carries the version of this data, which `isUnchangedVersion` compares */
  about: Record<string, unknown>
  /** whether the data in `about` changed before the user confirmed, so that the user has to confirm again */
  isOutdatedConfirmation: boolean
}

export function confirmDeletion(c: Http, name: string, { title, body, ...rest }: Deletion): Response {
  return dialog(
    c,
    { title, current: 'lists', width: 'narrow', noIndex: true, status: rest.isOutdatedConfirmation ? 422 : 200 },
    <Confirm id={name} title={title} danger {...rest}>
      <p>{body}</p>
    </Confirm>,
  )
}
