import { ExpiredForm } from '#views/errors/ExpiredForm.tsx'
import { wantsFragment, type Http } from './http.ts'
import { showError } from './problems.tsx'
import { page } from './render.tsx'
import { senderOf } from './origin.ts'
import { formOf, readSentForm } from './sent-form.ts'

/**
 * Refuses a form whose CSRF token is not that of this session. The user opened the form before a login or logout, or
 * very long ago. If one of our own pages sent the form, the response contains its content with a valid token, for the
 * user to send once more. The content of a form from elsewhere is not repeated, because that would help an attacker.
 */
export async function showExpired(c: Http): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const sender = senderOf(c.get('scope').config, (name) => c.req.header(name))
  const isOurs = !wantsFragment(c) && sender === 'own page' && !/^\/[/\\]/.test(pathname)
  const form = isOurs ? await formOf(c) : null
  const sent = form && readSentForm(c.get('rules'), form)
  if (!sent || sent.texts.length + sent.others.length === 0) return showError(c, 'csrf', 400)
  return page(
    c,
    { title: c.get('scope').texts.t('error.csrf.title'), width: 'narrow', noIndex: true, status: 400 },
    <ExpiredForm action={pathname + search} sent={sent} />,
  )
}
