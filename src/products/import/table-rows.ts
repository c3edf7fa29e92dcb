import { CsvError, parse } from 'csv-parse'
import { FeedBroken } from './feed-bytes.ts'
import { isFeedField, type FeedField, type FeedRow } from './feed-fields.ts'

const maxRowLength = 1024 * 1024

/** Whichever stands most often in the row of names. */
function delimiterOf(firstLine: string): string {
  const countOf = (delimiter: string) => firstLine.split(delimiter).length
  return ['\t', ';', ',', '|'].reduce((best, each) => (countOf(each) > countOf(best) ? each : best))
}

/** `g:image_link`, `Image link` and `image_link` are one. */
const fieldOf = (name: string): FeedField | null => {
  const field = name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_')
  return isFeedField(field) ? field : null
}

/** Rows of a table with the names of its columns first. @throws FeedBroken where it is no longer a table, or its last row is cut */
export async function* tableRows(text: AsyncIterable<string>, firstLine: string): AsyncGenerator<FeedRow[]> {
  const parser = parse({
    delimiter: delimiterOf(firstLine),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
  })
  let names: (FeedField | null)[] | undefined
  let rows: FeedRow[] = []
  let count = 0
  let failure: Error | undefined
  parser.on('error', (error) => (failure ??= error))
  parser.on('data', (values: string[]) => {
    count++
    if (!names) {
      names = values.map(fieldOf)
      return
    }
    const fields: FeedRow['fields'] = {}
    for (const [index, name] of names.entries()) if (name) fields[name] ??= values[index] ?? ''
    rows.push({ row: count, fields, ...(values.length !== names.length && { isRagged: true as const }) })
  })
  const write = (chunk: string) => new Promise<void>((resolve) => parser.write(chunk, () => resolve()))
  const end = () => new Promise<void>((resolve) => parser.once('close', resolve).end())

  let last = ''
  for await (const chunk of text) {
    last = chunk || last
    await write(chunk)
    if (rows.length > 0) yield rows
    rows = []
    if (failure) break
  }
  if (!failure) await end()
  const isCut = rows.at(-1)?.isRagged && !/[\r\n]$/.test(last)
  if (isCut) rows.pop()
  if (rows.length > 0) yield rows
  if (failure instanceof CsvError) throw new FeedBroken(failure.message)
  if (failure) throw failure
  if (isCut) throw new FeedBroken(`row ${count} is cut`)
}
