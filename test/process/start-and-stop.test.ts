import assert from 'node:assert/strict'
import { mkdtemp } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { WebSocket } from 'ws'
import type { Client } from '#test/support/world.ts'
import {
  isAlive,
  listeningPorts,
  newAccount,
  newGift,
  postmasterOf,
  start,
  killAndRemove,
  treeOf,
  type Running,
} from './processes.ts'
import { until } from '#test/support/until.ts'

/**
 * Sends a request with the first half of its body, once the server has accepted the request. The request is in progress
 * until `finish()` sends the second half.
 */
async function slowRequest(address: string, path: string, headers: Record<string, string>, body: string) {
  const half = Math.floor(body.length / 2)
  const outgoing = request(address + path, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': `${body.length}`, Expect: '100-continue' },
  })
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      let text = ''
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      incoming.on('end', () => resolve({ status: incoming.statusCode!, text }))
    })
  })
  outgoing.flushHeaders()
  await new Promise((resolve, reject) => outgoing.once('continue', resolve).once('error', reject))
  outgoing.write(body.slice(0, half))
  return { answered, finish: () => void outgoing.end(body.slice(half)) }
}

describe('the process of npm start, without any settings', () => {
  let dataDir: string
  let running: Running | undefined
  let client: Client
  let account: Awaited<ReturnType<typeof newAccount>>

  const begin = async (env: Record<string, string> = {}) => {
    running = await start('src/main.ts', { DATA_DIR: dataDir, ...env }, (stdout) => /answers at /.test(stdout))
    return running
  }

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'wishring-process-'))
  })
  after(() => killAndRemove(running, dataDir))

  test('it prints its URL once it responds there', async () => {
    const { stdout, port } = await begin()
    const address = /^Wishring answers at (\S+)$/m.exec(stdout())?.[1]
    assert.equal(address, `http://localhost:${port}`)
    assert.equal((await fetch(address)).status, 200)
    assert.deepEqual(
      await Promise.all(
        ['/healthz', '/readyz', '/metrics', '/dev/mails'].map(async (path) => (await fetch(address + path)).status),
      ),
      [200, 200, 200, 200],
    )
  })

  test('it listens on its own port and on no other port', { skip: process.platform !== 'linux' }, async () => {
    const postmaster = await postmasterOf(dataDir)
    const everything = [...(await treeOf(running!.pid)), ...(await treeOf(postmaster!))]
    assert.deepEqual([...new Set(await listeningPorts(everything))], [running!.port])
  })

  test('on SIGTERM it completes running requests, accepts no new ones, and stops with its database', async () => {
    client = running!.client()
    account = await newAccount(client, 'noor')
    const postmaster = (await postmasterOf(dataDir))!
    const cookie = `session=${client.token}`
    const socket = new WebSocket(`ws://127.0.0.1:${running!.port}/live?watch=list:${account.listPublicGuid}`, {
      headers: { Cookie: cookie },
    })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const slow = await slowRequest(
      running!.address,
      '/api/Category/Create',
      { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': await client.csrfToken(), Cookie: cookie },
      JSON.stringify({ name: 'Op de valreep', wishlistPrivateGuid: account.listPrivateGuid }),
    )

    const told = Date.now()
    running!.kill('SIGTERM')
    const isClosed = () =>
      fetch(`${running!.address}/healthz`).then(
        () => false,
        () => true,
      )
    await until(isClosed, 'the process to accept no connection')
    assert.ok(isAlive(running!.pid), 'the process waits for the running request')
    slow.finish()
    const { status, text } = await slow.answered
    assert.equal(status, 201, text)
    const { code, signal } = await running!.ended
    assert.deepEqual({ code, signal }, { code: 0, signal: null }, running!.stdout())
    assert.ok(Date.now() - told < 8_000, 'a connection that is kept alive does not delay the end')
    assert.ok(socket.readyState !== WebSocket.OPEN)
    assert.equal(isAlive(postmaster), false)
    assert.equal(await postmasterOf(dataDir), null)
    assert.equal(running!.stderr(), '')
  })

  test('after a kill, alone or with its database, it starts again with every acknowledged change', async () => {
    const { port } = await begin()
    for (const [round, killsDatabase] of [false, true].entries()) {
      const gift = await newGift(await loggedIn(running!), account.categoryPrivateGuid, `Ronde ${round}`)
      const postmaster = (await postmasterOf(dataDir))!
      running!.kill('SIGKILL')
      if (killsDatabase) process.kill(postmaster, 'SIGKILL')
      await running!.ended
      await begin({ PORT: `${port}` })
      const { body } = await (await loggedIn(running!)).api('GET', `/api/MyList/Get/${account.listPrivateGuid}`)
      const { gifts } = body.categories.find(
        ({ privateGuid }: { privateGuid: string }) => privateGuid === account.categoryPrivateGuid,
      )
      assert.ok(gifts.some(({ publicGuid }: { publicGuid: string }) => publicGuid === gift))
      assert.ok(body.categories.some(({ name }: { name: string }) => name === 'Op de valreep'))
    }
    const postmaster = (await postmasterOf(dataDir))!
    await running!.stop()
    assert.equal(isAlive(postmaster), false)
  })

  async function loggedIn(at: Running): Promise<Client> {
    const somebody = at.client()
    const { body } = await somebody.api('POST', '/api/Account/Login', {
      emailOrUsername: 'noor',
      password: 'een goed wachtwoord',
    })
    assert.equal(body, true)
    return somebody
  }
})
