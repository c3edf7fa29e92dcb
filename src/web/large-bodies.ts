import pLimit, { type LimitFunction } from 'p-limit'

const mebibyte = 1024 * 1024

/** How many bytes of large bodies a web process takes at once; in memory each body takes several times its size. */
const maxBytes = 128 * mebibyte

export interface LargeBodies {
  /** Reads a few large bodies of each sender at a time. The others wait for their turn, unread. @param max of one sender */
  inTurn<Answer>(sender: string, max: number, read: () => Promise<Answer>): Promise<Answer>
  /** Takes the bytes of a large body for as long as it is worked with. @returns `Full` where there is no room for them */
  withRoom<Answer>(bytes: number, work: () => Promise<Answer>): Promise<Answer | 'Full'>
}

export function largeBodies(): LargeBodies {
  const turns = new Map<string, LimitFunction>()
  let free = maxBytes
  return {
    async inTurn(sender, max, read) {
      const turn = turns.get(sender) ?? pLimit(max)
      turns.set(sender, turn)
      try {
        return await turn(read)
      } finally {
        if (turn.activeCount + turn.pendingCount === 0) turns.delete(sender)
      }
    },

    async withRoom(bytes, work) {
      if (bytes > free) return 'Full'
      free -= bytes
      try {
        return await work()
      } finally {
        free += bytes
      }
    },
  }
}
