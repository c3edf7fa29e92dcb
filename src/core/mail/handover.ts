/** How long the end of a mail waits for the mail before it to be recorded. */
const maxWaitMs = 5_000

/**
 * Lets one mail at a time be where a kill makes two of it: between the end of its text and our record of the server's "ok".
 * Why, and what it guarantees: docs/decisions/009-mail-once.md.
 */
export function openHandover() {
  let last: Promise<void> = Promise.resolve()
  return {
    turn() {
      let end = () => {}
      return {
        /** The message, whose last byte waits for this mail's turn. */
        async *endInTurn(message: Buffer): AsyncGenerator<Buffer> {
          const lastByte = Math.max(0, message.length - 1)
          yield message.subarray(0, lastByte)
          const turn = Promise.race([last, new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs).unref())])
          const ended = new Promise<void>((resolve) => (end = resolve))
          last = turn.then(() => ended) // a mail that fails must not let the next overtake the one before
          await turn
          yield message.subarray(lastByte)
        },
        /** Lets the next mail end. */
        end: () => end(),
      }
    },
  }
}
