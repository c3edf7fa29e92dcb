import { z } from 'zod'
import { parse } from '#core/input.ts'
import {
  drawDescription,
  drawOccasion,
  drawTitle,
  participantBounds,
  participantEmail,
  participantName,
} from '../input.ts'
import type { Draft } from './draft.ts'
import { steps, type Step } from './step-names.ts'

/** Fields of the details step. An account doesn't enter its e-mail address: the server fills it in. */
export const detailsInput = z.object({
  title: drawTitle(),
  description: drawDescription(),
  occasion: drawOccasion(),
  name: participantName(),
  email: participantEmail(),
})

/** Form for adding or editing a participant by name and e-mail address. */
export const personInput = z.object({ name: participantName(), email: participantEmail() })

const hasDetails = ({ participants: [organizer], ...details }: Draft) =>
  parse(detailsInput, { ...details, name: organizer?.name, email: organizer?.email }).ok

/**
 * Reason why participants can't be drawn yet: there are too few, or some have no valid name or e-mail address, such as
 * former friends when a draw is redone. The array has the names of these people.
 */
export type PeopleObstacle = 'tooFew' | readonly string[]

/** @returns the reason why these participants can't be drawn yet; null if they can */
export function peopleObstacle({ participants }: Draft): PeopleObstacle | null {
  if (participants.length < participantBounds.min) return 'tooFew'
  const incomplete = participants.filter(
    ({ name, email, isEmailAddedUser }) =>
      !parse(personInput, isEmailAddedUser ? { name, email } : { name, email: 'a@example.org' }).ok,
  )
  return incomplete.length > 0 ? incomplete.map(({ name }) => name) : null
}

const isAllowed: Record<Step, (draft: Draft | null) => boolean> = {
  start: () => true,
  details: () => true,
  participants: (draft) => draft !== null && hasDetails(draft),
  exclusions: (draft) => draft !== null && peopleObstacle(draft) === null,
  overview: () => true, // `showStep` checks whether the exclusions allow a draw.
}

/**
 * Returns the requested step if the draft is ready for it, else the earlier step in which something is left to do.
 * Doesn't check whether the exclusions allow a draw.
 */
export function readyFor(asked: Step, draft: Draft | null): Step {
  const obstacle = steps.slice(0, steps.indexOf(asked) + 1).findIndex((step) => !isAllowed[step](draft))
  return obstacle === -1 ? asked : steps[obstacle - 1]!
}
