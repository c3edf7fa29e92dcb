import type { Services } from '#core/scope.ts'
import type { MailContent } from '#mail-content/mail-content.ts'
import type { Gift } from './gift.ts'
import { giftImageUrl, linkOf } from './links.ts'

export function giftInMail(
  { config }: Pick<Services, 'config'>,
  { description, url, imageHash }: Pick<Gift, 'description' | 'url' | 'imageHash'>,
): NonNullable<MailContent['gifts']>[number] {
  const image = giftImageUrl(imageHash)
  return { description, detail: linkOf(url).uriDisplayText, imageUrl: image && `${config.baseUrl}${image}` }
}
