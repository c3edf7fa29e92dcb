import type { LotView } from '../../src/lots/lot-for.ts'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'
import { tickUrl } from './urls.ts'

/** Id of the element with the giver's tick. */
export const tickId = 'tick'

type Button = 'isBought' | 'isWrapped'

interface TickProps {
  lot: Pick<LotView, 'lotGuid' | 'tick'> & { drawn: Pick<LotView['drawn'], 'name'> }
  /** the button that the giver just pressed, which gets the focus back */
  pressed?: Button
}

/**
 * Renders two buttons with which givers keep track of the gift for the participant they drew. A wrapped gift is a bought
 * one. Nobody else sees them.
 */
export function Tick({ lot: { lotGuid, tick, drawn }, pressed }: TickProps) {
  const t = useT()
  const buttons = [
    { id: 'isBought', isPressed: tick !== 'None', next: tick === 'None' ? 'Bought' : 'None' },
    { id: 'isWrapped', isPressed: tick === 'Wrapped', next: tick === 'Wrapped' ? 'Bought' : 'Wrapped' },
  ] as const
  return (
    <Form
      action={tickUrl(lotGuid)}
      htmx={{ 'hx-target': 'this', 'hx-swap': 'outerHTML', 'hx-sync': 'this:queue last' }}
      className="lot-tick"
      id={tickId}
    >
      <p id="tick-title">{t('lot.tick.title', { name: drawn.name })}</p>
      <div className="ticks" role="group" aria-labelledby="tick-title">
        {buttons.map(({ id, isPressed, next }) => (
          <button
            key={id}
            className="tick"
            type="submit"
            name="step"
            value={next}
            aria-pressed={isPressed}
            aria-describedby="tick-private"
            {...(pressed === id && { 'data-requests-focus': '' })}
          >
            <Icon name="check" />
            {t(`cross_off.tick.${id}`)}
          </button>
        ))}
      </div>
      <p className="small soft-text" id="tick-private">
        {t('lot.tick.private')}
      </p>
    </Form>
  )
}
