import { isUserKnown, closestClicked } from './page.ts'

interface AppBridge {
  updateAccountInfo?(account: { name: string; email: string }): void
  openNewListModal?(): void
  shareList?(list: { url: string; title: string; text: string }): void
  onNavigate?(page: { path: string }): void
  onWishlistCreated?(list: { privateGuid: string; username: string; url: string }): void
}

/** Bridge object that the native shell injects; undefined in a browser. */
export const bridge = (window as { wishringApp?: AppBridge }).wishringApp

/** Whether the native shell shows this page. Unlike `bridge`, this also recognizes a shell that injects nothing. */
export const isInShell = (): boolean => document.documentElement.dataset.appShell !== undefined

/**
 * Gives the native shell the path, and the current user's name and e-mail address (empty when logged out). An error
 * page that doesn't know the user gives the path alone. A click on `data-app-new-list` opens the shell's own form
 * instead of ours. `data-app-created` (JSON) describes a list that was just created.
 */
export function connectApp(): void {
  if (!bridge) return
  const { appName: name = '', appEmail: email = '' } = document.documentElement.dataset
  bridge.onNavigate?.({ path: location.pathname })
  if (isInShell() && isUserKnown()) bridge.updateAccountInfo?.({ name, email })
  const created = document.querySelector<HTMLElement>('[data-app-created]')?.dataset.appCreated
  if (created) bridge.onWishlistCreated?.(JSON.parse(created) as { privateGuid: string; username: string; url: string })
  document.addEventListener('click', (event) => {
    if (!bridge.openNewListModal || !closestClicked(event, '[data-app-new-list]')) return
    event.preventDefault()
    bridge.openNewListModal()
  })
}
