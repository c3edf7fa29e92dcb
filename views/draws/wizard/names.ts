import type { Texts } from '#core/i18n.ts'

const atMost = 8

type Joined = 'conjunction' | 'disjunction'

/** Joins names as people say them: "Anna, Bram en Carla", or "Dirk of Eva". */
export const allNamesIn = ({ edition }: Texts, names: readonly string[], type: Joined): string =>
  new Intl.ListFormat(edition.locale, { type }).format(names)

/**
 * Joins names like `allNamesIn`. Of more than `atMost` names it joins only the first few, and the number of the others.
 */
export function namesIn(texts: Texts, names: readonly string[], type: Joined): string {
  const shown =
    names.length > atMost
      ? [...names.slice(0, atMost - 1), texts.t('loting.names.more', { count: names.length - atMost + 1 })]
      : names
  return allNamesIn(texts, shown, type)
}
