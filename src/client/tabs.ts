import { htmx } from './htmx.ts'
import { isUserKnown, currentUserGuid } from './page.ts'

/**
 * Sends the current user's guid to the other tabs, so that they follow a login, a logout or a switch of users. An error
 * page may not know the user and sends nothing.
 */
export function watchTabs(): void {
  if (!('BroadcastChannel' in window) || !isUserKnown()) return
  const channel = new BroadcastChannel('user')
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === currentUserGuid()) return
    location.assign(data === '' ? '/account/goodbye' : '/')
  })
  channel.postMessage(currentUserGuid())
}

/**
 * Notifies the other tabs when the user's friends or cross-offs change here. Parts of the page that show them listen
 * for `…-changed-elsewhere` and reload themselves.
 */
export function relayChanges(): void {
  if (!('BroadcastChannel' in window)) return
  for (const change of ['friends-changed', 'cross-offs-changed']) {
    const channel = new BroadcastChannel(change)
    channel.addEventListener('message', () => document.body.dispatchEvent(new Event(`${change}-elsewhere`)))
    htmx.on(change, () => channel.postMessage(null))
  }
}
