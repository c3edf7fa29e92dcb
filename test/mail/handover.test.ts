import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openHandover } from '#core/mail/handover.ts'

// Plays mails by the handover alone, many at once, to a mail server that takes 2 ms.

interface Played {
  /** largest number of mails that were between their last byte and their record at the same time */
  most: number
  longestWaitMs: number
  /** time in which all mails were sent, except those that hang */
  totalMs: number
}

/**
 * Plays mails of ten senders at once.
 * @param fate what happens to a mail, by its number
 */
async function play(
  count: number,
  fate: (n: number) => 'fails early' | 'fails waiting' | 'refused' | 'hangs' | 'taken',
): Promise<Played> {
  const handover = openHandover()
  const played = { most: 0, longestWaitMs: 0, totalMs: 0 }
  let next = 0
  let unrecorded = 0
  async function send(n: number): Promise<void> {
    const turn = handover.turn()
    const outcome = fate(n)
    if (outcome === 'fails early') return turn.ends()
    const asked = performance.now()
    const begins = turn.begins()
    if (outcome === 'fails waiting') return turn.ends()
    await begins
    played.longestWaitMs = Math.max(played.longestWaitMs, performance.now() - asked)
    if (outcome === 'hangs') return
    played.most = Math.max(played.most, ++unrecorded)
    await sleep(2)
    if (outcome === 'taken') turn.taken()
    await sleep(1)
    unrecorded--
    turn.ends()
  }
  const began = performance.now()
  const sender = async () => {
    while (next < count) await send(next++)
  }
  await Promise.all(Array.from({ length: 10 }, sender))
  played.totalMs = performance.now() - began
  return played
}

test('mails that fail before their turn, while they wait or at their last byte let no two others through', async () => {
  const fates = ['taken', 'fails waiting', 'taken', 'fails early', 'taken', 'refused', 'taken'] as const
  const { most } = await play(300, (n) => fates[n % fates.length]!)
  assert.equal(most, 1)
})

test('a mail that hangs holds up the others once, for a moment, and none of them for longer', async () => {
  const { longestWaitMs, totalMs } = await play(400, (n) => (n === 20 ? 'hangs' : 'taken'))
  assert.ok(longestWaitMs >= 250, `${longestWaitMs} ms`)
  assert.ok(longestWaitMs < 2_000, `${longestWaitMs} ms`)
  const withoutHanging = (await play(400, () => 'taken')).totalMs
  assert.ok(totalMs < withoutHanging + 3_000, `${totalMs} ms instead of ${withoutHanging} ms`)
})
