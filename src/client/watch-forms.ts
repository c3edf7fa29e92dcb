import { announceToScreenReader } from './announcing.ts'
import type * as Forms from './forms.ts'

/** Loads the script for forms, only once a form on the page needs it or has an error. Forms also work without it. */
export function watchForms(): void {
  let isLoaded = false
  const load = async () => {
    const address = document.documentElement.dataset.watchFormsScript
    if (isLoaded || !address || !document.querySelector('[data-watch-forms-needed], form .error')) return
    isLoaded = true
    const { helpWithForms } = (await import(address)) as typeof Forms
    helpWithForms(announceToScreenReader)
  }
  const tryToLoad = () => void load().catch(() => (isLoaded = false))
  tryToLoad()
  document.addEventListener('htmx:after:settle', tryToLoad)
  document.addEventListener('dialog-opened', tryToLoad)
}
