export const manifestUrl = '/manifest.webmanifest'

/** URL of the page for when there is no connection, which is rendered without a user. */
export const offlineUrl = '/offline'

/** URL of the service worker. It is at the root, because a worker only handles requests below its own path. */
export const serviceWorkerUrl = '/sw.js'
