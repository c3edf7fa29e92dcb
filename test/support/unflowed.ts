/** Joins the broken lines of a `format=flowed` text again, as mail programs do (RFC 3676 §4.1). Quotes keep their mark. */
export function unflowed(text: string): string {
  const lines: string[] = []
  let isOpen = false
  for (const raw of text.split(/\r?\n/)) {
    const [, marks, rest] = /^(>*)(.*)$/s.exec(raw)! as unknown as [string, string, string]
    const words = rest.replace(/^ /, '')
    const line = marks ? `${marks} ${words}`.trimEnd() : words
    if (isOpen) lines.push(lines.pop()! + words)
    else lines.push(words.endsWith(' ') && marks ? `${marks} ${words}` : line)
    isOpen = words.endsWith(' ') && words !== '-- '
  }
  return lines.join('\n')
}
