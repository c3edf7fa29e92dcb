import type * as Passkeys from './passkeys.ts'

/** Loads what forms of passkeys need only where there are such forms. Without it one logs in by password. */
export function watchPasskeys(): void {
  const show = async () => {
    const address = document.documentElement.dataset.passkeys
    if (!address || !document.querySelector('[data-passkey-login][hidden], [data-passkey-add][hidden]')) return
    const { showPasskeys } = (await import(address)) as typeof Passkeys
    showPasskeys()
  }
  const tryToShow = () => void show().catch(() => undefined)
  tryToShow()
  document.addEventListener('dialog-opened', tryToShow)
}
