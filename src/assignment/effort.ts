/**
 * What a draw has cost so far. Budgets are counted in steps and not in seconds, so that the same randomness gives the same draw on any machine.
 */
export interface Effort {
  /** Elementary steps, 2 to 4 nanoseconds each. */
  steps: number
}
