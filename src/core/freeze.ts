const frozen = new WeakSet<object>()

/** Freezes a value and everything in it, so that a cache can give it to several requests. A Date's time can still be set. */
export function freezeDeep<Value extends object>(value: Value): Value {
  const freeze = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || Object.isFrozen(part)) return
    Object.freeze(part)
    for (const each of Object.values(part)) freeze(each)
  }
  freeze(value)
  frozen.add(value)
  return value
}

/** Whether `freezeDeep` has frozen this very value. */
export const isFrozenDeep = (value: object): boolean => frozen.has(value)
