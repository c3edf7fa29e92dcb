import type { GatheringItem } from '../../../src/gatherings/gatherings-of.ts'
import { occasionOf } from '../../../src/lots/index.ts'
import { gatheringUrl, joinUrl } from '../../gatherings/urls.ts'
import { OccasionIcon } from '../../layout/Icon.tsx'
import { Rich, useView } from '../../layout/view.tsx'

const sr = <span className="sr" />

/**
 * Renders draws that wait for their people as rows: title and number of people, with links to the user's own place and
 * to the page that manages the draw.
 */
export const GatheringRows = ({ gatherings }: { gatherings: readonly GatheringItem[] }) => (
  <ul className="rows draws">
    {gatherings.map((gathering) => (
      <GatheringRow key={`${gathering.manageGuid ?? gathering.joinGuid}`} gathering={gathering} />
    ))}
  </ul>
)

function GatheringRow({ gathering }: { gathering: GatheringItem }) {
  const { t, edition } = useView().texts
  const { title, count, manageGuid, joinGuid } = gathering
  return (
    <li className="row">
      <span className="draw-mark" aria-hidden="true">
        <OccasionIcon occasion={occasionOf(gathering, edition.language)} />
      </span>
      <div>
        <h3 className="name">{title}</h3>
        <p className="detail">{t('gathering.home.facts', { count })}</p>
      </div>
      <div className="row-end">
        {joinGuid !== null && (
          <a className="button soft" href={joinUrl(joinGuid)}>
            <span>
              <Rich id="gathering.home.seat" values={{ title }} tags={{ sr }} />
            </span>
          </a>
        )}
        {manageGuid !== null && (
          <a className="button quiet" href={gatheringUrl(manageGuid)}>
            <span>
              <Rich id="loting.home.manage" values={{ title }} tags={{ sr }} />
            </span>
          </a>
        )}
      </div>
    </li>
  )
}
