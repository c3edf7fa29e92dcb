import { DrawingThread } from './drawing-thread.ts'
import { type Busy, Turns } from './turns.ts'
import { type Excluded, type Outcome, type Work, works } from './works.ts'

/** Too many wait for their turn already. */
interface TooBusy {
  readonly ok: false
  readonly problem: 'Busy'
  readonly detail: Busy
}

/** So few people are counted or shuffled in a moment, whatever is excluded; more could keep everybody else waiting. */
const MAX_PEOPLE_DRAWN_AT_ONCE = 12
/** Exclusions of so few people are examined in 3 milliseconds at most, so nobody waits for a turn or is refused one. */
const MAX_PEOPLE_EXAMINED_AT_ONCE = 30
/** Examining takes half a second at most, whoever excludes whom. */
const SECONDS_TO_EXAMINE = 0.5

/** Up to 30 people take a tenth of a second, whatever is excluded: they have a thread of their own, and never wait for those who may take seconds. */
const lanes = [
  { people: 30, seconds: 0.2, thread: new DrawingThread() },
  { people: Infinity, seconds: 4, thread: new DrawingThread() },
]
const turns = new Turns(lanes)

const takeTurn = <Name extends Work>(work: Name, excluded: Excluded, client: string, seconds?: number) =>
  turns.take(client, excluded.length, async (lane) => lanes[lane]!.thread.do(work, excluded), seconds)

/** Whether a draw of so many people is drawn or refused in a moment. */
export const isDrawnAtOnce = (people: number): boolean => people <= MAX_PEOPLE_DRAWN_AT_ONCE

/**
 * Draws lots as `draw` does, from the operating system's randomness, when it is the client's turn. Never blocks the event loop for long.
 * @param client any key of the caller, such as an address or a session
 */
export async function assign(excluded: Excluded, client: string): Promise<Outcome<'assign'> | TooBusy> {
  return isDrawnAtOnce(excluded.length) ? works.assign(excluded) : takeTurn('assign', excluded, client)
}

/**
 * Finds out what the exclusions come to before a draw: why they allow none, or whose receivers they may tell the organizer. Never blocks the event loop for long.
 * A client's examinations and draws have turns apart: neither counts among the other's that wait, and a small draw doesn't wait for a large examination.
 * @param client any key of the caller, such as an address or a session
 */
export async function examine(excluded: Excluded, client: string): Promise<Outcome<'examine'> | TooBusy> {
  return excluded.length <= MAX_PEOPLE_EXAMINED_AT_ONCE
    ? works.examine(excluded)
    : takeTurn('examine', excluded, `${client} examines`, SECONDS_TO_EXAMINE)
}
