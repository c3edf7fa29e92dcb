import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import { draw } from './draw.ts'
import { explain, type Obstacle } from './explain.ts'
import { forcedGivers } from './forced-givers.ts'
import { type Wishes } from './wishes.ts'

/** By giver's position, the positions of the people they may not draw. */
export type Excluded = readonly ReadonlySet<number>[]

/** Position of the organizer; null if the organizer doesn't take part. */
export type Organizer = number | null

/** Everything that a draw depends on besides its exclusions and chance. */
export interface Terms extends Wishes {
  readonly organizer: Organizer
}

interface Impossible {
  readonly ok: false
  readonly problem: 'InvalidExclusions'
  readonly detail: Obstacle
}

interface WithForcedGivers {
  /** positions of the givers whose receivers the organizer may work out from the exclusions (`forcedGivers`) */
  readonly forced: readonly number[]
}

export type Examined = { readonly ok: true; readonly value: WithForcedGivers } | Impossible

export interface Drawn extends WithForcedGivers {
  /** by giver's position, the position of the person they draw */
  readonly receiverOf: readonly number[]
}

/**
 * Returns the forced givers, but none if nobody excludes anybody. Without exclusions a giver is forced only because few
 * people take part, which everybody can see, so a warning would not help.
 */
const forcedGiversToWarnOf = (excluded: Excluded, organizer: Organizer): readonly number[] =>
  excluded.every(({ size }) => size === 0) ? [] : forcedGivers(excluded.length, excluded, organizer)

const impossible = (excluded: Excluded): Impossible | null => {
  const obstacle = explain(excluded.length, excluded)
  return obstacle && refuseWith('InvalidExclusions', obstacle)
}

/** All computations about exclusions, by name, so that the main thread and the drawing thread can both do them. */
export const computations = {
  examine: (excluded: Excluded, { organizer }: Terms): Examined =>
    impossible(excluded) ?? ok({ forced: forcedGiversToWarnOf(excluded, organizer) }),

  assign(excluded: Excluded, { organizer, ...wishes }: Terms): Result<Drawn, 'TooHard'> | Impossible {
    const drawn = draw(excluded.length, excluded, wishes)
    if (drawn.ok) return ok({ receiverOf: drawn.value, forced: forcedGiversToWarnOf(excluded, organizer) })
    return drawn.problem === 'TooHard' ? refuse('TooHard') : impossible(excluded)!
  },
}

export type ComputationName = keyof typeof computations
export type Outcome<Name extends ComputationName> = ReturnType<(typeof computations)[Name]>
