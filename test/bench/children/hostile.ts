import { startHostileServer } from '#test/links/hostile-server.ts'

// A server that means harm, apart from the process that it is measured by.

export interface Lurking {
  port: number
}

process.once('message', () => void startHostileServer().then(({ port }) => process.send!({ port } satisfies Lurking)))
process.on('disconnect', () => process.exit(0))
