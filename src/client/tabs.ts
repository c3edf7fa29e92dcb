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
