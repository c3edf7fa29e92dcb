import type { z } from 'zod'
import { parse, type FieldErrors } from '#core/input.ts'
import type { Http } from './http.ts'

/** What was typed, to be shown again; files and passwords are never among it. */
export type TypedValues = Record<string, string>

/** A form as it came: parsed, or refused with its messages and what was typed. */
export type GivenForm<Schema extends z.ZodType> =
  | { ok: true; value: z.output<Schema>; typed: TypedValues; files: Record<string, File> }
  | { ok: false; errors: FieldErrors; typed: TypedValues; files: Record<string, File> }

/**
 * Reads a posted form with the schema that also validates the API's body.
 * @param more values that the address brings, such as a guid of the path
 */
export async function readForm<Schema extends z.ZodType>(
  c: Http,
  schema: Schema,
  more: Record<string, unknown> = {},
): Promise<GivenForm<Schema>> {
  const form = await c.req.formData().catch(() => new FormData())
  const typed: TypedValues = {}
  const files: Record<string, File> = {}
  const values: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      const text = value.replace(/\r\n/g, '\n') // forms send CRLF, what was typed was a line break
      values[name] = text
      if (!/password/i.test(name) && name !== 'csrfToken') typed[name] = text
    } else if (value.size > 0) files[name] = value
  }
  return { ...parse(schema, { ...values, ...more }), typed, files }
}
