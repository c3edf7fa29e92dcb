import type { PeopleObstacle } from '../../../src/draws/wizard/steps.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { useView } from '#views/layout/view.tsx'
import { AddPeople, type AddPeopleProps } from './AddPeople.tsx'
import { namesIn } from './names.ts'
import { paths, sendsDraftTo } from './paths.ts'
import { People, type PeopleProps } from './People.tsx'
import { StepFrame } from './StepFrame.tsx'

interface ParticipantsProps {
  people: PeopleProps
  add: AddPeopleProps
  moved: boolean
  /** reason why the organizer can't go on yet */
  obstacle?: PeopleObstacle | undefined
}

/** Renders the step in which the organizer names all participants. */
export function Participants({ people, add, moved, obstacle }: ParticipantsProps) {
  const { texts } = useView()
  const { t } = texts
  return (
    <StepFrame
      step="participants"
      title={t('loting.people.title')}
      intro={t('loting.people.intro')}
      moved={moved}
      next={
        <button
          className="button primary large"
          type="button"
          {...sendsDraftTo(`${paths.participants}/next`)}
          hx-include="#add-people"
        >
          {t('loting.wizard.next')}
        </button>
      }
    >
      <div id="obstacle">
        {obstacle && (
          <div role="alert" tabIndex={-1} data-requests-focus="">
            <Banner kind="bad">
              {obstacle === 'tooFew'
                ? t('loting.participants.too_few')
                : t('loting.people.incomplete', { names: namesIn(texts, obstacle, 'conjunction') })}
            </Banner>
          </div>
        )}
      </div>
      <AddPeople {...add} />
      <People {...people} />
    </StepFrame>
  )
}
