import { refuseWith } from '#core/result.ts'

/** Comes with `Busy`. */
export interface Busy {
  /** By then, about, all who wait now will have had their turn. */
  retryAfterSeconds: number
}

/** One thing is done at a time in a lane. */
export interface Lane {
  /** For draws of so many people at most; a draw takes the first lane that it fits in. */
  readonly people: number
  /** About how long the longest turn takes. */
  readonly seconds: number
}

/** How long a lane's last one may have to wait: a request that is not answered in a minute is cut. */
export const MAX_WAIT_SECONDS = 45
/** How many of one client. */
export const MAX_WAITING_OF_CLIENT = 3

interface Waiting {
  readonly client: string
  readonly people: number
  readonly seconds: number
  /** Never rejects. */
  readonly work: () => Promise<void>
}

interface BusyLane extends Lane {
  isFree: boolean
  readonly waiting: Waiting[]
}

/**
 * Who draws next. A client has one turn at a time, whatever the lane. Of those who wait in a lane, the client whose last turn began longest ago is
 * next; first of all those who have had none since the lanes were last empty, and of these, as of one client's draws, the one of the fewest people.
 */
export class Turns {
  private readonly lanes: readonly BusyLane[]
  /** Clients whose turn it is. */
  private readonly active = new Set<string>()
  /** By client, the number of the last turn; forgotten when nobody has a turn or waits. */
  private readonly lastTurnOf = new Map<string, number>()
  private turns = 0

  /** @param lanes by people, ascending; the last one takes any number */
  constructor(lanes: readonly Lane[]) {
    this.lanes = lanes.map((lane) => ({ ...lane, isFree: true, waiting: [] }))
  }

  /**
   * Does the work when it is its turn.
   * @param client who asks; any key
   * @param work is told the number of its lane
   * @param seconds about how long the work may take; as the lane's longest unless given
   * @returns what the work gives; `Busy` at once if too many wait, or too many of this client
   */
  async take<Value>(client: string, people: number, work: (lane: number) => Promise<Value>, seconds?: number) {
    const number = this.lanes.findIndex((lane) => people <= lane.people)
    const { waiting, seconds: longest } = this.lanes[number]!
    const own = waiting.filter((other) => other.client === client).length
    const longestWait = waiting.reduce((sum, other) => sum + other.seconds, longest) // the turn that goes on may be the longest
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
