import type { Obstacle as Named } from '../../../src/draws/check-exclusions.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { useView } from '#views/layout/view.tsx'
import { namesIn } from './names.ts'

/** Says who is in the way of a draw, and what to do; gets the focus, as it is why one did not come further. */
export function Obstacle({ obstacle: { givers, receivers } }: { obstacle: Named }) {
  const { texts } = useView()
  const { t } = texts
  const people = { count: givers.length, givers: namesIn(texts, givers, 'conjunction') }
  return (
    <div role="alert" tabIndex={-1} autoFocus data-focus="">
      <Banner kind="bad">
        <b>{t('loting.exclusions.invalid')}</b>{' '}
        {givers.length > 0 && (receivers.length === 0 ? t('loting.exclusions.nobody_left', people) : t('loting.exclusions.in_the_way', { ...people, receivers: namesIn(texts, receivers, 'disjunction') }))}{' '}
        {t('loting.exclusions.way_out')}
      </Banner>
    </div>
  )
}
