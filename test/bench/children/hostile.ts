import { startHostileServer } from '#test/links/hostile-server.ts'

// Runs the server of test/links/hostile-server.ts in its own process, apart from the process that measures.

export interface HostileServerReady {
  port: number
}

process.once(
  'message',
  () => void startHostileServer().then(({ port }) => process.send!({ port } satisfies HostileServerReady)),
)
process.on('disconnect', () => process.exit(0))
