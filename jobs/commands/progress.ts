import type { WriteStream } from 'node:tty'

/**
 * Reports how many rows, or other things, are done. On a terminal it updates one line. Elsewhere it prints a new line
 * after every `every` things.
 * @param options `what`: plural noun of the things; `every`: number of things between two lines
 */
export function progressOn(
  stream: Pick<WriteStream, 'write'> & { isTTY?: boolean },
  { what = 'rows', every = 100_000 } = {},
) {
  let reported = 0
  return {
    report(done: number): void {
      const text = `${done.toLocaleString('en')} ${what}`
      if (stream.isTTY) stream.write(`\r${text}`)
      else if (Math.floor(done / every) > Math.floor(reported / every)) stream.write(`${text}\n`)
      reported = done
    },
    end(): void {
      if (stream.isTTY && reported > 0) stream.write('\n')
    },
  }
}
