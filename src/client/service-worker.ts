// Shows our offline page when there is no connection, instead of the browser's error page. Caches only that page and
// its files, because pages that people read here must not remain on a device.

/**
 * Offline page, the static files that it needs, and a cache name that changes with them. `/sw.js` defines this before
 * the code of this file.
 */
declare const stored: { name: string; page: string; files: readonly string[] }

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Event {
  request: Request
  /** response that the browser requested while this worker was starting; undefined if the request is not for a page */
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

const worker = self as unknown as {
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

async function store(): Promise<void> {
  const cache = await caches.open(stored.name)
  // The offline page must not depend on a user, so no cookie is sent and none is accepted.
  await cache.addAll([stored.page, ...stored.files].map((path) => new Request(path, { credentials: 'omit' })))
  await worker.skipWaiting()
}

async function deleteOlderCaches(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name !== stored.name)
  await Promise.all(older.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
}

/** Fetches a response from the server. @param path of the cached file that is returned if no response comes */
async function fetchOrCached(path: string, { request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const standIn = await caches.match(path)
    if (!standIn) throw error
    return standIn
  }
}

worker.addEventListener('install', (event) => event.waitUntil(store()))
worker.addEventListener('activate', (event) => event.waitUntil(deleteOlderCaches()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  // A form that cannot be sent is left to the browser, because the browser's own error page can send it once more.
  if (request.method !== 'GET') return
  const path = request.mode === 'navigate' ? stored.page : new URL(request.url).pathname
  if (path === stored.page || stored.files.includes(path)) event.respondWith(fetchOrCached(path, event))
})
