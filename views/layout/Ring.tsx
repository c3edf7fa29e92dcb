import { initialsOf } from '#core/names.ts'
import { artUrl } from '#core/art.ts'
import type { CSSProperties } from 'react'

export interface RingProps {
  image?: string | undefined
  srcSet?: string
  sizes?: string
  /** used for initials if there is no picture */
  name?: string | undefined
  /** percentage of the ring that the ribbon has closed; null for a picture without a ribbon */
  near?: number | null | undefined
  bow?: boolean
  eager?: boolean
}

/** Renders a bow for an SVG with viewBox 0 0 100 100. */
export const Bow = ({ at = [84, 16] }: { at?: readonly [number, number] }) => (
  <g className="ring-bow" transform={`translate(${at[0]} ${at[1]}) rotate(45) scale(.2)`}>
    <use href={`${artUrl('bow.svg')}#bow`} />
  </g>
)

/** Renders a round picture of a list or person. The ribbon around the picture closes as `near` approaches 100. */
export function Ring({ image, srcSet, sizes, name = '', near = null, bow = false, eager = false }: RingProps) {
  return (
    <span
      className={near === null ? 'ring' : 'ring near'}
      style={near === null ? undefined : ({ '--near': near } as CSSProperties)}
    >
      {image ? (
        <img
          src={image}
          srcSet={srcSet}
          sizes={sizes}
          alt=""
          width="500"
          height="500"
          loading={eager ? undefined : 'lazy'}
        />
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

/** Renders the initials of a name. The default colour depends only on the name, so a person always has the same one. */
export const Initials = ({ name, hue = hueOf(name) }: { name: string; hue?: number }) => (
  <span className="initials" style={{ '--h': hue } as CSSProperties} aria-hidden="true">
    {initialsOf(name) || '?'}
  </span>
)
