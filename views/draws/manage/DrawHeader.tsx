import { artUrl } from '#core/art.ts'
import type { DrawView } from '../../../src/draws/draw-for.ts'
import { Icon } from '../../layout/Icon.tsx'
import { drawingOf, occasionOf } from '../../../src/lots/index.ts'
import { Ring } from '../../layout/Ring.tsx'
import { useView } from '../../layout/view.tsx'

/** What is counted of a draw. */
export type CountedDraw = Pick<DrawView, 'publicGuid' | 'participants'>

/** What a draw's drawing depends on. */
export type PicturedDraw = Pick<DrawView, 'title' | 'occasion' | 'createDate'>

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

/** The draw's ring around what it is for, which closes as envelopes are opened. */
export function DrawRing({ draw }: { draw: CountedDraw & PicturedDraw }) {
  const { texts } = useView()
  const { publicGuid, participants } = draw
  const viewed = participants.filter(({ isViewed }) => isViewed).length
  return (
    <span id={ringId(publicGuid)} className="draw-ring">
      <Ring
        image={artUrl(`themes/${drawingOf(occasionOf(draw, texts.edition.language))}.svg`)}
        near={Math.round((100 * viewed) / participants.length)}
        bow
        eager
      />
    </span>
  )
}
