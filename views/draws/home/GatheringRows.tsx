import type { GatheringItem } from '../../../src/gatherings/gatherings-of.ts'
import { gatheringUrl, joinUrl } from '../../gatherings/urls.ts'
import { Rich, useView } from '../../layout/view.tsx'
import { OverviewRow } from './OverviewRow.tsx'

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
  const { t } = useView().texts
  const { title, count, manageGuid, joinGuid } = gathering
  return (
    <OverviewRow
      draw={gathering}
      facts={t('gathering.home.facts', { count })}
      manageHref={manageGuid && gatheringUrl(manageGuid)}
    >
      {joinGuid !== null && (
        <a className="button soft" href={joinUrl(joinGuid)}>
          <span>
            <Rich id="gathering.home.seat" values={{ title }} tags={{ sr }} />
          </span>
        </a>
      )}
    </OverviewRow>
  )
}
