import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { contactUrl } from '#views/contact/urls.ts'
import { ContactForm, MessageSent } from '#views/contact/ContactPage.tsx'
import { TooManyRequests } from '#core/errors.ts'
import type { FieldErrors } from '#core/input.ts'
import type { MessageId } from '#core/i18n.ts'
import { readForm, type TypedValues } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { fragment, page } from '#web/render.tsx'
import { readContactMessage } from './input.ts'
import { unprovenContactMessages, unprovenContactMessagesOfClient } from './limits.ts'
import { sendMessage } from './send-message.ts'

function showForm(c: Http, refused?: { errors: FieldErrors; typed: TypedValues }, status: 422 | 429 = 422): Response {
  const answered = refused ? status : 200
  const form = <ContactForm contextId={refused?.typed['contextId'] ?? randomUUID()} {...refused} />
  if (wantsFragment(c)) return fragment(c, form, answered)
  return page(c, { title: c.get('scope').texts.t('contact.title'), width: 'narrow', status: answered }, form)
}

/** Message for each exhausted limit, by the limit's name. The hourly limit isn't here: its message is the default. */
const refusals: Readonly<Record<string, MessageId>> = {
  [unprovenContactMessages.name]: 'contact.too_many_of_everybody',
  [unprovenContactMessagesOfClient.name]: 'contact.too_many_today',
}

export const contactPages = new Hono<Env>()
  .get(contactUrl, (c) => showForm(c))
  .post(contactUrl, async (c) => {
    const scope = c.get('scope')
    const { typed } = await readForm(c, z.unknown())
    const given = readContactMessage(scope, typed)
    if (!given.ok) return showForm(c, { errors: given.errors, typed })
    try {
      const sent = await sendMessage(scope, given.value)
      const content = <MessageSent email={sent.value.email} />
      return wantsFragment(c)
        ? fragment(c, content)
        : page(c, { title: scope.texts.t('general.message.sent'), width: 'narrow', noIndex: true }, content)
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error
      c.header('Retry-After', String(error.retryAfterSeconds))
      return showForm(c, { errors: { form: [refusals[error.limit ?? ''] ?? 'contact.too_many'] }, typed }, 429)
    }
  })
