/** Removes what was said of a field's value. */
export function forget(control: Element): void {
  const field = control.closest('.field')
  if (!field) return
  field.querySelector('.note')?.replaceChildren()
  control.dispatchEvent(new Event('htmx:abort')) // a check that is under way is about the value before
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

/** What was said of a field's value goes as soon as somebody changes it. */
export function watchFields(): void {
  document.addEventListener('input', ({ target }) => target instanceof Element && forget(target))
}
