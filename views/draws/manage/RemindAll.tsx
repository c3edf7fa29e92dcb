import type { DrawView } from '../../../src/draws/draw-for.ts'
import { Form } from '../../layout/Form.tsx'
import { Icon } from '../../layout/Icon.tsx'
import { useView } from '../../layout/view.tsx'
import { remindUrl } from '../urls.ts'

/** Renders the button that reminds everybody who has not opened their lot. Renders nothing once everybody has. */
export function RemindAll({ draw }: { draw: DrawView }) {
  const { t, date, time } = useView().texts
  const left = draw.participants.filter(({ isViewed, mail }) => !isViewed && mail === 'sent').length
  if (left === 0) return null
  const until = draw.remindableFrom
  return (
    <Form action={remindUrl(draw.publicGuid)} className="remind-all">
      <button
        className="button"
        type="submit"
        aria-disabled={until !== null || undefined}
        aria-describedby="remind-hint"
      >
        <Icon name="bell" />
        {t('loting.remind', { count: left })}
      </button>
      <p className="small soft-text" id="remind-hint">
        {until === null
          ? t('loting.remind.hint')
          : t('loting.remind.until', { date: date(until, 'day'), time: time(until) })}
      </p>
    </Form>
  )
}
