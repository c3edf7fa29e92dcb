import { once } from 'node:events'
import { WebSocket } from 'ws'

// Opens very many sockets in its own process, so that their server has a processor core for itself.

/**
 * Messages to this process, in order: an order to open sockets; the word to wait for; the question when the last socket
 * received the word.
 */
export type ViewersMessage = { url: string; headers: Record<string, string>[] } | { word: string } | 'heard'

export interface LastReceived {
  /** time at which the last socket received the word, in ms of the clock that all processes of the machine share */
  lastAt: number
  message: string
}

const openedAtOnce = 100
const sockets: WebSocket[] = []
let awaited = ''
let heard: { count: number; all: Promise<LastReceived>; resolve: (heard: LastReceived) => void } | undefined

function listenFor(word: string): void {
  awaited = word
  const { promise: all, resolve } = Promise.withResolvers<LastReceived>()
  heard = { count: 0, all, resolve }
}

function onMessage(data: Buffer): void {
  if (!heard || !data.includes(awaited) || ++heard.count < sockets.length) return
  heard.resolve({ lastAt: Number(process.hrtime.bigint()) / 1e6, message: data.toString() })
}

async function open(url: string, headers: readonly Record<string, string>[]): Promise<void> {
  for (let n = 0; n < headers.length; n += openedAtOnce) {
    const more = headers.slice(n, n + openedAtOnce).map((each) => new WebSocket(url, { headers: each }))
    await Promise.all(more.map((socket) => once(socket, 'open')))
    for (const socket of more) sockets.push(socket.on('message', onMessage))
  }
}

async function answer(viewing: ViewersMessage): Promise<LastReceived | 'ready'> {
  if (viewing === 'heard') return heard!.all
  if ('url' in viewing) await open(viewing.url, viewing.headers)
  else listenFor(viewing.word)
  return 'ready'
}

process.on('message', (viewing: ViewersMessage) => void answer(viewing).then((reply) => process.send!(reply)))
process.on('disconnect', () => process.exit(0))
