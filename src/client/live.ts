import { htmx } from './htmx.ts'

/** Part of hx-ws's connection that sets the delay before reconnecting. */
interface Connection {
  attempt: number
  config: { reconnectDelay: number }
}

const connected = new WeakSet<object>()
const missed = () => document.body.dispatchEvent(new Event('live-missed'))

/**
 * Returns the delay in ms before an attempt to reconnect: a second for the first five attempts, then 5 s. hx-ws doubles
 * its delay on each attempt, and the division undoes that.
 */
const nextDelay = (attempt: number) => (attempt < 5 ? 1000 : 5000) / 2 ** Math.min(attempt, 30)

/**
 * Dispatches `live-missed` after any gap in the connection. Parts of the page with `hx-trigger="live-missed from:body"`
 * then refresh themselves.
 */
export function watchLive(): void {
  Object.assign(htmx.config, { ws: { reconnectDelay: 1000, reconnectMaxDelay: 5000, reconnectJitter: 0.2 } })
  htmx.on('htmx:ws:before:connection', (event) => {
    const { connection } = (event as CustomEvent<{ connection: Connection }>).detail
    connection.config.reconnectDelay = nextDelay(connection.attempt)
  })
  htmx.on('htmx:ws:after:connection', (event) => {
    const { connection } = (event as CustomEvent<{ connection: Connection }>).detail
    connection.config.reconnectDelay = nextDelay(0)
    if (connected.has(connection)) missed()
    connected.add(connection)
  })
  htmx.on('htmx:ws:after:message:incoming', (event) => {
    const { message } = (event as CustomEvent<{ message: { data: unknown } }>).detail
    if (message.data === '{"event":"missed"}') missed()
  })
  addEventListener('pageshow', ({ persisted }) => {
    const element = document.getElementById('live')
    if (!persisted || !element) return
    htmx.process(element, true)
    missed()
  })
}
