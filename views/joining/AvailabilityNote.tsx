import type { MessageId } from '#core/i18n.ts'
import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'

/** What a check while typing found out, under its field; empty when there is nothing to say. */
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
