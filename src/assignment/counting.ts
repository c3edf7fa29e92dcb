import { type Block } from './blocks.ts'
import { CountedStates } from './counted-states.ts'
import { type CountingPlan, planCounting } from './counting-plan.ts'
import { type Effort } from './effort.ts'
import { narrowOrders } from './narrow-order.ts'

/**
 * Counts the assignments of a block exactly, and draws by that count. Takes the vertices (givers and receivers) one by
 * one. Each vertex is paired with a vertex that was taken before, or waits for one that comes later. Waiting vertices
 * that can still be paired with the same partners are interchangeable. So all that matters of the past is the number of
 * waiting vertices of each kind: the state. The number of ways to complete each state is counted from the end. A draw
 * then goes through the steps. At each step it chooses the next state in proportion to the number of ways to complete
 * that state, and picks evenly among interchangeable vertices.
 *
 * **Why this is uniform.** The later vertex of a pair decides the pair, so exactly one sequence of steps and picks
 * makes an assignment. Two interchangeable vertices can be swapped in every completion, so the number of completions
 * depends on the state alone. Let fₖ be the number of completions after k picks. The probabilities along the sequence
 * are f₁/f₀, f₂/f₁, …, 1/f₂ₙ₋₁. Their product is 1/f₀ for every assignment.
 *
 * **Rounding.** Completions are sums of products of positive numbers, rounded at each of the 2n steps. So they are
 * correct to about 12 digits, and exact below 2⁵³.
 *
 * The number of states depends on the order (narrow-order.ts). Only states that can be reached cost anything.
 */
export class Counting {
  private readonly block: Pick<Block, 'pairs' | 'selfOf'>
  private readonly effort: Effort
  private readonly plans: CountingPlan[] = []
  private orders: number[][] | undefined
  private counted: CountedStates | undefined

  /** @param effort grows with all the work done here */
  constructor(block: Pick<Block, 'pairs' | 'selfOf'>, effort: Effort) {
    this.block = block
    this.effort = effort
  }

  /**
   * Counts in the order with the lowest estimate of states. If that takes too long, tries the other orders.
   * @returns the counted states; undefined if counting takes more than `maxSteps` elementary steps. A later call then
   *   counts anew and reuses only the plans
   */
  within(maxSteps: number): CountedStates | undefined {
    if (this.counted) return this.counted
    const { effort } = this
    const end = effort.steps + maxSteps
    this.plan(effort.steps + maxSteps / 2)
    const plans = this.plans.toSorted((one, other) => one.estimate - other.estimate)
    for (const [index, plan] of plans.entries()) {
      const left = end - effort.steps
      this.counted = CountedStates.count(plan, effort, index === plans.length - 1 ? left : left * (2 / 3))
      if (this.counted) break
    }
    return this.counted
  }

  private plan(end: number): void {
    const { block, effort } = this
    if (!this.orders) {
      this.orders = narrowOrders(block)
      effort.steps += 10 * block.pairs.size ** 2
    }
    for (const order of this.orders.slice(this.plans.length)) {
      const plan = planCounting(block.pairs, order, effort, end - effort.steps)
      if (!plan) return
      this.plans.push(plan)
    }
  }
}
