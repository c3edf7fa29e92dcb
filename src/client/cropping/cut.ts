/** The square of a photo that becomes a picture. */
export interface Cut {
  /** its middle, in pixels of the photo */
  x: number
  y: number
  /** 1: as large as fits into the photo */
  zoom: number
}

interface Size {
  width: number
  height: number
}

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value))

/** Of the cut's side, in pixels of the photo. */
const half = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom / 2

/** The nearest cut without an empty corner. */
export function keepWithin(photo: Size, { x, y, zoom }: Cut, maxZoom: number): Cut {
  const kept = between(1, zoom, maxZoom)
  const margin = half(photo, kept)
  return {
    x: between(margin, x, photo.width - margin),
    y: between(margin, y, photo.height - margin),
    zoom: kept,
  }
}

/** Zooms so that what is at a point of the picture, `side` wide, stays there. */
export function zoomedAt(photo: Size, cut: Cut, zoom: number, at: { x: number; y: number }, side: number): Cut {
  const shift = (half(photo, cut.zoom) - half(photo, zoom)) * 2
  return { x: cut.x + shift * (at.x / side - 0.5), y: cut.y + shift * (at.y / side - 0.5), zoom }
}
