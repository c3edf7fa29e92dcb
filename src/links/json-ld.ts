import { jsonrepair } from 'jsonrepair'

const maxDepth = 60
/** Mending takes far longer than reading. */
const maxMended = 50_000

/** Whether brackets stand so deep in each other that nobody wrote them, and what walks them might not come back. */
function isDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x5b || code === 0x7b) {
      if (++depth > maxDepth) return true
    } else if (code === 0x5d || code === 0x7d) depth--
  }
  return false
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function mended(text: string): unknown {
  if (text.length > maxMended) return undefined
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return undefined
  }
}

/** What shops' templates leave before it: comments of HTML and script, CDATA. */
const before = /^(?:\s|\ufeff|<!--|\/\/|\/\*|\*\/|<!\[CDATA\[)+/

/** Without that, and without what closes it again, or a semicolon. */
function unwrapped(script: string): string {
  const text = script.replace(before, '').replaceAll(']]>', '')
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1
  return /^[\s;/*>-]*$/.test(text.slice(end)) ? text.slice(0, end) : text
}

/**
 * The data in a `<script type="application/ld+json">`, which is often not quite JSON: line breaks in strings, commas too many, comments, escaped quotes, an end
 * that is missing.
 * @returns undefined where nothing can be made of it
 */
export function readJsonLd(script: string): unknown {
  if (isDeep(script)) return undefined
  const whole = parsed(script)
  if (whole !== undefined) return whole
  const text = unwrapped(script)
  const onOneLine = parsed(text.replace(/[\u0000-\u001f]/g, ' '))
  if (onOneLine !== undefined) return onOneLine
  return mended(/^[[{]\s*&quot;/.test(text) ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : text)
}
