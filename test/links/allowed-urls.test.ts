import assert from 'node:assert/strict'
import { syncBuiltinESMExports } from 'node:module'
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'
import os from 'node:os'
import { after, before, beforeEach, describe, mock, test } from 'node:test'
import { externalNetwork, type ExternalNetwork } from '#core/external-network.ts'
import { fetchWithRedirects, type FetchTask } from '../../src/links/fetching/fetch-with-redirects.ts'
import { startHostileServer } from './hostile-server.ts'

// A banned URL must not lead to a connection. Each row is fetched again with its host exempt, which must reach the same
// listener.

const somebodys = '93.184.216.34'

const hasIPv6 = Object.values(os.networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

let listener: Awaited<ReturnType<typeof startHostileServer>>
let seenBefore = 0
before(async () => (listener = await startHostileServer()))
after(() => listener.stop())
beforeEach(() => (seenBefore = listener.connections()))

const seen = () => listener.connections() - seenBefore

/**
 * Returns a network in which the listener answers on every port of its own address, or on every port of every address.
 */
const net = (at: 'every port' | 'everywhere', answers: string[] = [somebodys]): ExternalNetwork => ({
  addressesOf: async () => answers,
  dial: (options: TcpNetConnectOpts) =>
    connect(at === 'everywhere' ? { host: '127.0.0.1', port: listener.port } : { ...options, port: listener.port }),
})

async function fetched(address: string, { exempt = [] as string[], by = externalNetwork, withinMs = 5_000 } = {}) {
  const task: FetchTask = {
    address,
    accept: ['text/html'],
    maxBytes: 2 ** 21,
    language: 'nl',
    baseUrl: 'https://wishring.example',
    allowedHosts: exempt,
    now: () => new Date(),
  }
  const result = await fetchWithRedirects(task, AbortSignal.timeout(withinMs), by)
  return result.ok ? 'fetched' : result.problem
}

/** Checks that a URL is banned, and that it would be reached if it weren't. */
async function isBanned(address: string, by: ExternalNetwork) {
  assert.equal(await fetched(address, { by }), 'Banned')
  assert.equal(seen(), 0, 'a connection was made')
  assert.equal(await fetched(address, { by, exempt: [new URL(address).hostname] }), 'fetched')
  assert.equal(seen(), 1)
}

describe('an IP address of this machine, in any notation', () => {
  for (const host of [
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '１２７.０.０.１',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    '%31%32%37.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
  ])
    test(`${host} is banned`, () =>
      isBanned(`http://${host}/good`, net(host.startsWith('[') && !hasIPv6 ? 'everywhere' : 'every port')))
})

const addresses: Record<string, string[]> = {
  'loopback IP addresses': ['127.1.2.3', '127.255.255.255'],
  'private IP addresses': ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  'link-local IP addresses, where clouds serve their metadata': [
    '169.254.0.1',
    '169.254.169.254',
    '169.254.170.2',
    'fe80::1',
  ],
  'IP addresses of other clouds’ metadata': [
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'fd00:ec2::254',
    'fd20:ce::254',
  ],
  'IP addresses of a provider’s own network': ['100.64.0.1', '100.127.255.255'],
  'IP addresses of “this network”': ['0.0.0.1', '0.1.2.3'],
  'multicast and broadcast IP addresses': ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
  'reserved IP addresses, and those for documentation and benchmarks': [
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '198.18.0.1',
    '198.19.255.255',
    '240.0.0.1',
    '192.88.99.1',
    '2001:db8::1',
    '3fff::1',
    '2001:2::1',
    '100::1',
    '5f00::1',
    '4000::1',
  ],
  'unique local and site-local IPv6 addresses': ['fc00::1', 'fd12:3456:789a::1', 'fec0::1'],
  'IPv4-mapped IPv6 addresses': ['::ffff:10.0.0.1', '::ffff:169.254.169.254', '::ffff:93.184.216.34'],
  'IPv4-compatible IPv6 addresses': ['::127.0.0.1', '::a00:1'],
  'IPv4-translated IPv6 addresses': ['::ffff:0:127.0.0.1'],
  '6to4 addresses, which embed an IPv4 address': ['2002:7f00:1::', '2002:a9fe:a9fe::1', '2002:c0a8:101::1'],
  'NAT64 addresses, which embed an IPv4 address': ['64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::a00:1'],
  'Teredo addresses, which embed an IPv4 address': ['2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001::1'],
}

for (const [kind, each] of Object.entries(addresses)) {
  describe(kind, () => {
    for (const address of each) {
      const literal = address.includes(':') ? `[${address}]` : address
      test(`${literal} is banned`, () => isBanned(`http://${literal}/good`, net('everywhere')))
      test(`a host name that resolves to ${address} is banned`, () =>
        isBanned(`http://${nextName()}/good`, net('everywhere', [address])))
    }
  })
}

let names = 0
const nextName = () => `winkel${++names}.nl`

describe('host names', () => {
  for (const name of [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'ｌｏｃａｌｈｏｓｔ',
    'shop.localhost',
    'localhost.localdomain',
    'router',
    'com',
    'co.uk',
    'metadata.google.internal',
    'host.docker.internal',
    'kubernetes.default.svc.cluster.local',
    'nas.local',
    'printer.lan',
    'fritz.box.home',
    'router.home.arpa',
    '1.0.0.127.in-addr.arpa',
    'shop.onion',
    'shop.test',
    'shop.invalid',
  ])
    test(`${name} is banned, whatever it resolves to`, () => isBanned(`http://${name}/good`, net('everywhere')))

  test('a host is banned if any of its IP addresses is', async () => {
    await isBanned(`http://${nextName()}/good`, net('every port', [somebodys, '127.0.0.1']))
    seenBefore = listener.connections()
    await isBanned(`http://${nextName()}/good`, net('every port', ['127.0.0.1', '2606:2800:220:1::1']))
  })

  test('a host without IP addresses is unreachable', async () => {
    assert.equal(await fetched('http://winkel.nl/good', { by: net('everywhere', []) }), 'Unreachable')
  })
})

describe('ports', () => {
  for (const port of [22, 25, 81, 444, 3000, 5432, 6379, 8080, 8443, 65535])
    test(`port ${port} is banned`, () => isBanned(`http://${nextName()}:${port}/good`, net('everywhere')))

  test('an exempt host with a port is exempt only on that port', async () => {
    const by = net('everywhere')
    assert.equal(await fetched('http://uitzondering.nl:8081/good', { by, exempt: ['uitzondering.nl:8080'] }), 'Banned')
    assert.equal(await fetched('http://uitzondering.nl/good', { by, exempt: ['uitzondering.nl:8080'] }), 'Banned')
    assert.equal(seen(), 1, 'port 80 is not exempt, so the connected IP address is banned')
    assert.equal(await fetched('http://uitzondering.nl:8080/good', { by, exempt: ['Uitzondering.nl:8080'] }), 'fetched')
    assert.equal(await fetched('http://gewoon.nl/good', { by, exempt: ['gewoon.nl:80'] }), 'fetched')
  })
})

describe('URLs with credentials or another scheme, and malformed URLs', () => {
  for (const address of [
    'file:///etc/passwd',
    'file://winkel.nl/good',
    'ftp://winkel.nl/good',
    'gopher://winkel.nl:80/good',
    'data:text/html,<title>A kettle</title>',
    'javascript:alert(1)',
    'blob:http://winkel.nl/good',
    'ws://winkel.nl/good',
    'unix:/var/run/docker.sock',
    'http://somebody@winkel.nl/good',
    'http://somebody:secret@winkel.nl/good',
    'http://:secret@winkel.nl/good',
  ])
    test(`${address} is banned even if its host is exempt`, async () => {
      assert.equal(await fetched(address, { by: net('everywhere'), exempt: ['winkel.nl'] }), 'Banned')
      assert.equal(seen(), 0)
    })

  test('a malformed URL is unreachable', async () => {
    for (const address of ['', 'winkel.nl', 'http://', 'http://a b.nl/', 'http://[::1', 'http://256.256.256.256/'])
      assert.equal(await fetched(address, { by: net('everywhere') }), 'Unreachable', address)
    assert.equal(seen(), 0)
  })
})

describe('a redirect is checked like a URL that a user enters', () => {
  for (const target of [
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1/good',
    'http://[::ffff:127.0.0.1]/good',
    '//localhost/good',
    'http://elders.nl:22/good',
    'http://somebody:secret@elders.nl/good',
    'file:///etc/passwd',
    'gopher://elders.nl/',
    'data:text/html,hello',
  ])
    test(`a redirect to ${target} is banned`, async () => {
      const name = nextName()
      const address = `http://${name}/to/${encodeURIComponent(target)}`
      assert.equal(await fetched(address, { by: net('everywhere'), exempt: [name] }), 'Banned')
      assert.equal(seen(), 1)
    })

  test('a redirect to a host name that resolves to this machine is banned', async () => {
    const by = { ...net('everywhere'), addressesOf: async () => ['127.0.0.1'] }
    assert.equal(
      await fetched('http://begin.nl/to/http%3A%2F%2Feinde.nl%2Fgood', { by, exempt: ['begin.nl'] }),
      'Banned',
    )
    assert.equal(seen(), 1)
  })
})

/** Makes a connection to the listener look like a connection to a public IP address. */
function pretend(socket: Socket): Socket {
  Object.defineProperty(socket, 'remoteAddress', { value: somebodys })
  return socket
}

describe('a host name that resolves to changing IP addresses', () => {
  test('is looked up once for a connection, which goes to the checked IP address', async () => {
    const asked: string[] = []
    const dialled: unknown[] = []
    const by: ExternalNetwork = {
      addressesOf: async (name) => {
        asked.push(name)
        return asked.length === 1 ? [somebodys] : ['127.0.0.1']
      },
      dial: (options) => {
        options.lookup!('', { all: true }, (_error, addresses) => dialled.push(addresses))
        return pretend(connect(listener.port, '127.0.0.1'))
      },
    }
    assert.equal(await fetched('http://wissel.nl/good', { by }), 'fetched')
    assert.deepEqual(asked, ['wissel.nl'])
    assert.deepEqual(dialled, [[{ address: somebodys, family: 4 }]])
  })

  test('is looked up again after a redirect', async () => {
    let asked = 0
    const by: ExternalNetwork = {
      addressesOf: async () => (asked++ === 0 ? [somebodys] : ['127.0.0.1']),
      dial: () => pretend(connect(listener.port, '127.0.0.1')),
    }
    assert.equal(await fetched('http://terug.nl/to/%2Fgood', { by }), 'Banned')
    assert.equal(seen(), 1)
  })
})

test('the connected IP address is checked before a request is sent', async () => {
  const asked = listener.asked.length
  assert.equal(await fetched('http://omweg.nl/good', { by: net('everywhere') }), 'Banned')
  assert.equal(listener.asked.length, asked)
})

describe('the public internet', () => {
  for (const address of [somebodys, '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:400e::200e'])
    test(`${address} is reached`, async () => {
      const by = { addressesOf: async () => [address], dial: () => pretend(connect(listener.port, '127.0.0.1')) }
      assert.equal(await fetched(`http://${nextName()}/good`, { by }), 'fetched')
      assert.equal(await fetched(`http://${address.includes(':') ? `[${address}]` : address}/good`, { by }), 'fetched')
    })

  test("an IP address in this machine's own network is banned although it is public", async (t) => {
    t.after(() => {
      mock.restoreAll()
      syncBuiltinESMExports()
    })
    const own = (cidr: string) => ({ cidr }) as os.NetworkInterfaceInfo
    mock.method(os, 'networkInterfaces', () => ({ eth0: [own('93.184.216.9/24'), own('2a01:4f8:1:2::3/64')] }))
    syncBuiltinESMExports()
    for (const address of [somebodys, '2a01:4f8:1:2::1']) {
      seenBefore = listener.connections()
      await isBanned(`http://${nextName()}/good`, net('everywhere', [address]))
    }
  })
})
