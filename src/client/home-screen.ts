import { isInShell } from './app.ts'

/** For a page of ours when there is no connection: service-worker.ts. The native shell has its own. */
export function registerWorker(): void {
  if (isInShell()) return
  // Where the browser refuses, as in some private windows, everything else works the same.
  navigator.serviceWorker?.register('/sw.js').catch(() => {})
}
