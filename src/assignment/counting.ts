import { type Block } from './blocks.ts'
import { CountedStates } from './counted-states.ts'
import { type CountingPlan, planCounting } from './counting-plan.ts'
import { type Effort } from './effort.ts'
import { narrowOrders } from './narrow-order.ts'

/**
 * Exact counting of a block, and draws by it. Givers and receivers are taken one by one: each is paired with somebody who was taken before, or waits for
 * somebody who comes after. Those who wait and can still be paired with the same people are alike, so all that matters of the past is how many of each
 * kind wait: the state. In how many ways each state can be completed is counted from the end. A draw then goes through the steps, each as likely as
 * the ways it can be completed in, and picks evenly among people who are alike.
 *
 * **Why this is uniform.** Whoever of a pair is taken later decides it, so an assignment is made by exactly one sequence of steps and picks. Two who are
 * alike can be exchanged in every completion, so that its number depends on the state alone. The probabilities along the sequence are f₁/f₀, f₂/f₁, …,
 * 1/f₂ₙ₋₁, with fₖ the number of completions after k picks: their product is 1/f₀ for every assignment.
 *
 * **Rounding.** Completions are sums of products of positive numbers, rounded at each of the 2n steps, and so right to about 12 digits; below 2⁵³ they are exact.
 *
 * How many states there are depends on the order (narrow-order.ts). Only those that are reached cost anything, however many could be imagined.
 */
export class Counting {
  private readonly block: Pick<Block, 'pairs' | 'selfOf'>
  private readonly effort: Effort
  private readonly plans: CountingPlan[] = []
  private orders: number[][] | undefined
  private counted: CountedStates | undefined

  /** @param effort grows with all that is done here */
  constructor(block: Pick<Block, 'pairs' | 'selfOf'>, effort: Effort) {
    this.block = block
    this.effort = effort
  }

  /**
   * Counts in the order that promises the fewest states, then in the others.
   * @returns undefined if that takes more than so many elementary steps; asked again, it has forgotten all but the plans
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
