import { echo } from './echo.ts'
import { forget } from './fields.ts'

const pauseMs = 400
const sources = ['firstName', 'lastName']
let timer: ReturnType<typeof setTimeout> | undefined

function questionFor(field: HTMLInputElement): string {
  const typed = (name: string) => field.form!.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  const query = new URLSearchParams(sources.map((name) => [name, typed(name)]))
  return `${field.dataset.suggestionsUrl}?${query}`
}

/** Whether it holds something else than what was suggested last. */
const isWritten = ({ value, dataset }: HTMLInputElement) => value !== '' && value !== dataset.suggestionsLast

async function suggest(field: HTMLInputElement): Promise<void> {
  const asked = questionFor(field)
  const answer = await fetch(asked).catch(() => null)
  if (!answer?.ok) return // the server asks for what is left blank
  const suggested = (await answer.json()) as string | null
  if (isWritten(field) || questionFor(field) !== asked) return
  field.value = field.dataset.suggestionsLast = suggested ?? ''
  forget(field)
  echo(field)
}

/** `data-suggestions-url` (an address) fills a field from the names in its form, until somebody writes something else in it. */
export function watchSuggestions(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !sources.includes(target.name)) return
    const field = target.form?.querySelector<HTMLInputElement>('[data-suggestions-url]')
    if (!field || isWritten(field)) return
    clearTimeout(timer)
    timer = setTimeout(() => void suggest(field), pauseMs)
  })
}
