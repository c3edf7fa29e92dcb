import type { CSSProperties } from 'react'
import { create } from 'qrcode'

const quietZone = 4

/** Returns the dark modules as an SVG path of horizontal strokes, one for each run of dark modules in a row. */
function pathOf(size: number, isDark: (row: number, column: number) => boolean): string {
  let path = ''
  for (let row = 0; row < size; row++) {
    let end = 0
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue
      let length = 1
      while (column + length < size && isDark(row, column + length)) length++
      path += end === 0 ? `M${quietZone + column} ${quietZone + row}.5h${length}` : `m${column - end} 0h${length}`
      end = column + length
      column = end
    }
  }
  return path
}

const cache = new Map<string, { side: number; path: string }>()
const maxCached = 500

/** Returns the QR code of a URL. The code is cached, because popular lists show theirs again and again. */
function codeOf(address: string): { side: number; path: string } {
  const known = cache.get(address)
  if (known) return known
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  const made = { side: size + 2 * quietZone, path: pathOf(size, (row, column) => data[row * size + column] === 1) }
  if (cache.size >= maxCached) cache.delete(cache.keys().next().value!)
  cache.set(address, made)
  return made
}

/** Renders a QR code. The code is dark on white even in dark mode, because scanners need that. */
export function QrCode({ address, label, style }: { address: string; label: string; style?: CSSProperties }) {
  const { side, path } = codeOf(address)
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges" style={style}>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  )
}
