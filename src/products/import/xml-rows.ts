import { SaxesParser } from 'saxes'
import { SourceBroken } from '#core/source-bytes.ts'
import { isFeedField, type FeedChannel, type FeedField, type FeedRow } from './feed-fields.ts'

const google = /^https?:\/\/base\.google\.com\/ns\//
/**
 * Matches messages about XML errors that do no harm in feeds. Unknown entities stay in the text and are decoded as HTML
 * later.
 */
const forgiven = /undefined entity|unbound namespace prefix|disallowed character\.$/
/** Longest text without a tag. No real feed has a longer one, and the parser would keep all of it in memory. */
const maxTextLength = 4 * 1024 * 1024

interface Field {
  name: string
  isGoogles: boolean
  text: string
}

/**
 * Yields the items of an RSS 2.0 feed or the entries of an Atom feed.
 * @throws SourceBroken if the XML is malformed or ends too early
 */
export async function* xmlRows(text: AsyncIterable<string>, channel: FeedChannel): AsyncGenerator<FeedRow[]> {
  const parser = new SaxesParser({ xmlns: true })
  let rows: FeedRow[] = []
  let count = 0
  let textLength = 0
  let depth = 0
  /** depth of the open item or entry, 0 outside of one */
  let itemDepth = 0
  let fields: FeedRow['fields'] = {}
  let googles = new Set<FeedField>()
  let field: Field | null = null

  let failure: string | null = null
  parser.on('error', ({ message }) => {
    if (!forgiven.test(message)) failure ??= message
  })
  parser.on('opentag', ({ local, uri, prefix, attributes }) => {
    depth++
    textLength = 0
    if (itemDepth === 0 && (local === 'item' || local === 'entry')) {
      itemDepth = depth
      fields = {}
      googles = new Set()
    } else if (itemDepth > 0 ? depth === itemDepth + 1 : depth === 2 || depth === 3) {
      const isGoogles = google.test(uri) || (prefix === 'g' && uri === 'g')
      // In Atom, an entry's link is in the `href` attribute.
      field = { name: local, isGoogles, text: attributes.href?.value ?? '' }
    }
  })
  const addText = (more: string) => {
    textLength = 0
    if (field) field.text += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    if (failure !== null) return
    if (depth === itemDepth) {
      rows.push({ row: ++count, fields })
      itemDepth = 0
    } else if (field && itemDepth > 0 && depth === itemDepth + 1) {
      const { name, isGoogles, text: value } = field
      // A field in Google's namespace overrides the channel format's field of the same name. Otherwise the first value
      // counts.
      if (isFeedField(name) && (fields[name] === undefined || (isGoogles && !googles.has(name)))) {
        fields[name] = value
        if (isGoogles) googles.add(name)
      }
      field = null
    } else if (field && itemDepth === 0) {
      if (field.name === 'title') channel.title ??= field.text.trim() || null
      if (field.name === 'language') channel.language ??= field.text.trim() || null
      field = null
    }
    depth--
  })

  for await (const chunk of text) {
    textLength += chunk.length
    if (textLength > maxTextLength + chunk.length) throw new SourceBroken('a text in it never ends')
    parser.write(chunk)
    if (rows.length > 0) yield rows
    rows = []
    if (failure !== null) break
  }
  if (failure === null) parser.close()
  if (failure !== null) throw new SourceBroken(`not well-formed at ${failure as string}`)
}
