import type { MessageId } from '#core/i18n.ts'
import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'

/** Result of the check while typing. Rendered even when empty, as responses replace it. */
export function AvailabilityNote({
  field,
  message,
  isGood,
}: {
  field: string
  message: MessageId | null
  isGood: boolean
}) {
  const t = useT()
  return (
    <span className={isGood ? 'hint good-text' : 'error'} id={`${field}-availability`} role="status">
      {message && (
        <>
          <Icon name={isGood ? 'check' : 'alert'} />
          <span>{t(message)}</span>
        </>
      )}
    </span>
  )
}
