import type * as Passkeys from './passkeys.ts'

/** Loads what forms of passkeys need only where there are such forms. Without it one logs in by password. */
export function watchPasskeys(): void {
  let isFormSent = false
  const show = async () => {
    const address = document.documentElement.dataset.watchPasskeysScript
    if (!address || !document.querySelector('[data-watch-passkeys-needed][hidden]')) return
    const { showPasskeys } = (await import(address)) as typeof Passkeys
    showPasskeys(() => !isFormSent)
  }
  const tryToShow = () => void show().catch(() => undefined)
  tryToShow()
  document.addEventListener('dialog-opened', tryToShow)
  document.addEventListener('submit', ({ defaultPrevented }) => (isFormSent ||= !defaultPrevented))
  addEventListener('pageshow', ({ persisted }) => (isFormSent &&= !persisted)) // restored from the back/forward cache
}
