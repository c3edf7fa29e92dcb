import { startSmtp } from '../smtp.ts'

// A mail server apart from the process that measures.

export interface Listening {
  url: string
}

process.once('message', () => void startSmtp().then(({ url }) => process.send!({ url } satisfies Listening)))
process.on('disconnect', () => process.exit(0))
