import type { MessageId } from '#core/i18n.ts'
import { wordsOf, type Topic } from './document.ts'

/**
 * Returns the questions for search engines, as a FAQPage of schema.org.
 * @param say returns a message in the reader's language, without tags
 */
export const faqData = (topics: readonly Topic[], locale: string, say: (id: MessageId) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: topics.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: say(question),
      acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(wordsOf).map(say).join(' ') },
    })),
  ),
})
