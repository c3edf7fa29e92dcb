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

/** Puts what was saved elsewhere into the field; what was typed comes back with Ctrl+Z. */
function take({ take: text, into }: DOMStringMap): void {
  const control = document.getElementById(into!) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  control.focus()
  if (control instanceof HTMLSelectElement) control.value = text!
  else {
    control.select()
    if (!document.execCommand('insertText', false, text)) control.value = text!
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was said of a field's value goes as soon as somebody changes it. */
export function watchFields(): void {
  document.addEventListener('input', ({ target }) => target instanceof Element && forget(target))
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-take]') : null
    if (button) take(button.dataset)
  })
}
