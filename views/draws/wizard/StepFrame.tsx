import { steps } from '../../../src/draws/index.ts'
import type { Step } from '../../../src/draws/wizard/step-names.ts'
import type { ReactNode } from 'react'
import { Icon } from '#views/layout/Icon.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { linksToStep } from './paths.ts'
import { Steps } from './Steps.tsx'

interface StepFrameProps {
  step: Exclude<Step, 'start'>
  title: string
  intro: string
  /** whether the user came from another step, so that the heading gets the focus */
  moved: boolean
  /** button to the next step */
  next: ReactNode
  /** another way on, below the buttons */
  otherWay?: ReactNode
  children: ReactNode
}

/** Renders a step of the wizard: progress, title, introduction, and the buttons back and on. */
export function StepFrame({ step, title, intro, moved, next, otherWay, children }: StepFrameProps) {
  const t = useT()
  const position = steps.indexOf(step) as 1 | 2 | 3 | 4
  return (
    <>
      <title>{`${useView().texts.edition.brand} - ${title}`}</title>
      <Steps current={position} />
      <div className="page-head">
        <div>
          <h1 tabIndex={-1} {...(moved && { 'data-requests-focus': '' })}>
            {title}
          </h1>
          <p>{intro}</p>
        </div>
      </div>
      {children}
      <div className="wizard-foot">
        <a className="button quiet" {...linksToStep(steps[position - 1]!)}>
          <Icon name="back" />
          {t('general.back')}
        </a>
        {next}
      </div>
      {otherWay}
    </>
  )
}
