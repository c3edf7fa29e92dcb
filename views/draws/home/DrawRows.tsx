import type { OverviewItem } from '../../../src/draws/draws-of.ts'
import { Rich, useView } from '../../layout/view.tsx'
import { lotUrl } from '../../lots/urls.ts'
import { drawUrl } from '../urls.ts'
import { OverviewRow } from './OverviewRow.tsx'

const sr = <span className="sr" />

/**
 * Renders draws as rows: title, number of people and date, with links to the user's lots and to the draw's management.
 */
export const DrawRows = ({ draws }: { draws: readonly OverviewItem[] }) => (
  <ul className="rows draws">
    {draws.map((draw) => (
      <DrawRow key={`${draw.manageGuid ?? draw.lots[0]?.privateParticipantGuid}`} draw={draw} />
    ))}
  </ul>
)

function DrawRow({ draw }: { draw: OverviewItem }) {
  const { t, date, time } = useView().texts
  const { title, participantCount, createDate, manageGuid, lots } = draw
  const [lot, ...others] = lots
  return (
    <OverviewRow
      draw={draw}
      facts={t('loting.home.facts', { count: participantCount, date: date(createDate), time: time(createDate) })}
      detail={
        others.length > 0 && (
          <ul className="lots" aria-label={t('loting.home.lots')}>
            {lots.map(({ privateParticipantGuid, participantName }) => (
              <li key={privateParticipantGuid}>
                <a className="button soft" href={lotUrl(privateParticipantGuid)}>
                  {t('loting.home.open_lot_of', { name: participantName })}
                </a>
              </li>
            ))}
          </ul>
        )
      }
      manageHref={manageGuid && drawUrl(manageGuid)}
    >
      {lot && others.length === 0 && (
        <a className="button soft" href={lotUrl(lot.privateParticipantGuid)}>
          <span>
            <Rich id="loting.home.open_lot" values={{ title }} tags={{ sr }} />
          </span>
        </a>
      )}
    </OverviewRow>
  )
}
