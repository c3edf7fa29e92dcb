import { CsvError, parse } from 'csv-parse'
import { SourceBroken } from '#core/source-bytes.ts'
import { isFeedField, type FeedField, type FeedRow } from './feed-fields.ts'

const maxRowLength = 1024 * 1024

/** Returns the delimiter that occurs most often in the row of column names. */
function delimiterOf(firstLine: string): string {
  const countOf = (delimiter: string) => firstLine.split(delimiter).length
  return ['\t', ';', ',', '|'].reduce((best, each) => (countOf(each) > countOf(best) ? each : best))
}

/**
 * Returns the field of a column name, or null if we don't use the column. `g:image_link`, `Image link` and `image_link`
 * are the same field.
 */
const fieldOf = (name: string): FeedField | null => {
  const field = name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_')
  return isFeedField(field) ? field : null
}

/**
 * Yields the rows of a table that begins with column names.
 * @throws SourceBroken if the table is malformed or its last row is cut off
 */
export async function* tableRows(text: AsyncIterable<string>, firstLine: string): AsyncGenerator<FeedRow[]> {
  const delimiter = delimiterOf(firstLine)
  let names: (FeedField | null)[] | undefined
  let count = 0
  let isLastRagged = false
  let last = ''
  const rowOf = (columns: readonly (FeedField | null)[], values: readonly string[]): FeedRow => {
    const fields: FeedRow['fields'] = {}
    for (const [index, name] of columns.entries()) if (name) fields[name] ??= values[index] ?? ''
    isLastRagged = values.length !== columns.length
    return { row: ++count, fields, ...(isLastRagged && { isRagged: true as const }) }
  }
  async function* lastSeen(): AsyncGenerator<string> {
    for await (const chunk of text) {
      last = chunk || last
      yield chunk
    }
  }
  for await (const table of records(lastSeen(), delimiter)) {
    const rows: FeedRow[] = []
    for (const values of table) {
      if (names) rows.push(rowOf(names, values))
      else {
        names = values.map(fieldOf)
        count = 1
      }
    }
    yield rows
  }
  if (isLastRagged && !/[\r\n]$/.test(last)) throw new SourceBroken(`row ${count} is cut`)
}

/**
 * Yields the values of each row. As long as no field begins with a quote, splits at the delimiters without the CSV
 * parser, which takes a tenth of the parser's time.
 */
async function* records(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[][]> {
  const quoted = new RegExp(`(^|[${delimiter}\r\n])"`)
  const chunks = text[Symbol.asyncIterator]()
  let rest = ''
  for (;;) {
    const { done, value: chunk = '' } = (await chunks.next()) as IteratorResult<string, undefined>
    rest += chunk
    if (quoted.test(rest) || rest.length > maxRowLength) break
    const end = done ? rest.length : rest.lastIndexOf('\n') + 1
    const lines = rest.slice(0, end).split(/\r?\n|\r/)
    yield lines.filter(Boolean).map((line) => line.split(delimiter))
    rest = rest.slice(end)
    if (done) return
  }
  async function* remaining() {
    yield rest
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  yield* quotedRecords(remaining(), delimiter)
}

async function* quotedRecords(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[][]> {
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
  })
  let failure: Error | undefined
  let rows: string[][] = []
  parser.on('error', (error) => (failure ??= error))
  parser.on('data', (values: string[]) => rows.push(values))
  const write = (chunk: string) => new Promise<void>((resolve) => parser.write(chunk, () => resolve()))
  const end = () => new Promise<void>((resolve) => parser.once('close', resolve).end())
  for await (const chunk of text) {
    await write(chunk)
    yield rows
    rows = []
    if (failure) break
  }
  if (!failure) await end()
  yield rows
  if (failure instanceof CsvError) throw new SourceBroken(failure.message)
  if (failure) throw failure
}
