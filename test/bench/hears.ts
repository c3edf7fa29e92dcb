import type { WebSocket } from 'ws'

/** Resolves to the time at which the socket receives a message with the word. Rejects if it doesn't within `patienceMs`. */
export function hears(socket: WebSocket, word: string, patienceMs = 20_000): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no push with “${word}” arrived`)), patienceMs)
    const listen = (data: Buffer) => {
      if (!data.includes(word)) return
      const now = performance.now()
      clearTimeout(timer)
      socket.off('message', listen)
      resolve(now)
    }
    socket.on('message', listen)
  })
}
