import type { FieldErrors } from '#core/input.ts'
import { joinMessages } from './problems.ts'

/** Returns the errors of a form with a name and an address, each at its field. */
export const joinErrors = (problem: 'NameTaken' | 'AlreadyJoined' | 'Full', email: string | null): FieldErrors => ({
  [problem === 'NameTaken' ? 'name' : problem === 'AlreadyJoined' && email !== null ? 'email' : 'form']: [
    joinMessages[problem],
  ],
})
