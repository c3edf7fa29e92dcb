import type { Services } from '#core/scope.ts'
import { repliesOf } from '../../src/leaving/index.ts'

/**
 * Returns how often users gave each answer when they deleted their account, and the texts that they wrote. Texts are
 * quoted, so that a terminal doesn't obey control characters in them.
 */
export async function deletionReplies(services: Services): Promise<string> {
  const { answers, words } = await repliesOf(services)
  const questions = Map.groupBy(answers, ({ question }) => question)
  return [
    ...[...questions].flatMap(([question, given]) => [
      question,
      ...given.map(({ answer, count }) => `${String(count).padStart(6)}  ${answer}`),
    ]),
    ...words.map(({ day, answer, words }) => `${day}  ${answer ?? 'Other'}: ${quoted(words)}`),
  ].join('\n')
}

const quoted = (words: string) =>
  JSON.stringify(words).replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
