import assert from 'node:assert/strict'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import PO from 'pofile'
import { languages } from '#locales/texts.ts'
import { messages } from '#locales/index.ts'
import { testDatabase } from '#test/support/database.ts'
import { repository, runToEnd, start } from '../process/processes.ts'

// A translator's work from beginning to end, in a copy of the repository: export, translation, import, a page.

/** A language for tests, which linguists reserve for private use. */
const pseudo = 'qps'

let copy: string
before(async () => {
  copy = await mkdtemp(join(tmpdir(), 'wishring-texts-'))
  const parts = ['docs', 'jobs', 'migrations', 'patches', 'scripts', 'src', 'static', 'views']
  const files = ['package.json', 'tsconfig.json', '.oxfmtrc.json']
  for (const part of [...parts, ...files]) await cp(join(repository, part), join(copy, part), { recursive: true })
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'))
})
after(() => rm(copy, { recursive: true, force: true }))
beforeEach(async () => {
  await rm(join(copy, 'locales'), { recursive: true, force: true })
  await rm(join(copy, 'po'), { recursive: true, force: true })
  await cp(join(repository, 'locales'), join(copy, 'locales'), { recursive: true })
})

const texts = (...args: string[]) => runToEnd('scripts/node.sh', ['jobs/cli.ts', 'texts', ...args], {}, copy)

async function exportTexts(): Promise<void> {
  const { code, stderr } = await texts('--po', 'po')
  assert.equal(code, 0, stderr)
}
const read = async (name: string) => PO.parse(await readFile(join(copy, 'po', name), 'utf8'))
/** Exports the texts and keeps only one of the files, as a translator sends it. */
async function exportOnly(name: string): Promise<PO> {
  await exportTexts()
  const po = await read(name)
  for (const other of await readdir(join(copy, 'po'))) if (other !== name) await rm(join(copy, 'po', other))
  return po
}
const save = (name: string, po: PO) => writeFile(join(copy, 'po', name), po.toString())
const entry = (po: PO, id: string) => po.items.find(({ msgctxt }) => msgctxt === id)!

/** Puts an accent on vowels, and leaves placeholders, the words of ICU and tags alone. */
function accented(text: string): string {
  const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' } // oxfmt-ignore
  let depth = 0
  return text.replaceAll(/<[^>]*>|[{}]|[aeiou]/gi, (part) => {
    if (part === '{') depth += 1
    if (part === '}') depth -= 1
    return depth % 2 === 0 ? (accents[part] ?? part) : part
  })
}

test('each language has a file with every text, its id and where it is seen', async () => {
  await exportTexts()
  for (const language of languages) {
    const po = await read(`${language}.po`)
    assert.equal(po.headers.Language, language)
    assert.deepEqual(
      po.items.map(({ msgctxt, msgstr }) => [msgctxt, msgstr[0]]).toSorted(),
      Object.entries(messages)
        .map(([id, message]) => [id, message[language]])
        .toSorted(),
    )
    const title = entry(po, 'login.title')
    assert.equal(title.msgid, messages['login.title'].en)
    assert.deepEqual(title.references, ['views/accounts/Login.tsx'])
    assert.match(title.extractedComments.join(' '), /login/)
    assert.match(entry(po, 'mail.reset_password.subject').extractedComments.join(' '), /subject of a mail/)
  }
  const template = await read('texts.pot')
  assert.ok(template.items.every(({ msgstr }) => msgstr.join('') === ''))
})

test('a text that a translator changed is read back, and no other', async () => {
  const po = await exportOnly('de.po')
  const title = entry(po, 'login.title')
  const before = title.msgstr[0]!
  title.msgstr = ['Hallo, it’s „du“']
  po.items = [title]
  await writeFile(
    join(copy, 'po', 'de.po'),
    `${po.toString()}\n#~| msgid "Hi"\n#~ msgid "Hello"\n#~ msgstr "Hallo"\n`.replace(
      'msgctxt',
      '#| msgid "Welcome"\n  #Later\nmsgctxt',
    ),
  )
  const { stdout, stderr } = await texts('--from', 'po')
  assert.equal(stdout, 'de: 1 texts changed\n', stderr)
  const edited = await readFile(join(copy, 'locales/accounts.ts'), 'utf8')
  assert.equal(edited.replace('Hallo, it’s „du“', before), await readFile('locales/accounts.ts', 'utf8'))
})

