import type { MessageId, Texts } from '#core/i18n.ts'
import { occasionMessageForOthers } from '#core/occasions.ts'
import { httpUrl } from './http-url.ts'
import type { ExportedData, ExportedGift, ExportedList } from '../../src/export/own-data.ts'
import { termSentences, type Terms } from '../../src/lots/index.ts'
import { exportStyle } from './style.ts'

interface WithTexts {
  texts: Texts
}

const Link = ({ url }: { url: string | null }) => {
  const safe = url && httpUrl(url)
  return safe ? (
    <p>
      <a href={safe.href}>{safe.host.replace(/^www\./, '')}</a>
    </p>
  ) : null
}

/** Returns an occasion with its date: "Christmas, 25 December 2026". */
const dayWords = ({ t, date }: Texts, occasion: MessageId, day: string | null): string =>
  [t(occasion), day && date(day)].filter(Boolean).join(', ')

/** Renders a gift. Its picture is lazy, because React would otherwise add a link that preloads it. */
function GiftCard({ gift, texts }: { gift: ExportedGift } & WithTexts) {
  const { description, link, price, picture } = gift
  return (
    <li className="gift">
      {picture && <img src={picture} alt="" loading="lazy" />}
      <div>
        <p className="words">{description}</p>
        {price && (
          <p>
            {texts.money(Math.round(price.amount * 100), price.currency)} <small>({texts.date(price.on)})</small>
          </p>
        )}
        <Link url={link} />
      </div>
    </li>
  )
}

