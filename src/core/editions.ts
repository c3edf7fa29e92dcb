import { parseAccept } from 'hono/utils/accept'
import type { Language } from '#locales/texts.ts'

interface Brand {
  brand: string
  /** the brand as file names and the stylesheet spell it */
  brandId: string
  /** colour of the brand's ribbon, for places without our stylesheet: mails, and the browser's frame on phones */
  themeColor: string
}

interface EditionRow extends Brand {
  /** this edition's value in the database's enum `edition` */
  code: string
  language: Language
  /** BCP 47 tag, for the format of dates, numbers and money */
  locale: string
  /** digits after the decimal point */
  moneyDigits: number
  hosts: readonly string[]
  /** sender's address of mails, unless the configuration has another one */
  mailAddress: string
}

const wenskring = { brand: 'Wenskring', brandId: 'wenskring', themeColor: '#a01b3a' } as const
const wunschkreis = { brand: 'Wunschkreis', brandId: 'wunschkreis', themeColor: '#125c43' } as const
const wishring = { brand: 'Wishring', brandId: 'wishring', themeColor: '#274596' } as const

/** The editions by code. If editions share a language, the first one is the default for that language. */
export const editions = {
  nl: {
    ...wenskring,
    code: 'nl',
    language: 'nl',
    locale: 'nl-NL',
    moneyDigits: 0,
    hosts: ['wenskring.nl'],
    mailAddress: 'post@wenskring.nl',
  },
  be: {
    ...wenskring,
    code: 'be',
    language: 'nl',
    locale: 'nl-BE',
    moneyDigits: 2,
    hosts: ['wenskring.be'],
    mailAddress: 'post@wenskring.be',
  },
  de: {
    ...wunschkreis,
    code: 'de',
    language: 'de',
    locale: 'de-DE',
    moneyDigits: 0,
    hosts: ['wunschkreis.de'],
    mailAddress: 'post@wunschkreis.de',
  },
  en: {
    ...wishring,
    code: 'en',
    language: 'en',
    locale: 'en-IE',
    moneyDigits: 2,
    hosts: ['wishring.com'],
    mailAddress: 'post@wishring.com',
  },
} as const satisfies Record<string, EditionRow>

export type EditionCode = keyof typeof editions
export type Edition = (typeof editions)[EditionCode]
export const editionCodes = Object.keys(editions) as EditionCode[]

export const brandArt = ({ brandId }: Pick<Brand, 'brandId'>) => ({
  favicon: `favicon-${brandId}.svg`,
  icon180: `icon-${brandId}-180.png`,
  icon192: `icon-${brandId}-192.png`,
  icon512: `icon-${brandId}-512.png`,
  /** icon with a margin around the drawing, for phones that cut icons to a shape of their own */
  maskable512: `icon-${brandId}-maskable-512.png`,
  mailMark: `mail/${brandId}.png`,
})

/** Chooses an edition by the configuration, else by the host, else by the visitor's languages, else the Dutch one. */
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
  for (const { type, q } of parseAccept(acceptLanguage)) {
    const tag = type.toLowerCase()
    const [language] = tag.split('-')
    const edition =
      Object.values(editions).find(({ locale }) => locale.toLowerCase() === tag) ??
      Object.values(editions).find((each) => each.language === language)
    if (edition && q > 0) return edition
  }
  return undefined
}
