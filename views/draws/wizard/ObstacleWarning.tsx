import type { ExclusionObstacle as Named } from '../../../src/draws/check-exclusions.ts'
import type { Texts } from '#core/i18n.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { useView } from '#views/layout/view.tsx'
import { namesIn } from './names.ts'

/**
 * Says why no draw is possible. If `side` is `givers`: "Anna and Bram can only draw Dirk". If it is `receivers`: "Dirk
 * can only be drawn by Anna".
 */
function wayOf(texts: Texts, { side, givers, receivers }: Named): string {
  const { t } = texts
  if (side === 'givers') {
    const people = { count: givers.length, givers: namesIn(texts, givers, 'conjunction') }
    return receivers.length === 0
      ? t('loting.exclusions.nobody_left', people)
      : t('loting.exclusions.in_the_way', { ...people, receivers: namesIn(texts, receivers, 'disjunction') })
  }
  const people = { count: receivers.length, receivers: namesIn(texts, receivers, 'conjunction') }
  return givers.length === 0
    ? t('loting.exclusions.drawn_by_nobody', people)
    : t('loting.exclusions.only_drawn_by', { ...people, givers: namesIn(texts, givers, 'disjunction') })
}

/**
 * Renders the people who make a draw impossible, and a way out. The message takes the focus, because the organizer
 * can't go on before the problem is solved.
 */
export function ObstacleWarning({ obstacle }: { obstacle: Named }) {
  const { texts } = useView()
  return (
    <div role="alert" tabIndex={-1} autoFocus data-requests-focus="">
      <Banner kind="bad">
        <b>{texts.t('loting.exclusions.invalid')}</b> {wayOf(texts, obstacle)} {texts.t('loting.exclusions.way_out')}
      </Banner>
    </div>
  )
}