test('a file with texts that the check refuses is refused whole, with each problem', async () => {
  const po = await exportOnly('de.po')
  const spoil = (id: string, text: string) => (entry(po, id).msgstr = [text])
  spoil('mail.cross_off.subject', 'Abgehakt')
  spoil('blog.minutes', '{count, plural, one {')
  spoil('login.title', 'Der Knopf')
  spoil('goodbye.log_in', 'Ein ‘Test’')
  spoil('login.explanation', `Ja${' ja'.repeat(25)}`)
  spoil('mail.welcome.subject', `Ja${' ja'.repeat(20)}`)
  spoil('faq.title', 'Tipp auf „Gibt es nicht“')
  spoil('title.login', 'Anmelden {')
  spoil('home.birthday_in', '{days, plural, one {morgen}}')
  spoil('profile.sessions.hint', 'Ab {day, date}')
  spoil('friends.delete.of', '{name, plural, one {x} other {y}}'.repeat(7))
  spoil('product_search.many', 'Mehr als {count, number, integer} Geschenke')
  spoil('friends.empty.search', 'Liste\\u202Esuchen')
  spoil('crossed_off.gift.title', '{fullName, plural, one {Für <link>Piet} other {und Jan</link>}}')
  spoil('login.new_here', '<link>Erstell <link>deine</link> Liste</link>')
  spoil('loting.home.manage', 'Verwalten<sr> </sr>{title}')
  spoil('friends.add.button', 'Nimm<sr> {name}</sr> als Freund auf')
  spoil('mail.reset_password.subject', 'Neues Passwort für {brand}\nBcc: a@b.example')
  spoil('loting.people.edit', 'Bearbeiten<sr >: {name}</sr>')
  spoil('loting.people.delete', 'Löschen<sr/>: {name}')
  spoil('error.login_failed', 'Anmelden\u202E hat nicht geklappt')
  entry(po, 'email_settings.for').msgid_plural = 'What do we send?'
  entry(po, 'login.needed').flags['fuzzy'] = true
  entry(po, 'home.intro').flags[' fuzzy'] = true
  entry(po, 'friends.missing').msgid = 'An older English text'
  entry(po, 'goodbye.title').msgctxt = 'no.such.text'
  entry(po, 'goodbye.body').msgctxt = 'title.login'
  po.headers.Language = 'fr'
  await save('de.po', po)

  const { code, stdout, stderr } = await texts('--from', 'po')
  assert.deepEqual({ code, stdout }, { code: 1, stdout: '' })
  assert.deepEqual(stderr.trimEnd().split('\n').toSorted(), [
    'blog.minutes: de cannot be read: Unexpected message end at line 1 col 22:',
    'crossed_off.gift.title: de cannot be read: <link> is not closed',
    'de.po: email_settings.for has plural forms of gettext; a text has its own, as {count, plural, …}',
    'de.po: friends.missing: the English text has changed since the export',
    'de.po: home.intro is marked fuzzy, which is for texts that somebody still has to read',
    'de.po: it says that its language is fr',
    'de.po: login.needed is marked fuzzy, which is for texts that somebody still has to read',
    'de.po: there is no text no.such.text',
    'de.po: title.login stands there twice',
    'error.login_failed: de has the character U+202E, which nobody sees',
    'faq.title: de quotes “Gibt es nicht”, which no message says',
    'friends.add.button: de hides words between words that are seen; speech input needs the seen words together',
    'friends.delete.of: de cannot be read: its plurals make over 100 texts',
    'friends.empty.search: de has a backslash',
    'goodbye.log_in: de has ‘',
    'home.birthday_in: de cannot be read: {days, plural} has no “other”',
    'login.explanation: de has a sentence of 26 words; 25 is the most',
    'login.new_here: de cannot be read: <link> is within itself',
    'login.title: de says “Knopf”; docs/texts.md has the word for it',
    'loting.home.manage: de cannot be read: <sr> has no words',
    'loting.people.delete: nl has {name} <sr>, de has {name} <sr/>, en has {name} <sr>',
    'loting.people.edit: de cannot be read: <sr > is no tag',
    'mail.cross_off.subject: nl has {gift} {name}, de has no placeholders, en has {gift} {name}',
    'mail.reset_password.subject: nl has {brand}, de has {brand} a line break, en has {brand}',
    'mail.welcome.subject: de is a subject of 62 characters beside what is filled in; 60 is the most',
    'mail.welcome.subject: nl has {brand}, de has no placeholders, en has {brand}',
    'product_search.many: de cannot be read: {count, number} has a style',
    'profile.sessions.hint: de cannot be read: {day, date} is neither a number nor a plural',
    'refused because of 29 problems; nothing was changed',
    'title.login: de has a brace that belongs to no placeholder',
  ])
  assert.equal(await readFile(join(copy, 'locales/accounts.ts'), 'utf8'), await readFile('locales/accounts.ts', 'utf8'))
})

