import type { FittedContent, MailContent } from './mail-content.ts'

/** Maximum size of a mail's HTML in bytes. Gmail cuts a mail behind 102 KB, with its unsubscribe link. */
export const maxHtmlBytes = 80_000

/** Returns the content with at most `count` messages, at most `count` gifts, and as many rows in each section. */
function limited({ sections = [], rest, ...content }: MailContent, count: number): FittedContent {
  const { messages = [], gifts = [] } = content
  const leftOut = (rest?.leftOut ?? 0) + Math.max(0, messages.length - count) + Math.max(0, gifts.length - count)
  return {
    ...content,
    messages: messages.slice(0, count),
    gifts: gifts.slice(0, count),
    more: rest && leftOut > 0 ? rest.more(leftOut) : null,
    sections: sections.map(({ heading, rows, leftOut: already = 0, more }) => {
      const hidden = already + Math.max(0, rows.length - count)
      return { heading, rows: rows.slice(0, count), more: hidden > 0 ? more(hidden) : null }
    }),
  }
}

/**
 * Renders a mail with as many messages, gifts and rows as fit into `maxHtmlBytes`. We render and measure, because the
 * size depends on the words of users: `"` takes six bytes, and an emoji may take 25.
 */
export function fit<Rendered extends { html: string }>(
  content: MailContent,
  render: (fitted: FittedContent) => Rendered,
): Rendered {
  const isSmall = ({ html }: Rendered) => Buffer.byteLength(html) <= maxHtmlBytes
  const lengths = [content.messages, content.gifts, ...(content.sections ?? []).map(({ rows }) => rows)]
  const longest = Math.max(0, ...lengths.map((list) => list?.length ?? 0))
  let best = render(limited(content, longest))
  if (isSmall(best)) return best
  let [fits, tooMany] = [0, longest]
  best = render(limited(content, 0))
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2)
    const rendered = render(limited(content, count))
    if (isSmall(rendered)) [fits, best] = [count, rendered]
    else tooMany = count
  }
  return best
}
