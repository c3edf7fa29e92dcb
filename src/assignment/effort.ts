/**
 * Work that a draw has done so far. Budgets are counted in steps rather than seconds, so that the same randomness gives
 * the same draw on any machine.
 */
export interface Effort {
  /** elementary steps, 2 to 4 nanoseconds each */
  steps: number
}
