import { ExpiredForm } from '#views/errors/ExpiredForm.tsx'
import { wantsFragment, type Http } from './http.ts'
import { showError } from './problems.tsx'
import { page } from './render.tsx'
import { senderOf } from './origin.ts'
import { formOf, readSentForm } from './sent-form.ts'

/**
 * Answers a form whose token is not this session's: it was opened before a login or logout, or very long ago. Nothing is done. What one of our own pages
 * sent comes back with a good token, for the reader to send once more; what comes from elsewhere is not repeated, let alone made easy to send.
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
