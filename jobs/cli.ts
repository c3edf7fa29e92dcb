import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { readConfig, type Config } from '#core/config.ts'
import { editionCodes, type EditionCode } from '#core/editions.ts'
import { email, parse } from '#core/input.ts'
import { plainMessage } from '#core/plain-error.ts'
import { languages, type Language } from '#locales/texts.ts'
import type { Services } from '#core/scope.ts'

// Each command imports its modules when it runs, so that listing the commands takes no time.

function emailArgument(given: string): string {
  const parsed = parse(email(), given)
  if (!parsed.ok) throw new InvalidArgumentError('not an email address')
  return parsed.value
}

/** Runs one command on the configured (or embedded) database, closes the database, and prints the command's result. */
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

/** Runs one command like `withDatabase`, with the services that the product's actions need. */
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

/** Installs the packages that only developers need unless they are there, for a command that edits the code. */
function installForDevelopers(): void {
  if (existsSync('node_modules/typescript')) return
  execFileSync(process.execPath, ['scripts/install.mjs', '--dev'], { stdio: ['ignore', 2, 2] })
}

/** Returns examples for the end of a command's help. */
const examples = (...lines: string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  npm run job -- ${line}`)].join('\n')

/** The commands for operators. */
const program = new Command('npm run job --')
  .description('Commands for operators.')
  .exitOverride()
  .configureOutput({ writeErr: () => {}, outputError: () => {} })
  .showHelpAfterError(false)
  .addHelpText('afterAll', '\nExit codes: 0 done, 1 failed, 2 wrong use.')

program
  .command('migrate')
  .description('bring the database to the newest schema')
  .addHelpText('after', examples('migrate'))
  .action(() => withDatabase(async (url) => (await import('./commands/migrate.ts')).migrateDatabase(url)))

program
  .command('backup')
  .description('write the database, pictures and generated secret to a new folder; works while the product is running')
  .argument('<folder>', 'a new or empty folder')
  .option('--without-secret', 'leave out the generated secret, without which lots and waiting emails can’t be opened')
  .addHelpText('after', examples('backup /srv/backups/2026-12-05'))
  .action((folder: string, { withoutSecret = false }: { withoutSecret?: boolean }) =>
    withDatabase(async (url, config) =>
      (await import('./commands/backup.ts')).backUp(config, url, folder, withoutSecret),
    ),
  )

program
  .command('restore')
  .description('check a backup, then restore it to an empty database and the data folder')
  .argument('<folder>', 'a folder that backup wrote')
  .option('--dry-run', 'only check, and say what would be done')
  .option('--without-secret', 'restore it even if its lots and waiting emails can’t be opened')
  .addHelpText('after', examples('restore /srv/backups/2026-12-05 --dry-run', 'restore /srv/backups/2026-12-05'))
  .action((folder: string, given: { dryRun?: boolean; withoutSecret?: boolean }) =>
    withDatabase(async (url, config) => (await import('./commands/restore.ts')).restore(config, url, folder, given)),
  )

program
  .command('seed-demo')
  .description('fill an empty database with a demo family, their lists, crossed-off gifts and a draw')
  .addOption(
    new Option('--edition <code>', 'edition whose language the family speaks (default: EDITION, else nl)').choices(
      editionCodes,
    ),
  )
  .addHelpText('after', examples('seed-demo', 'seed-demo --edition de'))
  .action(({ edition }: { edition?: EditionCode }) =>
    withServices(async (services) =>
      (await import('./commands/seed-demo.ts')).seedDemo(services, edition ?? services.config.edition ?? 'nl'),
    ),
  )

program
  .command('queue-status')
  .description(
    'show waiting, running and failed jobs, how late they are, and when scheduled jobs run next (Amsterdam time)',
  )
  .option('--json', 'print JSON')
  .addHelpText('after', examples('queue-status', 'queue-status --json'))
  .action(({ json = false }: { json?: boolean }) =>
    withServices(async (services) => (await import('./commands/queue-status.ts')).queueStatus(services, json)),
  )

program
  .command('retry-failed')
  .description('retry failed jobs, all of them or those of one queue')
  .option('--queue <name>', 'only jobs of this queue, by its name in queue-status')
  .option('--dry-run', 'only say how many there are')
  .addHelpText('after', examples('retry-failed', 'retry-failed --queue send-mail --dry-run'))
  .action(async (given: { queue?: string; dryRun?: boolean }) => {
    const { jobs } = await import('./index.ts')
    if (given.queue !== undefined && !jobs.some(({ name }) => name === given.queue))
      throw new InvalidArgumentError(`there is no queue ${given.queue}`)
    await withServices(async (services) => (await import('./commands/retry-failed.ts')).retryFailed(services, given))
  })

program
  .command('reseal')
  .description('reseal lots and emails with the newest secret, so that you can remove SECRETS_OLD')
  .addHelpText('after', examples('reseal'))
  .action(() =>
    withServices(async (services) =>
      (await import('./commands/reseal.ts')).reseal(services, (line) => process.stderr.write(`${line}\n`)),
    ),
  )

program
  .command('resend-lot')
  .description('email an address its lots of the last 120 days again, unless an email is already on its way')
  .argument('<email>', 'the address that the lots went to', emailArgument)
  .option('--dry-run', 'only say how many there are')
  .addHelpText('after', examples('resend-lot riet@example.org --dry-run', 'resend-lot riet@example.org'))
  .action((email: string, { dryRun = false }: { dryRun?: boolean }) =>
    withServices(async (services) =>
      (await import('./commands/resend-lot.ts')).resendLotCommand(services, email, dryRun),
    ),
  )

program
  .command('delete-old-forum-posts')
  .description('delete the messages on lists that are older than a year, as the worker does every night')
  .option('--dry-run', 'only say how many there are')
  .addHelpText('after', examples('delete-old-forum-posts --dry-run', 'delete-old-forum-posts'))
  .action(({ dryRun = false }: { dryRun?: boolean }) =>
    withServices(async (services) =>
      (await import('./commands/delete-old-forum-posts.ts')).deleteOldForumPosts(services, dryRun),
    ),
  )

program
  .command('suppress')
  .description('stop all mails to an address that does not exist, until its owner confirms it')
  .argument('<email>', 'the address, or the address to which one of our mails came back', emailArgument)
  .option('--lift', 'let mails go there again')
  .addHelpText('after', examples('suppress riet@example.org', 'suppress riet@example.org --lift'))
  .action((email: string, { lift = false }: { lift?: boolean }) =>
    withServices(async (services) => (await import('./commands/suppress.ts')).suppressCommand(services, email, lift)),
  )

program
  .command('send-overview-mails')
  .description('send the overview emails that are due, as the worker does every morning; no one gets two in one period')
  .option('--dry-run', 'only say how many there are, and send none')
  .addHelpText('after', examples('send-overview-mails --dry-run', 'send-overview-mails'))
  .action(({ dryRun = false }: { dryRun?: boolean }) =>
    withServices(async (services) =>
      (await import('./commands/send-overview-mails.ts')).sendOverviewMailsCommand(services, dryRun),
    ),
  )

program
  .command('import-products')
  .description(
    "read a shop's feed into the catalogue: Google product data as RSS, Atom, TSV or CSV, also packed with gzip",
  )
  .argument('<file>', 'a path, an http(s) URL, or - for standard input')
  .option('--shop <name>', "the shop (default: the feed's title, else the host of its links)")
  .addOption(
    new Option('--language <language>', 'language of its texts (default: what the feed says)').choices(languages),
  )
  .option('--dry-run', 'only say what would be done')
  .addHelpText(
    'after',
    examples(
      'import-products feeds/boekenbos.xml.gz --dry-run',
      'import-products https://shop.example/feed.tsv --shop Boekenbos --language nl',
      'import-products - < feed.csv',
    ),
  )
  .action((file: string, given: { shop?: string; language?: Language; dryRun?: boolean }) =>
    withServices(async (services) =>
      (await import('./commands/import-products.ts')).importProductsFrom(services, file, given),
    ),
  )

program
  .command('import-shops')
  .description('replace the shops by those of a CSV: name,url,category,logo,referral,sites, with commas or semicolons')
  .argument('<file>', 'a path, an http(s) URL, or - for standard input; logos are image files beside it')
  .option('--dry-run', 'only say what would be done')
  .addHelpText('after', examples('import-shops shops.csv --dry-run', 'import-shops shops.csv'))
  .action((file: string, { dryRun = false }: { dryRun?: boolean }) =>
    withServices(async (services) =>
      (await import('./commands/import-shops.ts')).importShopsFrom(services, file, dryRun),
    ),
  )

program
  .command('export-user')
  .description('write a user’s own data to a zip, as the profile page does, without what others crossed off')
  .argument('<email>', "the user's address", emailArgument)
  .option('--out <file>', 'the file to write, which must not exist yet (default: <email>.zip in this folder)')
  .addHelpText('after', examples('export-user riet@example.org', 'export-user riet@example.org --out riet.zip'))
  .action((email: string, { out = `${email}.zip` }: { out?: string }) =>
    withServices(async (services) => (await import('./commands/export-user.ts')).exportUser(services, email, out)),
  )

program
  .command('delete-user')
  .description('delete every user with an address, as they could themselves: the account, and guests who entered it')
  .argument('<email>', 'their address', emailArgument)
  .option('--dry-run', 'only say what would go')
  .addHelpText('after', examples('delete-user riet@example.org --dry-run', 'delete-user riet@example.org'))
  .action((email: string, { dryRun = false }: { dryRun?: boolean }) =>
    withServices(async (services) =>
      (await import('./commands/delete-user.ts')).deleteUser(services, email, dryRun, (line) =>
        process.stderr.write(`${line}\n`),
      ),
    ),
  )

program
  .command('deletion-replies')
  .description('show what people answered when they deleted their account')
  .addHelpText('after', examples('deletion-replies'))
  .action(() =>
    withServices(async (services) => (await import('./commands/deletion-replies.ts')).deletionReplies(services)),
  )

program
  .command('texts')
  .description('write all texts as PO files, or read them back into locales/')
  .addOption(new Option('--po <folder>', 'write a file for each language, and a template, into this folder'))
  .addOption(
    new Option('--from <folder>', 'read the files of this folder; a new language needs them all').conflicts('po'),
  )
  .addHelpText('after', examples('texts --po texts', 'texts --from texts'))
  .action(async ({ po, from }: { po?: string; from?: string }) => {
    if (po === undefined && from === undefined) throw new InvalidArgumentError('give --po <folder> or --from <folder>')
    installForDevelopers()
    const { exportTexts, importTexts } = await import('./commands/texts.ts')
    const result =
      po === undefined
        ? await importTexts(from!, (problem) => process.stderr.write(`${problem}\n`))
        : await exportTexts(po)
    process.stdout.write(`${result}\n`)
  })

try {
  if (process.argv.length <= 2) program.outputHelp()
  else await program.parseAsync()
  process.exit(0)
} catch (error) {
  if (error instanceof CommanderError && error.exitCode === 0) process.exit(0) // --help
  process.stderr.write(
    `${
      plainMessage(error)
        .replace(/^error: /, '')
        .split('\n')[0]
    }\n`,
  )
  process.exit(error instanceof CommanderError ? 2 : 1)
}
