import { Duplex } from 'node:stream'

/**
 * Returns a stream that passes a message on and holds back its last byte until `begins` resolves. It passes nothing on
 * before the mail server has asked for the text, because nobody reads the stream before that.
 */
export function holdLastByte(begins: () => Promise<void>): Duplex {
  const chunks: Buffer[] = []
  let message: Buffer | null = null
  let isReading = false
  let hasBegun = false
  return new Duplex({
    readableHighWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      message = Buffer.concat(chunks)
      done()
      if (isReading) this._read(0)
    },
    read() {
      isReading = true
      if (!message) return
      const last = Math.max(0, message.length - 1)
      if (!hasBegun && last > 0) {
        hasBegun = true
        this.push(message.subarray(0, last))
        return
      }
      void begins().then(() => {
        if (this.destroyed) return
        this.push(message!.subarray(last))
        this.push(null)
      })
    },
  })
}
