import { fork } from 'node:child_process'
import pLimit from 'p-limit'
import type { ImageProblem, ImageProcessor, ProcessedImage } from './processing.ts'
import { refuse, type Result } from '../result.ts'

export interface ImageLimits {
  /** resident memory of the whole child process */
  memoryBytes: number
  cpuMs: number
}

/** Message to the child process. */
export interface ImageTask {
  upload: Uint8Array
  shape: keyof ImageProcessor
  limits: ImageLimits
}

/** Limits by default. The largest ordinary picture, an avif of 40 megapixels, takes 800 MB and 5 s. */
const defaultLimits: ImageLimits = { memoryBytes: 1024 ** 3, cpuMs: 20_000 }
/** Time on the clock after which a child process is killed, even if it uses no CPU. */
const patienceMs = 60_000

// Uploads are processed one at a time, so that the limits hold for all together. A process takes 0.1 s to start.
const oneAtATime = pLimit(1)

/**
 * Turns an upload into files, in a child process that ends with it. So an upload can't use up the server's memory or
 * time, and can't crash it.
 * @returns TooManyPixels also if the upload takes more than `limits`
 */
export const processImage = (
  upload: Uint8Array,
  shape: keyof ImageProcessor,
  limits = defaultLimits,
): Promise<Result<ProcessedImage, ImageProblem>> =>
  oneAtATime(
    () =>
      new Promise((resolve, reject) => {
        const child = fork(new URL('./process-image-child.ts', import.meta.url), {
          serialization: 'advanced',
          timeout: patienceMs,
          killSignal: 'SIGKILL',
          // Node itself strips the types, and the decoder must not know our environment variables.
          execArgv: [],
          env: {},
        })
        child.on('error', reject)
        child.on('message', (result) => resolve(result as Result<ProcessedImage, ImageProblem>))
        // `close` comes after the last message, if there was one.
        child.on('close', (code, signal) => {
          if (signal === 'SIGKILL') resolve(refuse('TooManyPixels'))
          else if (signal) resolve(refuse('NoPicture')) // The upload crashed the decoder.
          else reject(new Error(`the process for pictures ended with ${code}`))
        })
        child.send({ upload, shape, limits } satisfies ImageTask, (error) => error && reject(error))
      }),
  )