test('a file that is no PO file in UTF-8, or is not named after a language, is refused', async () => {
  const po = await exportOnly('de.po')
  await writeFile(join(copy, 'po', 'de.po'), Buffer.from(po.toString(), 'latin1'))
  await writeFile(join(copy, 'po', 'nl.po'), Buffer.from(po.toString(), 'utf16le'))
  await writeFile(join(copy, 'po', 'en.po'), '# Hello')
  await writeFile(join(copy, 'po', 'fr.po'), po.toString().replace('\nmsgid', '\n<<<<<<< mine\nmsgid'))
  await writeFile(join(copy, 'po', 'fy.po'), po.toString().replace('msgid ""', 'msgid "'))
  await save('..po', po)
  await save('german.po', po)
  const { code, stderr } = await texts('--from', 'po')
  assert.equal(code, 1)
  assert.deepEqual(stderr.trimEnd().split('\n'), [
    '..po: its name is not a language code, like fr.po',
    'de.po: it is not in UTF-8',
    'en.po: it has no texts',
    'fr.po: line 2 is malformed, or belongs to no entry',
    'fy.po: line 2 is malformed, or belongs to no entry',
    'german.po: its name is not a language code, like fr.po',
    'nl.po: it is not in UTF-8',
    'refused because of 7 problems; nothing was changed',
  ])
})

test('a fourth language comes from a translated template, and pages are in it', async (t) => {
  const po = await exportOnly('texts.pot')
  await save(`${pseudo}.po`, po)
  const untranslated = await texts('--from', 'po')
  assert.equal(untranslated.code, 1)
  assert.match(untranslated.stderr, new RegExp(`^title\\.login: ${pseudo} is empty$`, 'm'))

  const [last] = po.items.splice(-1)
  for (const item of [...po.items, last!]) item.msgstr = [accented(item.msgid)]
  await save(`${pseudo}.po`, po)
  const unfinished = await texts('--from', 'po')
  assert.equal(unfinished.code, 1)
  assert.match(unfinished.stderr, new RegExp(`^${last!.msgctxt}: ${pseudo} is empty\n`))
  po.items.push(last!)
  await save(`${pseudo}.po`, po)

  const { stdout, stderr } = await texts('--from', 'po')
  assert.equal(stdout, `${pseudo}: a new language with ${po.items.length} texts\n`, stderr)
  assert.match(await readFile(join(copy, 'locales/texts.ts'), 'utf8'), /languages = \['nl', 'de', 'en', 'qps'\]/)
  await exportTexts()
  const again = await read(`${pseudo}.po`)
  assert.deepEqual(
    again.items.map(({ msgctxt, msgstr }) => [msgctxt, msgstr]).toSorted(),
    po.items.map(({ msgctxt, msgstr }) => [msgctxt, msgstr]).toSorted(),
  )

  const editions = join(copy, 'src/core/editions.ts')
  const source = await readFile(editions, 'utf8')
  await writeFile(editions, source.replace("language: 'en'", `language: '${pseudo}' as 'en'`))
  const database = await testDatabase()
  t.after(() => database.drop())
  const data = await mkdtemp(join(tmpdir(), 'wishring-qps-'))
  t.after(() => rm(data, { recursive: true, force: true }))
  const env = { DATABASE_URL: database.url, DATA_DIR: data, EDITION: 'en' }
  const web = await start('src/web.ts', env, undefined, copy)
  t.after(() => web.stop())
  const page = await web.client().get('/account/login')
  assert.equal(page.$('h1').text(), accented(messages['login.title'].en))
  assert.ok(page.$('main').text().includes(accented(messages['login.explanation'].en)))
})
