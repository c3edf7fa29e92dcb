const key = 'loting-drawn'
const atMost = 5

/** A draw that was made in this browser without an account. Its title and public guid alone give access to nothing. */
interface DrawnHere {
  title: string
  publicGuid: string
}

/** Returns the draws made in this browser as JSON, newest first; an empty array if the browser stores nothing. */
export function rememberedDrawsJson(): string {
  try {
    return localStorage.getItem(key) ?? '[]'
  } catch {
    return '[]'
  }
}

/**
 * Remembers a draw that was made in this browser.
 * @param address URL of the draw's page, which contains its public guid
 */
export function rememberDraw(title: string, address: string): void {
  const publicGuid = /[0-9a-f-]{36}/.exec(address)?.[0]
  if (!publicGuid) return
  try {
    const others = (JSON.parse(rememberedDrawsJson()) as DrawnHere[]).filter((draw) => draw.publicGuid !== publicGuid)
    localStorage.setItem(key, JSON.stringify([{ title, publicGuid }, ...others].slice(0, atMost)))
  } catch {
    // storage is unavailable
  }
}

export function forgetDraws(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // storage is unavailable
  }
}
