import { isUtf8 } from 'node:buffer'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import PO from 'pofile'
import { readCatalogs, withTexts, type Catalog, type MessageTexts } from '#locales/tools/catalogs.ts'
import { checkMessages } from '#locales/tools/rules.ts'
import { readUses, type Uses } from '#locales/tools/uses.ts'
import { languages } from '#locales/texts.ts'

// Files in gettext's PO format, which translators' tools open. A message's id is the context of its entry, and its
// English text is the text to translate, whatever the language of the file.

const sourceLanguage = 'en'
const languagesFile = 'locales/texts.ts'
/**
 * Matches a line of a PO file: a comment, a keyword with its text, or more of that text. Escapes of bytes are left out,
 * because the parser takes each byte for a character.
 */
const poLine = /^\s*(?:$|#|(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s*)?"(?:[^"\\]|\\[^0-7x])*"\s*$)/
/** Matches comments that the parser would join to the text before them, such as an entry's earlier English text. */
const strangeComment = /^\s*#(?:[^\s.,:=~]|~\|)/

/** Writes `<language>.po` for each language, and `texts.pot`, from which a translator starts a new one. */
export async function exportTexts(folder: string): Promise<string> {
  const catalogs = await readCatalogs()
  const uses = readUses(catalogs)
  mkdirSync(folder, { recursive: true })
  const write = (name: string, language: string | null) =>
    writeFileSync(join(folder, name), poFile(catalogs, uses, language).toString())
  for (const language of languages) write(`${language}.po`, language)
  write('texts.pot', null)
  const count = catalogs.reduce((sum, { messages }) => sum + messages.size, 0)
  return `${count} texts in ${languages.map((language) => `${language}.po`).join(', ')} and texts.pot`
}

/** @param language null for the template, whose entries have no translation */
function poFile(catalogs: readonly Catalog[], uses: Uses, language: string | null): PO {
  const po = new PO()
  po.extractedComments = ['The rules for texts, and the word for each thing, are in docs/texts.md.']
  po.headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    Language: language ?? '',
  }
  for (const { file, about, messages } of catalogs)
    for (const [id, message] of messages) {
      const item = new PO.Item()
      item.msgctxt = id
      item.msgid = message[sourceLanguage]!
      item.msgstr = [language === null ? '' : message[language]!]
      item.extractedComments = [`${about} ${kindOf(id)}`.trim()]
      item.references = uses.of(id).filter((use) => use !== file)
      // Weblate checks the placeholders of texts with this flag.
      if (/[{<]/.test(item.msgid)) item.flags['icu-message-format'] = true
      po.items.push(item)
    }
  return po
}

/** Returns what a translator must know about a kind of text, by its id; blank for most texts. */
function kindOf(id: string): string {
  if (/^mail\..*\.subject/.test(id)) return 'This is the subject of a mail: at most 60 characters beside names.'
  if (/\.preheader$/.test(id)) return 'Mail programs show this after the subject.'
  if (/\.(?:button|submit)$/.test(id)) return 'This is a button: it begins with what happens, and has no full stop.'
  return ''
}

/**
 * Reads each `<language>.po` of a folder into the catalogs. A language that the product doesn't have yet is added to
 * each message and to the list of languages.
 * @throws Error if a file or a text is refused; then nothing is written. The problems are told one by one.
 */
export async function importTexts(folder: string, tell: (problem: string) => void): Promise<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.po') && statSync(join(folder, name)).isFile())
  if (files.length === 0) throw new Error(`${folder} has no .po file`)
  const catalogs = await readCatalogs()
  const current = new Map(catalogs.flatMap(({ messages }) => [...messages]))
  const problems: string[] = []
  const read = files.sort().flatMap((name) => {
    const language = basename(name, '.po')
    const texts = readTexts(join(folder, name), language, current, (problem) => problems.push(`${name}: ${problem}`))
    return texts ? [{ language, texts }] : []
  })
  const changed = new Map(
    [...current].map(([id, message]): [string, MessageTexts] => [
      id,
      {
        ...message,
        // A new language needs a text for each message, so a missing one counts as empty.
        ...Object.fromEntries(read.map(({ language, texts }) => [language, texts.get(id) ?? message[language] ?? ''])),
      },
    ]),
  )
  for (const [id, found] of checkMessages(changed)) problems.push(...found.map((problem) => `${id}: ${problem}`))
  if (problems.length > 0) {
    problems.forEach(tell)
    throw new Error(`refused because of ${problems.length} problems; nothing was changed`)
  }

  for (const { file, source, messages } of catalogs) {
    const edited = read.reduce((text, { language, texts }) => {
      const own = [...texts].filter(([id, words]) => messages.has(id) && messages.get(id)![language] !== words)
      return withTexts(text, language, new Map(own))
    }, source)
    if (edited !== source) writeFileSync(file, edited)
  }
  const added = read
    .map(({ language }) => language)
    .filter((language) => !(languages as readonly string[]).includes(language))
  if (added.length > 0) addLanguages(added)
  format()
  return read
    .map(({ language, texts }) => {
      const count = [...texts].filter(([id, words]) => current.get(id)![language] !== words).length
      return `${language}: ${added.includes(language) ? `a new language with ${count} texts` : `${count} texts changed`}`
    })
    .join('\n')
}

