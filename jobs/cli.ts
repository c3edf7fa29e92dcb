import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { readConfig, type Config } from '#core/config.ts'
import { editionCodes, type EditionCode } from '#core/editions.ts'
import { email, parse } from '#core/input.ts'
import { languages, type Language } from '#locales/texts.ts'
import type { Services } from '#core/scope.ts'

// What a command needs is imported when it runs: telling what there is takes no time.

function emailArgument(given: string): string {
  const parsed = parse(email(), given)
  if (!parsed.ok) throw new InvalidArgumentError('not an e-mail address')
  return parsed.value
}

/** Runs one command on the configured (or embedded) database, closes it, and prints what the command says. */
async function withDatabase(run: (url: string, config: Config) => Promise<string>): Promise<void> {
  const config = readConfig()
  const { openDatabase } = await import('../src/services.ts')
  const database = await openDatabase(config)
  try {
    process.stdout.write(`${await run(database.url, config)}\n`)
  } finally {
    await database.stop()
  }
}

/** The same with everything that the product's verbs need. */
const withServices = (run: (services: Services) => Promise<string>): Promise<void> =>
  withDatabase(async (url, config) => {
    const { openServices } = await import('../src/services.ts')
    const { services, close } = await openServices(config, url, 'web')
    try {
      return await run(services)
    } finally {
      await close()
    }
  })

/** The operators' commands. */
const program = new Command('npm run job --')
  .description('Commands for those who run the product.')
  .exitOverride()
  .configureOutput({ writeErr: () => {}, outputError: () => {} })
  .showHelpAfterError(false)

program
  .command('migrate')
  .description('bring the database to the newest schema')
  .action(() => withDatabase(async (url) => (await import('./commands/migrate.ts')).migrateDatabase(url)))

program
  .command('seed-demo')
  .description('fill an empty database with a family, its lists, gifts crossed off and a draw, to look around')
  .addOption(
    new Option('--edition <code>', 'whose language the family speaks (default: EDITION, else nl)').choices(
      editionCodes,
    ),
  )
  .action(({ edition }: { edition?: EditionCode }) =>
    withServices(async (services) =>
      (await import('./commands/seed-demo.ts')).seedDemo(services, edition ?? services.config.edition ?? 'nl'),
    ),
  )

program
  .command('queue-status')
  .description('show what waits, runs and failed in the job queue')
  .action(() => withServices(async (services) => (await import('./commands/queue-status.ts')).queueStatus(services)))

program
  .command('retry-failed')
  .description('try every failed job again')
  .action(() => withServices(async (services) => (await import('./commands/retry-failed.ts')).retryFailed(services)))

program
  .command('reseal')
  .description('seal lots and mails with the newest secret, so that those in SECRETS_OLD can go')
  .action(() =>
    withServices(async (services) =>
      (await import('./commands/reseal.ts')).reseal(services, (line) => process.stderr.write(`${line}\n`)),
    ),
  )

program
  .command('resend-lot')
  .description(
    'mail the lots of an address again, to that address: those of draws of the last 120 days whose mail is not on its way already',
  )
  .argument('<email>', 'the address that the lots went to', emailArgument)
  .action((email: string) =>
    withServices(async (services) => (await import('./commands/resend-lot.ts')).resendLot(services, email)),
  )

program
  .command('delete-old-forum-posts')
  .description('delete the messages on lists that are older than a year, as the worker does every night')
  .option('--dry-run', 'only tell how many there are')
  .action(({ dryRun = false }: { dryRun?: boolean }) =>
    withServices(async (services) =>
      (await import('./commands/delete-old-forum-posts.ts')).deleteOldForumPosts(services, dryRun),
    ),
  )

program
  .command('send-overview-mails')
  .description('send the overview mails that are due, as the worker does every morning; nobody gets two in one period')
  .option('--dry-run', 'only tell how many there are, and send none')
  .action(({ dryRun = false }: { dryRun?: boolean }) =>
    withServices(async (services) =>
      (await import('./commands/send-overview-mails.ts')).sendOverviewMails(services, dryRun),
    ),
  )

program
  .command('import-products')
  .description(
    "read a shop's feed into the catalogue: Google product data as RSS, Atom, TSV or CSV, also packed with gzip",
  )
  .argument('<file>', 'a path, an http(s) address, or - for standard input')
  .option('--shop <name>', "the shop (default: the feed's title, else the host of its links)")
  .addOption(new Option('--language <language>', 'of its texts (default: what the feed says)').choices(languages))
  .option('--dry-run', 'only tell what would be done')
  .action((file: string, given: { shop?: string; language?: Language; dryRun?: boolean }) =>
    withServices(async (services) =>
      (await import('./commands/import-products.ts')).importProductsFrom(services, file, given),
    ),
  )

program
  .command('import-shops')
  .description('make the page of shops what a CSV says: name,url,category,logo,referral,sites, also with semicolons')
  .argument('<file>', 'a path, an http(s) address, or - for standard input; logos are pictures beside the file')
  .option('--dry-run', 'only tell what would be done')
  .action((file: string, { dryRun = false }: { dryRun?: boolean }) =>
    withServices(async (services) =>
      (await import('./commands/import-shops.ts')).importShopsFrom(services, file, dryRun),
    ),
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
