import { z } from 'zod'
import { blankAsNull, optionalCheckbox, parse } from '#core/input.ts'
import {
  drawDate,
  drawDescription,
  drawOccasion,
  drawTitle,
  participantBounds,
  participantEmail,
  participantName,
  typedBudget,
} from '../input.ts'
import { isDayAhead } from '../day-of-draw.ts'
import { invalidDate } from '../problems.ts'
import { organizerOf, peopleOf, type Draft } from './draft.ts'
import { steps, type Step } from './step-names.ts'

/**
 * Fields of the details step. An account doesn't enter its e-mail address: the server fills it in. The day and the
 * budget are still as they were typed.
 */
export const detailsInput = z.object({
  title: drawTitle(),
  description: drawDescription(),
  occasion: drawOccasion(),
  date: drawDate(),
  budget: typedBudget(),
  organizerTakesPart: optionalCheckbox().transform((takesPart) => takesPart ?? true),
  name: participantName(),
  email: participantEmail(),
})

/** Form for adding or editing a participant by name and, unless their lot goes into an envelope, e-mail address. */
export const personInput = z.object({
  name: participantName(),
  email: z.preprocess(blankAsNull, participantEmail().nullable()),
})

/** Reads the details of a draft, or of the step's form. */
export function readDetails(given: Record<string, unknown>, now: Date): ReturnType<typeof parse<typeof detailsInput>> {
  const details = parse(detailsInput, given)
  return details.ok && details.value.date !== null && !isDayAhead(details.value.date, now)
    ? { ok: false, errors: invalidDate.InvalidDate }
    : details
}

const hasDetails = (draft: Draft, now: Date) => {
  const { name, email } = organizerOf(draft)
  return readDetails({ ...draft, name, email }, now).ok
}

/**
 * Reason why participants can't be drawn yet: there are too few, or some have no valid name or an invalid e-mail address.
 * The array has the names of these people.
 */
export type PeopleObstacle = 'tooFew' | readonly string[]

/** @returns the reason why these participants can't be drawn yet; null if they can */
export function peopleObstacle(draft: Draft): PeopleObstacle | null {
  const people = peopleOf(draft)
  if (people.length < participantBounds.min) return 'tooFew'
  const incomplete = people.filter(
    ({ name, email, isEmailAddedUser }) => !parse(personInput, { name, email: isEmailAddedUser ? email : null }).ok,
  )
  return incomplete.length > 0 ? incomplete.map(({ name }) => name) : null
}

const isAllowed: Record<Step, (draft: Draft | null, now: Date) => boolean> = {
  start: () => true,
  details: () => true,
  participants: (draft, now) => draft !== null && hasDetails(draft, now),
  exclusions: (draft) => draft !== null && peopleObstacle(draft) === null,
  overview: () => true, // `showStep` checks whether the exclusions allow a draw.
}

/**
 * Returns the requested step if the draft is ready for it, else the earlier step in which something is left to do.
 * Doesn't check whether the exclusions allow a draw.
 */
export function readyFor(asked: Step, draft: Draft | null, now: Date): Step {
  const obstacle = steps.slice(0, steps.indexOf(asked) + 1).findIndex((step) => !isAllowed[step](draft, now))
  return obstacle === -1 ? asked : steps[obstacle - 1]!
}