/**
 * Reads the texts of one file. Texts that the file doesn't have, or has without a translation, stay as they are.
 * @returns null if the file as a whole is refused
 */
function readTexts(
  path: string,
  language: string,
  current: ReadonlyMap<string, MessageTexts>,
  refuse: (problem: string) => void,
): Map<string, string> | null {
  const texts = new Map<string, string>()
  if (!/^[a-z]{2,3}$/.test(language)) {
    refuse('its name is not a language code, like fr.po')
    return null
  }
  const content = readFileSync(path)
  if (!isUtf8(content)) {
    refuse('it is not in UTF-8')
    return null
  }
  const lines = content.toString().split('\n')
  const foreign = lines.findIndex((line) => !poLine.test(line))
  if (foreign >= 0) {
    refuse(`line ${foreign + 1} is malformed, or belongs to no entry`)
    return null
  }
  const known = lines.filter((line) => !strangeComment.test(line))
  // Newer tools mark an entry by `#=`, which the parser doesn't know.
  const { items, headers } = PO.parse(known.map((line) => line.replace(/^\s*#=/, '#,')).join('\n'))
  if (items.length === 0) {
    refuse('it has no texts')
    return null
  }
  if (headers.Language && headers.Language !== language) refuse(`it says that its language is ${headers.Language}`)
  for (const { msgctxt: id, msgid, msgid_plural: plural, msgstr, flags, obsolete } of items) {
    const text = msgstr.join('')
    if (obsolete || text === '') continue
    const message = id === undefined ? undefined : current.get(id)
    if (id === undefined || !message) refuse(`there is no text ${id ?? `for “${msgid}”`}`)
    else if (texts.has(id)) refuse(`${id} stands there twice`)
    else if (plural) refuse(`${id} has plural forms of gettext; a text has its own, as {count, plural, …}`)
    else if (isFuzzy(flags)) refuse(`${id} is marked fuzzy, which is for texts that somebody still has to read`)
    else if (msgid !== message[sourceLanguage]) refuse(`${id}: the English text has changed since the export`)
    else texts.set(id, text)
  }
  return texts
}

/** Whether an entry is marked fuzzy. The parser splits marks at commas only, and keeps the spaces around them. */
const isFuzzy = (flags: Record<string, boolean | undefined>): boolean =>
  Object.keys(flags).some((flag) => /(?:^|\s)fuzzy(?:\s|$)/.test(flag))

function addLanguages(added: readonly string[]): void {
  const source = readFileSync(languagesFile, 'utf8')
  const list = [...languages, ...added].map((language) => `'${language}'`).join(', ')
  const edited = source.replace(/(?<=export const languages = \[)[^\]]*/, list)
  if (edited === source) throw new Error(`${languagesFile} has no list of languages`)
  writeFileSync(languagesFile, edited)
}

function format(): void {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', 'locales'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the texts are in locales/, but were not formatted: ${stderr}`)
}
