import { initialsOf } from '#core/names.ts'
import { artUrl } from '#core/art.ts'
import type { CSSProperties } from 'react'

interface RingProps {
  /** address of a square picture */
  image?: string | undefined
  /** who, where there is no picture */
  name?: string | undefined
  /** how far its ribbon has closed, 0 to 100; null for a ring without a day */
  near?: number | null
  /** with the bow, for a list's own page */
  bow?: boolean
  /** first on its page, so not loaded late */
  eager?: boolean
}

/** The ribbon's end and knot, to be drawn around a picture or a wreath. */
export const Bow = ({ at = [84, 16] }: { at?: readonly [number, number] }) => (
  <g className="ring-bow" transform={`translate(${at[0]} ${at[1]}) rotate(45) scale(.2)`}>
    <use href={`${artUrl('bow.svg')}#bow`} />
  </g>
)

/** A list or a person, round; the ribbon around it closes as the day comes near. */
export function Ring({ image, name = '', near = null, bow = false, eager = false }: RingProps) {
  return (
    <span
      className={near === null ? 'ring' : 'ring near'}
      style={near === null ? undefined : ({ '--near': near } as CSSProperties)}
    >
      {image ? (
        <img src={image} alt="" width="500" height="500" loading={eager ? undefined : 'lazy'} />
      ) : (
        <Initials name={name} />
      )}
      {near !== null && (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle className="ring-track" cx="50" cy="50" r="48" />
          <circle className="ring-ribbon" cx="50" cy="50" r="48" pathLength="100" />
          {bow && <Bow />}
        </svg>
      )}
    </span>
  )
}

const hueOf = (name: string) => [...name].reduce((hue, letter) => (hue * 31 + letter.codePointAt(0)!) % 360, 7)

/** A person without a picture; the colour stays the same for the same name. */
export const Initials = ({ name, hue = hueOf(name) }: { name: string; hue?: number }) => (
  <span className="initials" style={{ '--h': hue } as CSSProperties} aria-hidden="true">
    {initialsOf(name) || '?'}
  </span>
)
