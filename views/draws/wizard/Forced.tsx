import { Banner } from '#views/layout/Banner.tsx'
import { useView } from '#views/layout/view.tsx'
import { namesIn } from './names.ts'

/** Tells the organizer whose receivers they may work out from the exclusions and their own lot. Names the givers alone, so that it does not say whom they draw. */
export function Forced({ names }: { names: readonly string[] }) {
  const { texts } = useView()
  if (names.length === 0) return null
  return (
    <Banner kind="warn" id="forced-lots">
      {texts.t('loting.exclusions.forced', { count: names.length, names: namesIn(texts, names, 'conjunction') })}
    </Banner>
  )
}
