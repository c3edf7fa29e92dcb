import { htmx } from './htmx.ts'

/** The part of hx-ws's connection that decides about the next try. */
interface Connection {
  attempt: number
  config: { reconnectDelay: number }
}

const connected = new WeakSet<object>()
const missed = () => document.body.dispatchEvent(new Event('live-missed'))

/** Five tries a second apart, then one every five seconds; hx-ws doubles its delay with each, which is undone here. */
const nextDelay = (attempt: number) => (attempt < 5 ? 1000 : 5000) / 2 ** Math.min(attempt, 30)

/** Keeps the page's socket open, and lets what may have changed meanwhile be fetched anew (`hx-trigger="live-missed from:body"`). */
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
