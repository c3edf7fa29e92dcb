import './react-build.ts'
import './source-maps.ts'
import { jobs } from '../jobs/index.ts'
import { readConfig, type Config } from '#core/config.ts'
import { migrate } from '#core/migrate.ts'
import { shutDownOnSignal, runProcess } from './process.ts'
import { startWebServer } from './server.ts'
import { openDatabase, openServices } from './services.ts'
import { buildAssets } from '#web/assets.ts'
import { startWorker } from './worker-loop.ts'

/** Runs `npm start`: opens and migrates the database, then runs the web server and the worker in one process. */
await runProcess(async () => {
  const config = readConfig()
  const [database] = await Promise.all([openMigratedDatabase(config), buildAssets()])
  const { services, close } = await openServices(config, database.url, 'worker')
  const worker = await startWorker(services)
  const server = await startWebServer(services, config.port)
  shutDownOnSignal(
    () => services.log,
    async (remainingMs) => {
      await server.close(remainingMs())
      await close(remainingMs())
      worker.close()
      await database.stop()
    },
  )
  process.stdout.write(`Wishring answers at ${config.baseUrl}\n`)
})

async function openMigratedDatabase(config: Config): ReturnType<typeof openDatabase> {
  const database = await openDatabase(config)
  await migrate(database.url, jobs)
  return database
}
