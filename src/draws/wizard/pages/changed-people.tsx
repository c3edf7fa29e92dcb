import type { ReactNode } from 'react'
import { DraftData } from '#views/draws/wizard/DraftData.tsx'
import { People, type PeopleProps } from '#views/draws/wizard/People.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { flash } from '#web/flash.tsx'
import type { Http } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import type { Draft } from '../draft.ts'
import { peopleProps } from './show-step.tsx'

/** Fragment that removes the message that says why the wizard couldn't continue. */
export const withoutObstacle = <HxPartial target="#obstacle" swap="innerHTML" />

/** Returns the list of participants after a change, and the changed draft, which the browser keeps. */
export const changedPeople = (draft: Draft, more: Partial<PeopleProps>) => (
  <>
    {withoutObstacle}
    <HxPartial target="#people">
      <People {...peopleProps(draft, more)} />
      <DraftData draft={draft} />
    </HxPartial>
  </>
)

/** Responds with the current list of participants to a request about a participant who is no longer in it. */
export function personGone(c: Http, list: ReactNode): Response {
  c.header('HX-Trigger', 'close-dialog')
  flash(c, { id: 'loting.people.gone', kind: 'bad' })
  return fragment(c, <HxPartial target="#people">{list}</HxPartial>)
}
