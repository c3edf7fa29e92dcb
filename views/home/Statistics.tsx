import type { Statistics as Counts } from '../../src/home/statistics.ts'
import { useT, useView } from '../layout/view.tsx'

/** For wide screens only. */
export function Statistics({ counts }: { counts: Counts }) {
  const t = useT()
  const { texts } = useView()
  const told = (['people', 'gifts', 'birthdays'] as const).filter((name) => counts[name] > 0)
  if (told.length === 0) return null
  return (
    <section className="statistics" aria-labelledby="statistics">
      <h2 className="sr" id="statistics">
        {t('home.statistics')}
      </h2>
      <dl>
        {told.map((name) => (
          <div key={name}>
            <dt>{t(`home.statistics.${name}`, { count: counts[name] })}</dt>
            <dd>{texts.number(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
