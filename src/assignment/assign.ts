import { DrawingThread } from './drawing-thread.ts'
import { type Busy, Turns } from './turns.ts'
import {
  type ComputationName,
  computations,
  type Excluded,
  type Organizer,
  type Outcome,
  type Terms,
} from './computations.ts'

/** Result of a draw or an examination that is rejected because too many others already wait for their turns. */
interface TooBusy {
  readonly ok: false
  readonly problem: 'Busy'
  readonly detail: Busy
}

/**
 * Number of participants up to which a draw runs immediately, on the main thread. Counting or shuffling so few people
 * takes a moment, whatever the exclusions. A larger draw could delay everybody else's requests.
 */
const MAX_PEOPLE_DRAWN_AT_ONCE = 12
/**
 * Number of participants up to which exclusions are examined immediately, on the main thread. The examination takes 3
 * milliseconds at most, so it needs no turn and is never rejected.
 */
const MAX_PEOPLE_EXAMINED_AT_ONCE = 30
/** Longest time that an examination takes, in seconds, whatever the exclusions. */
const SECONDS_TO_EXAMINE = 0.5

/**
 * Lanes in which draws wait for their turns, each with its own thread. A draw of up to 30 people takes about a tenth of
 * a second, whatever the exclusions. Such draws have their own lane, so that they never wait for larger draws, which
 * may take seconds.
 */
const lanes = [
  { people: 30, seconds: 0.2, thread: new DrawingThread() },
  { people: Infinity, seconds: 4, thread: new DrawingThread() },
]
const turns = new Turns(lanes)

const takeTurn = <Name extends ComputationName>(
  work: Name,
  excluded: Excluded,
  client: string,
  terms: Terms,
  seconds?: number,
) => turns.take(client, excluded.length, async (lane) => lanes[lane]!.thread.do(work, excluded, terms), seconds)

/** Whether a draw of this many people runs immediately, without waiting for a turn. */
export const isDrawnAtOnce = (people: number): boolean => people <= MAX_PEOPLE_DRAWN_AT_ONCE

/**
 * Draws lots as `draw` does, with the operating system's randomness. A draw of more than 12 people runs in a drawing
 * thread when it is the client's turn, so it never blocks the event loop for long.
 * @param client any key that identifies the caller, such as an IP address or a session
 * @param terms the organizer's position, and optionally the receivers to keep or to avoid
 */
export async function assign(excluded: Excluded, client: string, terms: Terms): Promise<Outcome<'assign'> | TooBusy> {
  return isDrawnAtOnce(excluded.length)
    ? computations.assign(excluded, terms)
    : takeTurn('assign', excluded, client, terms)
}

/**
 * Examines the exclusions before a draw. If they allow no assignment, returns the reason; else the givers whose
 * receivers the organizer may work out. Never blocks the event loop for long. A client's examinations and draws have
 * separate turns: neither counts toward the other's limit of waiting turns, and a small draw doesn't wait for a large
 * examination.
 * @param client any key that identifies the caller, such as an IP address or a session
 */
export async function examine(
  excluded: Excluded,
  client: string,
  organizer: Organizer,
): Promise<Outcome<'examine'> | TooBusy> {
  return excluded.length <= MAX_PEOPLE_EXAMINED_AT_ONCE
    ? computations.examine(excluded, { organizer })
    : takeTurn('examine', excluded, `${client} examines`, { organizer }, SECONDS_TO_EXAMINE)
}
