import type { OverviewItem } from '../../../src/draws/draws-of.ts'
import { Spot } from '../../layout/Icon.tsx'
import { Rich, useT } from '../../layout/view.tsx'
import { drawsUrl, wizardUrl } from '../urls.ts'
import { DrawRows } from './DrawRows.tsx'

/** Number of draws that the start page shows. A link leads to the others. */
const shown = 3

/** Renders the user's latest draws on the start page. */
export function DrawsPanel({ draws }: { draws: readonly OverviewItem[] }) {
  const t = useT()
  return (
    <section className="panel" aria-labelledby="home-draws">
      <div className="panel-head">
        <h2 id="home-draws">{t('loting.home.title')}</h2>
        {draws.length > shown ? (
          <a href={drawsUrl}>
            <Rich id="loting.home.all" tags={{ sr: <span className="sr" /> }} />
          </a>
        ) : (
          draws.length > 0 && <a href={wizardUrl}>{t('loting.home.new')}</a>
        )}
      </div>
      {draws.length === 0 ? (
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
        <DrawRows draws={draws.slice(0, shown)} />
      )}
    </section>
  )
}
