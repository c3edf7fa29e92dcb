import { z } from 'zod'
import { problemOfStatus } from '../problem-of-status.ts'

// Responses that many endpoints share. The document refers to them by name.

/** Refusal by fields, with message keys: the body of a 400. */
export const validationErrors = z
  .object({
    errors: z.record(z.string(), z.array(z.string())).meta({
      description:
        'Message keys by field, such as `general.email.invalid`. `body` stands for the request as a whole; `participants.0.name` for a field of an item.',
      example: { email: ['general.email.invalid'] },
    }),
  })
  .meta({ id: 'ValidationErrors', description: 'The request doesn’t fit its schema.' })

const userDeleted = z
  .object({
    UserDeleted: z
      .literal(true)
      .meta({ description: 'The session’s user was deleted. The session cookie is cleared.' }),
  })
  .meta({ id: 'UserDeleted' })

const problemBody = (status: keyof typeof problemOfStatus) =>
  z
    .object({ problem: z.enum([problemOfStatus[status]]) })
    .meta({ id: problemOfStatus[status], description: descriptionOf[status] })

const descriptionOf = {
  413: 'The body is larger than this endpoint allows.',
  415: 'The body has a `Content-Encoding`. Send it uncompressed.',
  429: 'The caller sent too many requests. `Retry-After` says when to try again.',
  503: 'The database is unreachable, or too many large bodies are being sent. Try again after `Retry-After`.',
} as const

const retryAfter = ['RetryAfter'] as const

interface SharedResponse {
  description: string
  body: z.ZodType | null
  /** names of response headers */
  headers?: readonly (keyof typeof responseHeaders)[]
}

/** Headers of responses, by their name among the document's components. */
export const responseHeaders = {
  RetryAfter: {
    header: 'Retry-After',
    description: 'Number of seconds after which the request may succeed.',
    schema: { type: 'integer', minimum: 1, examples: [30] },
  },
  CsrfTokenInvalid: {
    header: 'csrf-token-invalid',
    description:
      'Sent if the CSRF token was missing or wrong. The body is then empty, and nothing was done. Get a new token and send the request again.',
    schema: { type: 'string', enum: ['1'] },
  },
  CsrfTokenInvalidated: {
    header: 'csrf-token-invalidated',
    description: 'Sent if the session is a new one. Get a CSRF token for it before the next change.',
    schema: { type: 'string', enum: ['1'] },
  },
  ClearResponseCache: {
    header: 'clear-response-cache',
    description: 'Sent if something was changed. Drop the responses that you keep.',
    schema: { type: 'string', enum: ['1'] },
  },
} as const

/** Shared responses by status, each with its name among the document's components. */
export const refusals: Readonly<Record<number, SharedResponse & { name: string }>> = {
  400: {
    name: 'BadRequest',
    description:
      'The request doesn’t fit its schema, the CSRF token is missing or wrong, or the session’s user was deleted.',
    body: z.union([validationErrors, userDeleted]),
    headers: ['CsrfTokenInvalid'],
  },
  401: { name: 'Unauthorized', description: 'No one is logged in, or this user may not do this.', body: null },
  403: { name: 'Forbidden', description: 'This user may not do this.', body: null },
  404: { name: 'NotFound', description: 'The thing is unknown, or the server has this part switched off.', body: null },
  413: { name: 'BodyTooLarge', description: descriptionOf[413], body: problemBody(413) },
  415: { name: 'BodyCompressed', description: descriptionOf[415], body: problemBody(415) },
  429: { name: 'RateLimited', description: descriptionOf[429], body: problemBody(429), headers: retryAfter },
  503: { name: 'ServerBusy', description: descriptionOf[503], body: problemBody(503), headers: retryAfter },
}
