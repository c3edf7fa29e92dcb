import { z } from 'zod'
import { formVersion, parse, type FieldErrors } from '#core/input.ts'
import type { Http } from './http.ts'

/** Typed values of a form, to show them again. Never files or passwords. */
export type TypedValues = Record<string, string>

export type GivenForm<Schema extends z.ZodType> =
  | { ok: true; value: z.output<Schema>; typed: TypedValues; files: Record<string, File> }
  | { ok: false; errors: FieldErrors; typed: TypedValues; files: Record<string, File> }

/**
 * Reads and validates a form.
 * @param more values to validate with the form's, such as a guid from the path
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
      const text = value.replace(/\r\n/g, '\n') // browsers send line breaks as CRLF
      values[name] = text
      if (!/password/i.test(name) && name !== 'csrfToken') typed[name] = text
    } else if (value.size > 0) files[name] = value
  }
  return { ...parse(schema, { ...values, ...more }), typed, files }
}

/** Returns the errors and the typed values that the fields of a refused form show. */
export const refusedState = ({ errors, typed }: { errors: FieldErrors; typed: TypedValues }) => ({ errors, typed })

const answeredQuestion = z.object({ version: formVersion() })

/**
 * Reads the version of the data that a confirmation dialog was about, for `isUnchangedVersion`; null if the form has
 * none.
 */
export async function readConfirmedVersion(c: Http): Promise<string | null> {
  const form = await readForm(c, answeredQuestion)
  return form.ok ? form.value.version : null
}
