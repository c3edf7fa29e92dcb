import { TooManyRequests } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { examine, type Obstacle as Positions } from '../assignment/index.ts'

/** A participant of a draw in preparation, reduced to the values that checking the exclusions needs. */
export interface DraftParticipant {
  localGuid: string
  name: string
  /** people whom this participant may not draw, by `localGuid` */
  exclude: readonly string[]
  isOrganizer: boolean
}

/**
 * Names of the people whose exclusions make a draw impossible, in the organizer's order. With `side: 'givers'`,
 * `givers` together can draw only `receivers`, who are fewer. With `side: 'receivers'`, only `givers` can draw
 * `receivers`, and the givers are fewer. The smaller group may be empty.
 */
export interface ExclusionObstacle {
  side: 'givers' | 'receivers'
  givers: string[]
  receivers: string[]
}

/**
 * Returns the positions of the people whom each participant may not draw. Ignores unknown guids and the participant's
 * own guid.
 */
export function excludedPositions(
  participants: readonly Pick<DraftParticipant, 'localGuid' | 'exclude'>[],
): Set<number>[] {
  const positionOf = new Map(participants.map(({ localGuid }, position) => [localGuid, position]))
  return participants.map(
    ({ exclude }, own) =>
      new Set(
        exclude
          .map((guid) => positionOf.get(guid))
          .filter((position): position is number => position !== undefined && position !== own),
      ),
  )
}

/** Replaces the positions of an obstacle's people by their names. */
export function namedObstacle(
  participants: readonly { name: string }[],
  { side, givers, receivers }: Positions,
): ExclusionObstacle {
  const names = (positions: readonly number[]) => positions.map((position) => participants[position]!.name)
  return { side, givers: names(givers), receivers: names(receivers) }
}

/** Returns the position of the organizer, whose own lot tells them more; null if they don't draw. */
export function organizersPosition(people: readonly { isOrganizer: boolean }[]): number | null {
  const position = people.findIndex(({ isOrganizer }) => isOrganizer)
  return position === -1 ? null : position
}

/** Returns the key by which `assign` and `examine` tell clients apart, so that each client gets its turn. */
export const drawingClient = ({ clientAddress }: Scope): string => clientAddress ?? 'local'

export interface CheckedExclusions {
  /** reason why these exclusions allow no draw; null if they allow one */
  obstacle: ExclusionObstacle | null
  /** names of the givers whose receivers the organizer may work out, from the exclusions and the organizer's own lot */
  forced: string[]
}

/** Checks whether exclusions allow a draw. @throws TooManyRequests while too many checks are waiting */
export async function checkExclusions(
  scope: Scope,
  participants: readonly DraftParticipant[],
): Promise<CheckedExclusions> {
  const examined = await examine(
    excludedPositions(participants),
    drawingClient(scope),
    organizersPosition(participants),
  )
  if (examined.ok)
    return { obstacle: null, forced: examined.value.forced.map((position) => participants[position]!.name) }
  if (examined.problem === 'Busy') throw new TooManyRequests(examined.detail.retryAfterSeconds)
  return { obstacle: namedObstacle(participants, examined.detail), forced: [] }
}
