/**
 * Maximum time that the last byte of a mail waits until the mail before it is recorded. Mails must not wait for one
 * that hangs, and a mail server that is slow to take mails must not get them one after another.
 */
const maxWaitMs = 250

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
        /** Waits for this mail's turn to send its last byte. */
        async begins(): Promise<void> {
          const turn = Promise.race([last, new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs).unref())])
          const ended = new Promise<void>((resolve) => (end = resolve))
          last = turn.then(() => ended) // If this mail fails, the next mail still waits for those before this one.
          await turn
        },
        /** Ends this mail's turn, so that the next mail can send its last byte. */
        ends: () => end(),
      }
    },
  }
}
