import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks again and again until something is so, and gives it back.
 * @param look truthy once it is so
 * @param what named in the error where it does not come
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
