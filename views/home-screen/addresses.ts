export const manifestAddress = '/manifest.webmanifest'

/** Answers nobody's page, for when there is no connection. */
export const offlineAddress = '/offline'

/** At the root, as a worker answers for what lies below its own address only. */
export const workerAddress = '/sw.js'
