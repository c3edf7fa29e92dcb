import { artUrl } from '#core/art.ts'
import type { DrawView } from '../../../src/draws/draw-for.ts'
import { Icon } from '../../layout/Icon.tsx'
import { pictureNameOf, occasionOf } from '../../../src/lots/index.ts'
import { Ring } from '../../layout/Ring.tsx'
import { useView } from '../../layout/view.tsx'

/** Fields of a draw that its counts are computed from. */
export type CountedDraw = Pick<DrawView, 'publicGuid' | 'participants'>

/** Fields of a draw that its picture depends on. */
export type PicturedDraw = Pick<DrawView, 'title' | 'occasion' | 'createDate'>

/** Ids of the elements that show a draw's counts (`factsId`) and its ring (`ringId`). */
export const factsId = (publicGuid: string) => `draw-facts-${publicGuid}`
export const ringId = (publicGuid: string) => `draw-ring-${publicGuid}`

/** Renders how many participants opened their envelope, how many chose a list, and how many mails failed. */
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

/** Renders the draw's ring around the picture of its occasion. The ring closes as participants open their envelopes. */
export function DrawRing({ draw }: { draw: CountedDraw & PicturedDraw }) {
  const { texts } = useView()
  const { publicGuid, participants } = draw
  const viewed = participants.filter(({ isViewed }) => isViewed).length
  return (
    <span id={ringId(publicGuid)} className="draw-ring">
      <Ring
        image={artUrl(`themes/${pictureNameOf(occasionOf(draw, texts.edition.language))}.svg`)}
        near={Math.round((100 * viewed) / participants.length)}
        bow
        eager
      />
    </span>
  )
}
