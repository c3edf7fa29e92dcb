import './react-build.ts'
import './source-maps.ts'
import { readConfig } from '#core/config.ts'
import { shutDownOnSignal, runProcess } from './process.ts'
import { startWebServer } from './server.ts'
import { openDatabase, openServices } from './services.ts'

/** Runs the Procfile's process `web`. Any number of these processes may share a database. */
await runProcess(async () => {
  const config = readConfig()
  const database = await openDatabase(config)
  const { services, close } = await openServices(config, database.url, 'web')
  const server = await startWebServer(services, config.port)
  shutDownOnSignal(
    () => services.log,
    async (remainingMs) => {
      await server.close(remainingMs())
      await close(remainingMs())
      await database.stop()
    },
  )
  services.log.info({ port: server.port }, 'web is up')
})
