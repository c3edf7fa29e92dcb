import { draw, type DrawResult } from './draw.ts'
import { DrawingThread } from './drawing-thread.ts'
import { type Busy, Turns } from './turns.ts'

/** What a draw of lots comes to: at each giver's position, the position of whom he drew; `Busy`: too many wait for theirs already. */
export type Assignment = DrawResult | { ok: false; problem: 'Busy'; detail: Busy }

/** So few people are counted or shuffled in a moment, whatever is excluded; more could keep everybody else waiting. */
const MAX_PEOPLE_ON_MAIN_THREAD = 12

/** Up to 30 people take a tenth of a second, whatever is excluded: they have a thread of their own, and never wait for those who may take seconds. */
const lanes = [
  { people: 30, seconds: 0.2, thread: new DrawingThread() },
  { people: Infinity, seconds: 4, thread: new DrawingThread() },
]
const turns = new Turns(lanes)

/**
 * Draws as `draw` does, from the operating system's randomness, when it is the client's turn. Never blocks the event loop for long.
 * @param excluded by giver's position, the positions that he may not draw
 * @param client who asks, such as an address or a session
 */
export async function assign(excluded: readonly ReadonlySet<number>[], client: string): Promise<Assignment> {
  if (excluded.length <= MAX_PEOPLE_ON_MAIN_THREAD) return draw(excluded.length, excluded)
  return turns.take(client, excluded.length, async (lane) => lanes[lane]!.thread.draw(excluded))
}