/** Renders a list with its categories and gifts. */
export function ExportedListSection({ list, href, texts }: { list: ExportedList; href: string } & WithTexts) {
  const { t, date } = texts
  const name = [list.firstName, list.lastName].join(' ')
  const day = dayWords(texts, `occasion.${list.occasion}`, list.occasionDate)
  return (
    <section>
      <div className="head">
        {list.picture && <img src={list.picture} alt="" loading="lazy" />}
        <div>
          <h3>{list.title ?? t('list.of', { name })}</h3>
          <p>{[name, list.city, day].filter(Boolean).join(' · ')}</p>
          <p>
            <a href={href}>{list.address}</a>
          </p>
        </div>
      </div>
      {list.description && <p className="words">{list.description}</p>}
      {list.owners.length > 1 && (
        <p>{t('listview.own.owners', { names: list.owners.map(({ name }) => name).join(', ') })}</p>
      )}
      <p className="soft">{t('export.changed', { day: date(new Date(list.lastChanged)) })}</p>
      {list.categories.map((category, index) => (
        <div key={index}>
          <h4>
            {category.name} <small>{t('general.gift_count', { count: category.gifts.length })}</small>
          </h4>
          <ul className="gifts">
            {category.gifts.map((gift, place) => (
              <GiftCard key={place} gift={gift} texts={texts} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Giving({ giving, texts }: Pick<ExportedData, 'giving'> & WithTexts) {
  const { t } = texts
  return (
    <ul className="rows">
      {giving.gifts.map((gift, index) => (
        <li key={index}>
          <p className="words">{gift.description}</p>
          <p>
            {t('home.for', { name: gift.to })}
            {gift.occasionDate && `, ${dayWords(texts, occasionMessageForOthers(gift.occasion), gift.occasionDate)}`}
          </p>
          <Link url={gift.link} />
        </li>
      ))}
      {giving.gone.map((gift, index) => (
        <li key={`gone-${index}`}>
          <p className="words">{gift.description}</p>
          <p>{t('export.gone', { name: gift.to })}</p>
        </li>
      ))}
    </ul>
  )
}

const Friends = ({ friends, texts }: Pick<ExportedData, 'friends'> & WithTexts) => (
  <ul className="rows">
    {friends.map(({ name, list, city, birthday }, index) => (
      <li key={index}>
        <p>
          <a href={list}>{name}</a>
        </p>
        <p>{[city, birthday && yearlyDay(texts, birthday)].filter(Boolean).join(', ')}</p>
      </li>
    ))}
  </ul>
)

/** Returns a day that recurs every year, such as "25 December". Uses a leap year, which has all days. */
const yearlyDay = ({ date }: Texts, { day, month }: { day: number; month: number }): string =>
  date(`2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, 'day')

const Messages = ({ messages, texts }: Pick<ExportedData, 'messages'> & WithTexts) => (
  <ul className="rows">
    {messages.map(({ on, message, at }, index) => (
      <li key={index}>
        <p className="words">{message}</p>
        <p className="soft">
          {texts.t('list.of', { name: on })}, {texts.date(new Date(at))}
        </p>
      </li>
    ))}
  </ul>
)

const TermLines = ({ terms, texts }: { terms: Terms } & WithTexts) =>
  termSentences(texts, terms).map((sentence) => <p key={sentence}>{sentence}</p>)

function Draws({ draws, lots, texts }: Pick<ExportedData, 'draws' | 'lots'> & WithTexts) {
  const { t, date } = texts
  return (
    <ul className="rows">
      {draws.map(({ title, description, drawnOn, participants, ...terms }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          <p>{t('export.drawn', { day: date(drawnOn) })}</p>
          <TermLines terms={terms} texts={texts} />
          {description && <p className="words">{description}</p>}
          <p>
            {t('loting.participants')}: {participants.map(({ name }) => name).join(', ')}
          </p>
        </li>
      ))}
      {lots.map(({ draw, description, organizer, drawnOn, wishes, ...terms }, index) => (
        <li key={`lot-${index}`}>
          <h3>{draw}</h3>
          <p>{t('export.took_part', { name: organizer, day: date(drawnOn) })}</p>
          <TermLines terms={terms} texts={texts} />
          {description && <p className="words">{description}</p>}
          {wishes && (
            <>
              <p>{t('lot.wishes.label')}:</p>
              <p className="words">{wishes}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

interface ExportPageProps extends WithTexts {
  /** day of the export, `YYYY-MM-DD` */
  day: string
  /** whether this site has draws */
  hasDraws: boolean
  data: Omit<ExportedData, 'lists'>
  /** HTML of the rendered `ExportedListSection`s */
  listSections: readonly string[]
}

/** Renders the page that shows an export in a browser. The page loads only the picture files beside it. */
export function ExportPage({ texts, day, hasDraws, data, listSections }: ExportPageProps) {
  const { t, date, edition } = texts
  const { account, giving, friends, messages, draws, lots } = data
  const parts = [
    {
      title: t('crossed_off.title'),
      count: giving.gifts.length + giving.gone.length,
      body: <Giving giving={giving} texts={texts} />,
    },
    { title: t('friends.title'), count: friends.length, body: <Friends friends={friends} texts={texts} /> },
    { title: t('forum.title'), count: messages.length, body: <Messages messages={messages} texts={texts} /> },
    {
      title: t('layout.draws'),
      count: draws.length + lots.length,
      body: <Draws draws={draws} lots={lots} texts={texts} />,
    },
  ]
  return (
    <html lang={edition.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${edition.brand} - ${t('export.page.title')}`}</title>
        <style>{exportStyle}</style>
      </head>
      <body>
        <header>
          <h1>{t('export.page.title')}</h1>
          <p>{t('export.page.made', { brand: edition.brand, day: date(day) })}</p>
          <p>
            {[[account.firstName, account.lastName].filter(Boolean).join(' '), account.email]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="soft">{t(hasDraws ? 'export.page.not_in_it' : 'export.page.not_in_it_without_draws')}</p>
        </header>
        <main>
          {listSections.length > 0 && (
            <>
              <h2>{t('layout.my_lists')}</h2>
              {/* The sections are HTML already: React rendered them one after another. */}
              <div dangerouslySetInnerHTML={{ __html: listSections.join('') }} />
            </>
          )}
          {parts
            .filter(({ count }) => count > 0)
            .map(({ title, body }) => (
              <section key={title}>
                <h2>{title}</h2>
                {body}
              </section>
            ))}
        </main>
      </body>
    </html>
  )
}
