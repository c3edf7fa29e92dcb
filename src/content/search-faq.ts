import type { MessageId } from '#core/i18n.ts'
import { wordsOf, type Topic } from './document.ts'

export interface FoundTopics {
  topics: readonly Topic[]
  /** true for the results of a query; false if these are all questions */
  isSearch: boolean
  count: number
}

/**
 * Normalizes a text for the search: lower case, without accents and hyphens, so that "e-mail" and "email" are the same.
 */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Pd}\u00ad]/gu, '')
    .replaceAll('ß', 'ss')

/**
 * Returns the questions that contain, together with their answers, every word of the query.
 * @param say returns a message in the reader's language, without tags
 */
export function searchFaq(topics: readonly Topic[], query: string, say: (id: MessageId) => string): FoundTopics {
  const wanted = [...new Set(plain(query).match(/[\p{L}\p{N}]+/gu))]
  const found = topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const text = plain([question, ...answer.flatMap(wordsOf)].map(say).join(' '))
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
  return {
    topics: found,
    isSearch: wanted.length > 0,
    count: found.reduce((sum, { questions }) => sum + questions.length, 0),
  }
}
