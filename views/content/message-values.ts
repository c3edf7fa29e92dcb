import type { View } from '../layout/view.tsx'
import { contactUrl } from '../contact/urls.ts'
import { drawsUrl as drawsAddress } from '../draws/urls.ts'
import { friendsUrl } from '../friends/urls.ts'
import { bookmarkletUrl } from '../gifts/urls.ts'
import { lostLotsUrl } from '../lots/urls.ts'
import { apiReferenceUrl } from '../reference/urls.ts'
import { searchUrl } from '../search/urls.ts'
import { accessibilityUrl, faqUrl, impressumUrl, privacyPageUrl, safetyUrl, termsPageUrl } from './urls.ts'

/** Values that differ between countries in texts that are otherwise the same. */
const countries = {
  nl: {
    authority: 'Autoriteit Persoonsgegevens',
    authorityUrl: 'https://autoriteitpersoonsgegevens.nl',
    accessAuthority: 'Autoriteit Consument & Markt',
    accessAuthorityUrl: 'https://www.acm.nl',
    age: 16,
  },
  be: {
    authority: 'Gegevensbeschermingsautoriteit',
    authorityUrl: 'https://www.gegevensbeschermingsautoriteit.be',
    accessAuthority: 'FOD Economie',
    accessAuthorityUrl: 'https://economie.fgov.be',
    age: 13,
  },
  de: {
    authority: 'Datenschutzaufsicht deines Bundeslandes',
    authorityUrl: 'https://www.datenschutzkonferenz-online.de/datenschutzaufsichtsbehoerden.html',
    accessAuthority: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen',
    accessAuthorityUrl: 'https://www.mlbf-barrierefrei.de',
    age: 16,
  },
  en: {
    authority: 'Data Protection Commission',
    authorityUrl: 'https://www.dataprotection.ie',
    accessAuthority: 'Competition and Consumer Protection Commission',
    accessAuthorityUrl: 'https://www.ccpc.ie',
    age: 16,
  },
} as const

type About = Pick<View, 'texts' | 'operator' | 'baseUrl'>

/** Returns the values of placeholders in messages, such as `{brand}`. */
export const placeholderValues = ({
  texts: { edition },
  operator,
  baseUrl,
}: About): Record<string, string | number> => ({
  brand: edition.brand,
  email: operator.email,
  operator: operator.name,
  host: new URL(baseUrl).host,
  authority: countries[edition.code].authority,
  accessAuthority: countries[edition.code].accessAuthority,
  age: countries[edition.code].age,
})

/**
 * Returns the URLs of tags in messages, such as `<profile>your profile</profile>`, by the tag's name. For a null the
 * tag's text stays, without a link: the app shell has no pages for draws.
 */
export const tagUrls = ({
  texts: { edition },
  operator,
  isApp,
}: About & Pick<View, 'isApp'>): Record<string, string | null> => ({
  home: '/',
  login: '/account/login',
  profile: '/account',
  forgot: '/account/forgotpassword',
  signup: '/account/create',
  crossed: '/crossedoff',
  friends: friendsUrl,
  search: searchUrl,
  draws: isApp ? null : drawsAddress,
  lost: lostLotsUrl,
  elsewhere: bookmarkletUrl,
  contact: contactUrl,
  faq: faqUrl,
  terms: operator.termsUrl ?? termsPageUrl,
  privacy: operator.privacyUrl ?? privacyPageUrl,
  safety: safetyUrl,
  accessibility: accessibilityUrl,
  impressum: impressumUrl,
  api: apiReferenceUrl,
  mail: `mailto:${operator.email}`,
  authority: countries[edition.code].authorityUrl,
  accessAuthority: countries[edition.code].accessAuthorityUrl,
})
