// Answers with a page of ours where a browser would say that there is no connection. Keeps nothing else: what people read here is not to remain on a device.

/** `/sw.js` puts it before this file: the page and the static files that it names, under a name that changes with them. */
declare const stored: { name: string; page: string; files: readonly string[] }

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Event {
  request: Request
  /** what the browser asked for while this worker was being started; undefined for what is no page */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

const worker = self as unknown as {
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

async function store(): Promise<void> {
  const cache = await caches.open(stored.name)
  // as nobody: no cookie is sent, and none comes back
  await cache.addAll([stored.page, ...stored.files].map((path) => new Request(path, { credentials: 'omit' })))
  await worker.skipWaiting()
}

async function replaceOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name !== stored.name)
  await Promise.all(older.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
}

/** @param path what stands in for the answer when none comes */
async function fetchOr(path: string, { request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const standIn = await caches.match(path)
    if (!standIn) throw error
    return standIn
  }
}

worker.addEventListener('install', (event) => event.waitUntil(store()))
worker.addEventListener('activate', (event) => event.waitUntil(replaceOlder()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  // A form that could not be sent is left to the browser, whose own page can send it once more.
  if (request.method !== 'GET') return
  const path = request.mode === 'navigate' ? stored.page : new URL(request.url).pathname
  if (path === stored.page || stored.files.includes(path)) event.respondWith(fetchOr(path, event))
})
