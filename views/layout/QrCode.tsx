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

interface Code {
  /** number of modules on a side, with the quiet zone */
  side: number
  path: string
}

const cache = new Map<string, Code>()
const maxCached = 500

function makeCode(address: string): Code {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  return { side: size + 2 * quietZone, path: pathOf(size, (row, column) => data[row * size + column] === 1) }
}

/** Returns the QR code of a public URL. The code is cached, because popular lists show theirs again and again. */
function cachedCode(address: string): Code {
  const known = cache.get(address)
  if (known) return known
  const made = makeCode(address)
  if (cache.size >= maxCached) cache.delete(cache.keys().next().value!)
  cache.set(address, made)
  return made
}

interface QrCodeProps {
  address: string
  label: string
  /** whether the URL opens something by itself, so that no cache may hold it */
  isSecret?: boolean
  style?: CSSProperties
}

/** Renders a QR code. The code is dark on white even in dark mode, because scanners need that. */
export function QrCode({ address, label, isSecret = false, style }: QrCodeProps) {
  const { side, path } = isSecret ? makeCode(address) : cachedCode(address)
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges" style={style}>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  )
}
