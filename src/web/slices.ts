import { setImmediate } from 'node:timers/promises'

// What is done for each of very many is done a slice at a time, and the process answers others in between.

const sliceMs = 5

let sliceEnds = 0
let nextSlice: Promise<void> | undefined

/** Of whatever waits for it, one after another gets on with it, until its time is up. */
function sliceOfNextTurn(): Promise<void> {
  nextSlice ??= setImmediate().then(() => {
    nextSlice = undefined
    sliceEnds = performance.now() + sliceMs
  })
  return nextSlice
}

/** Does something for each. A turn of the event loop has one slice of a few milliseconds, however many call this at once. */
export async function inSlices<Item>(items: Iterable<Item>, each: (item: Item) => void): Promise<void> {
  for (const item of items) {
    while (performance.now() >= sliceEnds) await sliceOfNextTurn()
    each(item)
  }
}

/** In slices, too. @returns those that pass, and the others */
export async function partition<Item>(
  items: Iterable<Item>,
  passes: (item: Item) => boolean,
): Promise<[passing: Item[], others: Item[]]> {
  const passing: Item[] = []
  const others: Item[] = []
  await inSlices(items, (item) => (passes(item) ? passing : others).push(item))
  return [passing, others]
}
