import { user } from './page.ts'

/** Follows a login, logout or switch in another tab: each page tells the others whose it is, unless it broke and does not know. */
export function watchTabs(): void {
  if (!('BroadcastChannel' in window) || document.documentElement.dataset.user === undefined) return
  const channel = new BroadcastChannel('user')
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === user()) return
    location.assign(data === '' ? '/account/goodbye' : '/')
  })
  channel.postMessage(user())
}
