import { z } from 'zod'
import { parse } from '#core/input.ts'
import { steps, type Step } from './step-names.ts'
import { checkExclusions } from '../check-exclusions.ts'
import { drawDescription, drawTitle, participantBounds, participantEmail, participantName } from '../input.ts'
import type { Draft, DraftPerson } from './draft.ts'

/** What the details step asks; an account's own address is never asked. */
export const detailsInput = z.object({
  title: drawTitle(),
  description: drawDescription(),
  name: participantName(),
  email: participantEmail(),
})

/** Somebody added or changed by name and address. */
export const personInput = z.object({ name: participantName(), email: participantEmail() })

const hasDetails = ({ title, description, participants: [organizer] }: Draft) =>
  parse(detailsInput, { title, description, name: organizer?.name, email: organizer?.email }).ok

const isAllowed: Record<Step, (draft: Draft | null) => boolean> = {
  start: () => true,
  details: () => true,
  participants: (draft) => draft !== null && hasDetails(draft),
  exclusions: (draft) =>
    draft !== null && draft.participants.length >= participantBounds.least && incompletePeople(draft).length === 0,
  overview: (draft) => draft !== null && checkExclusions(draft.participants) === null,
}

/** Who cannot get an envelope yet: people whose name or address is missing or wrong, such as former friends of a draw done again. */
export const incompletePeople = ({ participants }: Draft): DraftPerson[] =>
  participants.filter(
    ({ name, email, isEmailAddedUser }) =>
      !parse(personInput, isEmailAddedUser ? { name, email } : { name, email: 'a@example.org' }).ok,
  )

/** The step that a draft is ready for: the one asked for, or the first before it that has something left to do. */
export function readyFor(asked: Step, draft: Draft | null): Step {
  const obstacle = steps.slice(0, steps.indexOf(asked) + 1).findIndex((step) => !isAllowed[step](draft))
  return obstacle === -1 ? asked : steps[obstacle - 1]!
}
