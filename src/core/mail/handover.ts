/**
 * Number of ticks that the last byte of a mail waits for the mail server's reply to the mail before it. Mails must not
 * wait for one that hangs, and a mail server that is slow to take mails must not get them one after another.
 */
const maxTicks = 5
/** Time of a tick. A process that stands still for long loses only one tick, because it can't see a reply meanwhile. */
const tickMs = 50

/**
 * Lets only one mail at a time be between its last byte and our record of the mail server's "ok". If the process is
 * killed in between, that mail is sent twice. For the reasons and the guarantee see docs/decisions/009-mail-once.md.
 */
export function openHandover() {
  let last: Promise<void> = Promise.resolve()
  let recorded: Promise<unknown> = Promise.resolve()
  return {
    turn() {
      let end = () => {}
      const ended = new Promise<void>((resolve) => (end = resolve))
      return {
        /** Waits for this mail's turn to send its last byte. */
        async begins(): Promise<void> {
          const turn = Promise.race([last, patience()]).then(() => recorded)
          last = turn.then(() => ended) // If this mail fails, the next mail still waits for those before this one.
          await turn
        },
        /** Notes that the mail server took this mail. The next mail waits until `ends`, however long that takes. */
        taken(): void {
          recorded = Promise.all([recorded, ended])
        },
        /** Ends this mail's turn, so that the next mail can send its last byte. */
        ends: () => end(),
      }
    },
  }
}

async function patience(): Promise<void> {
  for (let tick = 0; tick < maxTicks; tick++)
    await new Promise<void>((resolve) => void setTimeout(resolve, tickMs).unref())
}
