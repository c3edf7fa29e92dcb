/** What the server wrote on this page for its scripts. */
export const words = JSON.parse(document.body.dataset.words ?? '{}') as Record<
  'loading' | 'copied' | 'wrong' | 'noConnection' | 'tooMany',
  string
>

/** The page's user: a public guid, or empty for a visitor. */
export const user = (): string => document.documentElement.dataset.user ?? ''

const carrier = 'hx-headers:inherited'

/** The session's token, which every change carries. */
export const csrfToken = (): string =>
  (JSON.parse(document.body.getAttribute(carrier) ?? '{}') as Record<string, string>)['X-CSRF-TOKEN'] ?? ''

/** Goes on with another token: htmx's header and the forms that were made before. */
export function keepCsrfToken(token: string): void {
  document.body.setAttribute(carrier, JSON.stringify({ 'X-CSRF-TOKEN': token }))
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name=csrfToken]')) field.value = token
}

/** The element that a press was on or in. */
export const pressed = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

const fields = 'form[method=post] :is(input:not([type=hidden], [type=submit]), textarea, select)'

/** Whether somebody typed or chose something that was not sent yet. */
export function hasUnsavedInput(root: ParentNode = document): boolean {
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(fields)].some(
    (field) => {
      if (field instanceof HTMLSelectElement) {
        const first = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
        return field.selectedOptions[0] !== first
      }
      if (field.type === 'checkbox' || field.type === 'radio')
        return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      return field.value !== field.defaultValue
    },
  )
}

/** The modal on top, if any. */
export const topDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)

/** Says something to those who listen. */
export function announce(text: string): void {
  const region = document.getElementById('announcement')
  if (!region) return
  region.textContent = ''
  setTimeout(() => (region.textContent = text), 100) // a change is read, a beginning is not
}
