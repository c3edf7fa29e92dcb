import { globSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { findSourceMap } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { WebFeature } from '#web/feature.ts'

// npm run routes             lists every page and endpoint of the features, with the file and line of its handler
// npm run routes -- account  lists only paths that contain this text

interface Route {
  method: string
  path: string
  /** file and line of the handler, e.g. `src/gifts/save-pages.tsx:12` */
  place: string
}

const isFeature = (value: unknown): value is WebFeature =>
  typeof value === 'object' && value !== null && 'pages' in value

/** Returns a function that finds the file and line of a handler's code, as a debugger does. */
async function openPlaces(): Promise<(handler: unknown) => Promise<string>> {
  const session = new Session()
  session.connect()
  const urls = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => void urls.set(scriptId, url))
  await session.post('Debugger.enable')
  const held = globalThis as { shownHandler?: unknown }
  return async (handler) => {
    held.shownHandler = handler
    const { result } = await session.post('Runtime.evaluate', { expression: 'globalThis.shownHandler' })
    const { internalProperties = [] } = await session.post('Runtime.getProperties', { objectId: result.objectId! })
    const found = internalProperties.find(({ name }) => name === '[[FunctionLocation]]')!.value!.value as {
      scriptId: string
      lineNumber: number
      columnNumber: number
    }
    const file = fileURLToPath(urls.get(found.scriptId)!)
    const entry = findSourceMap(file)?.findEntry(found.lineNumber, found.columnNumber)
    const line = entry && 'originalLine' in entry ? entry.originalLine : found.lineNumber
    return `${relative(process.cwd(), file)}:${line + 1}`
  }
}

/** Returns where an endpoint's path is declared, because the handlers of all endpoints are in src/web/api.ts. */
function placeOfEndpoint(path: string): string {
  const declared = path.replace(/:(\w+)/g, '{$1}')
  for (const file of globSync('src/*/*api.ts').sort()) {
    const at = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(`'${declared}'`))
    if (at !== -1) return `${file}:${at + 1}`
  }
  throw new Error(`${path} is declared in no api.ts`)
}

async function routesOfFeatures(): Promise<Route[]> {
  const placeOf = await openPlaces()
  const routes = new Map<string, Route>()
  for (const file of globSync('src/*/web.ts').sort()) {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    for (const { pages, apis = [] } of Object.values(exported).filter(isFeature)) {
      for (const { method, path } of apis.flatMap((api) => api.routes.routes))
        if (method !== 'ALL') routes.set(`${path} ${method}`, { method, path, place: placeOfEndpoint(path) })
      for (const { method, path, handler } of pages.flatMap((each) => each.routes))
        if (method !== 'ALL') routes.set(`${path} ${method}`, { method, path, place: await placeOf(handler) })
    }
  }
  return [...routes.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, route]) => route)
}

const wanted = process.argv[2] ?? ''
const routes = (await routesOfFeatures()).filter(({ path }) => path.includes(wanted))
const width = Math.max(0, ...routes.map(({ path }) => path.length))
console.log(routes.map(({ method, path, place }) => `${method.padEnd(6)} ${path.padEnd(width)}  ${place}`).join('\n'))
