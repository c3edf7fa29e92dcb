/** Splits an array into chunks of `size` elements, in order. The last chunk may be shorter. */
export const chunksOf = <Each>(all: readonly Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
