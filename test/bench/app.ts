import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#core/config.ts'
import { buildAssets } from '#web/assets.ts'
import { createApp } from '../../src/app.tsx'
import { openServices } from '../../src/services.ts'
import { secret } from './processes.ts'

/** Opens the app in this process, without rate limits. */
export async function openApp(databaseUrl: string, onQuery: (statement: string) => void = () => {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishring-bench-'))
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATA_DIR: dataDir,
    SECRET: secret,
    EDITION: 'nl',
    DATABASE_URL: databaseUrl,
  })
  const { services, close } = await openServices(config, databaseUrl, 'web', { onQuery })
  return {
    services,
    app: createApp(services, await buildAssets()),
    async close() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
