import './react-build.ts'
import { readConfig } from '#core/config.ts'
import { endWell, start } from './process.ts'
import { openDatabase, openServices } from './services.ts'
import { startWorking } from './worker-loop.ts'

/** Procfile's `worker`: sends mails, keeps the schedule; any number may share a database. */
await start(async () => {
  const config = readConfig()
  const database = await openDatabase(config)
  const { services, close } = await openServices(config, database.url, 'worker')
  const worker = await startWorking(services)
  endWell(
    () => services.log,
    async (left) => {
      await close(left())
      worker.close()
      await database.stop()
    },
  )
  services.log.info('worker is up')
})
