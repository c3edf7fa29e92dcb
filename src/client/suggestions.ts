import { echoInHint } from './echo.ts'
import { clearFieldMessages } from './fields.ts'

const pauseMs = 400
const sources = ['firstName', 'lastName']
let timer: ReturnType<typeof setTimeout> | undefined

function suggestionRequestUrl(field: HTMLInputElement): string {
  const typed = (name: string) => field.form!.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  const query = new URLSearchParams(sources.map((name) => [name, typed(name)]))
  return `${field.dataset.suggestionsUrl}?${query}`
}

/** Whether the field holds a text other than the last suggestion. */
const isTypedByUser = ({ value, dataset }: HTMLInputElement) => value !== '' && value !== dataset.suggestionsLast

async function suggest(field: HTMLInputElement): Promise<void> {
  const asked = suggestionRequestUrl(field)
  const response = await fetch(asked).catch(() => null)
  if (!response?.ok) return // the server asks the user to fill in the field if the form is sent without it
  const suggested = (await response.json()) as string | null
  if (isTypedByUser(field) || suggestionRequestUrl(field) !== asked) return
  field.value = field.dataset.suggestionsLast = suggested ?? ''
  clearFieldMessages(field)
  echoInHint(field)
}

/**
 * Fills a field that has `data-suggestions-url` with a suggestion made from the names in its form, until the user types
 * another text into that field.
 */
export function watchSuggestions(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !sources.includes(target.name)) return
    const field = target.form?.querySelector<HTMLInputElement>('[data-suggestions-url]')
    if (!field || isTypedByUser(field)) return
    clearTimeout(timer)
    timer = setTimeout(() => void suggest(field), pauseMs)
  })
}
