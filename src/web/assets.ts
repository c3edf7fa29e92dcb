import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, stop as stopBundler, type Plugin } from 'esbuild'
import { Hono } from 'hono'
import { editions, type Edition } from '#core/editions.ts'
import type { View } from '#views/layout/view.tsx'
import { acceptsEncoding } from './http.ts'

const root = join(import.meta.dirname, '../..')

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}
const packed = new Set(['.png', '.woff2'])

/** What is answered at an address, in each encoding; picture formats are small already. */
interface Served {
  type: string
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

const served = new Map<string, Served>()
const addresses = new Map<string, string>()

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Puts content at an address that changes with it. @returns the address */
async function publish(name: string, content: Uint8Array): Promise<string> {
  const extension = extname(name)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10)
  const entry: Served = { type: types[extension]!, plain: new Uint8Array(content) }
  served.set(`${hash}${extension}`, entry)
  if (!packed.has(extension)) {
    const [br, gz] = await Promise.all([
      // one step below the best takes a fifth of its time
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      gzipped(content, { level: 9 }),
    ])
    Object.assign(entry, { br: new Uint8Array(br), gzip: new Uint8Array(gz) })
  }
  const address = `/static/${hash}${extension}`
  addresses.set(name, address)
  return address
}

function addressOf(name: string): string {
  const address = addresses.get(name)
  if (!address) throw new Error(`static/art/${name} does not exist`)
  return address
}

/** Publishes the files of a folder under their path in it. */
async function publishFolder(folder: string): Promise<void> {
  const entries = await readdir(join(root, 'static', folder), { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      return entry.isFile() && extname(path) in types
        ? [readFile(path).then((content) => publish(path.slice(join(root, 'static', folder).length + 1), content))]
        : []
    }),
  )
}

const themeColors: Record<Edition['brand'], string> = {
  Wenskring: '#a01b3a',
  Wunschkreis: '#125c43',
  Wishring: '#274596',
}

/** What a phone needs to put an edition on its home screen. */
function manifestOf({ code, brand, locale }: Edition): Promise<string> {
  const name = brand.toLowerCase()
  const manifest = {
    name: brand,
    short_name: brand,
    lang: locale,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf8f3',
    theme_color: themeColors[brand],
    icons: [
      { src: addressOf(`favicon-${name}.svg`), sizes: 'any', type: 'image/svg+xml' },
      ...[180, 512].map((size) => ({
        src: addressOf(`icon-${name}-${size}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    ],
  }
  return publish(`manifest-${code}.webmanifest`, Buffer.from(JSON.stringify(manifest)))
}

/** Lets `url(…)` in the stylesheet lead to the published art and fonts. */
const publishedUrls: Plugin = {
  name: 'published-urls',
  setup: (bundler) => {
    bundler.onResolve({ filter: /\/(art|fonts)\// }, ({ kind, path }) =>
      kind === 'url-token' ? { path: addressOf(path.replace(/^.*\/(art|fonts)\//, '')), external: true } : undefined,
    )
  },
}

/** Joins and shrinks what one entry point leads to. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['chrome111', 'firefox121', 'safari16.4'],
    legalComments: 'none',
    logLevel: 'error',
    plugins: [publishedUrls],
  })
  return publish(entry.replace(/\.ts$/, '.js'), outputFiles[0]!.contents)
}

const scripts = Promise.all([
  bundle('src/client/main.ts'),
  bundle('src/client/editing.ts'),
  bundle('src/client/drawing.ts'),
])
await Promise.all([publishFolder('art'), publishFolder('fonts')])
const [[script, editing, drawing], css] = await Promise.all([
  scripts,
  bundle('static/css/index.css'),
  ...Object.values(editions).map(manifestOf),
])
await stopBundler() // its process has nothing left to do

const { version: release } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }

/** Changes with every change of what browsers run; a page of another version reloads. */
const version = `${release}-${createHash('sha256')
  .update(css + script + editing + drawing)
  .digest('hex')
  .slice(0, 12)}`

/** Addresses of the stylesheet, the scripts and the files of static/art (`pictures('gifts/mug.svg')`) and static/fonts; each changes with its content. */
export const assets: View['assets'] = { version, css, script, editing, drawing, pictures: addressOf }

/** Answers `/static/<hash>.<extension>` for good; nothing else exists there. Mail programs show the pictures too. */
export const serveAssets = new Hono().get('/:name', (c) => {
  const entry = served.get(c.req.param('name'))
  if (!entry) return c.text('not found', 404)
  const encoding = (['br', 'gzip'] as const).find((each) => entry[each] && acceptsEncoding(c, each))
  return c.body(entry[encoding ?? 'plain']!, 200, {
    'Content-Type': entry.type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(entry.br && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  })
})
