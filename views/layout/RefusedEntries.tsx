import type { MessageId } from '#core/i18n.ts'
import { useT } from './view.tsx'

/** How many are shown; the rest is counted. */
const maxShown = 10

interface RefusedEntriesProps {
  /** for the field's `aria-describedby` */
  id: string
  /** as they were typed, and why each was refused, where that is told one by one */
  entries: readonly { typed: string; why?: MessageId }[]
}

/** Lists the entries of a pasted text of addresses that were refused. */
export function RefusedEntries({ id, entries }: RefusedEntriesProps) {
  const t = useT()
  if (entries.length === 0) return null
  return (
    <ul className="refused" id={id}>
      {entries.slice(0, maxShown).map(({ typed, why }) => (
        <li key={typed}>
          {why ? (
            <>
              <b>{typed}</b> {t(why)}
            </>
          ) : (
            typed
          )}
        </li>
      ))}
      {entries.length > maxShown && (
        <li className="more">{t('validation.more_refused', { count: entries.length - maxShown })}</li>
      )}
    </ul>
  )
}
