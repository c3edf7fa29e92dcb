import { useT } from './view.tsx'

/** How many are shown; the rest is counted. */
const mostShown = 10

/** The entries of a pasted text of addresses that are none, as they were typed. @param id for the field's `aria-describedby` */
export function RefusedEntries({ id, entries }: { id: string; entries: readonly string[] }) {
  const t = useT()
  if (entries.length === 0) return null
  return (
    <ul className="refused" id={id}>
      {entries.slice(0, mostShown).map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
      {entries.length > mostShown && (
        <li className="more">{t('validation.more_refused', { count: entries.length - mostShown })}</li>
      )}
    </ul>
  )
}
