import { formerPlace, type FormerAddress } from '../../src/lots/index.ts'
import { Banner } from '../layout/Banner.tsx'
import { useT } from '../layout/view.tsx'

/** Says where a lot was before, so that nobody reads another person's lot unnoticed. */
export function FormerPlaces({ places }: { places: readonly FormerAddress[] }) {
  const t = useT()
  return places.map((place, index) => (
    <Banner {...(place.isOpened && { kind: 'warn' })} icon="mail" key={index}>
      {formerPlace(t, place)}
    </Banner>
  ))
}
