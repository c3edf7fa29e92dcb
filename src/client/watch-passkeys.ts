import type * as Passkeys from './passkeys.ts'

/**
 * Loads the script for passkey forms, only on pages that have such forms. If it cannot be loaded, users log in by
 * password.
 */
export function watchPasskeys(): void {
  let isFormSent = false
  const show = async () => {
    const address = document.documentElement.dataset.watchPasskeysScript
    if (!address || !document.querySelector('[data-watch-passkeys-needed][hidden]')) return
    const { showPasskeys } = (await import(address)) as typeof Passkeys
    showPasskeys(() => !isFormSent)
  }
  const tryToShow = () => void show().catch(() => {})
  tryToShow()
  document.addEventListener('dialog-opened', tryToShow)
  document.addEventListener('submit', ({ defaultPrevented }) => (isFormSent ||= !defaultPrevented))
  addEventListener('pageshow', ({ persisted }) => (isFormSent &&= !persisted)) // restored from the back/forward cache
}
