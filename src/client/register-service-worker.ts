import { isInShell } from './app.ts'

/**
 * Registers the service worker (service-worker.ts), which shows a page of ours when there is no connection. The native
 * shell has its own page.
 */
export function registerServiceWorker(): void {
  if (isInShell()) return
  // Some private windows refuse to register a worker. Everything else works without it.
  navigator.serviceWorker?.register('/sw.js').catch(() => {})
}
