import type { View } from '../layout/view.tsx'
import { contactAddress } from '../contact/addresses.ts'
import { homeAddress as drawsAddress } from '../draws/addresses.ts'
import { friendsAddress } from '../friends/addresses.ts'
import { bookmarkletAddress } from '../gifts/addresses.ts'
import { lostLotsAddress } from '../lots/addresses.ts'
import { searchAddress } from '../search/addresses.ts'
import { faqAddress, impressumAddress, privacyAddress, safetyAddress, termsAddress } from './addresses.ts'

/** Values that differ between countries in texts that are otherwise the same. */
const countries = {
  nl: { authority: 'Autoriteit Persoonsgegevens', authorityUrl: 'https://autoriteitpersoonsgegevens.nl', age: 16 },
  be: {
    authority: 'Gegevensbeschermingsautoriteit',
    authorityUrl: 'https://www.gegevensbeschermingsautoriteit.be',
    age: 13,
  },
  de: {
    authority: 'Datenschutzaufsicht deines Bundeslandes',
    authorityUrl: 'https://www.datenschutzkonferenz-online.de/datenschutzaufsichtsbehoerden.html',
    age: 16,
  },
  en: { authority: 'Data Protection Commission', authorityUrl: 'https://www.dataprotection.ie', age: 16 },
} as const

type About = Pick<View, 'texts' | 'operator' | 'baseUrl'>

/** Returns the values of placeholders in messages, such as `{brand}`. */
export const valuesFor = ({ texts: { edition }, operator, baseUrl }: About): Record<string, string | number> => ({
  brand: edition.brand,
  email: operator.email,
  operator: operator.name,
  host: new URL(baseUrl).host,
  authority: countries[edition.code].authority,
  age: countries[edition.code].age,
})

/**
 * Returns the URLs of tags in messages, such as `<profile>your profile</profile>`. A null renders no link: the app
 * shell has no pages for draws.
 */
export const placesFor = ({
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
  friends: friendsAddress,
  search: searchAddress,
  draws: isApp ? null : drawsAddress,
  lost: lostLotsAddress,
  elsewhere: bookmarkletAddress,
  contact: contactAddress,
  faq: faqAddress,
  terms: operator.termsUrl ?? termsAddress,
  privacy: operator.privacyUrl ?? privacyAddress,
  safety: safetyAddress,
  impressum: impressumAddress,
  mail: `mailto:${operator.email}`,
  authority: countries[edition.code].authorityUrl,
})
