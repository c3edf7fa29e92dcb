import { Hono } from 'hono'
import { faqUrl } from '#views/content/urls.ts'
import { Canonical } from '#views/content/Canonical.tsx'
import { FaqPage, FaqResults } from '#views/content/FaqPage.tsx'
import { placeholderValues } from '#views/content/message-values.ts'
import type { MessageId } from '#core/i18n.ts'
import { operatorOf } from '#core/operator.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { fragment, page } from '#web/render.tsx'
import type { DocumentBlock, FaqQuestion } from './document.ts'
import { faqData } from './faq-data.ts'
import { topics } from './faq.ts'
import { searchFaq } from './search-faq.ts'

function showFaq(c: Http): Response {
  const { config, texts } = c.get('scope')
  const values = placeholderValues({ texts, operator: operatorOf(config, texts.edition), baseUrl: config.baseUrl })
  const say = (id: MessageId) => texts.t(id, values).replace(/<\/?\w+>/g, '')
  const isOffered = (part: FaqQuestion | DocumentBlock) =>
    typeof part === 'string' || !('by' in part) || !part.by || config.switches[part.by]
  const offered = topics.map((topic) => ({
    ...topic,
    questions: topic.questions
      .filter(isOffered)
      .map((question) => ({ ...question, answer: question.answer.filter(isOffered) })),
  }))
  const query = c.req.query('query') ?? ''
  const found = searchFaq(offered, query, say)
  if (wantsFragment(c)) return fragment(c, <FaqResults found={found} query={query} />)
  return page(
    c,
    { title: texts.t('faq.title'), head: <Canonical path={faqUrl} description={texts.t('faq.lead', values)} /> },
    <FaqPage found={found} query={query} data={faqData(found.topics, texts.edition.locale, say)} />,
  )
}

export const faqPages = new Hono<Env>().get(faqUrl, showFaq).get('/support', showFaq)
