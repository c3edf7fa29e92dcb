import { organizerOf, peopleOf, termsOf } from '../../../src/draws/index.ts'
import type { Step } from '../../../src/draws/wizard/step-names.ts'
import type { MessageId } from '#core/i18n.ts'
import { occasionMessageForOthers } from '#core/occasions.ts'
import type { ExclusionObstacle as Named } from '../../../src/draws/check-exclusions.ts'
import type { Draft } from '../../../src/draws/wizard/draft.ts'
import { occasionOf } from '../../../src/lots/index.ts'
import { loginUrl } from '#views/accounts/urls.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { Dialog, DialogFoot } from '#views/layout/Dialog.tsx'
import { Icon, OccasionIcon, Spot } from '#views/layout/Icon.tsx'
import { Initials } from '#views/layout/Ring.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { Terms } from '../Terms.tsx'
import { ForcedLotsWarning } from './ForcedLotsWarning.tsx'
import type { PastDraw } from '../../../src/draws/past-draws.ts'
import { namesIn } from './names.ts'
import { NotAgain } from './NotAgain.tsx'
import { ObstacleWarning } from './ObstacleWarning.tsx'
import { linksToStep, paths } from './paths.ts'
import { PersonDetail, PersonName } from './People.tsx'
import { StepFrame } from './StepFrame.tsx'

const drawPath = `${paths.overview}/draw`

interface OverviewProps {
  draft: Draft
  /** names of the givers whose receivers the organizer can work out */
  forced: readonly string[]
  /** earlier draws of the organizer, from which this one can differ */
  pastDraws: readonly PastDraw[]
  moved: boolean
}

/** Renders a summary of the draft, and the button that starts the draw. */
export function DrawOverview({ draft, forced, pastDraws, moved }: OverviewProps) {
  const { texts, today } = useView()
  const { t } = texts
  const occasion = occasionOf({ ...draft, createDate: today }, texts.edition.language)
  const people = peopleOf(draft)
  const nameByGuid = new Map(people.map(({ localGuid, name }) => [localGuid, name]))
  return (
    <StepFrame
      step="overview"
      title={t('loting.overview.title')}
      intro={t('loting.overview.intro')}
      moved={moved}
      next={
        <button
          className="button primary large"
          type="button"
          hx-post={drawPath}
          hx-target="#dialogs"
          hx-swap="beforeend"
          hx-disable="this"
          hx-include="#not-again"
          hx-config='{"timeout":60000}'
        >
          <Icon name="shuffle" />
          {t('loting.do_loting')}
        </button>
      }
    >
      <ForcedLotsWarning names={forced} />
      <section className="panel overview-part" aria-labelledby="overview-details">
        <div className="panel-head">
          <h2 id="overview-details">{draft.title}</h2>
          <a {...linksToStep('details')}>{t('loting.overview.edit_details')}</a>
        </div>
        <p className="lot-draw">
          <OccasionIcon occasion={occasion} />
          {t(occasionMessageForOthers(occasion))}
        </p>
        <Terms terms={termsOf(draft)} />
        {!draft.organizerTakesPart && (
          <p className="small soft-text">{t('loting.overview.organizer_only', { name: organizerOf(draft).name })}</p>
        )}
        {draft.description.trim() !== '' && <p className="as-typed">{draft.description}</p>}
      </section>
      <section className="panel overview-part" aria-labelledby="overview-people">
        <div className="panel-head">
          <h2 id="overview-people">{t('loting.wizard.count', { count: people.length })}</h2>
          <a {...linksToStep('participants')}>{t('loting.overview.edit_people')}</a>
        </div>
        <ul className="people">
          {people.map((person) => (
            <li className="person" key={person.localGuid}>
              <Initials name={person.name} />
              <div>
                <PersonName person={person} />
                <PersonDetail person={person} />
                {person.exclude.length > 0 && (
                  <p className="detail">
                    {t('loting.overview.draws_not', {
                      names: namesIn(
                        texts,
                        person.exclude.map((guid) => nameByGuid.get(guid) ?? ''),
                        'conjunction',
                      ),
                    })}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <NotAgain draws={pastDraws} />
      <BusyDialog />
      <template id="draw-failed">
        <DrawFailed messageId="loting.do_loting_error.unknown" />
      </template>
    </StepFrame>
  )
}

/** Renders the dialog that is shown during the draw, for at least two seconds. The script opens and closes it. */
function BusyDialog() {
  const t = useT()
  return (
    <dialog id="busy-draw" className="busy-draw" aria-labelledby="busy-draw-title">
      <Spot name="draw-lots" big />
      <h2 id="busy-draw-title" tabIndex={-1}>
        {t('loting.do_loting.busy')}
      </h2>
      <p className="soft-text">{t('loting.do_loting.busy_body')}</p>
    </dialog>
  )
}

interface DrawFailedProps {
  messageId: MessageId
  /** people whose exclusions make the draw impossible */
  obstacle?: Named | null
  /** step in which the organizer can solve the problem; undefined for the overview itself */
  step?: Exclude<Step, 'start' | 'overview'> | undefined
  /** e-mail address of the account that has to log in */
  loginAs?: string | null
}

const wayTo = {
  details: 'loting.do_loting_error.to_details',
  participants: 'loting.do_loting_error.to_people',
  exclusions: 'loting.do_loting_error.to_exclusions',
} as const

/**
 * Renders the dialog that says why nothing was drawn, with a link to the step where the organizer can solve the
 * problem.
 */
export function DrawFailed({ messageId, obstacle = null, step, loginAs = null }: DrawFailedProps) {
  const t = useT()
  const back = { href: paths.overview, 'data-dialogs-close': '' } as const
  return (
    <Dialog id="draw-failed-dialog" title={t('loting.do_loting_error.title')} closeHref={paths.overview}>
      {obstacle ? <ObstacleWarning obstacle={obstacle} /> : <Banner kind="bad">{t(messageId)}</Banner>}
      <DialogFoot>
        {(step || loginAs) && (
          <a className="button quiet" {...back}>
            {t('loting.do_loting_error.back')}
          </a>
        )}
        {loginAs ? (
          <a className="button primary" href={loginUrl(paths.overview, loginAs)}>
            {t('layout.log_in')}
          </a>
        ) : step ? (
          <a className="button primary" href={paths[step]}>
            {t(wayTo[step])}
          </a>
        ) : (
          <a className="button primary" {...back}>
            {t('loting.do_loting_error.back')}
          </a>
        )}
      </DialogFoot>
    </Dialog>
  )
}
