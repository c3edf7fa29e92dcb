import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { hostilePages, pageBytes } from './hostile-pages.ts'

const pages = Object.values(hostilePages)

export const page = `<!doctype html><title>A kettle</title>${'<p>It boils water.</p>'.repeat(200)}`

const noughts = Buffer.alloc(16 * 2 ** 20)
const largeZstdWindow = {
  params: { [constants.ZSTD_c_windowLog]: 27, [constants.ZSTD_c_enableLongDistanceMatching]: 1 },
}
/** Bodies that unpack to 16 MiB, although the limit is 2 MiB. */
const bombs = {
  gzip: () => gzipSync(noughts),
  deflate: () => deflateSync(noughts),
  br: () => brotliCompressSync(noughts, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  zstd: () => zstdCompressSync(noughts),
  'gzip, gzip': () => gzipSync(gzipSync(noughts)),
  'br, gzip': () => gzipSync(brotliCompressSync(noughts, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })),
}

const head = (...lines: string[]) => ['HTTP/1.1 200 OK', 'Content-Type: text/html', ...lines, '', ''].join('\r\n')

/** Sends the same bytes again and again, as fast as the socket takes them. */
function pour(socket: Socket, what: string | Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(what));
  }
  socket.on('drain', more)
  more()
}

const packed = (encoding: string, bytes: Buffer) => (socket: Socket) => {
  socket.write(head(`Content-Encoding: ${encoding}`))
  socket.end(bytes)
}
const said =
  (...pieces: (string | Buffer)[]) =>
  (socket: Socket) =>
    socket.end(Buffer.concat(pieces.map((piece) => Buffer.from(piece))))

const pieces = (socket: Socket) => {
  socket.write(head('Transfer-Encoding: chunked'))
  pour(socket, '1\r\nx\r\n'.repeat(10_000))
}

const gzipped = (number: number) => gzipSync(Buffer.from(pages[number]!()).subarray(0, pageBytes))

/** Responses of the hostile server, by requested path. */
export const answers: Record<string, (socket: Socket) => unknown> = {
  '/good': said(head(`Content-Length: ${page.length}`), page),
  '/untyped': said('HTTP/1.1 200 OK\r\n\r\n', page),
  '/picture': said('HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\n', page),
  '/gzip': packed('gzip', gzipSync(page)),
  '/x-gzip': packed('X-GZIP', gzipSync(page)),
  '/deflate': packed('deflate', deflateSync(page)),
  '/deflate-raw': packed('deflate', deflateRawSync(page)),
  '/br': packed('br', brotliCompressSync(page)),
  '/zstd': packed('zstd', zstdCompressSync(page)),
  '/twice': packed('gzip, br', brotliCompressSync(gzipSync(page))),
  '/thrice': packed('gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(page)))),
  '/unknown-encoding': packed('compress', Buffer.from(page)),
  '/not-packed': packed('gzip', Buffer.from(page)),
  '/gzip-cut': packed('gzip', gzipSync(page).subarray(0, -9)),
  '/gzip-and-more': (socket) => packed('gzip', Buffer.concat([gzipSync(page), Buffer.from('and more')]))(socket),
  '/zstd-window': (socket) => packed('zstd', zstdCompressSync(Buffer.alloc(2 ** 24, page), largeZstdWindow))(socket),
  ...Object.fromEntries(
    Object.entries(bombs).map(([encoding, bomb]) => [
      `/bomb/${encoding.replace(', ', '-')}`,
      (socket: Socket) => packed(encoding, bomb())(socket),
    ]),
  ),
  // endless empty gzip members
  '/nothing-packed': (socket) => {
    socket.write(head('Content-Encoding: gzip'))
    pour(socket, Buffer.concat(Array.from({ length: 2_000 }, () => gzipSync(''))))
  },

  '/endless': (socket) => {
    socket.write(head())
    pour(socket, 'x'.repeat(64 * 1024))
  },
  '/pieces': pieces,
  '/slow': (socket) => {
    const timer = setInterval(() => socket.write('<'), 20)
    socket.on('close', () => clearInterval(timer))
    socket.write(`${head()}${page}`)
  },
  '/slow-head': (socket) => {
    const timer = setInterval(() => socket.write('x'), 20)
    socket.on('close', () => clearInterval(timer))
    socket.write('HTTP/1.1 200 OK\r\nX: ')
  },
  '/silent': () => {},
  '/short': said(head(`Content-Length: ${page.length + 100}`), page),
  '/long': said(head('Content-Length: 5'), page),
  '/two-lengths': said(head('Content-Length: 5', 'Content-Length: 6'), page),
  '/length-and-chunked': said(head('Content-Length: 5', 'Transfer-Encoding: chunked'), '5\r\nhello\r\n0\r\n\r\n'),
  '/chunk-lie': said(head('Transfer-Encoding: chunked'), `ffff\r\n${page}`),
  '/chunk-rubbish': said(head('Transfer-Encoding: chunked'), '5\r\nhello\r\nzzzz\r\n'),
  '/chunk-extension': (socket) => {
    socket.write(`${head('Transfer-Encoding: chunked')}5;`)
    pour(socket, 'x'.repeat(64 * 1024))
  },
  '/trailers': (socket) => {
    socket.write(`${head('Transfer-Encoding: chunked')}5\r\nhello\r\n0\r\n`)
    pour(socket, 'X: y\r\n'.repeat(10_000))
  },
  '/reset': (socket) => {
    socket.write(head(`Content-Length: ${page.length}`) + page.slice(0, 100))
    setTimeout(() => socket.resetAndDestroy(), 20)
  },

  '/large-header': said(head(`X: ${'x'.repeat(200_000)}`), page),
  '/many-headers': said(head('A: b\r\n'.repeat(50_000)), page),
  '/endless-header': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nX: ')
    pour(socket, 'x'.repeat(64 * 1024))
  },
  '/informations': (socket) => pour(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(5_000)),
  '/a-hint': said('HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n', head(`Content-Length: ${page.length}`), page),
  '/upgrade': said('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n', page),
  '/rubbish': said(Buffer.from([0, 255, 13, 10, 13, 10, 128])),
  '/half-a-line': said('HTTP/1.'),
  '/hang-up': (socket) => socket.end(),
  '/ftp': said('220 ready\r\n'),

  '/missing': said('HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\n\r\n', page),
  '/broken': said('HTTP/1.1 500 Oops\r\n\r\n'),
  '/busy': said('HTTP/1.1 503 Busy\r\nRetry-After: 120\r\n\r\n'),
  '/nowhere': said('HTTP/1.1 302 Found\r\n\r\n'),
}

/**
 * Starts a server on every address of this machine that responds according to the path. `/to/<url>` redirects to the
 * URL, and `/pages/<number>` returns one of the hostile pages.
 * @returns also the requests received and the number of connections
 */
export async function startHostileServer() {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.once('data', (request) => {
      asked.push(String(request))
      const [path = ''] = String(request).split(' ', 2)[1]!.split('?', 1)
      if (path.startsWith('/to/'))
        socket.end(`HTTP/1.1 302 Found\r\nLocation: ${decodeURIComponent(path.slice('/to/'.length))}\r\n\r\n`)
      else if (path.startsWith('/pages/')) packed('gzip', gzipped(Number(path.slice('/pages/'.length))))(socket)
      else answers[path]!(socket)
    })
  }).listen(0)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    connections: () => connections,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
