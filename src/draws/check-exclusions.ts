import { TooManyRequests } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { examine, type Obstacle as Positions } from '../assignment/index.ts'

/** What a draft says of a participant, as far as it decides who may draw whom. */
export interface DraftParticipant {
  localGuid: string
  name: string
  /** by `localGuid` */
  exclude: readonly string[]
}

/**
 * Who is in the way of a draw, by name and in the organizer's order. On the givers' side, `givers` together can draw only `receivers`, who are fewer;
 * on the receivers' side, `receivers` can be drawn only by `givers`, who are fewer. Fewer may be none.
 */
export interface Obstacle {
  side: 'givers' | 'receivers'
  givers: string[]
  receivers: string[]
}

/** Whom each participant may not draw, by position. Unknown guids and their own don't count. */
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

/** Names the people in an obstacle that is given by position. */
export function namedObstacle(
  participants: readonly DraftParticipant[],
  { side, givers, receivers }: Positions,
): Obstacle {
  const names = (positions: readonly number[]) => positions.map((position) => participants[position]!.name)
  return { side, givers: names(givers), receivers: names(receivers) }
}

/** The key by which the drawing thread gives a client their turns. */
export const drawingClient = ({ clientAddress }: Scope): string => clientAddress ?? 'local'

export interface CheckedExclusions {
  /** why these exclusions allow no draw; null when they allow one */
  obstacle: Obstacle | null
  /** names of the givers whose receivers the organizer may work out from the exclusions and their own lot */
  forced: string[]
}

/** @throws TooManyRequests while too many checks wait */
export async function checkExclusions(
  scope: Scope,
  participants: readonly DraftParticipant[],
): Promise<CheckedExclusions> {
  const examined = await examine(excludedPositions(participants), drawingClient(scope))
  if (examined.ok)
    return { obstacle: null, forced: examined.value.forced.map((position) => participants[position]!.name) }
  if (examined.problem === 'Busy') throw new TooManyRequests(examined.detail.retryAfterSeconds)
  return { obstacle: namedObstacle(participants, examined.detail), forced: [] }
}
