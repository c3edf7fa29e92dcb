import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls until `look` returns something truthy, and returns it.
 * @param what description for the error message
 * @param patience in ms
 */
export async function until<Value>(
  look: () => Value | Promise<Value>,
  what: string,
  patience = 45_000,
): Promise<NonNullable<Value>> {
  const deadline = performance.now() + patience
  let pause = 5
  for (;;) {
    const value = await look()
    if (value) return value
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`)
    await sleep(pause)
    pause = Math.min(pause * 1.5, 100)
  }
}
