/**
 * Number of still ticks after which waiting mails no longer wait for those before them. Mails must not wait for one that
 * hangs, and a mail server that is slow to take mails must not get them one after another.
 */
const maxStillTicks = 5
/** Time of a tick. A process that stands still loses only one tick, because it can't see a reply meanwhile. */
const tickMs = 50
/** Time within which a quick mail server takes a mail. Behind such a server, each mail waits for all mails before it. */
const quickMs = 100

/**
 * Lets only one mail at a time be between its last byte and our record of the mail server's "ok". If the process is
 * killed in between, that mail is sent twice. For the reasons and the guarantee see docs/decisions/009-mail-once.md.
 */
export function openHandover() {
  /** Functions that begin the turns of the waiting mails, in order. */
  const waiting = new Set<() => void>()
  /** Those of the turns that have begun, and for whose end the waiting mails wait. */
  const begun = new Set<() => void>()
  /** Number of mails that the mail server took and that we are recording. */
  let recording = 0
  /** Number of ticks in which we recorded nothing and the mail server took no mail quickly. */
  let stillTicks = 0
  let ticker: NodeJS.Timeout | undefined

  function start(begin: () => void): void {
    waiting.delete(begin)
    begun.add(begin)
    begin()
  }

  function proceed(): void {
    const [next] = waiting
    if (next && begun.size === 0) start(next)
    if (waiting.size === 0) {
      clearInterval(ticker)
      ticker = undefined
    } else if (!ticker) {
      stillTicks = 0
      ticker = setInterval(tick, tickMs).unref()
    }
  }

  function tick(): void {
    stillTicks = recording > 0 ? 0 : stillTicks + 1
    if (stillTicks < maxStillTicks) return
    begun.clear()
    for (const begin of waiting) start(begin)
    proceed()
  }

  return {
    turn() {
      let begin = () => {}
      let began = 0
      let isTaken = false
      return {
        /** Waits for this mail's turn to send its last byte. Never resolves if `ends` comes first. */
        begins: () =>
          new Promise<void>((resolve) => {
            begin = () => {
              began = performance.now()
              resolve()
            }
            waiting.add(begin)
            proceed()
          }),
        /** Notes that the mail server took this mail, which is recorded next. */
        taken(): void {
          isTaken = true
          recording++
          if (performance.now() - began < quickMs) stillTicks = 0
        },
        /** Ends this mail's turn, so that the next mail can send its last byte. */
        ends(): void {
          if (isTaken) recording--
          waiting.delete(begin)
          begun.delete(begin)
          proceed()
        },
      }
    },
  }
}
