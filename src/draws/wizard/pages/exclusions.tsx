import { Hono } from 'hono'
import { DraftData } from '#views/draws/wizard/DraftData.tsx'
import { ExclusionList, Exclusions, ExclusionsDialog } from '#views/draws/wizard/Exclusions.tsx'
import { DrawOverview } from '#views/draws/wizard/DrawOverview.tsx'
import { paths } from '#views/draws/wizard/paths.ts'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import type { Env, Http } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import { pastDraws } from '../../past-draws.ts'
import { checkExclusions } from '../../check-exclusions.ts'
import { personGone, withoutObstacle } from './changed-people.tsx'
import { exclude, isMutual, peopleOf, type DraftPerson } from '../draft.ts'
import { withDraft, type WizardRequestWithDraft } from './show-step.tsx'

const aboutExclusionsOf = (
  handle: (c: Http, sent: WizardRequestWithDraft, person: DraftPerson) => Response | Promise<Response>,
) =>
  withDraft('exclusions', async (c, sent) => {
    const person = peopleOf(sent.draft).find(({ localGuid }) => localGuid === c.req.param('person'))
    if (person) return handle(c, sent, person)
    const { forced } = await checkExclusions(c.get('scope'), peopleOf(sent.draft))
    return personGone(c, <ExclusionList draft={sent.draft} forced={forced} />)
  })

const askExclusions = aboutExclusionsOf((c, { draft }, person) =>
  fragment(
    c,
    <ExclusionsDialog
      draft={draft}
      person={person}
      excluded={new Set(person.exclude)}
      mutual={isMutual(draft, person)}
    />,
  ),
)

/** Saves a participant's exclusions, unless they make a draw impossible. */
const postExclusions = aboutExclusionsOf(async (c, { draft, typed, form }, person) => {
  const excluded = form.getAll('exclude').filter((each) => typeof each === 'string')
  const mutual = typed['mutual'] === 'on'
  const changed = exclude(draft, person.localGuid, excluded, mutual)
  const { obstacle, forced } = await checkExclusions(c.get('scope'), peopleOf(changed))
  if (obstacle)
    return fragment(
      c,
      <ExclusionsDialog
        draft={draft}
        person={person}
        excluded={new Set(excluded)}
        mutual={mutual}
        obstacle={obstacle}
      />,
      422,
    )
  c.header('HX-Trigger', 'close-dialog')
  return fragment(
    c,
    <>
      {withoutObstacle}
      <HxPartial target="#people">
        <ExclusionList
          draft={changed}
          forced={forced}
          changed={person.localGuid}
          announcement={c.get('scope').texts.t('loting.exclusions.saved', { name: person.name })}
        />
        <DraftData draft={changed} />
      </HxPartial>
    </>,
  )
})

const leaveExclusions = withDraft('exclusions', async (c, { draft }) => {
  const { obstacle, forced } = await checkExclusions(c.get('scope'), peopleOf(draft))
  if (obstacle) return fragment(c, <Exclusions draft={draft} forced={forced} moved={false} obstacle={obstacle} />, 422)
  c.header('HX-Push-Url', paths.overview)
  return fragment(
    c,
    <>
      <DrawOverview draft={draft} forced={forced} pastDraws={await pastDraws(c.get('scope'), peopleOf(draft))} moved />
      <DraftData draft={draft} />
    </>,
  )
})

export const exclusionsPages = new Hono<Env>()
  .post(`${paths.exclusions}/next`, leaveExclusions)
  .post(`${paths.exclusions}/:person/save`, postExclusions)
  .post(`${paths.exclusions}/:person`, askExclusions)
