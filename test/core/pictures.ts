import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import sharp, { type Color } from 'sharp'

/** Makes a picture whose left half is red. Its right half has the background's colour, by default blue. */
export const halves = (width: number, height: number, background: Color = '#0000ff') =>
  sharp({ create: { width, height, channels: 4, background } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 4, background: '#ff0000' } }, left: 0, top: 0 },
  ])

export async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels)]
}

export const isRed = ([r = 0, , b = 0]: number[]) => r > 180 && b < 80
export const isBlue = ([r = 0, , b = 0]: number[]) => b > 180 && r < 80

/** Makes a gif of one colour by hand. Its frames can declare any size, but each holds the data of one pixel. */
export function emptyGif(canvas: readonly [number, number], frames: readonly (readonly [number, number])[]): Buffer {
  const size = ([width, height]: readonly [number, number]) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt16LE(width, 0)
    bytes.writeUInt16LE(height, 2)
    return bytes
  }
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size(canvas),
    Buffer.from('800000000000ffffff', 'hex'), // a table of two colours
    ...frames.flatMap((frame) => [
      Buffer.from('21f904000a0000002c00000000', 'hex'), // shown for a moment, from the top left corner
      size(frame),
      Buffer.from('0002024c0100', 'hex'), // a pixel, and the end of its data
    ]),
    Buffer.from(';'),
  ])
}

/** Makes a black png by hand, with one bit per pixel. Its pixels compress to almost nothing. */
export async function blackPng(width: number, height: number): Promise<Buffer> {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const whole = Buffer.alloc(named.length + 8)
    whole.writeUInt32BE(data.length, 0)
    named.copy(whole, 4)
    whole.writeUInt32BE(crc32(named), named.length + 4)
    return whole
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  // We make a few lines at a time. Otherwise the code that a test measures could use memory left over from here.
  const linesAtOnce = height % 100 === 0 ? 100 : 1
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * linesAtOnce)
  let left = height
  const next = () => ({ done: (left -= linesAtOnce) < 0, value: lines })
  const packed = await buffer(Readable.from(Iterator.from({ next })).pipe(createDeflate({ level: 1 })))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
