import { refuseWith } from '#core/result.ts'

/** Detail of the problem `Busy`. */
export interface Busy {
  /** Number of seconds after which all clients who wait now will have had their turns, approximately. */
  retryAfterSeconds: number
}

/** A queue that does one piece of work at a time. */
export interface Lane {
  /** Largest number of people in a draw of this lane. A draw uses the first lane that allows its number of people. */
  readonly people: number
  /** approximate length of the longest turn */
  readonly seconds: number
}

/**
 * Longest time that the last turn in a lane may have to wait. The web server closes a connection after a minute without
 * a response.
 */
export const MAX_WAIT_SECONDS = 45
/** Number of turns that one client may have waiting in a lane. */
export const MAX_WAITING_OF_CLIENT = 3

interface Waiting {
  readonly client: string
  readonly people: number
  readonly seconds: number
  /** never rejects */
  readonly work: () => Promise<void>
}

interface BusyLane extends Lane {
  isFree: boolean
  readonly waiting: Waiting[]
}

/**
 * Decides whose turn is next. A client has one turn at a time across all lanes. In a lane, the next client is the one
 * whose last turn began longest ago. Clients who have had no turn since the lanes were last empty come first. Among
 * them, and among the draws of one client, the draw of the fewest people comes first.
 */
export class Turns {
  private readonly lanes: readonly BusyLane[]
  /** clients who have a turn now */
  private readonly active = new Set<string>()
  /** By client, the serial number of the client's last turn. Cleared when nobody has a turn or waits. */
  private readonly lastTurnOf = new Map<string, number>()
  private turns = 0

  /** @param lanes ascending by people; the last lane takes any number */
  constructor(lanes: readonly Lane[]) {
    this.lanes = lanes.map((lane) => ({ ...lane, isFree: true, waiting: [] }))
  }

  /**
   * Does the work when it is the client's turn.
   * @param client any key that identifies the client
   * @param work receives the index of its lane
   * @param seconds approximate length of the work; the lane's longest turn unless given
   * @returns the result of the work; `Busy` at once if too many turns wait in the lane, or too many of this client
   */
  async take<Value>(client: string, people: number, work: (lane: number) => Promise<Value>, seconds?: number) {
    const number = this.lanes.findIndex((lane) => people <= lane.people)
    const { waiting, seconds: longest } = this.lanes[number]!
    const own = waiting.filter((other) => other.client === client).length
    // the turn in progress may take as long as the lane's longest turn
    const longestWait = waiting.reduce((sum, other) => sum + other.seconds, longest)
    if (longestWait > MAX_WAIT_SECONDS || own >= MAX_WAITING_OF_CLIENT)
      return refuseWith('Busy', { retryAfterSeconds: Math.ceil(longestWait) } satisfies Busy)
    const done = Promise.withResolvers<Value>()
    waiting.push({
      client,
      people,
      seconds: seconds ?? longest,
      work: async () => work(number).then(done.resolve, done.reject),
    })
    this.beginNext()
    return done.promise
  }

  private beginNext(): void {
    for (const lane of this.lanes) {
      const next = lane.isFree ? this.nextIn(lane) : undefined
      if (next) this.begin(lane, next)
    }
  }

  private nextIn({ waiting }: BusyLane): Waiting | undefined {
    const lastTurn = ({ client }: Waiting): number => this.lastTurnOf.get(client) ?? 0
    return waiting
      .filter(({ client }) => !this.active.has(client))
      .sort((one, other) => lastTurn(one) - lastTurn(other) || one.people - other.people)[0]
  }

  private begin(lane: BusyLane, next: Waiting): void {
    lane.waiting.splice(lane.waiting.indexOf(next), 1)
    lane.isFree = false
    this.active.add(next.client)
    this.lastTurnOf.set(next.client, ++this.turns)
    void next.work().finally(() => {
      lane.isFree = true
      this.active.delete(next.client)
      if (this.active.size === 0 && this.lanes.every(({ waiting }) => waiting.length === 0)) this.lastTurnOf.clear()
      this.beginNext()
    })
  }
}
