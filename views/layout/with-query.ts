/** Returns a URL path with its query. Entries that are null are left out. */
export function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path
}
