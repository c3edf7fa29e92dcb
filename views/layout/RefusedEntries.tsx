import type { MessageId } from '#core/i18n.ts'
import { useT } from './view.tsx'

/** Number of entries that are listed. The others are only counted. */
const maxShown = 10

interface RefusedEntriesProps {
  /** id of the list of entries, for the field's `aria-describedby` */
  id: string
  /** entries as the user typed them, each with the reason for its refusal if there are several reasons */
  entries: readonly { typed: string; why?: MessageId }[]
}

/** Lists the refused entries of a pasted text of e-mail addresses. */
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
