import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { readConfig } from '#core/config.ts'
import { email, parse } from '#core/input.ts'
import { migrate } from '#core/migrate.ts'
import type { Services } from '#core/scope.ts'
import { resendLotsTo } from '../src/draws/index.ts'
import { openDatabase, openServices } from '../src/services.ts'
import { queueStatus, retryFailed } from './queue-status.ts'
import { seedDemo } from './seed-demo.ts'

function emailArgument(given: string): string {
  const parsed = parse(email(), given)
  if (!parsed.ok) throw new InvalidArgumentError('not an e-mail address')
  return parsed.value
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

/** Runs one command on the configured (or embedded) database, and closes everything after it. */
async function withServices(run: (services: Services) => Promise<void>): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    const { services, close } = await openServices(config, database.url, 'web')
    try {
      await run(services)
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
}

/** The operators' commands. */
const program = new Command('npm run job --')
  .description('Commands for those who run the product.')
  .exitOverride()
  .configureOutput({ writeErr: () => {}, outputError: () => {} })
  .showHelpAfterError(false)

program
  .command('migrate')
  .description('bring the database to the newest schema')
  .action(async () => {
    const database = await openDatabase(readConfig())
    try {
      const names = await migrate(database.url)
      print(names.length === 0 ? 'nothing to migrate' : names.map((name) => `migrated ${name}`).join('\n'))
    } finally {
      await database.stop()
    }
  })

program
  .command('seed-demo')
  .description('fill an empty database with a small family and its lists, to look around')
  .action(() => withServices(async (services) => print(await seedDemo(services))))

program
  .command('queue-status')
  .description('show what waits, runs and failed in the job queue')
  .action(() => withServices(async (services) => print(await queueStatus(services))))

program
  .command('retry-failed')
  .description('try every failed job again')
  .action(() => withServices(async (services) => print(`${await retryFailed(services)} jobs will be tried again`)))

program
  .command('resend-lot')
  .description(
    'mail the lots of an address again, to that address: those of draws of the last 120 days whose mail is not on its way already',
  )
  .argument('<email>', 'the address that the lots went to', emailArgument)
  .action((email: string) =>
    withServices(async (services) => print(`${await resendLotsTo(services, email)} lots will be sent again`)),
  )

try {
  if (process.argv.length <= 2) program.outputHelp()
  else await program.parseAsync()
  process.exit(0)
} catch (error) {
  if (error instanceof CommanderError && error.exitCode === 0) process.exit(0) // --help
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${message.replace(/^error: /, '').split('\n')[0]}\n`)
  process.exit(error instanceof CommanderError ? 2 : 1)
}
