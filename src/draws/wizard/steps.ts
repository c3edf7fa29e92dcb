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

/** What the details step asks for; an account's own address is never asked for. */
export const detailsInput = z.object({
  title: drawTitle(),
  description: drawDescription(),
  occasion: drawOccasion(),
  name: participantName(),
  email: participantEmail(),
})

/** Somebody who is added or edited by name and address. */
export const personInput = z.object({ name: participantName(), email: participantEmail() })

const hasDetails = ({ participants: [organizer], ...details }: Draft) =>
  parse(detailsInput, { ...details, name: organizer?.name, email: organizer?.email }).ok

/** Too few people for a draw, or the names of those who cannot get an envelope yet, such as former friends of a draw done again: their name or address is missing or wrong. */
export type PeopleObstacle = 'tooFew' | readonly string[]

/** @returns what keeps these people from a draw; null for nothing */
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
  overview: () => true, // whether the exclusions allow a draw is found out when the step is shown (`showStep`)
}

/** The step that a draft is ready for, whatever it excludes: the one asked for, or the first before it that has something left to do. */
export function readyFor(asked: Step, draft: Draft | null): Step {
  const obstacle = steps.slice(0, steps.indexOf(asked) + 1).findIndex((step) => !isAllowed[step](draft))
  return obstacle === -1 ? asked : steps[obstacle - 1]!
}
