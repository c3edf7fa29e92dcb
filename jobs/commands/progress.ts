import type { WriteStream } from 'node:tty'

/** Rows between two lines of progress, where nobody watches a terminal. */
const everyRows = 100_000

/** Tells how many rows are done: in one line that changes on a terminal, else in a line now and then. */
export function progressOn(stream: Pick<WriteStream, 'write'> & { isTTY?: boolean }) {
  let told = 0
  return {
    tell(rows: number): void {
      const text = `${rows.toLocaleString('en')} rows`
      if (stream.isTTY) stream.write(`\r${text}`)
      else if (Math.floor(rows / everyRows) > Math.floor(told / everyRows)) stream.write(`${text}\n`)
      told = rows
    },
    end(): void {
      if (stream.isTTY && told > 0) stream.write('\n')
    },
  }
}
