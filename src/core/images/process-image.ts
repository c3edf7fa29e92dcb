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

// Uploads are processed one at a time, so that the limits hold for all of them together.
const oneAtATime = pLimit(1)

/**
 * Turns an upload into files, in a child process of its own. So an upload can't use up the server's memory or time, and
 * can't crash the server. The child process takes 0.1 s to start.
 * @returns the files, or the reason to refuse the upload: `TooManyPixels` also if it takes more than `limits`
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
          // The child needs no loader, because Node itself strips the types. The decoder must not know our environment.
          execArgv: [],
          env: {},
        })
        child.on('error', reject)
        child.on('message', (result) => resolve(result as Result<ProcessedImage, ImageProblem>))
        // `close` comes after any message. If the message has resolved the promise, the lines below change nothing.
        child.on('close', (code, signal) => {
          if (signal === 'SIGKILL') resolve(refuse('TooManyPixels'))
          else if (signal) resolve(refuse('NoPicture')) // The upload crashed the decoder.
          else reject(new Error(`the process for pictures ended with ${code}`))
        })
        child.send({ upload, shape, limits } satisfies ImageTask, (error) => error && reject(error))
      }),
  )
