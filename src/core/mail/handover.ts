/** Maximum time that the end of a mail waits until the mail before it is recorded. */
const maxWaitMs = 5_000

/**
 * Lets only one mail at a time be between the end of its text and our record of the server's "ok". A mail is sent twice
 * if the process is killed at that point. For the reasons and the guarantee see docs/decisions/009-mail-once.md.
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
          last = turn.then(() => ended) // If this mail fails, the next one must still wait for those before.
          await turn
          yield message.subarray(lastByte)
        },
        /** Ends this mail's turn, so that the next mail can end. */
        end: () => end(),
      }
    },
  }
}
