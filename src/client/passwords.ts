import { pressed } from './page.ts'

function reveal(button: HTMLElement, isShown: boolean): void {
  button.ariaPressed = String(isShown)
  button.parentElement!.querySelector('input')!.type = isShown ? 'text' : 'password'
}

/** Adds the text of the field that `data-passwords-takes` names to a link beside the form, as a parameter of the same name. */
function takeAlong(event: MouseEvent): void {
  const link = pressed(event, 'a[data-passwords-takes]') as HTMLAnchorElement | null
  if (!link) return
  const name = link.dataset.passwordsTakes!
  const typed = link.parentElement!.parentElement!.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim()
  const url = new URL(link.href)
  if (typed) url.searchParams.set(name, typed)
  else url.searchParams.delete(name)
  link.href = url.href
}

/** `data-passwords-reveal` shows the password beside it, and hides it again. A form is sent with hidden ones: password managers keep no others. */
export function watchPasswords(): void {
  document.addEventListener('click', takeAlong)
  document.addEventListener('click', (event) => {
    const button = pressed(event, '[data-passwords-reveal]')
    if (button) reveal(button, button.ariaPressed !== 'true')
  })
  document.addEventListener(
    'submit',
    ({ target }) => {
      for (const button of (target as HTMLFormElement).querySelectorAll<HTMLElement>('[data-passwords-reveal]'))
        reveal(button, false)
    },
    true,
  )
}
