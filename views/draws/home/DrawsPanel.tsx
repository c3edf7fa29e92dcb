import type { OverviewItem } from '../../../src/draws/draws-of.ts'
import type { GatheringItem } from '../../../src/gatherings/gatherings-of.ts'
import { Spot } from '../../layout/Icon.tsx'
import { Rich, useT } from '../../layout/view.tsx'
import { drawsUrl, wizardUrl } from '../urls.ts'
import { DrawRows } from './DrawRows.tsx'
import { GatheringRows } from './GatheringRows.tsx'

/** Number of draws that the start page shows. A link leads to the others. */
const shown = 3

interface DrawsPanelProps {
  draws: readonly OverviewItem[]
  gatherings: readonly GatheringItem[]
}

/** Renders the user's latest draws on the start page, first those that wait for their people. */
export function DrawsPanel({ draws, gatherings }: DrawsPanelProps) {
  const t = useT()
  const count = draws.length + gatherings.length
  const waiting = gatherings.slice(0, shown)
  const drawn = draws.slice(0, shown - waiting.length)
  return (
    <section className="panel" aria-labelledby="home-draws">
      <div className="panel-head">
        <h2 id="home-draws">{t('loting.home.title')}</h2>
        {count > shown ? (
          <a href={drawsUrl}>
            <Rich id="loting.home.all" tags={{ sr: <span className="sr" /> }} />
          </a>
        ) : (
          count > 0 && <a href={wizardUrl}>{t('loting.home.new')}</a>
        )}
      </div>
      {count === 0 ? (
        <div className="empty">
          <Spot name="draw-lots" />
          <p>{t('loting.home.none')}</p>
          <div className="actions">
            <a className="button" href={wizardUrl}>
              {t('landing.draws.button')}
            </a>
          </div>
        </div>
      ) : (
        <>
          {waiting.length > 0 && <GatheringRows gatherings={waiting} />}
          {drawn.length > 0 && <DrawRows draws={drawn} />}
        </>
      )}
    </section>
  )
}
