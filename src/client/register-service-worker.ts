import { isInShell } from './app.ts'

/**
 * Registers the service worker (service-worker.ts), which shows our offline page when there is no connection. The
 * native shell has an offline page of its own.
 */
export function registerServiceWorker(): void {
  if (isInShell()) return
  // Some private windows refuse to register a worker. Everything else works without it.
  navigator.serviceWorker?.register('/sw.js').catch(() => {})
}
