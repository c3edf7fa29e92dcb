import { artUrl } from '#core/art.ts'

/** The pictures in static/art/themes that a list can have, in the order in which they are offered. */
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

/** Address of a theme picture (svg, 500 × 500). */
export const themeUrl = (theme: string): string => artUrl(`themes/${theme}.svg`)

/** The theme pictures as the API offers them. */
export const themeImages = (): { id: Theme; url: string }[] => themes.map((id) => ({ id, url: themeUrl(id) }))
