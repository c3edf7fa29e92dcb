// Checks the subjects of commits: an imperative of at most 72 characters that begins with a capital letter and ends
// without a full stop.
//
// node scripts/check-subjects.mjs                  the commits since the last release tag, or else the last hundred
// node scripts/check-subjects.mjs --message FILE   the message of a commit that is being made: the hook commit-msg
//
// Git runs the hook on any Node that the machine has, so this is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const maxLength = 72
const maxCommits = 100

/** Verbs whose imperative ends like another form of a verb, such as “embed”. */
const verbs = /^(?:embed|exceed|feed|need|proceed|seed|shed|speed|bring|ping|string|alias|bias|canvas|focus)$/i
const otherForm = /(?:ed|ing|[^su]s)$/i
const noVerb =
  /^(?:an?|the|th[ei]se?|this|that|those|its?|all|any|both|each|every|more|no|not|only|some|such|also|and|or|but|of|by|for|from|in|into|on|to|with|without|wh(?:at|en|ere|ich|ose?|om|oever|y)|how|if|there|is|are|was|were|has|have|new|one|two|three|four|it|he|she|they|nobody|somebody|nothing)$/i

/**
 * Whether a word is probably a verb in the imperative, judged by its ending and by lists. Some nouns pass, too.
 * @param {string} word
 */
const isImperative = (word) => verbs.test(word) || (!otherForm.test(word) && !noVerb.test(word))

/** @param {string} subject */
function problemsOf(subject) {
  const word = /^[\p{L}-]*/u.exec(subject)[0]
  const problems = []
  if (subject.length > maxLength) problems.push(`has ${subject.length} characters, of which ${maxLength} are allowed`)
  if (!/^\p{Lu}/u.test(word)) problems.push('must begin with a verb that has a capital letter')
  else if (!isImperative(word)) problems.push(`must begin with a verb in the imperative (“Fix …”), not with “${word}”`)
  if (subject.endsWith('.')) problems.push('must end without a full stop')
  return problems
}

/**
 * Returns the subject of the commit message in a file, which may still contain git's comments. Returns '' for an empty
 * message, which git refuses itself, and for subjects that git makes, such as “fixup! …” and “Merge …”.
 * @param {string} file
 */
function subjectIn(file) {
  const subject =
    readFileSync(file, 'utf8')
      .split('\n')
      .find((line) => line.trim() !== '' && !line.startsWith('#')) ?? ''
  return /^(?:(?:fixup|squash|amend)! |Merge )/.test(subject) ? '' : subject
}

/**
 * Runs git in the current folder, also if another user owns it: CI may run as root in a user's clone.
 * @param {string[]} args
 */
const git = (...args) => spawnSync('git', ['-c', `safe.directory=${process.cwd()}`, ...args], { encoding: 'utf8' })

/** @returns {string[]} the subjects of the commits to check, merges left out */
function subjectsInHistory() {
  const tag = git('describe', '--tags', '--abbrev=0')
  const range = tag.status === 0 ? [`${tag.stdout.trim()}..HEAD`] : [`--max-count=${maxCommits}`, 'HEAD']
  const log = git('log', '--no-merges', '--format=%s', ...range)
  if (log.status !== 0) throw new Error(`git can't read the history: ${log.error?.message ?? log.stderr}`)
  return log.stdout.split('\n').filter((subject) => subject !== '')
}

const [option, file] = process.argv.slice(2)
const subjects = option === '--message' ? [subjectIn(file)].filter((subject) => subject !== '') : subjectsInHistory()
const problems = subjects.flatMap((subject) => problemsOf(subject).map((problem) => `“${subject}” ${problem}`))
for (const problem of problems) console.error(problem)
if (option !== '--message') console.log(`${subjects.length} subjects, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
