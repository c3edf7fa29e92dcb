import type { FaqQuestion } from '../../src/content/document.ts'
import type { FoundTopics } from '../../src/content/search-faq.ts'
import { contactUrl } from '../contact/urls.ts'
import { Empty } from '../layout/Empty.tsx'
import { Icon } from '../layout/Icon.tsx'
import { JsonData } from '../layout/JsonData.tsx'
import { SearchField } from '../layout/SearchField.tsx'
import { useT, useView } from '../layout/view.tsx'
import { faqUrl } from './urls.ts'
import { Blocks, Words } from './Blocks.tsx'
import { placeholderValues } from './message-values.ts'

const whileTyping = {
  'hx-get': faqUrl,
  'hx-trigger': 'input changed delay:300ms',
  'hx-target': '#faq-results',
  'hx-swap': 'outerHTML',
  'hx-sync': 'this:replace',
  'hx-replace-url': 'true',
} as const

interface FaqProps {
  found: FoundTopics
  query: string
}

/**
 * Renders the page of questions.
 * @param data all questions for search engines, as JSON-LD
 */
export function FaqPage({ found, query, data }: FaqProps & { data: object }) {
  const t = useT()
  return (
    <div className="faq">
      <div className="page-head">
        <div>
          <h1>{t('faq.title')}</h1>
          <p>
            <Words id="faq.lead" />
          </p>
        </div>
      </div>
      <form className="with-button narrow" role="search" action={faqUrl}>
        <SearchField
          id="query"
          name="query"
          label={t('faq.query')}
          value={query}
          submit={t('faq.search')}
          attributes={whileTyping}
        />
      </form>
      <FaqResults found={found} query={query} />
      {!found.isSearch && <JsonData type="application/ld+json" data={data} />}
    </div>
  )
}

export function FaqResults({ found: { topics, isSearch, count }, query }: FaqProps) {
  const t = useT()
  const says = isSearch ? t('faq.found', { count }) : undefined
  return (
    <div className="stack" id="faq-results" data-requests-announce={says ?? ''}>
      {isSearch && count > 0 && <p className="soft-text small">{says}</p>}
      {topics.map((topic) => (
        <section key={topic.id} aria-labelledby={`topic-${topic.id}`}>
          <h2 id={`topic-${topic.id}`}>{t(topic.title)}</h2>
          {topic.questions.map((each) => (
            <Item key={each.id} item={each} isOpen={isSearch} />
          ))}
        </section>
      ))}
      {count === 0 ? (
        <Empty
          spot="nothing-found"
          title={t('faq.nothing.title', { query })}
          action={
            <>
              <a className="button primary" href={contactUrl}>
                {t('faq.nothing.contact')}
              </a>
              <a className="button quiet" href={faqUrl}>
                {t('faq.nothing.all')}
              </a>
            </>
          }
        >
          {t('faq.nothing.body')}
        </Empty>
      ) : (
        <p>
          <Words id="faq.ask" />
        </p>
      )}
    </div>
  )
}

/**
 * Renders a question and its answer. The anchor is inside the `<details>`, because browsers open a `<details>` around a
 * URL's target.
 */
function Item({ item: { id, question, answer }, isOpen }: { item: FaqQuestion; isOpen: boolean }) {
  const t = useT()
  const view = useView()
  return (
    <details className="question" open={isOpen}>
      <summary>
        <h3>{t(question, placeholderValues(view))}</h3>
        <Icon name="chevron-down" />
      </summary>
      <div className="prose" id={id}>
        <Blocks blocks={answer} />
      </div>
    </details>
  )
}
