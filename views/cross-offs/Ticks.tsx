import type { TickedGift, Ticks as State } from '../../src/cross-offs/tick-cross-off.ts'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'
import { shortName } from '../../src/gift/index.ts'

const ticks = ['isBought', 'isWrapped'] as const satisfies readonly (keyof State)[]

interface TicksProps {
  gift: TickedGift
  /** page on which the buttons are */
  from: 'home' | 'overview'
  /** the button that the giver just pressed, which gets the focus back */
  pressed?: keyof State
}

/** Renders two buttons with which givers keep track of a gift: bought and wrapped. Nobody else sees them. */
export function Ticks({ gift, from, pressed }: TicksProps) {
  const t = useT()
  return (
    <Form
      action={`/crossedoff/gifts/${gift.publicGuid}/ticks`}
      htmx={{ 'hx-target': 'this', 'hx-swap': 'outerHTML', 'hx-sync': 'this:queue last' }}
      className="ticks"
      id={`ticks-${gift.publicGuid}`}
    >
      <input type="hidden" name="from" value={from} />
      {ticks.map((tick) => (
        <button
          key={tick}
          className="tick"
          type="submit"
          name={tick}
          value={String(!gift[tick])}
          aria-pressed={gift[tick]}
          {...(pressed === tick && { 'data-requests-focus': '' })}
        >
          <Icon name="check" />
          {t(`cross_off.tick.${tick}`)}
          <span className="sr">: {shortName(gift.description)}</span>
        </button>
      ))}
    </Form>
  )
}
