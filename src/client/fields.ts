import { echoInHint } from './echo.ts'
import { closestClicked } from './page.ts'

/** Removes the messages about a field's value. */
export function clearFieldMessages(control: Element): void {
  const field = control.closest('.field')
  if (!field) return
  field.querySelector('.note')?.replaceChildren()
  control.dispatchEvent(new Event('htmx:abort')) // aborts a check of the previous value
  const error = field.querySelector('p.error')
  error?.remove()
  for (const element of [field, ...field.querySelectorAll('[aria-invalid]')]) {
    element.removeAttribute('aria-invalid')
    const described = element
      .getAttribute('aria-describedby')
      ?.split(' ')
      .filter((id) => id !== error?.id)
    if (described?.length) element.setAttribute('aria-describedby', described.join(' '))
    else element.removeAttribute('aria-describedby')
  }
}

/**
 * Puts the value that was saved elsewhere into the field. The button keeps the previous value, and swaps the two values
 * again when pressed once more; Ctrl+Z works too.
 */
function swapWithTheirs(button: HTMLElement): void {
  const control = document.getElementById(button.dataset.fieldsInto!) as
    | HTMLInputElement
    | HTMLTextAreaElement
    | HTMLSelectElement
  const [text, before] = [button.dataset.fieldsTake!, control.value]
  if (control instanceof HTMLSelectElement) control.value = text
  else {
    control.focus()
    control.select()
    document.execCommand('insertText', false, text)
    if (control.value !== text) control.value = text
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  button.dataset.fieldsTake = before
  // The page's own announcement region doesn't work here: screen readers ignore it behind a dialog.
  button.nextElementSibling!.textContent = button.querySelector<HTMLElement>('span:not([hidden])')!.dataset.fieldsSaid!
  for (const label of button.children) label.toggleAttribute('hidden')
  button.focus()
}

/**
 * Removes a field's messages as soon as its value changes. Swaps values when a user presses a `[data-fields-take]`
 * button.
 */
export function watchFields(): void {
  document.addEventListener('input', ({ target }) => {
    clearFieldMessages(target as Element)
    echoInHint(target as HTMLInputElement)
  })
  document.addEventListener('click', (event) => {
    const button = closestClicked(event, '[data-fields-take]')
    if (button) swapWithTheirs(button)
  })
}
