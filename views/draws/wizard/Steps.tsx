import type { MessageId } from '#core/i18n.ts'
import { useT } from '#views/layout/view.tsx'

const knots: readonly MessageId[] = [
  'loting.wizard.step.details',
  'loting.wizard.step.participants',
  'loting.wizard.step.exclusions',
  'loting.wizard.step.overview',
  'loting.wizard.step.drawn',
]

/**
 * Renders the progress of a draw as a ribbon with five knots.
 * @param current number of this step's knot, from 1; 5 means that the draw is done
 */
export function Steps({ current }: { current: 1 | 2 | 3 | 4 | 5 }) {
  const t = useT()
  return (
    <ol className="steps" aria-label={t('loting.wizard.progress', { step: current, count: knots.length })}>
      {knots.map((knot, index) => (
        <li
          key={knot}
          className={index + 1 < current || current === knots.length ? 'done' : undefined}
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          <span>{t(knot)}</span>
        </li>
      ))}
    </ol>
  )
}
