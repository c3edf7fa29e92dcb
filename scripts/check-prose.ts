// Checks that comments and documents can be read once: no comment opens without its noun or hides its actor, and no
// sentence of a document is too long. CONTRIBUTING.md has examples.
import { globSync, readFileSync } from 'node:fs'
import { type Found, headlessComments, hiddenActors, longSentences } from './prose.ts'

const sources = ['{src,views,jobs,test,scripts,locales,static}/**/*.{ts,tsx,mjs,css}', 'migrations/*.sql']
const documents = ['*.md', '{docs,demo,deploy,patches}/**/*.md']

const rules: { files: string[]; find: (text: string) => Found[]; advice: string }[] = [
  {
    files: sources,
    find: headlessComments,
    advice: 'begin the comment with a verb (“Deletes …”) or a noun (“Number of …”)',
  },
  {
    files: sources,
    find: hiddenActors,
    advice: 'name the actor (owner, visitor, giver, caller) or the thing with a noun',
  },
  { files: documents, find: longSentences, advice: 'split the sentence: one fact each, in 35 words at most' },
]

/** The test of these rules has samples that break them. */
const exclude = ['test/scripts/prose.test.ts']

const texts = new Map<string, string>()
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

const problems = rules.flatMap(({ files, find, advice }) =>
  globSync(files, { exclude }).flatMap((file) =>
    find(textOf(file)).map(({ line, text }) => `${file}:${line}  ${advice}: ${text}`),
  ),
)
for (const problem of problems.sort()) console.log(problem)
console.log(`${texts.size} files, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
