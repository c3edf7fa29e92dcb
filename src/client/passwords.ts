import { pressed } from './page.ts'

function reveal(button: HTMLElement, isShown: boolean): void {
  button.ariaPressed = String(isShown)
  button.parentElement!.querySelector('input')!.type = isShown ? 'text' : 'password'
}

/** `data-reveal` shows the password beside it, and hides it again. A form is sent with hidden ones: password managers keep no others. */
export function watchPasswords(): void {
  document.addEventListener('click', (event) => {
    const button = pressed(event, '[data-reveal]')
    if (button) reveal(button, button.ariaPressed !== 'true')
  })
  document.addEventListener(
    'submit',
    ({ target }) => {
      for (const button of (target as HTMLFormElement).querySelectorAll<HTMLElement>('[data-reveal]'))
        reveal(button, false)
    },
    true,
  )
}
