import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import sharp from 'sharp'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** Web shop on this machine for a test file, after whose tests it closes. */
export interface LocalShop {
  /** hostname and port of the shop, as `FETCH_ALLOW_HOSTS` takes them */
  host: string
  url(path: string): string
  /** requested paths, in order */
  asked: string[]
  /** handlers by path; any other path gets a 404 */
  pages: Map<string, Answer>
  /** Makes further requests for a page wait. @returns a function that lets them continue */
  hold(path: string): () => void
  /** adds a page that sells a product, and a picture of it if `colour` is given; returns the page's URL */
  sell(path: string, product: { title: string; price?: string; gtin?: string; colour?: string }): string
}

/** Opens a web shop on this machine. @param name hostname in the shop's URLs */
export async function openShop(name: '127.0.0.1' | 'localhost' = '127.0.0.1'): Promise<LocalShop> {
  const pages = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    const page = pages.get(request.url!)
    if (page) return void page(request, response)
    response.writeHead(404).end()
  })
  server.listen(0, name)
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `${name}:${(server.address() as AddressInfo).port}`
  const url = (path: string) => `http://${host}${path}`
  return {
    host,
    url,
    asked,
    pages,
    hold(path) {
      const page = pages.get(path)!
      const held = Promise.withResolvers<void>()
      pages.set(path, (request, response) => held.promise.then(() => page(request, response)))
      return () => {
        pages.set(path, page)
        held.resolve()
      }
    },
    sell(path, { title, price, gtin, colour }) {
      const picture = `${path}.png`
      pages.set(path, (_, response) =>
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
          .end(`<!doctype html><title>${title} | De winkel</title>
          <meta property="og:title" content="${title}">
          ${price ? `<meta property="product:price:amount" content="${price}"><meta property="product:price:currency" content="EUR">` : ''}
          ${gtin ? `<meta property="product:ean" content="${gtin}">` : ''}
          ${colour ? `<meta property="og:image" content="${picture}">` : ''}<h1>${title}</h1>`),
      )
      if (colour)
        pages.set(picture, async (_, response) => {
          const blank = { create: { width: 300, height: 300, channels: 3, background: colour } } as const
          response.setHeader('Content-Type', 'image/png').end(await sharp(blank).png().toBuffer())
        })
      return url(path)
    },
  }
}
