/** Maximum time that the last byte of a mail waits until the mail before it is recorded. */
const maxWaitMs = 5_000

/**
 * Lets only one mail at a time be between its last byte and our record of the mail server's "ok". If the process is
 * killed in between, that mail is sent twice. For the reasons and the guarantee see docs/decisions/009-mail-once.md.
 */
export function openHandover() {
  let last: Promise<void> = Promise.resolve()
  return {
    turn() {
      let end = () => {}
      return {
        /** Yields the message. Its last byte waits for this mail's turn. */
        async *endInTurn(message: Buffer): AsyncGenerator<Buffer> {
          const lastByte = Math.max(0, message.length - 1)
          yield message.subarray(0, lastByte)
          const turn = Promise.race([last, new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs).unref())])
          const ended = new Promise<void>((resolve) => (end = resolve))
          last = turn.then(() => ended) // If this mail fails, the next mail still waits for those before this one.
          await turn
          yield message.subarray(lastByte)
        },
        /** Ends this mail's turn, so that the next mail can send its last byte. */
        end: () => end(),
      }
    },
  }
}
