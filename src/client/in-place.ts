/**
 * Makes Escape cancel a form that has taken the place of the text that it edits. Its first field gets the focus once:
 * htmx would focus a field with `autofocus` again at each live update around it, while the user is at another field.
 */
export function watchFormsInPlace(): void {
  document.addEventListener('keydown', (event) => {
    const form = event.key === 'Escape' && (event.target as Element).closest('form')
    const cancel = form && form.querySelector<HTMLElement>('[data-in-place-cancel]')
    if (!cancel) return
    event.preventDefault()
    cancel.click()
  })
  document.addEventListener('htmx:finally:swap', () => {
    for (const field of document.querySelectorAll<HTMLElement>('main [autofocus]')) field.autofocus = false
  })
}
