import { forget } from './fields.ts'

const pauseMs = 400
const sources = ['firstName', 'lastName']
let timer: ReturnType<typeof setTimeout> | undefined

function questionFor(field: HTMLInputElement): string {
  const typed = (name: string) => field.form!.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  const query = new URLSearchParams(sources.map((name) => [name, typed(name)]))
  return `${field.dataset.suggestedBy}?${query}`
}

async function suggest(field: HTMLInputElement): Promise<void> {
  const asked = questionFor(field)
  const answer = await fetch(asked).catch(() => null)
  if (!answer?.ok) return // the server asks for what is left blank
  const suggested = (await answer.json()) as string | null
  if (questionFor(field) !== asked) return
  field.value = suggested ?? ''
  forget(field)
}

/** `data-suggested-by` (an address) fills a field from the names in its form, until somebody types in it. */
export function watchSuggestions(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    delete target.dataset.suggestedBy
    const field = target.form?.querySelector<HTMLInputElement>('[data-suggested-by]')
    if (!field || !sources.includes(target.name)) return
    clearTimeout(timer)
    timer = setTimeout(() => void suggest(field), pauseMs)
  })
}
