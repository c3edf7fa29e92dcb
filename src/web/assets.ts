import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Hono } from 'hono'
import { artUrl, staticUrl } from '#core/art.ts'
import { acceptsEncoding } from './compress.ts'

const root = join(import.meta.dirname, '../..')

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const compressedFormats = new Set(['.png', '.woff2'])

export interface Assets {
  /**
   * changes with every release, and whenever stylesheet or scripts change; an open page that has another version
   * reloads
   */
  version: string
  css: string
  script: string
  editing: string
  drawing: string
  cropping: string
  passing: string
  reporting: string
  passkeys: string
  forms: string
  /** the service worker's source, for `/sw.js` */
  serviceWorker: string
  files: ReadonlyMap<string, StaticFile>
}

interface StaticFile {
  type: string
  content: Uint8Array<ArrayBuffer>
  isCompressible: boolean
  encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>
}

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const encode: Record<Encoding, (content: Uint8Array) => Promise<Buffer>> = {
  // Quality 10 takes a fifth of the time of the best quality, 11.
  br: (content) =>
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => gzipped(content, { level: 9 }),
}

const encodedAs = (file: StaticFile, encoding: Encoding) =>
  (file.encoded[encoding] ??= encode[encoding](file.content).then((bytes) => new Uint8Array(bytes)))

let built: Promise<Assets> | undefined

/**
 * Reads art and fonts, and bundles stylesheet and scripts. Runs once per process, because an overlapping second build
 * would never finish after the first build's `stop` of esbuild.
 */
export const buildAssets = (): Promise<Assets> => (built ??= build())

async function build(): Promise<Assets> {
  const files = new Map<string, StaticFile>()
  const publish = (name: string, content: Uint8Array): string => {
    const url = staticUrl(name, content)
    const extension = extname(name)
    files.set(url, {
      type: contentTypes[extension]!,
      content: new Uint8Array(content),
      isCompressible: !compressedFormats.has(extension),
      encoded: {},
    })
    return url
  }
  for (const folder of ['art', 'fonts']) {
    const entries = await readdir(join(root, 'static', folder), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile() && extname(path) in contentTypes) publish(path, await readFile(path))
    }
  }
  const scripts = ['main', 'editing', 'drawing', 'cropping', 'passing', 'passkeys', 'reporting', 'forms'].map(
    (name) => `src/client/${name}.ts`,
  )
  const entries = ['static/css/index.css', ...scripts]
  const [serviceWorker, ...published] = await bundle(['src/client/service-worker.ts', ...entries])
  const [css, script, editing, drawing, cropping, passing, passkeys, reporting, forms] = published.map(
    (content, index) => publish(entries[index]!.replace(/\.ts$/, '.js'), content),
  ) as [string, string, string, string, string, string, string, string, string]
  const { version: release } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const hash = createHash('sha256').update(
    [css, script, editing, drawing, cropping, passing, passkeys, reporting, forms].join('\n'),
  )
  const version = `${release}-${hash.digest('hex').slice(0, 12)}`
  return {
    version,
    css,
    script,
    editing,
    drawing,
    cropping,
    passing,
    reporting,
    passkeys,
    forms,
    serviceWorker: Buffer.from(serviceWorker!).toString(),
    files,
  }
}

/** Bundles stylesheet and scripts. Each `url(…)` in the stylesheet becomes the URL of the published art or font. */
async function bundle(entries: readonly string[]): Promise<Uint8Array[]> {
  const esbuild = await import('esbuild')
  const bundles = await Promise.all(
    entries.map((entry) =>
      esbuild.build({
        entryPoints: [join(root, entry)],
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
        target: ['chrome111', 'firefox121', 'safari16.4'],
        legalComments: 'none',
        logLevel: 'error',
        plugins: [
          {
            name: 'published-urls',
            setup: ({ onResolve }) =>
              onResolve({ filter: /\/(art|fonts)\// }, ({ kind, path }) =>
                kind === 'url-token'
                  ? { path: artUrl(path.replace(/^.*\/(art|fonts)\//, '')), external: true }
                  : undefined,
              ),
          },
        ],
      }),
    ),
  )
  await esbuild.stop()
  return bundles.map(({ outputFiles }) => outputFiles[0]!.contents)
}

/** Serves static files. Other origins may use these files, because mail programs load pictures from here too. */
export const serveAssets = ({ files }: Assets) =>
  new Hono().get('/:name', async (c) => {
    const file = files.get(`/static/${c.req.param('name')}`)
    if (!file) return c.text('not found', 404)
    const encoding = encodings.find((each) => file.isCompressible && acceptsEncoding(c, each))
    return c.body(encoding ? await encodedAs(file, encoding) : file.content, 200, {
      'Content-Type': file.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...(file.isCompressible && { Vary: 'Accept-Encoding' }),
      ...(encoding && { 'Content-Encoding': encoding }),
    })
  })
