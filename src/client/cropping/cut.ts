/** Square part of a photo that becomes a list's picture. */
export interface Cut {
  /** middle of the square, in pixels of the photo */
  x: number
  y: number
  /** 1 for the largest square that fits into the photo; 2 for a square with half that side */
  zoom: number
}

interface Size {
  width: number
  height: number
}

const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value))

/** Returns half of the cut's side, in pixels of the photo. */
const halfSide = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom / 2

/** Returns the nearest cut that lies within the photo, so that no corner of the picture is empty. */
export function keepWithin(photo: Size, { x, y, zoom }: Cut, maxZoom: number): Cut {
  const kept = clamp(1, zoom, maxZoom)
  const margin = halfSide(photo, kept)
  return {
    x: clamp(margin, x, photo.width - margin),
    y: clamp(margin, y, photo.height - margin),
    zoom: kept,
  }
}

/**
 * Returns a zoomed cut that keeps the part of the photo at one point of the picture in its place.
 * @param at the point, in pixels of the picture
 * @param side width of the picture, in pixels
 */
export function zoomedAt(photo: Size, cut: Cut, zoom: number, at: { x: number; y: number }, side: number): Cut {
  const shift = (halfSide(photo, cut.zoom) - halfSide(photo, zoom)) * 2
  return { x: cut.x + shift * (at.x / side - 0.5), y: cut.y + shift * (at.y / side - 0.5), zoom }
}
