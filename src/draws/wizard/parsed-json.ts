/** @returns the parsed value; undefined if the text is no valid JSON */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
