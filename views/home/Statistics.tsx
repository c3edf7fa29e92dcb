import type { Statistics as Counts } from '../../src/home/statistics.ts'
import { useT, useView } from '../layout/view.tsx'

const uncounted: Counts = { people: 0, gifts: 0, birthdays: 0 }

/**
 * Renders an introduction and the numbers of people, gifts and birthdays on this site. Only wide screens show them.
 * @param counts null before the first count
 */
export function Statistics({ counts }: { counts: Counts | null }) {
  const t = useT()
  const { texts } = useView()
  const shown = counts ?? uncounted
  return (
    <section className="statistics stack" aria-labelledby="statistics">
      <h2 className="sr" id="statistics">
        {t('home.statistics')}
      </h2>
      <p>{t('home.intro')}</p>
      <dl>
        {(['people', 'gifts', 'birthdays'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`home.statistics.${name}`, { count: shown[name] })}</dt>
            <dd>{texts.number(shown[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
