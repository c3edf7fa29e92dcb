/** Distinct states, numbered in the order in which they are added. A state is a fixed number of words of bits. */
export class StateSet {
  /** number of states */
  count = 0
  /** the states, one after the other */
  words: Int32Array
  readonly stride: number
  /** by hash, a state's index + 1, or 0 for an empty place; the table is at most half full */
  private table: Int32Array

  /** @param expected approximate number of states */
  constructor(stride: number, expected: number) {
    this.stride = stride
    const room = 1 << (32 - Math.clz32(expected))
    this.table = new Int32Array(2 * room)
    this.words = new Int32Array(room * stride)
  }

  /**
   * Adds a state unless it is already there.
   * @returns the index of the state that begins at `start` in `from`
   */
  add(from: Int32Array, start: number): number {
    const { stride } = this
    if (this.count * 2 >= this.table.length) this.grow()
    const place = this.find(from, start)
    const known = this.table[place]!
    if (known > 0) return known - 1
    for (let word = 0; word < stride; word++) this.words[this.count * stride + word] = from[start + word]!
    this.table[place] = ++this.count
    return this.count - 1
  }

  /** Returns the index in the table at which a state is, or would be added. */
  private find(from: Int32Array, start: number): number {
    const { stride, table, words } = this
    let hash = 0
    for (let word = 0; word < stride; word++) {
      hash = Math.imul(hash ^ from[start + word]!, 0x9e3779b1)
      hash ^= hash >>> 15
    }
    const mask = table.length - 1
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const known = table[place]!
      if (known === 0) return place
      let word = 0
      while (word < stride && words[(known - 1) * stride + word] === from[start + word]) word++
      if (word === stride) return place
    }
  }

  private grow(): void {
    this.table = new Int32Array(this.table.length * 2)
    for (let state = 0; state < this.count; state++) this.table[this.find(this.words, state * this.stride)] = state + 1
    const words = new Int32Array((this.table.length / 2) * this.stride)
    words.set(this.words)
    this.words = words
  }
}
