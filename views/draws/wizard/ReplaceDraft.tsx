import { Banner } from '#views/layout/Banner.tsx'
import { useT } from '#views/layout/view.tsx'
import { paths } from './paths.ts'

/**
 * Renders the question before an earlier draw replaces the draft in progress. The script shows the question only if the
 * draft in progress has several participants.
 */
export function ReplaceDraft() {
  const t = useT()
  return (
    <div className="stack" data-drawing-replace="" role="alert" hidden>
      <Banner kind="warn">{t('loting.redo.replace')}</Banner>
      <div className="actions">
        <button className="button primary" type="button" data-drawing-replace-take="">
          {t('loting.redo.replace.button')}
        </button>
        <a className="button quiet" href={paths.details}>
          {t('loting.redo.replace.keep')}
        </a>
      </div>
    </div>
  )
}
