import { fork } from 'node:child_process'
import pLimit from 'p-limit'
import type { ImageProblem, ImageProcessor, ProcessedImage } from './processing.ts'
import { refuse, type Result } from '../result.ts'

export interface ImageLimits {
  /** resident, of the whole process */
  memoryBytes: number
  cpuMs: number
}

/** What the child process is told. */
export interface ImageTask {
  upload: Uint8Array
  shape: keyof ImageProcessor
  limits: ImageLimits
}

/** The largest ordinary picture, an avif of 40 megapixels, takes 800 MB and 5 s. */
const defaultLimits: ImageLimits = { memoryBytes: 1024 ** 3, cpuMs: 20_000 }
/** Of the clock, for a process that stands still. */
const patienceMs = 60_000

// One at a time, so that the limits hold for all of them together; a process of its own costs a tenth of a second.
const oneAtATime = pLimit(1)

/**
 * Turns an upload into files, in a process of its own that ends with it: what an upload takes of memory and time, or breaks, is never the server's.
 * @returns TooManyPixels also where it takes more than `limits`
 */
export const processImage = (
  upload: Uint8Array,
  shape: keyof ImageProcessor,
  limits = defaultLimits,
): Promise<Result<ProcessedImage, ImageProblem>> =>
  oneAtATime(
    () =>
      new Promise((resolve, reject) => {
        const child = fork(new URL('./child.ts', import.meta.url), {
          serialization: 'advanced',
          timeout: patienceMs,
          killSignal: 'SIGKILL',
          // Node itself strips the types, and the decoder needs to know nothing of us.
          execArgv: [],
          env: {},
        })
        child.on('error', reject)
        child.on('message', (result) => resolve(result as Result<ProcessedImage, ImageProblem>))
        // After the last message, where there was one.
        child.on('close', (code, signal) => {
          if (signal === 'SIGKILL') resolve(refuse('TooManyPixels'))
          else if (signal) resolve(refuse('NoPicture')) // It broke the decoder.
          else reject(new Error(`the process for pictures ended with ${code}`))
        })
        child.send({ upload, shape, limits } satisfies ImageTask, (error) => error && reject(error))
      }),
  )
