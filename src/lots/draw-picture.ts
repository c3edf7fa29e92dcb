import { artUrl } from '#core/art.ts'
import { editions, type EditionCode } from '#core/editions.ts'
import type { Services } from '#core/scope.ts'
import { pictureNameOf, occasionOf } from './occasions.ts'

/** Returns the URL of the picture in mails about a draw, which shows the draw's occasion. */
export const drawPictureUrl = (
  { config }: Services,
  draw: Parameters<typeof occasionOf>[0],
  edition: EditionCode,
): string => `${config.baseUrl}${artUrl(`share/${pictureNameOf(occasionOf(draw, editions[edition].language))}.png`)}`
