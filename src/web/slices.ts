import { setImmediate } from 'node:timers/promises'

// Work on very many items runs in slices of a few milliseconds, so that the process handles other requests in between.

const sliceMs = 5

let sliceEnds = 0
let nextSlice: Promise<void> | undefined

/** Starts a slice in the next turn of the event loop. All loops that wait for it share the slice, one after another. */
function startNextSlice(): Promise<void> {
  nextSlice ??= setImmediate().then(() => {
    nextSlice = undefined
    sliceEnds = performance.now() + sliceMs
  })
  return nextSlice
}

/**
 * Runs a function for each item, in slices. Each turn of the event loop has one slice of a few milliseconds, which all
 * running calls of this function share.
 */
export async function inSlices<Item>(items: Iterable<Item>, each: (item: Item) => void): Promise<void> {
  for (const item of items) {
    while (performance.now() >= sliceEnds) await startNextSlice()
    each(item)
  }
}

/** Splits items into those that pass and the others, without blocking the event loop, as `inSlices` does. */
export async function partition<Item>(
  items: Iterable<Item>,
  passes: (item: Item) => boolean,
): Promise<[passing: Item[], others: Item[]]> {
  const passing: Item[] = []
  const others: Item[] = []
  await inSlices(items, (item) => (passes(item) ? passing : others).push(item))
  return [passing, others]
}
