import type { MessageId } from '#core/i18n.ts'
import { inDialog } from '#views/layout/Dialog.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT, useView } from '#views/layout/view.tsx'

const steps: readonly [direction: 'up' | 'down', label: MessageId][] = [
  ['up', 'gift.move_up'],
  ['down', 'gift.move_down'],
]

/**
 * Renders the buttons that move a gift one step up or down.
 * @param guid the gift's public guid
 */
export function MoveSteps({ guid }: { guid: string }) {
  const t = useT()
  const { isFragment } = useView()
  return (
    <div className="actions">
      {steps.map(([direction, label]) => (
        <Form
          key={direction}
          action={`/gifts/${guid}/move/${direction}`}
          className=""
          htmx={isFragment ? inDialog : undefined}
        >
          {/* The dialog's focus begins here, and not at its first field. */}
          <button className="button" type="submit" autoFocus={isFragment && direction === 'up'}>
            <Icon name={direction} />
            {t(label)}
          </button>
        </Form>
      ))}
    </div>
  )
}
