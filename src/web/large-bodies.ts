import pLimit, { type LimitFunction } from 'p-limit'

const mebibyte = 1024 * 1024

/**
 * Total size in bytes of the large bodies that a web process handles at once. In memory, each body takes several times
 * its size.
 */
const maxBytes = 128 * mebibyte

export interface LargeBodies {
  /**
   * Calls `read` for a large body, as soon as fewer than `max` other bodies of its sender are being read.
   * @param max number of bodies of one sender that are read at a time
   */
  inTurn<Answer>(sender: string, max: number, read: () => Promise<Answer>): Promise<Answer>
  /**
   * Reserves memory for a large body while `work` runs.
   * @returns `Full` if there is no memory left for the body
   */
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
