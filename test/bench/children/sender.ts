import { createTransport } from 'nodemailer'

// Measures how many mails per second a mail server takes from a process that does nothing but send.

export interface Sending {
  smtpUrl: string
  mails: number
  bytes: number
}

export interface Sent {
  perSecond: number
}

const connections = 10

async function send({ smtpUrl, mails, bytes }: Sending): Promise<Sent> {
  const { hostname: host, port } = new URL(smtpUrl)
  const transporter = createTransport({
    pool: true,
    maxConnections: connections,
    maxMessages: 500,
    host,
    port: Number(port),
  })
  const raw = Buffer.from(
    `Subject: ready-made\r\n\r\n${'a line of eighty characters with its end, as a mail has them, of no meaning.'.padEnd(78)}\r\n`.repeat(
      Math.ceil(bytes / 80),
    ),
  )
  let left = mails
  const sender = async () => {
    while (left-- > 0)
      await transporter.sendMail({ envelope: { from: 'a@example.org', to: 'ready-made@example.org' }, raw })
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, sender))
  const perSecond = mails / ((performance.now() - began) / 1000)
  transporter.close()
  return { perSecond }
}

process.once('message', (sending: Sending) => void send(sending).then((sent) => process.send!(sent)))
process.on('disconnect', () => process.exit(0))
