import { Confirm } from '#views/layout/Confirm.tsx'
import type { Http } from './http.ts'
import { dialog } from './render.tsx'

export function confirmDeletion(
  c: Http,
  name: string,
  about: { action: string; closeHref: string; title: string; body: string; verb: string },
): Response {
  const { title, body, ...rest } = about
  return dialog(
    c,
    { title, current: 'lists', width: 'narrow', noIndex: true },
    <Confirm id={name} title={title} danger {...rest}>
      <p>{body}</p>
    </Confirm>,
  )
}
