const eitherSide = 2

/**
 * Returns the page numbers that a pager shows: the first, those around the current one, and the last. A null stands for
 * a gap of more than one page.
 */
export function pagesAround(current: number, last: number): readonly (number | null)[] {
  const isShown = (number: number) => number === 1 || number === last || Math.abs(number - current) <= eitherSide
  const numbers = Array.from({ length: last }, (_, index) => index + 1)
  return numbers.flatMap((number) => {
    if (isShown(number) || (isShown(number - 1) && isShown(number + 1))) return [number]
    return isShown(number - 1) ? [null] : []
  })
}
