import type { Texts } from '#core/i18n.ts'
import type { Shared } from '#views/layout/ShareWays.tsx'
import type { View } from '#views/layout/view.tsx'

export interface SharedList {
  username: string
  title: string | null
  fullName: string
}

export const sharedListUrl = (baseUrl: string, username: string): string => `${baseUrl}/${username}`

/** URL in a list's QR code. `ref=qr` distinguishes visits by the code. */
export const qrUrl = (baseUrl: string, username: string): string => `${sharedListUrl(baseUrl, username)}?ref=qr`

export const sendListUrls = { send: '/mylist/send', choose: '/mylist/send/list' } as const

/** Returns the URL of the page that mails a list, with this list chosen. */
export const sendListUrl = (username: string): string => `${sendListUrls.send}/${username}`

/** Whether the user has a list that we may mail. */
export const canSend = ({ switches, user }: Pick<View, 'switches' | 'user'>): boolean =>
  switches.unsolicitedEmail && user !== null && user.isAccount && user.lists.length > 0

/** Returns a URL for people to read and type: `wenskring.nl/noor`. */
export const displayUrl = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '')

export const sharedTitle = (
  { t }: Pick<Texts, 't'>,
  { title, fullName }: Pick<SharedList, 'title' | 'fullName'>,
): string => title ?? t('list.of', { name: fullName })

const sharedText = ({ t }: Pick<Texts, 't'>, { fullName }: Pick<SharedList, 'fullName'>): string =>
  t('share.text', { name: fullName })

/** Returns a list's link, with the words to share it. */
export const sharedLink = ({ texts, baseUrl }: Pick<View, 'texts' | 'baseUrl'>, list: SharedList): Shared => ({
  url: sharedListUrl(baseUrl, list.username),
  title: sharedTitle(texts, list),
  text: sharedText(texts, list),
})
