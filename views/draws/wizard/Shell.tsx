import { Banner } from '#views/layout/Banner.tsx'
import { Rich, useT, useView } from '#views/layout/view.tsx'
import { lostLotsUrl } from '../../lots/urls.ts'
import { steps } from '../../../src/draws/index.ts'
import type { Step } from '../../../src/draws/wizard/step-names.ts'
import { StartContent } from './Start.tsx'
import { Steps } from './Steps.tsx'

interface ShellProps {
  step: Step
  /**
   * first action of the script: `step` loads the step, `entry` opens the details if there is a draft, otherwise the
   * start page
   */
  begins: 'step' | 'entry'
}

/**
 * Renders the page around the wizard's steps. The draft is in the browser, so the server renders a step only after the
 * script has sent the draft. The wizard's start page is rendered at once, for visitors without a draft.
 */
export function Shell({ step, begins }: ShellProps) {
  const t = useT()
  const { user, operator } = useView()
  const position = steps.indexOf(step) as 0 | 1 | 2 | 3 | 4
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  const isStart = step === 'start' && begins === 'step'
  const needsScript = (
    <Banner kind="warn">
      <Rich id="loting.wizard.needs_script" tags={{ link: <a href={`mailto:${operator.email}`} /> }} />
    </Banner>
  )
  return (
    <>
      {!isStart && (
        <noscript>
          <div className="narrow center stack">
            <h1>{t('loting.wizard.title')}</h1>
            {needsScript}
            <p>
              <a href={lostLotsUrl}>{t('loting.lost.link')}</a>
            </p>
          </div>
        </noscript>
      )}
      <div
        id="wizard"
        className={isStart ? 'narrow center' : 'narrow center with-script'}
        data-drawing-begins={begins}
        data-drawing-owner={user?.privateGuid ?? ''}
        data-drawing-own-name={name}
        data-drawing-own-email={user?.email ?? ''}
        data-drawing-remembers={user?.isAccount ? undefined : ''}
        data-drawing-not-kept={t('loting.wizard.not_kept')}
      >
        {position > 0 && <Steps current={position as 1 | 2 | 3 | 4} />}
        {isStart ? (
          <div className="undecided">
            <StartContent draft={null} drawnHere={[]} withoutScript={needsScript} />
          </div>
        ) : (
          <p className="wizard-wait" role="status">
            {t('loting.wizard.loading')}
          </p>
        )}
        <div data-drawing-stuck="" role="alert" hidden>
          <Banner
            kind="bad"
            action={
              <a className="button" href="">
                {t('loting.wizard.again')}
              </a>
            }
          >
            {t('loting.wizard.stuck')}
          </Banner>
        </div>
      </div>
    </>
  )
}
