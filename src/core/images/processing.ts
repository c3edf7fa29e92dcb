import { createHash } from 'node:crypto'
import type { Metadata, Sharp } from 'sharp'
import { imageWidths, type ImageVariant, type ImageWidth } from './names.ts'
import { ok, refuse, type Result } from '../result.ts'

/** Reasons to refuse an upload: it has too many bytes or too many pixels, or we can't read it as a picture. */
export type ImageProblem = 'TooLarge' | 'TooManyPixels' | 'NoPicture'

export const maxUploadBytes = 10 * 1024 * 1024
/** Maximum number of pixels in one frame. */
export const maxPixels = 40_000_000
const maxSide = 1000
const squareSide = 500
/** Side of the square jpeg for mails: the largest picture there has 144 pixels, and screens show twice as many. */
const mailSide = 288
const webpOptions = { quality: 82 }

/**
 * Whether an upload is a large empty picture in a tiny file. AV1 packs forty empty megapixels into a kilobyte, and
 * unpacking takes 18 bytes of memory per pixel. Even a photo that is compressed beyond use has ten times as many bytes
 * as this function asks for. Pictures no larger than a screen (4 megapixels) are never a bomb.
 */
const isDecompressionBomb = (format: string, pixels: number, bytes: number) =>
  format === 'heif' && pixels > 4_000_000 && bytes < pixels / 1000

/**
 * Returns the number of pixels in one frame, as the file declares it. For a gif, sharp only knows the first frame,
 * which may be a single pixel of a canvas of four thousand megapixels.
 */
function declaredPixels(upload: Uint8Array, { format, width, height, pageHeight }: Metadata): number {
  const frame = width * (pageHeight ?? height)
  if (format !== 'gif') return frame
  const screen = new DataView(upload.buffer, upload.byteOffset + 'GIF89a'.length)
  return Math.max(frame, screen.getUint16(0, true) * screen.getUint16(2, true))
}

/** An upload, turned into the files that we store. */
export interface ProcessedImage {
  /** hash of the content of the largest file */
  hash: string
  /** width of the largest version, in pixels */
  width: number
  height: number
  files: Map<ImageVariant, Buffer>
}

/**
 * Processor of uploads. It turns pictures upright, drops metadata, and keeps only the first frame of an animation.
 * It reads jpeg, png, webp, gif, avif, and heic if sharp's build can. It tells the format by the content alone.
 */
export interface ImageProcessor {
  /** Scales an upload so that its longest side has at most 1000 pixels. Makes a webp in each of `imageWidths`. */
  fit(upload: Uint8Array): Promise<Result<ProcessedImage, ImageProblem>>
  /** Cuts and scales an upload to 500 × 500. Makes a png besides the webp files. */
  square(upload: Uint8Array): Promise<Result<ProcessedImage, ImageProblem>>
  /** Makes the square jpeg for mails from a stored file, with white beside a picture that isn't square. */
  mail(stored: Uint8Array): Promise<Result<ProcessedImage, ImageProblem>>
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * Loads sharp and configures it for the whole process. An upload may get that process killed: see process-image.ts.
 */
export async function loadImageProcessor(): Promise<ImageProcessor> {
  const { default: sharp } = await import('sharp')
  // Sharp's library libvips could also read SVG, TIFF, PDF and more. We block these, so that their parsers never run.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`) })
  sharp.cache(false)
  sharp.concurrency(1)

  async function decode(upload: Uint8Array, resize: (image: Sharp) => Sharp): Promise<Result<Pixels, ImageProblem>> {
    if (upload.byteLength > maxUploadBytes) return refuse('TooLarge')
    try {
      const header = await sharp(upload, { limitInputPixels: false }).metadata()
      const pixels = declaredPixels(upload, header)
      if (pixels > maxPixels || isDecompressionBomb(header.format, pixels, upload.byteLength))
        return refuse('TooManyPixels')
      const image = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      return ok((await resize(image.autoOrient()).raw().toBuffer({ resolveWithObject: true })) as Pixels)
    } catch {
      // Only sharp can have thrown here, so the bytes are no picture, or a broken one.
      return refuse('NoPicture')
    }
  }

  const encoder = ({ data, info: { width, height, channels } }: Pixels) =>
    sharp(data, { raw: { width, height, channels } })

  /** Makes a webp of each width. All widths from the image's own upward share one webp of the image as it is. */
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

    async mail(stored) {
      const read = await decode(stored, (image) =>
        image.flatten({ background: 'white' }).resize({
          width: mailSide,
          height: mailSide,
          fit: 'contain',
          background: 'white',
        }),
      )
      if (!read.ok) return read
      const { width, height } = read.value.info
      const jpeg = await encoder(read.value).jpeg({ quality: 82 }).toBuffer()
      return ok({ hash: hashOf(jpeg), width, height, files: new Map<ImageVariant, Buffer>([['mail', jpeg]]) })
    },
  }
}

/** Returns half a SHA-256. 128 bits are enough to tell images apart, and short: a page names each image three times. */
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
