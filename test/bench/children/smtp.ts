import { startSmtp } from '../smtp.ts'

// Runs the mail server of ../smtp.ts in its own process, apart from the process that measures.

export interface Listening {
  url: string
}

process.once('message', () => void startSmtp().then(({ url }) => process.send!({ url } satisfies Listening)))
process.on('disconnect', () => process.exit(0))
