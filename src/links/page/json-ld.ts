import { jsonrepair } from 'jsonrepair'

const maxDepth = 60
/** Length of the longest script that we try to repair. Repairing takes far longer than parsing. */
const maxMended = 50_000

/** Whether brackets are nested so deep that recursive code could overflow the stack. No real data is nested as deep. */
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

function repairedJson(text: string): unknown {
  if (text.length > maxMended) return undefined
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return undefined
  }
}

/** Matches remains of a shop's template in front of the JSON: comment marks of HTML and JavaScript, and CDATA. */
const before = /^(?:\s|\ufeff|<!--|\/\/|\/\*|\*\/|<!\[CDATA\[)+/

/** Returns a script's JSON without what `before` matches, and without closing marks or semicolons behind the JSON. */
function unwrapped(script: string): string {
  const text = script.replace(before, '').replaceAll(']]>', '')
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1
  return /^[\s;/*>-]*$/.test(text.slice(end)) ? text.slice(0, end) : text
}

/**
 * Parses the data of a `<script type="application/ld+json">`, which is often invalid JSON. Typical faults are line
 * breaks in strings, extra commas, comments, escaped quotes and a missing end.
 * @returns undefined if the data can't be parsed or repaired
 */
export function readJsonLd(script: string): unknown {
  if (isDeep(script)) return undefined
  const whole = parsed(script)
  if (whole !== undefined) return whole
  const text = unwrapped(script)
  const onOneLine = parsed(text.replace(/[\u0000-\u001f]/g, ' '))
  if (onOneLine !== undefined) return onOneLine
  return repairedJson(/^[[{]\s*&quot;/.test(text) ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : text)
}
