import { z } from 'zod'
import { messages } from '#locales/index.ts'
import { Flash, FlashRegion, type FlashMessage } from '#views/layout/Flash.tsx'
import { deleteCookie, readCookie, setCookie } from './cookies.ts'
import type { Http } from './http.ts'

const cookieName = 'flash'
const waiting = new WeakMap<Http, FlashMessage>()

const messageId = z.enum(Object.keys(messages) as [keyof typeof messages])
const ownPath = z.string().regex(/^\/(?![/\\])/)

const keptSeconds = 60

const storedFlash = z.object({
  id: messageId,
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  kind: z.enum(['good', 'bad']).optional(),
  link: z.object({ href: ownPath, label: messageId, isDialog: z.boolean().optional() }).optional(),
  correct: z.object({ href: ownPath, label: messageId, element: z.string() }).optional(),
  undo: z.object({ action: ownPath, values: z.record(z.string(), z.string()).optional() }).optional(),
  about: z.string().optional(),
  tells: z.enum(['cross-offs-changed']).optional(),
  writtenAt: z.number(),
})

/**
 * Whether these cookies may include a flash message. Looks for the cookie's name anywhere in the header, because
 * parsers differ in which characters may surround a name.
 */
export const mayHaveFlash = (cookies: string | undefined): boolean => cookies?.includes(cookieName) ?? false

/**
 * Shows a message once: to htmx with the fragments of this response, and after a plain form on the page to which the
 * response redirects.
 */
export function flash(c: Http, message: FlashMessage): void {
  waiting.set(c, message)
  if (c.req.header('HX-Request') !== 'true') keepFlash(c, message)
}

/**
 * Returns the current user's public guid, empty when logged out. A message is sealed with it, so that no other user of
 * the browser reads the message.
 */
const readerOf = (c: Http): string => c.get('scope').user?.publicGuid ?? ''

export function flashOnNextPage(c: Http, message: FlashMessage): void {
  keepFlash(c, message)
}

function keepFlash(c: Http, message: FlashMessage): void {
  const { signer, now } = c.get('scope')
  const words = Buffer.from(JSON.stringify({ ...message, writtenAt: now().getTime() }))
  setCookie(c, cookieName, signer.seal(cookieName, words, readerOf(c)).toString('base64url'), keptSeconds)
}

/**
 * Returns the message to show and deletes its cookie; null if there is none. The cookie is sealed, because messages may
 * name people. Ignores a message of another release whose shape `storedFlash` doesn't accept.
 */
export function takeFlash(c: Http): FlashMessage | null {
  const own = waiting.get(c)
  if (own) return own
  const cookie = readCookie(c, cookieName)
  if (!cookie) return null
  deleteCookie(c, cookieName)
  const { signer, now } = c.get('scope')
  const words = signer.open(cookieName, Buffer.from(cookie, 'base64url'), readerOf(c))
  const read = words && storedFlash.safeParse(JSON.parse(words.toString())).data
  return read && now().getTime() - read.writtenAt <= keptSeconds * 1000 ? read : null
}

export function flashFragment(c: Http) {
  const message = waiting.get(c)
  return message ? (
    <FlashRegion>
      <Flash message={message} />
    </FlashRegion>
  ) : null
}
