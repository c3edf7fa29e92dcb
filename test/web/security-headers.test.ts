import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createApp } from '../../src/app.tsx'
import { startWebServer } from '../../src/server.ts'
import { openFamily } from '#test/support/family.ts'
import { clientOf, type Client } from '#test/support/world.ts'

const { world, noor } = await openFamily()

const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self' ws://localhost:3000; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const ofPages = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/**
 * Names of headers that describe the content or the connection, and of cookies. Every other header counts as
 * protection.
 */
const ordinary =
  /^(cache-control|connection|content-(encoding|length|type)|date|keep-alive|location|set-cookie|transfer-encoding|vary)$/

async function headersOf(client: Client, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await client.request(method, path, { headers })
  await response.arrayBuffer()
  const protecting = [...response.headers].filter(([name]) => !ordinary.test(name))
  return { status: response.status, headers: Object.fromEntries(protecting) }
}

describe('Security headers', () => {
  let server: Awaited<ReturnType<typeof startWebServer>>
  const clients = {} as Record<'visitor' | 'owner', Client>
  before(async () => {
    server = await startWebServer(world.services, 0)
    const overNetwork = () => clientOf((path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init))
    Object.assign(clients, { visitor: overNetwork(), owner: overNetwork() })
    for (const cookie of noor.cookies) clients.owner.cookies.set(...cookie)
  })
  after(() => server.close())

  const pages: [
    what: string,
    who: 'visitor' | 'owner',
    path: string,
    status: number,
    headers?: Record<string, string>,
  ][] = [
    ['the start page', 'visitor', '/', 200],
    ['the start page, from the cache', 'visitor', '/', 200],
    ['a list as a visitor sees it', 'visitor', '/noor', 200],
    ['a list as a visitor sees it, from the cache', 'visitor', '/noor', 200],
    ['a list as its owner sees it', 'owner', '/noor', 200],
    ['a fragment', 'owner', '/noor/settings', 200, { 'HX-Request': 'true' }],
    ['the app shell', 'visitor', '/', 200, { 'User-Agent': 'WishringApp/1.0' }],
    ['the login page in place of another', 'visitor', '/friends', 401],
    ['the page for an unknown URL', 'visitor', '/nergens/niets', 404],
    ['the page for an internal error', 'visitor', '/error', 500],
    ['a redirect', 'visitor', '/noor/', 301],
    ['a response of the API', 'visitor', '/api/Wishlist/Get/noor', 200],
    ['an unknown endpoint of the API', 'visitor', '/api/Nothing', 404],
    ['the kept mails', 'visitor', '/dev/mails', 200],
  ]

  test("Every page's Content-Security-Policy is exactly this one, and so are its other security headers", async () => {
    for (const [what, who, path, status, headers] of pages)
      assert.deepEqual(await headersOf(clients[who], path, headers), { status, headers: ofPages }, what)
  })

  test('A refused form has the same security headers', async () => {
    const refused = await headersOf(clients.visitor, '/account/login', {}, 'POST')
    assert.deepEqual(refused, { status: 400, headers: { ...ofPages, 'csrf-token-invalid': '1' } })
  })

  test('A page with a reset code in its path tells other pages only our origin', async () => {
    const { headers } = await headersOf(clients.visitor, '/account/resetpassword/abc')
    assert.deepEqual(headers, { ...ofPages, 'referrer-policy': 'strict-origin' })
  })

  test('A kept mail runs no script, and its plain text has no markup', async () => {
    const mail = await headersOf(clients.visitor, '/dev/mails/samples/overview/nl')
    assert.deepEqual(mail.headers, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; sandbox allow-popups allow-top-navigation-by-user-activation",
      'x-content-type-options': 'nosniff',
    })
    const text = await headersOf(clients.visitor, '/dev/mails/samples/overview/nl?part=text')
    assert.deepEqual(text.headers, { 'x-content-type-options': 'nosniff' })
  })
})

test('Under https every page also demands https for a year, and connects by wss', async () => {
  const config = { ...world.services.config, baseUrl: 'https://wenskring.example' }
  const app = createApp({ ...world.services, config }, world.assets)
  const visitor = clientOf((path, init) => app.request(`https://wenskring.example${path}`, init))
  assert.deepEqual(await headersOf(visitor, '/'), {
    status: 200,
    headers: {
      ...ofPages,
      'content-security-policy': contentSecurityPolicy.replace('ws://localhost:3000', 'wss://wenskring.example'),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    },
  })
})
