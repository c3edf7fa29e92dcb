import { daysUntil } from '#core/days.ts'
import { editions } from '#core/editions.ts'
import { textsFor, type Texts } from '#core/i18n.ts'
import { listUrl, urlThroughLogin } from '#core/login-urls.ts'
import { dayAhead, withBulkSample } from '#core/mail/samples.ts'
import type { MailRow } from '#core/mail/waiting-mails.ts'
import type { BulkRenderer } from '#core/mail/send-bulk.ts'
import type { RenderedMail } from '#core/mail/send-mail.ts'
import type { Services } from '#core/scope.ts'
import { isSameAddress, shortened } from '#core/names.ts'
import type { MailContent } from '#mail-content/mail-content.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { shortName } from '../gift/index.ts'
import { hasNews, overviewsOf, type Overview } from './overviews-of.ts'

type Section = NonNullable<MailContent['sections']>[number]

const maxRows = 10

/**
 * Renders overview mails. Leaves out a mail if its user has switched overview mails off, or changed their e-mail
 * address, since the mail was enqueued, or if the mail would have no content.
 */
const overview: BulkRenderer = async (services, mails) => {
  const rendered = new Map<number, RenderedMail>()
  if (!services.config.switches.reminderMails) return rendered
  const users = mails.flatMap(({ userId }) => userId ?? [])
  const overviews = new Map((await overviewsOf(services.sql, services.now(), users)).map((each) => [each.userId, each]))
  const written = mails.flatMap((mail) => {
    const read = mail.userId === null ? undefined : overviews.get(mail.userId)
    const isTheirs = read?.isWanted && isSameAddress(read.email, mail.recipient)
    return isTheirs && hasNews(read) ? [{ mail, read }] : []
  })
  for (const { mail, read } of written) rendered.set(mail.id, render(services, mail, read))
  return rendered
}

function render(services: Services, mail: MailRow, read: Overview): RenderedMail {
  const { config } = services
  const texts = textsFor(editions[mail.edition])
  const { t } = texts
  const settingsUrl = `${config.baseUrl}/account/mailings/${read.mailingsGuid}`
  const sections = [
    birthdaysIn(services, texts, read),
    giftsIn(services, texts, read),
    listsIn(services, texts, read),
  ].filter(({ rows }) => rows.length > 0)
  return renderMail(services, mail.edition, {
    subject: subjectOf(texts, read),
    heading: read.firstName
      ? t('mail.overview.heading', { name: read.firstName })
      : t('mail.overview.heading_nameless'),
    preheader: sections.map(({ heading, rows }) => `${heading}: ${rows[0]!.name}`).join(' · '),
    paragraphs: [],
    sections,
    ...(read.isAccount && {
      button: { label: t('mail.overview.button'), url: urlThroughLogin(config, '/') },
    }),
    footnote: t('mail.overview.why'),
    settings: { label: t('mail.cross_off.settings'), url: settingsUrl },
    unsubscribeUrl: `${settingsUrl}/unsubscribe?kind=overview`,
  })
}

function subjectOf({ t }: Texts, { birthdays, gifts, lists }: Overview): string {
  const [first, ...others] = birthdays
  if (first) return t('mail.overview.subject.birthdays', { name: shortened(first.fullName), others: others.length })
  return gifts.length > 0 ? t('mail.overview.subject.gifts') : t('mail.overview.subject.lists', { count: lists.length })
}

function birthdaysIn({ config, now }: Services, { t, date }: Texts, { birthdays }: Overview): Section {
  return {
    heading: t('mail.overview.birthdays'),
    rows: birthdays.slice(0, maxRows).map(({ username, fullName, day }) => ({
      name: shortened(fullName),
      detail: t('mail.overview.birthday_on', { day: date(day, 'day'), days: daysUntil(day, now())! }),
      url: listUrl(config, username, { isReadersOwn: false }),
    })),
    ...restOf(t, birthdays.length),
  }
}

/**
 * Returns the section with the gifts that the user has crossed off. Each row links to the gift's page, where the user
 * can also undo the cross-off.
 */
function giftsIn({ config }: Services, { t, date }: Texts, { gifts, giftCount }: Overview): Section {
  return {
    heading: t('mail.overview.gifts'),
    rows: gifts.map(({ description, fullName, occasionDate, giftGuid, crossOffGuid }) => ({
      name: shortName(description),
      detail:
        occasionDate === null
          ? t('mail.overview.gift_for', { name: shortened(fullName) })
          : t('mail.overview.gift_for_on', { name: shortened(fullName), day: date(occasionDate, 'day') }),
      url: `${config.baseUrl}/crossedoff/${giftGuid}/${crossOffGuid}`,
    })),
    ...restOf(t, giftCount),
  }
}

function listsIn({ config, now }: Services, { t }: Texts, { lists }: Overview): Section {
  return {
    heading: t('mail.overview.lists', { count: lists.length }),
    rows: lists.slice(0, maxRows).map(({ username, title, fullName, giftCount, occasion, occasionDate }) => {
      const days = daysUntil(occasionDate, now())
      return {
        name: shortened(title ?? t('list.of', { name: fullName })),
        detail: [
          t('general.gift_count', { count: giftCount }),
          ...(days === null ? [] : [t('mail.overview.occasion_in', { occasion: t(`occasion.${occasion}`), days })]),
        ].join(', '),
        url: listUrl(config, username, { isReadersOwn: true }),
      }
    }),
    ...restOf(t, lists.length),
  }
}

const restOf = (t: Texts['t'], count: number) => ({
  leftOut: Math.max(0, count - maxRows),
  more: (more: number) => t('mail.overview.more', { count: more }),
})

/** The mails of this feature, by kind. */
export const overviewMails = {
  overview: withBulkSample(overview, {
    answers: (services) => {
      const [, month, day] = dayAhead(services, 3).split('-').map(Number)
      return [
        [
          {
            userId: 1,
            mailingsGuid: '33333333-3333-4333-8333-333333333333',
            email: 'lena@example.org',
            firstName: 'Lena',
            isAccount: true,
            isProven: true,
            isWanted: true,
            lists: [
              {
                username: 'lena',
                title: null,
                fullName: 'Lena Visser',
                occasion: 'Christmas',
                occasionDate: dayAhead(services, 20),
                giftCount: 14,
              },
            ],
            friends: [{ username: 'emma', fullName: 'Emma Jansen', day, month }],
            gifts: [
              {
                giftGuid: '44444444-4444-4444-8444-444444444444',
                crossOffGuid: '55555555-5555-4555-8555-555555555555',
                description: 'LEGO 10696',
                fullName: 'Emma Jansen',
                occasionDate: dayAhead(services, 3),
              },
            ],
            giftCount: 1,
          },
        ],
      ]
    },
  }),
}
