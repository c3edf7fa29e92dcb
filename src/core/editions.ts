/** The four editions as data: brand, language, and how money and dates are written. */
export const editions = {
  nl: {
    code: 'nl',
    brand: 'Wenskring',
    language: 'nl',
    locale: 'nl-NL',
    moneyDigits: 0,
    hosts: ['wenskring.nl'],
    mailFrom: 'Wenskring <post@wenskring.nl>',
  },
  be: {
    code: 'be',
    brand: 'Wenskring',
    language: 'nl',
    locale: 'nl-BE',
    moneyDigits: 2,
    hosts: ['wenskring.be'],
    mailFrom: 'Wenskring <post@wenskring.be>',
  },
  de: {
    code: 'de',
    brand: 'Wunschkreis',
    language: 'de',
    locale: 'de-DE',
    moneyDigits: 0,
    hosts: ['wunschkreis.de'],
    mailFrom: 'Wunschkreis <post@wunschkreis.de>',
  },
  en: {
    code: 'en',
    brand: 'Wishring',
    language: 'en',
    locale: 'en-IE',
    moneyDigits: 2,
    hosts: ['wishring.com'],
    mailFrom: 'Wishring <post@wishring.com>',
  },
} as const

export type EditionCode = keyof typeof editions
export type Edition = (typeof editions)[EditionCode]
export type Language = Edition['language']

/**
 * Chooses the edition of a request: forced by configuration, else by host, else by the reader's languages, else Dutch.
 * @param asked `forced` is EDITION; `host` the Host header with or without port; `acceptLanguage` the header as sent
 */
export function chooseEdition(asked: {
  forced?: EditionCode | undefined
  host?: string | undefined
  acceptLanguage?: string | undefined
}): Edition {
  if (asked.forced) return editions[asked.forced]
  const host = asked.host?.toLowerCase().replace(/:\d+$/, '')
  const byHost = Object.values(editions).find((edition) =>
    edition.hosts.some((own) => host === own || host?.endsWith(`.${own}`)),
  )
  return byHost ?? byLanguage(asked.acceptLanguage) ?? editions.nl
}

function byLanguage(acceptLanguage = ''): Edition | undefined {
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = Number(parameters.find((parameter) => parameter.trim().startsWith('q='))?.split('=')[1] ?? 1)
      return { tag: tag.trim(), quality }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    if (tag === 'nl-be') return editions.be
    const language = tag.split('-')[0]
    if (language === 'nl' || language === 'de' || language === 'en') return editions[language]
  }
  return undefined
}
