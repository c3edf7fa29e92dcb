import { createHash } from 'node:crypto'
import type { Metadata, Sharp } from 'sharp'
import { imageWidths, type ImageVariant, type ImageWidth } from './names.ts'
import { ok, refuse, type Result } from '../result.ts'

/** Why an upload is refused: too many bytes, too many pixels, or nothing that we can read as a picture. */
export const imageProblems = ['TooLarge', 'TooManyPixels', 'NoPicture'] as const
export type ImageProblem = (typeof imageProblems)[number]

export const maxUploadBytes = 10 * 1024 * 1024
/** Counted on one frame. */
export const maxPixels = 40_000_000
const maxSide = 1000
const squareSide = 500
const webpOptions = { quality: 82 }

/**
 * AV1 packs forty empty megapixels into a kilobyte, and unpacking takes 18 bytes of memory for each. A photo that is packed beyond use still has ten times as many bytes
 * as is asked for here, and what is no larger than a screen may be as empty as it likes.
 */
const isEmptyBomb = (format: string, pixels: number, bytes: number) =>
  format === 'heif' && pixels > 4_000_000 && bytes < pixels / 1000

/** Of one frame, as the file declares it. Sharp tells a gif's first frame, which may be a single pixel of a canvas of four thousand megapixels. */
function declaredPixels(upload: Uint8Array, { format, width, height, pageHeight }: Metadata): number {
  const frame = width * (pageHeight ?? height)
  if (format !== 'gif') return frame
  const screen = new DataView(upload.buffer, upload.byteOffset + 'GIF89a'.length)
  return Math.max(frame, screen.getUint16(0, true) * screen.getUint16(2, true))
}

/** An upload turned into the files that are kept. */
export interface ProcessedImage {
  /** of the content of its largest file */
  hash: string
  /** pixels of its largest version */
  width: number
  height: number
  files: Map<ImageVariant, Buffer>
}

/**
 * Turns uploads (jpeg, png, webp, gif, avif, or heic where sharp reads it; told by their content alone) upright, drops their metadata, and of an
 * animation keeps the first frame.
 */
export interface ImageProcessor {
  /** Its longest side at most 1000 pixels; a webp in each of `imageWidths`. */
  fit(upload: Uint8Array): Promise<Result<ProcessedImage, ImageProblem>>
  /** Cut and scaled to 500 × 500; a png besides. */
  square(upload: Uint8Array): Promise<Result<ProcessedImage, ImageProblem>>
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** Loads sharp, and configures it for the whole process, which should be one that may be ended: see process-image.ts. */
export async function loadImageProcessor(): Promise<ImageProcessor> {
  const { default: sharp } = await import('sharp')
  // libvips could also read SVG, TIFF, PDF and the like: this process never lets it parse them.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`) })
  sharp.cache(false)
  sharp.concurrency(1)

  async function decode(upload: Uint8Array, resize: (image: Sharp) => Sharp): Promise<Result<Pixels, ImageProblem>> {
    if (upload.byteLength > maxUploadBytes) return refuse('TooLarge')
    try {
      const header = await sharp(upload, { limitInputPixels: false }).metadata()
      const pixels = declaredPixels(upload, header)
      if (pixels > maxPixels || isEmptyBomb(header.format, pixels, upload.byteLength)) return refuse('TooManyPixels')
      const image = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      return ok((await resize(image.autoOrient()).raw().toBuffer({ resolveWithObject: true })) as Pixels)
    } catch {
      // Only sharp ran on these bytes: they are no picture, or a broken one.
      return refuse('NoPicture')
    }
  }

  const encoder = ({ data, info: { width, height, channels } }: Pixels) =>
    sharp(data, { raw: { width, height, channels } })

  /** A version that would be no smaller than the image is the image itself. */
  async function webpVersions(pixels: Pixels): Promise<Map<ImageWidth, Buffer>> {
    const whole = await encoder(pixels).webp(webpOptions).toBuffer()
    const versions = new Map<ImageWidth, Buffer>()
    for (const width of imageWidths) {
      const isSmaller = width < pixels.info.width
      versions.set(width, isSmaller ? await encoder(pixels).resize({ width }).webp(webpOptions).toBuffer() : whole)
    }
    return versions
  }

  return {
    async fit(upload) {
      const read = await decode(upload, (image) =>
        image.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }),
      )
      if (!read.ok) return read
      const { width, height } = read.value.info
      const files = await webpVersions(read.value)
      return ok({ hash: hashOf(files.get(maxSide)!), width, height, files })
    },

    async square(upload) {
      const read = await decode(upload, (image) =>
        image.resize({ width: squareSide, height: squareSide, fit: 'cover' }),
      )
      if (!read.ok) return read
      const { width, height } = read.value.info
      const png = await encoder(read.value).png({ compressionLevel: 9 }).toBuffer()
      const files = new Map<ImageVariant, Buffer>([...(await webpVersions(read.value)), ['square', png]])
      return ok({ hash: hashOf(png), width, height, files })
    },
  }
}

/** Half a SHA-256: no two images ever share 128 bits, and a page names each image three times. */
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
