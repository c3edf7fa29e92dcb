/** Translated texts for the scripts. */
export const pageTexts = JSON.parse(document.body.dataset.pageWords ?? '{}') as Record<
  'loading' | 'copied' | 'wrong' | 'noConnection' | 'tooMany' | 'unavailable' | 'restored' | 'discard',
  string
>

/** Returns the current user's public guid; empty when logged out. */
export const currentUserGuid = (): string => document.documentElement.dataset.pageUser ?? ''

/** Whether the page knows which user is logged in, if any. An error page may not know. */
export const isUserKnown = (): boolean => document.documentElement.dataset.pageUser !== undefined

/** Returns the id of the element that a flash is about; empty if it is about none. */
export const subjectIdOf = (flash: HTMLElement | null | undefined): string => flash?.dataset.pageAbout ?? ''

const carrier = 'hx-headers:inherited'

export const currentCsrfToken = (): string =>
  (JSON.parse(document.body.getAttribute(carrier) ?? '{}') as Record<string, string>)['X-CSRF-TOKEN'] ?? ''

/** Replaces the token in htmx's header and in every form on the page. */
export function replaceCsrfToken(token: string): void {
  document.body.setAttribute(carrier, JSON.stringify({ 'X-CSRF-TOKEN': token }))
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name=csrfToken]')) field.value = token
}

/** Returns the closest element around the event's target that matches; null if there is none. */
export const closestClicked = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

const fields = 'form[method=post] :is(input:not([type=hidden], [type=submit]), textarea, select)'

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

export const topDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
