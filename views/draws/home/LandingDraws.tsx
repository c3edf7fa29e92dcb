import { Icon, Spot } from '../../layout/Icon.tsx'
import { useT } from '../../layout/view.tsx'
import { wizardUrl } from '../urls.ts'

/** Explains drawing lots on the start page of visitors who are not logged in. */
export function LandingDraws() {
  const t = useT()
  return (
    <section className="split" aria-labelledby="lots">
      <div className="order">
        <Spot name="draw-lots" big />
      </div>
      <div>
        <h2 id="lots">{t('landing.draws.title')}</h2>
        <p>{t('landing.draws.body')}</p>
        <div className="actions">
          <a className="button" href={wizardUrl}>
            <Icon name="lots" />
            {t('landing.draws.button')}
          </a>
        </div>
      </div>
    </section>
  )
}
