import { getDomainWithoutSuffix } from 'tldts'
import { mailImageUrl } from '#core/images/names.ts'
import type { Services } from '#core/scope.ts'
import type { GiftInMail } from '#mail-content/mail-content.ts'
import type { Gift } from './gift.ts'
import { linkOf } from './links.ts'
import { nameAndNote } from './name-and-note.ts'

/**
 * Returns a gift for a mail. Its shop is a link only if the operator knows the shop: anybody can give a gift any URL,
 * and a link in our mail would pass for ours. Other shops are named without the suffix of their host, so that mail
 * programs make no link of it.
 * @param knownHosts hosts of the operator's shops, without `www.`
 */
export function giftInMail(
  { config }: Pick<Services, 'config'>,
  { description, url, imageHash }: Pick<Gift, 'description' | 'url' | 'imageHash'>,
  knownHosts: ReadonlySet<string>,
): GiftInMail {
  const { name, note } = nameAndNote(description)
  return {
    description: name,
    more: note,
    shop: shopOf(url, knownHosts),
    imageUrl: imageHash && `${config.baseUrl}${mailImageUrl(imageHash)}`,
  }
}

function shopOf(url: string | null, knownHosts: ReadonlySet<string>): NonNullable<GiftInMail['shop']> | null {
  const { uri, uriDisplayText: host } = linkOf(url)
  if (!uri || !host) return null
  if (knownHosts.has(host)) return { label: host, url: uri }
  const label = getDomainWithoutSuffix(host)
  return label ? { label, url: null } : null
}
