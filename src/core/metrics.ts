import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  /** durations in seconds */
  requests: Histogram<'method' | 'route' | 'status'>
  connections: Gauge<'transport'>
  /** outcomes are `sent`, `failed`, `skipped` and `given-up` */
  mails: Counter<'kind' | 'outcome'>
  /** lists shown: from the cache without a query (`memory`), from it after a query (`kept`), or `made` anew */
  visits: Counter<'from'>
  /** pages and fragments for one user that could be cached: from the cache (`kept`), or `made` anew */
  ownPages: Counter<'from'>
  /** number of pictures that this process could not write */
  failedImageWrites: Counter
  /** 1 if pictures can be written, else 0 */
  imagesWritable: Gauge
  /** size of the page cache in bytes */
  pageCacheBytes: Gauge
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      registers: [registry],
      name: 'http_request_seconds',
      help: 'Time until the response',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    }),
    connections: new Gauge({
      registers: [registry],
      name: 'live_connections',
      help: 'Open sockets',
      labelNames: ['transport'],
    }),
    mails: new Counter({
      registers: [registry],
      name: 'mails_total',
      help: 'Emails by kind and outcome',
      labelNames: ['kind', 'outcome'],
    }),
    visits: new Counter({
      registers: [registry],
      name: 'list_visits_total',
      help: 'Lists shown to visitors, by source',
      labelNames: ['from'],
    }),
    ownPages: new Counter({
      registers: [registry],
      name: 'own_pages_total',
      help: 'Pages and fragments made for one user, by source',
      labelNames: ['from'],
    }),
    failedImageWrites: new Counter({
      registers: [registry],
      name: 'image_write_failures_total',
      help: 'Pictures that could not be written to DATA_DIR',
    }),
    imagesWritable: new Gauge({
      registers: [registry],
      name: 'images_writable',
      help: 'Whether pictures can be written to DATA_DIR',
    }),
    pageCacheBytes: new Gauge({
      registers: [registry],
      name: 'page_memory_bytes',
      help: 'Bytes of pages in the page cache',
    }),
  }
}
