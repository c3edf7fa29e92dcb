import type { ReactNode } from 'react'
import { DraftData } from '#views/draws/wizard/DraftData.tsx'
import { People, type PeopleProps } from '#views/draws/wizard/People.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { flash } from '#web/flash.tsx'
import type { Http } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import type { Draft } from '../draft.ts'
import { peopleProps } from './show-step.tsx'

/** Takes away what was said to be in the way of going on. */
export const withoutObstacle = <HxPartial target="#obstacle" swap="innerHTML" />

/** The list after a change, and the draft for the browser to keep. */
export const changedPeople = (draft: Draft, more: Partial<PeopleProps>) => (
  <>
    {withoutObstacle}
    <HxPartial target="#people">
      <People {...peopleProps(draft, more)} />
      <DraftData draft={draft} />
    </HxPartial>
  </>
)

/** The list as it is now, for a request about somebody who is not on it any more. */
export function personGone(c: Http, list: ReactNode): Response {
  c.header('HX-Trigger', 'close-dialog')
  flash(c, { id: 'loting.people.gone', kind: 'bad' })
  return fragment(c, <HxPartial target="#people">{list}</HxPartial>)
}
