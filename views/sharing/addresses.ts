import type { Texts } from '#core/i18n.ts'
import type { View } from '#views/layout/view.tsx'

/** What passing a list on needs to know of it. */
export interface SharedList {
  username: string
  title: string | null
  fullName: string
}

/** A list's full address. */
export const listAddress = (baseUrl: string, username: string): string => `${baseUrl}/${username}`

/** Where a list's QR code leads: its address, and that one came by the code. */
export const qrAddress = (baseUrl: string, username: string): string => `${listAddress(baseUrl, username)}?ref=qr`

/** An address as people write it down: `wenskring.nl/noor`. */
export const displayAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '')

/** What a list is called in a message: its title, or whose it is. */
export const sharedTitle = (
  { t }: Pick<Texts, 't'>,
  { title, fullName }: Pick<SharedList, 'title' | 'fullName'>,
): string => title ?? t('share.list_of', { name: fullName })

/** What somebody is told with a list's address. */
export const sharedText = ({ t }: Pick<Texts, 't'>, { fullName }: Pick<SharedList, 'fullName'>): string =>
  t('share.text', { name: fullName })

/** Attributes of what shares a list by the native shell or the phone's own sheet. */
export const sharesNatively = ({ texts, baseUrl }: Pick<View, 'texts' | 'baseUrl'>, list: SharedList) =>
  ({
    'data-share-url': listAddress(baseUrl, list.username),
    'data-share-title': sharedTitle(texts, list),
    'data-share-text': sharedText(texts, list),
  }) as const
