import { type Line } from './best-line.ts'
import { type PartialDraw } from './partial-draw.ts'
import { randomIndex, type RandomSource } from './random.ts'

const MAX_PREFIXES = 5000
const MAX_BYTES = 50e6

/**
 * The beginning of a try: the position after its first decisions, and the line that is decided next with its known
 * bounds.
 */
interface Prefix {
  readonly parent: Branch | undefined
  readonly position: PartialDraw
  /** bound after trimming the position, as a fraction of the bound before */
  readonly trimmed: number
  readonly line: Line
  /** the smallest bound known for each choice; `line.parts` at first */
  readonly parts: Float64Array
  readonly children: (Prefix | undefined)[]
}

/** One choice of a prefix's line. */
export interface Branch {
  readonly prefix: Prefix
  readonly choice: number
}

/** Returns the pair of one choice of a line. */
export const pairOf = ({ ofGiver, index, choices }: Line, choice: number): [giver: number, receiver: number] =>
  ofGiver ? [index, choices[choice]!] : [choices[choice]!, index]

/**
 * The beginnings of earlier tries, and the bounds learned from them: a prefix's bound is the sum of its choices' bounds
 * (see `Rejection`).
 */
export class PrefixTree {
  private root: Prefix | undefined
  private readonly start: PartialDraw
  private readonly headroom: number
  private room: number

  constructor(start: PartialDraw, headroom: number) {
    this.start = start
    this.headroom = headroom
    this.room = Math.min(MAX_PREFIXES, MAX_BYTES / start.bytes)
  }

  /**
   * Starts a try: makes choices by the known bounds until they lead out of the tree.
   * @param position becomes equal to the first position that is not in the tree
   * @param receiverOf receives the pairs that were chosen
   * @returns the last choice; undefined if the tree is empty, so that nothing was chosen
   */
  descend(random: RandomSource, position: PartialDraw, receiverOf: Int32Array): Branch | undefined {
    let prefix = this.root
    if (!prefix) {
      position.copyFrom(this.start)
      return undefined
    }
    for (;;) {
      const choice = randomIndex(random, prefix.parts)
      const [giver, receiver] = pairOf(prefix.line, choice)
      receiverOf[giver] = receiver
      const child: Prefix | undefined = prefix.children[choice]
      if (child) {
        prefix = child
        continue
      }
      position.copyFrom(prefix.position)
      position.fix(giver, receiver)
      return { prefix, choice }
    }
  }

  get hasRoom(): boolean {
    return this.room > 0
  }

  /**
   * Adds the trimmed position to which the branch `parent` led, and the line that is decided next. Without a `parent`,
   * the position is the start position.
   */
  grow(parent: Branch | undefined, position: PartialDraw, trimmed: number, line: Line): void {
    this.room--
    const grown = { parent, position: position.copy(), trimmed, line, parts: line.parts.slice(), children: [] }
    if (!parent) {
      this.root = grown
      return
    }
    parent.prefix.children[parent.choice] = grown
    this.tighten(parent, (trimmed * line.sum) / this.headroom)
  }

  /** Lowers a branch's bound to a fraction of its first value, and with it the bounds of all prefixes before it. */
  tighten(branch: Branch, part: number): void {
    let left = part
    for (let at: Branch | undefined = branch; at; at = at.prefix.parent) {
      const { line, parts, trimmed } = at.prefix
      parts[at.choice] = line.parts[at.choice]! * left
      let sum = 0
      for (const each of parts) sum += each
      left = (trimmed * sum) / this.headroom
    }
  }
}
