import pLimit, { type LimitFunction } from 'p-limit'

const mebibyte = 1024 * 1024

/** How many bytes of large bodies a web process takes at once; in memory each body takes several times its size. */
const mostBytes = 128 * mebibyte

/** How many large bodies of one client a web process takes at once where no account is needed. */
const mostOfClient = 8

/** How many large bodies of one user a web process reads at once. */
const mostOfUser = 4

export interface LargeBodies {
  /** Reads a few large bodies of each user at a time. The others wait for their turn, unread. */
  inTurn<Answer>(userId: number, read: () => Promise<Answer>): Promise<Answer>
  /**
   * Counts a large body for as long as it is worked with.
   * @param client whose large bodies are counted; null: nobody's
   * @returns why there is no room for it; otherwise the answer
   */
  withRoom<Answer>(
    client: string | null,
    bytes: number,
    work: () => Promise<Answer>,
  ): Promise<Answer | 'ClientFull' | 'Full'>
}

export function largeBodies(): LargeBodies {
  const turns = new Map<number, LimitFunction>()
  const bodiesOf = new Map<string, number>()
  let free = mostBytes

  const count = (client: string | null, step: 1 | -1) => {
    if (client === null) return
    const bodies = (bodiesOf.get(client) ?? 0) + step
    if (bodies === 0) bodiesOf.delete(client)
    else bodiesOf.set(client, bodies)
  }

  return {
    async inTurn(userId, read) {
      const turn = turns.get(userId) ?? pLimit(mostOfUser)
      turns.set(userId, turn)
      try {
        return await turn(read)
      } finally {
        if (turn.activeCount + turn.pendingCount === 0) turns.delete(userId)
      }
    },

    async withRoom(client, bytes, work) {
      if (client !== null && (bodiesOf.get(client) ?? 0) >= mostOfClient) return 'ClientFull'
      if (bytes > free) return 'Full'
      free -= bytes
      count(client, 1)
      try {
        return await work()
      } finally {
        free += bytes
        count(client, -1)
      }
    },
  }
}
