import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Number of bytes that take a few milliseconds to parse at most, even if they hold many tiny TLS records, chunks or
 * headers.
 */
const sliceBytes = 8 * 1024

/**
 * Connection that passes received bytes on in slices, one in each turn of the event loop, so that a server can't block
 * this process.
 */
export class PacedSocket extends Duplex {
  private readonly socket: Socket
  private readonly mayGoOn: () => boolean
  private goOn = () => {}

  /** @param mayGoOn checked whenever bytes arrive; the connection is destroyed if it returns false */
  constructor(socket: Socket, mayGoOn: () => boolean) {
    super({ allowHalfOpen: false })
    this.socket = socket
    this.mayGoOn = mayGoOn
    socket.on('data', (bytes: Buffer) => void this.pass(bytes))
    socket.on('end', () => this.push(null))
    socket.on('close', () => socket.readableEnded || this.destroy())
  }

  private async pass(bytes: Buffer): Promise<void> {
    if (!this.mayGoOn()) return void this.destroy()
    this.socket.pause()
    for (let at = 0; at < bytes.length && !this.destroyed; at += sliceBytes) {
      const wanted = Promise.withResolvers<void>()
      this.goOn = wanted.resolve
      const hasRoom = this.push(bytes.subarray(at, at + sliceBytes))
      await nextTurn()
      if (!hasRoom) await wanted.promise
    }
    this.socket.resume()
  }

  override _read(): void {
    this.goOn()
  }

  override _write(bytes: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.socket.write(bytes, encoding, done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.socket.end(done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.socket.destroy()
    done(error)
  }
}
