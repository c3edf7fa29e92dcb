import { Banner } from '#views/layout/Banner.tsx'
import { useView } from '#views/layout/view.tsx'
import { namesIn } from './names.ts'

/**
 * Warns the organizer that they can work out some givers' receivers from the exclusions and their own lot. Names only
 * the givers, so that the warning doesn't reveal the receivers.
 */
export function ForcedLotsWarning({ names }: { names: readonly string[] }) {
  const { texts } = useView()
  if (names.length === 0) return null
  return (
    <Banner kind="warn" id="forced-lots">
      {texts.t('loting.exclusions.forced', { count: names.length, names: namesIn(texts, names, 'conjunction') })}
    </Banner>
  )
}
