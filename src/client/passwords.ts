import { closestClicked } from './page.ts'

function reveal(button: HTMLElement, isShown: boolean): void {
  button.ariaPressed = String(isShown)
  button.parentElement!.querySelector('input')!.type = isShown ? 'text' : 'password'
}

/**
 * Adds a text that the user typed to a clicked link, as a query parameter. The link's `data-passwords-takes` names both
 * the field and the parameter.
 */
function takeAlong(event: MouseEvent): void {
  const link = closestClicked(event, 'a[data-passwords-takes]') as HTMLAnchorElement | null
  if (!link) return
  const name = link.dataset.passwordsTakes!
  const typed = link.parentElement!.parentElement!.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim()
  const url = new URL(link.href)
  if (typed) url.searchParams.set(name, typed)
  else url.searchParams.delete(name)
  link.href = url.href
}

/**
 * Shows and hides a password when the user presses the `data-passwords-reveal` button beside it. Hides all passwords
 * before a form is sent, because password managers store only hidden passwords.
 */
export function watchPasswords(): void {
  document.addEventListener('click', takeAlong)
  document.addEventListener('click', (event) => {
    const button = closestClicked(event, '[data-passwords-reveal]')
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
