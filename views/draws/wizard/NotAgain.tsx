import type { PastDraw } from '../../../src/draws/past-draws.ts'
import { Field } from '#views/layout/Field.tsx'
import { useView } from '#views/layout/view.tsx'

/**
 * Renders the choice of an earlier draw whose pairs should not come again. The latest one with mostly the same people is
 * chosen at first. Renders nothing for an organizer without earlier draws.
 */
export function NotAgain({ draws }: { draws: readonly PastDraw[] }) {
  const { t, date } = useView().texts
  if (draws.length === 0) return null
  return (
    <section className="panel overview-part" id="not-again" aria-label={t('loting.not_again')}>
      <Field
        name="notAgainGuid"
        type="select"
        label={t('loting.not_again')}
        hint={t('loting.not_again.hint')}
        value={draws.find(({ isSame }) => isSame)?.publicGuid ?? ''}
      >
        <option value="">{t('loting.not_again.none')}</option>
        {draws.map(({ publicGuid, title, createDate }) => (
          <option key={publicGuid} value={publicGuid}>
            {t('loting.not_again.draw', { title, date: date(createDate) })}
          </option>
        ))}
      </Field>
    </section>
  )
}
