import { Hono } from 'hono'
import { DraftData } from '#views/draws/wizard/DraftData.tsx'
import { ExclusionList, Exclusions, ExclusionsDialog } from '#views/draws/wizard/Exclusions.tsx'
import { paths } from '#views/draws/wizard/paths.ts'
import { Piece } from '#views/layout/Piece.tsx'
import type { Env, Http } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import { checkExclusions, forcedNames } from '../../check-exclusions.ts'
import { personGone, withoutObstacle } from './changed-people.tsx'
import { exclude, isMutual, type DraftPerson } from '../draft.ts'
import { moveOn, withDraft, type SentDraft } from './show-step.tsx'

const aboutExclusionsOf = (handle: (c: Http, sent: SentDraft, person: DraftPerson) => Response) =>
  withDraft('exclusions', (c, sent) => {
    const person = sent.draft.participants.find(({ localGuid }) => localGuid === c.req.param('person'))
    if (person) return handle(c, sent, person)
    return personGone(c, <ExclusionList draft={sent.draft} forced={forcedNames(sent.draft.participants)} />)
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

/** Saves whom somebody may not draw, unless that leaves no draw. */
const postExclusions = aboutExclusionsOf((c, { draft, typed, form }, person) => {
  const excluded = form.getAll('exclude').filter((each) => typeof each === 'string')
  const mutual = typed['mutual'] === 'on'
  const changed = exclude(draft, person.localGuid, excluded, mutual)
  const obstacle = checkExclusions(changed.participants)
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
      <Piece target="#people">
        <ExclusionList
          draft={changed}
          forced={forcedNames(changed.participants)}
          changed={person.localGuid}
          announcement={c.get('scope').texts.t('loting.exclusions.saved', { name: person.name })}
        />
        <DraftData draft={changed} />
      </Piece>
    </>,
  )
})

const leaveExclusions = withDraft('exclusions', (c, sent) => {
  const obstacle = checkExclusions(sent.draft.participants)
  return obstacle
    ? fragment(c, <Exclusions draft={sent.draft} forced={[]} moved={false} obstacle={obstacle} />, 422)
    : moveOn(c, 'overview', sent, sent.draft)
})

export const exclusionsPages = new Hono<Env>()
  .post(`${paths.exclusions}/next`, leaveExclusions)
  .post(`${paths.exclusions}/:person/save`, postExclusions)
  .post(`${paths.exclusions}/:person`, askExclusions)
