import { isConnectionLost } from './db.ts'
import type { Services } from './scope.ts'

interface Parts<Item> {
  /** returns the items on which `together` works */
  items(): Promise<readonly Item[]>
  work(item: Item): Promise<unknown>
  putOff(item: Item): Promise<unknown>
}

/**
 * Works on many items together. If that fails, works on each item by itself, so that one bad item doesn't hold up the
 * others. An item that fails by itself is logged and put off.
 * @throws the error if the database is out of reach
 */
export async function isolateFailures<Item>(
  { log }: Pick<Services, 'log'>,
  name: string,
  together: () => Promise<unknown>,
  { items, work, putOff }: Parts<Item>,
): Promise<void> {
  try {
    await together()
    return
  } catch (error) {
    if (isConnectionLost(error)) throw error
    log.warn({ err: error, work: name }, 'failed for many together, will be done one by one')
  }
  for (const item of await items()) {
    try {
      await work(item)
    } catch (error) {
      if (isConnectionLost(error)) throw error
      log.error({ err: error, work: name, item }, 'failed and put off')
      await putOff(item)
    }
  }
}
