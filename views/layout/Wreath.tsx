import { artUrl } from '#core/art.ts'
import type { CSSProperties, ReactNode } from 'react'
import { Bow } from './Ring.tsx'

/** Gifts on the wreath: x, y and size in per cent of the wreath, lean in degrees. */
const gifts = [
  { art: 'scarf', x: 47.5, y: 13.6, size: 24, lean: -5 },
  { art: 'teapot', x: 86.5, y: 51.3, size: 26, lean: 4 },
  { art: 'bricks', x: 75.4, y: 76.3, size: 24, lean: -4 },
  { art: 'plant', x: 48.7, y: 86.5, size: 26, lean: 3 },
  { art: 'book', x: 22.9, y: 74.4, size: 24, lean: -6 },
  { art: 'camera', x: 13.6, y: 48.1, size: 26, lean: 4 },
  { art: 'candle', x: 24.6, y: 23.7, size: 24, lean: -4 },
] as const

export function Wreath({ children }: { children?: ReactNode }) {
  return (
    <div className="wreath" aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <circle className="ring-ribbon" cx="50" cy="50" r="36.5" pathLength="100" />
        <Bow at={[75.8, 24.2]} />
      </svg>
      {gifts.map(({ art, x, y, size, lean }) => (
        <img
          key={art}
          src={artUrl(`gifts/${art}.svg`)}
          alt=""
          width="200"
          height="200"
          style={{ '--x': `${x}%`, '--y': `${y}%`, '--d': `${size}%`, '--tilt': `${lean}deg` } as CSSProperties}
        />
      ))}
      {children && <div className="wreath-words">{children}</div>}
    </div>
  )
}
