import type { MessageId } from '#core/i18n.ts'
import type { ShownArticle } from '../../src/content/index.ts'
import { blogUrl } from '../content/blog/urls.ts'
import { ArticleCards } from '../content/blog/ArticleCards.tsx'
import { LandingDraws } from '../draws/home/LandingDraws.tsx'
import { wizardUrl } from '../draws/urls.ts'
import { createAccountUrl } from '../joining/urls.ts'
import { bookmarkletUrl } from '../gifts/urls.ts'
import { OccasionIcon, Spot, type SpotName } from '../layout/Icon.tsx'
import { occasionsIn, type Occasion } from '#core/occasions.ts'
import { Rich, useT, useView } from '../layout/view.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { Wreath } from '../layout/Wreath.tsx'

const steps: readonly { spot: SpotName; title: MessageId; body: MessageId }[] = [
  { spot: 'no-gifts-yet', title: 'landing.how_wish.title', body: 'landing.how_wish.body' },
  { spot: 'nothing-crossed-off', title: 'landing.how_cross_off.title', body: 'landing.how_cross_off.body' },
  { spot: 'no-friends-yet', title: 'landing.how_surprise.title', body: 'landing.how_surprise.body' },
]

const offered: readonly Occasion[] = [
  'Sinterklaas',
  'Christmas',
  'MyBirthday',
  'MaternityGifts',
  'OurMarriage',
  'OurHousewarming',
  'Graduation',
  'Valentine',
  'MyPhD',
  'JustBecause',
]

interface LandingProps {
  /** latest articles of the blog; empty if there is no blog */
  latest: readonly ShownArticle[]
}

/** Renders the start page of a visitor who is logged out. */
export function Landing({ latest }: LandingProps) {
  const { texts, switches, isApp } = useView()
  const { t } = texts
  return (
    <>
      <section className="hero">
        <div>
          <h1>
            <Rich id="landing.heading" tags={{ br: <br /> }} />
          </h1>
          <p className="lead">{t('landing.lead')}</p>
          <div className="actions">
            <a className="button primary large" href="/account/create">
              {t('layout.create_account')}
            </a>
            {switches.drawLots && !isApp && (
              <a className="button large" href={wizardUrl}>
                {t('landing.draws.button')}
              </a>
            )}
          </div>
          <p className="fine">{t('landing.fine')}</p>
        </div>
        <Wreath>
          <b>{t('landing.wreath_title')}</b>
          <span>{t('landing.wreath_words')}</span>
        </Wreath>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">{t('landing.how')}</h2>
        <ol className="how">
          {steps.map((step) => (
            <li key={step.title}>
              <Spot name={step.spot} />
              <h3>{t(step.title)}</h3>
              <p>{t(step.body)}</p>
            </li>
          ))}
        </ol>
        <p>
          <a href={bookmarkletUrl}>{t('elsewhere.link')}</a>
        </p>
      </section>
      {switches.drawLots && !isApp && <LandingDraws />}
      <section className="search-section" aria-labelledby="find-list">
        <h2 id="find-list">{t('listsearch.title')}</h2>
        <p>{t('landing.search')}</p>
        <SearchForm />
      </section>
      <section className="find" aria-labelledby="occasions">
        <h2 id="occasions">{t('landing.occasions')}</h2>
        <ul className="occasions">
          {occasionsIn(texts.edition, offered).map((occasion) => (
            <li key={occasion}>
              <a href={createAccountUrl({ occasion })}>
                <OccasionIcon occasion={occasion} />
                {t(`occasion.${occasion}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {latest.length > 0 && <FromTheBlog articles={latest} />}
    </>
  )
}

function FromTheBlog({ articles }: { articles: readonly ShownArticle[] }) {
  const t = useT()
  return (
    <section className="find" aria-labelledby="from-the-blog">
      <h2 id="from-the-blog">{t('blog.latest')}</h2>
      <ArticleCards articles={articles} row />
      <p className="to-blog">
        <a href={blogUrl}>{t('blog.more')}</a>
      </p>
    </section>
  )
}
