import type { HtmlResponse } from './world.ts'

/** Returns the fields that a browser would send with a form of a page, some replaced by `typed`. No CSRF token. */
export function filledForm(
  { $ }: HtmlResponse,
  form: string,
  typed: Record<string, string | Blob> = {},
): Record<string, string | string[] | Blob> {
  const values: Record<string, string | string[]> = {}
  for (const { name, value } of $(form).serializeArray()) {
    if (name === 'csrfToken') continue
    const before = values[name]
    values[name] = before === undefined ? value : [before, value].flat()
  }
  return { ...values, ...typed }
}
