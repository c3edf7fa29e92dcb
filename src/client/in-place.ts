/** Makes Escape cancel a form that has taken the place of the text that it edits. */
export function watchFormsInPlace(): void {
  document.addEventListener('keydown', (event) => {
    const form = event.target instanceof Element && event.key === 'Escape' && event.target.closest('form')
    const cancel = form && form.querySelector<HTMLElement>('[data-in-place-cancel]')
    if (!cancel) return
    event.preventDefault()
    cancel.click()
  })
}
