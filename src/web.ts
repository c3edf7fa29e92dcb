import './react-build.ts'
import { readConfig } from '#core/config.ts'
import { endWell, start } from './process.ts'
import { startWebServer } from './server.ts'
import { openDatabase, openServices } from './services.ts'

/** Procfile's `web`: answers requests; any number may share a database. */
await start(async () => {
  const config = readConfig()
  const database = await openDatabase(config)
  const { services, close } = await openServices(config, database.url, 'web')
  const server = await startWebServer(services, config.port)
  endWell(
    () => services.log,
    async (left) => {
      await server.close(left())
      await close(left())
      await database.stop()
    },
  )
  services.log.info({ port: server.port }, 'web is up')
})
