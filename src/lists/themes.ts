import { artUrl } from '#core/art.ts'

/** Names of the files in static/art/themes, in the order in which they are offered. */
export const themes = [
  'stack-of-gifts',
  'birthday-cake',
  'balloons',
  'roofs-by-night',
  'shoe-and-carrot',
  'pine-and-baubles',
  'bouquet',
  'love-letter',
  'little-house',
  'pram',
  'two-rings',
  'mortarboard',
] as const
export type Theme = (typeof themes)[number]

export const themeUrl = (theme: string): string => artUrl(`themes/${theme}.svg`)

export const themeImages = (): { id: Theme; url: string }[] => themes.map((id) => ({ id, url: themeUrl(id) }))
