import { DrawingThread } from './drawing-thread.ts'
import { type Busy, Turns } from './turns.ts'
import { type Excluded, type Outcome, type ComputationName, computations } from './computations.ts'

/** Result of a request that is rejected because too many others are waiting for their turns already. */
interface TooBusy {
  readonly ok: false
  readonly problem: 'Busy'
  readonly detail: Busy
}

/**
 * Number of participants up to which a draw runs at once on the main thread. Counting or shuffling so few takes a
 * moment, whatever the exclusions. A larger draw there could delay everybody else's requests.
 */
const MAX_PEOPLE_DRAWN_AT_ONCE = 12
/**
 * Number of participants up to which exclusions are examined at once on the main thread. This takes 3 milliseconds at
 * most, so it needs no turn and is never rejected.
 */
const MAX_PEOPLE_EXAMINED_AT_ONCE = 30
/** Longest time that an examination takes, in seconds, whatever the exclusions. */
const SECONDS_TO_EXAMINE = 0.5

/**
 * Lanes of the turns, each with a thread of its own. Up to 30 people take about a tenth of a second, whatever the
 * exclusions. They have their own lane, so that they never wait for larger draws, which may take seconds.
 */
const lanes = [
  { people: 30, seconds: 0.2, thread: new DrawingThread() },
  { people: Infinity, seconds: 4, thread: new DrawingThread() },
]
const turns = new Turns(lanes)

const takeTurn = <Name extends ComputationName>(work: Name, excluded: Excluded, client: string, seconds?: number) =>
  turns.take(client, excluded.length, async (lane) => lanes[lane]!.thread.do(work, excluded), seconds)

/** Whether a draw of this many people runs at once, without waiting for a turn. */
export const isDrawnAtOnce = (people: number): boolean => people <= MAX_PEOPLE_DRAWN_AT_ONCE

/**
 * Draws lots as `draw` does, with the operating system's randomness. More than 12 people are drawn in a thread when it
 * is the client's turn, so the event loop is never blocked for long.
 * @param client any key that identifies the caller, such as an IP address or a session
 */
export async function assign(excluded: Excluded, client: string): Promise<Outcome<'assign'> | TooBusy> {
  return isDrawnAtOnce(excluded.length) ? computations.assign(excluded) : takeTurn('assign', excluded, client)
}

/**
 * Examines the exclusions before a draw. Returns why they allow no assignment, or the givers whose receivers the
 * organizer may work out. Never blocks the event loop for long.
 * A client's examinations and draws have separate turns: neither counts toward the other's limit of waiting turns, and
 * a small draw doesn't wait for a large examination.
 * @param client any key that identifies the caller, such as an IP address or a session
 */
export async function examine(excluded: Excluded, client: string): Promise<Outcome<'examine'> | TooBusy> {
  return excluded.length <= MAX_PEOPLE_EXAMINED_AT_ONCE
    ? computations.examine(excluded)
    : takeTurn('examine', excluded, `${client} examines`, SECONDS_TO_EXAMINE)
}
