import type { Statistics as Counts } from '../../src/home/statistics.ts'
import { useT, useView } from '../layout/view.tsx'

/** For wide screens only. */
export function Statistics({ counts }: { counts: Counts }) {
  const t = useT()
  const { texts } = useView()
  return (
    <section className="statistics" aria-labelledby="statistics">
      <h2 className="sr" id="statistics">
        {t('home.statistics')}
      </h2>
      <dl>
        {(['people', 'gifts', 'birthdays'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`home.statistics.${name}`, { count: counts[name] })}</dt>
            <dd>{texts.number(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
