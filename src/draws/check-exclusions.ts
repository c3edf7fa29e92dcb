import { explain, forcedPairs } from '../assignment/index.ts'

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

/** @returns why these exclusions allow no draw; null when they allow one. Quick enough to ask at each change. */
export function checkExclusions(participants: readonly DraftParticipant[]): Obstacle | null {
  const obstacle = explain(participants.length, excludedPositions(participants))
  if (!obstacle) return null
  const names = (positions: readonly number[]) => positions.map((position) => participants[position]!.name)
  return { side: obstacle.side, givers: names(obstacle.givers), receivers: names(obstacle.receivers) }
}

/** Finds the givers whom these exclusions leave one person only, by position. The organizer is left out: it is their own lot. */
export const forcedGivers = (excluded: readonly ReadonlySet<number>[]): number[] =>
  forcedPairs(excluded.length, excluded).flatMap(({ giver }) => (giver > 0 ? [giver] : []))

/** Names the givers whom these exclusions leave one person only. Quick enough to ask at each change. */
export const forcedNames = (participants: readonly DraftParticipant[]): string[] =>
  forcedGivers(excludedPositions(participants)).map((position) => participants[position]!.name)
