import type { FeedChannel, FeedRow } from './feed-fields.ts'
import { tableRows } from './table-rows.ts'
import { decodeText } from '#core/source-text.ts'
import { xmlRows } from './xml-rows.ts'

const maxOfFirstLine = 1024 * 1024

/**
 * Yields the rows of a feed in Google's product data format as they arrive. The feed is XML (RSS or Atom) if it begins
 * with `<`, otherwise a table.
 * @param channel filled in with the properties of the feed
 */
export async function* readFeed(feed: AsyncIterable<Buffer>, channel: FeedChannel): AsyncGenerator<FeedRow[]> {
  const text = decodeText(feed)[Symbol.asyncIterator]()
  let beginning = ''
  for (let next = await text.next(); ; next = await text.next()) {
    if (next.done) break
    beginning += next.value
    if (/[\r\n]/.test(beginning.trimStart()) || beginning.length > maxOfFirstLine) break
  }
  async function* whole() {
    yield beginning
    yield* { [Symbol.asyncIterator]: () => text }
  }
  const start = beginning.trimStart()
  if (start.startsWith('<')) yield* xmlRows(whole(), channel)
  else yield* tableRows(whole(), start.split(/[\r\n]/, 1)[0]!)
}
