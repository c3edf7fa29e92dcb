import { htmx } from './htmx.ts'
import { user } from './page.ts'

/** Each page tells the other tabs who is logged in, so that they follow a login, logout or switch. An error page may not know and stays silent. */
export function watchTabs(): void {
  if (!('BroadcastChannel' in window) || document.documentElement.dataset.user === undefined) return
  const channel = new BroadcastChannel('user')
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === user()) return
    location.assign(data === '' ? '/account/goodbye' : '/')
  })
  channel.postMessage(user())
}

/** Who was added or deleted here is so in the other tabs too: what shows friends there fetches itself anew. */
export function relayFriends(): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel('friends')
  channel.addEventListener('message', () => document.body.dispatchEvent(new Event('friends-changed-elsewhere')))
  htmx.on('friends-changed', () => channel.postMessage(null))
}
