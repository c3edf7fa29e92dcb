import { timeZone } from '#core/calendar.ts'
import type { Texts } from '#core/i18n.ts'

/** The time of day as people write it in this edition: "20:15". */
export const timeOf = ({ edition }: Pick<Texts, 'edition'>, moment: Date): string =>
  new Intl.DateTimeFormat(edition.locale, { timeStyle: 'short', timeZone }).format(moment)
