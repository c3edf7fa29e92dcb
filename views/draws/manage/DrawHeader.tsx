import { artUrl } from '#core/art.ts'
import type { DrawView } from '../../../src/draws/draw-for.ts'
import { Icon } from '../../layout/Icon.tsx'
import { dayOf } from '#core/calendar.ts'
import { Ring } from '../../layout/Ring.tsx'
import { useView } from '../../layout/view.tsx'

/** What is counted of a draw. */
export type CountedDraw = Pick<DrawView, 'publicGuid' | 'participants'>

/** Where a draw's counts and its ring stand on the page. */
export const factsId = (publicGuid: string) => `draw-facts-${publicGuid}`
export const ringId = (publicGuid: string) => `draw-ring-${publicGuid}`

/** How many opened their envelope and chose a list, and whose mail failed. */
export function DrawFacts({ draw: { publicGuid, participants } }: { draw: CountedDraw }) {
  const { t } = useView().texts
  const failed = participants.filter(
    ({ mail, isViewed, hasWishlist }) => mail === 'failed' && !isViewed && !hasWishlist,
  ).length
  return (
    <p className="facts" id={factsId(publicGuid)}>
      <span className="tag">
        {t('loting.opened', {
          viewed: participants.filter(({ isViewed }) => isViewed).length,
          count: participants.length,
        })}
      </span>
      <span className="chip good">
        <Icon name="gift" />
        {t('loting.with_list', { count: participants.filter(({ hasWishlist }) => hasWishlist).length })}
      </span>
      {failed > 0 && (
        <span className="chip warn">
          <Icon name="alert" />
          {t('loting.mails_failed', { count: failed })}
        </span>
      )}
    </p>
  )
}

/** The theme that suits the day on which lots were drawn: Sinterklaas where it is kept, else the winter's feasts, else just gifts. */
function themeOfDay(drawn: Date, language: string): string {
  const [, month = 0, day = 0] = dayOf(drawn).split('-').map(Number)
  if (language === 'nl' && (month === 10 || month === 11 || (month === 12 && day <= 5)))
    return 'themes/shoe-and-carrot.svg'
  return month >= 11 ? 'themes/pine-and-baubles.svg' : 'themes/stack-of-gifts.svg'
}

/** The draw's ring, which closes as envelopes are opened. */
export function DrawRing({
  draw: { publicGuid, createDate, participants },
}: {
  draw: CountedDraw & Pick<DrawView, 'createDate'>
}) {
  const { texts } = useView()
  const viewed = participants.filter(({ isViewed }) => isViewed).length
  return (
    <span id={ringId(publicGuid)} className="draw-ring">
      <Ring
        image={artUrl(themeOfDay(createDate, texts.edition.language))}
        near={Math.round((100 * viewed) / participants.length)}
        bow
        eager
      />
    </span>
  )
}
