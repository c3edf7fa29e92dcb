import { pressed } from './page.ts'

/** What the native shell offers to its pages. */
interface AppBridge {
  updateAccountInfo?(account: { name: string; email: string }): void
  openNewListModal?(): void
  shareList?(list: { url: string; title: string; text: string }): void
  onNavigate?(page: { path: string }): void
  onWishlistCreated?(list: { privateGuid: string; username: string; url: string }): void
}

/** The native shell, where the page runs in it. */
export const bridge = (window as { wishringApp?: AppBridge }).wishringApp

/** Tells the shell where the reader is and who it is; `data-app-new-list` opens its own form, `data-app-created` (JSON) names a list just made. */
export function connectApp(): void {
  if (!bridge) return
  const { app, name = '', email = '' } = document.documentElement.dataset
  bridge.onNavigate?.({ path: location.pathname })
  if (app !== undefined && email) bridge.updateAccountInfo?.({ name, email })
  const created = document.querySelector<HTMLElement>('[data-app-created]')?.dataset.appCreated
  if (created) bridge.onWishlistCreated?.(JSON.parse(created) as { privateGuid: string; username: string; url: string })
  document.addEventListener('click', (event) => {
    if (!bridge.openNewListModal || !pressed(event, '[data-app-new-list]')) return
    event.preventDefault()
    bridge.openNewListModal()
  })
}
