import type { OverviewItem } from '../../../src/draws/draws-of.ts'
import type { GatheringItem } from '../../../src/gatherings/gatherings-of.ts'
import { Icon } from '../../layout/Icon.tsx'
import { useView } from '../../layout/view.tsx'
import { wizardUrl } from '../urls.ts'
import { DrawRows } from './DrawRows.tsx'
import { GatheringRows } from './GatheringRows.tsx'
import { LostLots } from '../../lots/LostLots.tsx'

interface DrawsHomeProps {
  draws: readonly OverviewItem[]
  gatherings: readonly GatheringItem[]
}

/**
 * Renders the page of the user's draws, newest first, with a form for lost lots. Draws that wait for their people come
 * first. The app shell has no wizard for new
 * draws.
 */
export function DrawsHome({ draws, gatherings }: DrawsHomeProps) {
  const {
    texts: { t },
    isApp,
  } = useView()
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('loting.home.title')}</h1>
          <p className="soft-text">{t('loting.home.intro')}</p>
        </div>
        {!isApp && (
          <a className="button primary" href={wizardUrl}>
            <Icon name="plus" />
            {t('loting.home.new')}
          </a>
        )}
      </div>
      <div className="stack loting-home">
        <section className="panel" aria-labelledby="my-draws">
          <h2 className="sr" id="my-draws">
            {t('loting.home.list')}
          </h2>
          {gatherings.length > 0 && <GatheringRows gatherings={gatherings} />}
          {draws.length > 0 && <DrawRows draws={draws} />}
        </section>
        <section className="panel" aria-labelledby="lost-lot">
          <div className="panel-head">
            <h2 id="lost-lot">{t('loting.lost.title')}</h2>
          </div>
          <LostLots />
        </section>
      </div>
    </>
  )
}
