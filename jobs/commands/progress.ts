import type { WriteStream } from 'node:tty'

/**
 * Tells how many rows are done, or how many of what: in one line that changes on a terminal, else in a line now and then.
 * @param options `every`: how many between two lines, where nobody watches a terminal
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
