import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/support/free-port.ts'
import { openMailServer, type MailServer } from '#test/support/mail-server.ts'
import {
  crossOff,
  runToEnd,
  newAccount,
  newGift,
  postmasterOf,
  start,
  killAndRemove,
  type Running,
} from './processes.ts'
import { until } from '#test/support/until.ts'

const giftsARound = 8

let dataDir: string
let smtpPort: number
let env: Record<string, string>
let running: Running | undefined

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wishring-killed-'))
  smtpPort = await freePort()
  env = {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    RATE_LIMITS: 'off',
    MAIL_DELAYS: 'off',
    EDITION: 'nl',
  }
})
after(() => killAndRemove(running, dataDir))

/** Opens a mail server that accepts connections and never sends a byte. */
async function openSilence(port: number): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => void sockets.add(socket.on('error', () => {}))).listen(
    port,
    '127.0.0.1',
  )
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Opens a mail server that reads whole mails and never says "ok", so that no mail is delivered. */
async function openNeverAnswering(port: number): Promise<MailServer> {
  const office = await openMailServer(port)
  office.treat = () => 'never-answer'
  return office
}

test(
  'after a kill at any moment, every acknowledged cross-off has its mail, and each mail is sent once',
  { timeout: 300_000 },
  async (context) => {
    const begin = async () => (running = await start('src/main.ts', env))
    await begin()
    const owner = running!.client()
    const { categoryPrivateGuid } = await newAccount(owner, 'noor')
    const gifts: string[] = []
    for (let index = 0; index < 3 * giftsARound; index++)
      gifts.push(await newGift(owner, categoryPrivateGuid, `Cadeau ${index}`))

    /** e-mail addresses of givers whose cross-off got a response before the kill */
    const answered: string[] = []
    const moments: string[] = []
    const rounds = [
      { name: 'no mail server', open: null, killsDatabase: false },
      { name: 'a silent mail server', open: openSilence, killsDatabase: true },
      { name: 'a mail server that never says ok', open: openNeverAnswering, killsDatabase: false },
    ]
    for (const [round, { name, open, killsDatabase }] of rounds.entries()) {
      if (round > 0) await begin()
      const server = await open?.(smtpPort)
      context.after(() => server?.close())
      const killAfter = randomInt(50, 1500)
      moments.push(`${name}: ${killAfter} ms`)
      const crossings = gifts.slice(round * giftsARound, (round + 1) * giftsARound).map(async (gift, index) => {
        const address = `gever-${round}-${index}@example.org`
        await sleep(index * 100)
        const { status } = await crossOff(running!.client(), gift, address)
        assert.equal(status, 200)
        answered.push(address)
      })
      // The kill comes after the first response, even if that takes longer than `killAfter`.
      const settled = Promise.allSettled(crossings)
      await Promise.all([crossings[0], sleep(killAfter)])
      const postmaster = (await postmasterOf(dataDir))!
      running!.kill('SIGKILL')
      if (killsDatabase) process.kill(postmaster, 'SIGKILL')
      await running!.ended
      for (const { status, reason } of (await settled) as PromiseRejectedResult[])
        if (status === 'rejected') assert.match(String(reason), /fetch failed|terminated|socket/i)
      await server?.close()
    }

    const office = await openMailServer(smtpPort)
    try {
      await begin()
      const where = `(${answered.length} answered; killed with ${moments.join(', ')})`
      await until(
        () => answered.every((address) => office.takenFor(address).length > 0),
        `a mail for each of them ${where}`,
        60_000,
      )
      await until(async () => {
        const { stdout } = await runToEnd('scripts/node.sh', ['jobs/cli.ts', 'queue-status'], env)
        const isIdle = /^send-mail +0 +0 +0 +- +-$/m.test(stdout)
        if (!isIdle) await sleep(1_000) // because each check starts a process of its own
        return isIdle
      }, 'an idle queue')
      const messageIds = office.taken.map(({ messageId }) => messageId)
      assert.equal(new Set(messageIds).size, messageIds.length, `a mail was sent twice ${where}`)
      for (const address of answered) assert.equal(office.takenFor(address).length, 1, `${address} ${where}`)
      await running!.stop()
    } finally {
      await office.close()
    }
  },
)
