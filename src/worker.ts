import './react-build.ts'
import './source-maps.ts'
import { readConfig } from '#core/config.ts'
import { shutDownOnSignal, runProcess } from './process.ts'
import { openDatabase, openServices } from './services.ts'
import { startWorker } from './worker-loop.ts'

/**
 * Runs the Procfile's process `worker`, which runs jobs and the schedule. Any number of these processes may share a
 * database.
 */
await runProcess(async () => {
  const config = readConfig()
  const database = await openDatabase(config)
  const { services, close } = await openServices(config, database.url, 'worker')
  const worker = await startWorker(services)
  shutDownOnSignal(
    () => services.log,
    async (remainingMs) => {
      await close(remainingMs())
      worker.close()
      await database.stop()
    },
  )
  services.log.info('worker is up')
})
