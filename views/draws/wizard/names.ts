import type { Texts } from '#core/i18n.ts'

const atMost = 8

/** Names as one says them: "Anna, Bram en Carla", or "Dirk of Eva"; of many the first few and how many more. */
export function namesIn({ edition, t }: Texts, names: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const shown = names.length > atMost ? [...names.slice(0, atMost - 1), t('loting.names.more', { count: names.length - atMost + 1 })] : names
  return new Intl.ListFormat(edition.locale, { type }).format(shown)
}
