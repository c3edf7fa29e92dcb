/**
 * Number of ticks after which the last byte of a mail no longer waits for the mails before it. Mails must not wait for
 * one that hangs, and a mail server that is slow to take mails must not get them one after another.
 */
const maxTicks = 5
/** Time of a tick. A process that stands still loses only one tick, because it can't see a reply meanwhile. */
const tickMs = 50
/** Time within which a quick mail server takes a mail. Behind such a server, a mail waits for all mails before it. */
const quickMs = 100

/**
 * Lets only one mail at a time be between its last byte and our record of the mail server's "ok". If the process is
 * killed in between, that mail is sent twice. For the reasons and the guarantee see docs/decisions/009-mail-once.md.
 */
export function openHandover() {
  let last: Promise<void> = Promise.resolve()
  /** Number of mails that the mail server took and that we are recording. */
  let recording = 0
  /** Number of mails that the mail server took quickly. */
  let quick = 0

  return {
    turn() {
      let isWaiting = true
      let began = 0
      let isTaken = false
      let end = () => {}

      /** Waits until the mails before this one are slow: for some ticks we have recorded none, and none was quick. */
      async function patience(): Promise<void> {
        let seen = quick
        for (let tick = 0; isWaiting && tick < maxTicks; tick++) {
          await new Promise<void>((resolve) => void setTimeout(resolve, tickMs).unref())
          if (recording > 0 || quick > seen) tick = -1
          seen = quick
        }
      }

      return {
        /** Waits for this mail's turn to send its last byte. */
        async begins(): Promise<void> {
          const turn = Promise.race([last, patience()])
          const ended = new Promise<void>((resolve) => (end = resolve))
          last = turn.then(() => ended) // If this mail fails, the next mail still waits for those before this one.
          await turn
          isWaiting = false
          began = performance.now()
        },
        /** Notes that the mail server took this mail, which is recorded next. */
        taken(): void {
          isTaken = true
          recording++
          if (performance.now() - began < quickMs) quick++
        },
        /** Ends this mail's turn, so that the next mail can send its last byte. */
        ends(): void {
          isWaiting = false
          if (isTaken) recording--
          end()
        },
      }
    },
  }
}
