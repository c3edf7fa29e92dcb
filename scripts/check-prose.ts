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

const problems = rules.flatMap(({ files, find, advice }) =>
  globSync(files).flatMap((file) =>
    find(readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line}  ${advice}: ${text}`),
  ),
)
for (const problem of problems.sort()) console.log(problem)
console.log(`${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
