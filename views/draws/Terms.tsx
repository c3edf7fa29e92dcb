import { daysUntil } from '#core/days.ts'
import type { Terms as DrawTerms } from '../../src/lots/index.ts'
import { Icon } from '../layout/Icon.tsx'
import { daysToGo } from '../layout/occasion.ts'
import { useView } from '../layout/view.tsx'

interface TermsProps {
  terms: DrawTerms
  /** URL of the day as a file for a calendar program */
  agendaHref?: string
}

/** Renders a draw's day, with the nights to go, and its budget. Renders nothing if the draw has neither. */
export function Terms({ terms: { date: day, budget }, agendaHref }: TermsProps) {
  const { texts, today } = useView()
  const { t, date, exactMoney } = texts
  if (day === null && budget === null) return null
  const days = daysUntil(day, today)
  return (
    <ul className="terms">
      {day !== null && (
        <li>
          <Icon name="calendar" />
          {date(day)}
          {days !== null && <span className="tag">{daysToGo(texts, days)}</span>}
          {agendaHref !== undefined && (
            <a className="small" href={agendaHref} download="">
              {t('lot.terms.to_calendar')}
            </a>
          )}
        </li>
      )}
      {budget !== null && (
        <li>
          <Icon name="gift" />
          {t('loting.terms.budget', { amount: exactMoney(budget) })}
        </li>
      )}
    </ul>
  )
}
