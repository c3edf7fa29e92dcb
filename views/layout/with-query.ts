/** An address of ours with what its query tells; what is null is left out. */
export function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path
}
