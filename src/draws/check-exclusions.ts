import { explain } from '../assignment/index.ts'

/** A participant as the wizard's draft has him, as far as who may draw whom. */
export interface DraftParticipant {
  localGuid: string
  name: string
  /** by `localGuid` */
  exclude: readonly string[]
}

/**
 * Who is in the way, by name and in the organizer's order. From the givers' side: together, `givers` can draw nobody but `receivers`, who are fewer;
 * from the receivers': `receivers` can be drawn by nobody but `givers`, who are fewer. Fewer may be none.
 */
export interface Obstacle {
  side: 'givers' | 'receivers'
  givers: string[]
  receivers: string[]
}

/** Whom each participant may not draw, by position: the others excluded; unknown and own guids don't count. */
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

/** Why these exclusions allow no draw; null when they allow one. Pure, and quick enough to ask at each change. */
export function checkExclusions(participants: readonly DraftParticipant[]): Obstacle | null {
  const obstacle = explain(participants.length, excludedPositions(participants))
  if (!obstacle) return null
  const names = (positions: readonly number[]) => positions.map((position) => participants[position]!.name)
  return { side: obstacle.side, givers: names(obstacle.givers), receivers: names(obstacle.receivers) }
}
