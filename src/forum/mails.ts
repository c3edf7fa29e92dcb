import { editions } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { urlThroughLogin } from '#core/login-urls.ts'
import { shortened } from '#core/names.ts'
import { withSample } from '#core/mail/samples.ts'
import type { MailRenderer } from '#core/mail/send-mail.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { authorsName, isByOwner } from './posts-of.ts'

interface MailedPost {
  username: string
  /** title that the owner gave the list; null if the list is only named after its owner */
  title: string | null
  listName: string
  /** null if the author's account was deleted since */
  fullName: string | null
  message: string
  isByOwner: boolean
}

/** Maximum number of messages in a mail, because mail programs cut longer mails. */
const maxShown = 30

/** Renders the mail with others' messages on the reader's lists. It reads no gift, so cross-offs can't change it. */
const forumPosts: MailRenderer = async (services, mail) => {
  const { sql, config } = services
  const [reader] = await sql<{ mailingsGuid: string }[]>`
    select mailings_guid from users where id = ${mail.userId}::int and forum_mails`
  const posts = await sql<MailedPost[]>`
    select l.username::text as username, l.title, full_name(l.first_name, l.last_name) as list_name,
      ${authorsName(sql)} as full_name, p.message, ${isByOwner(sql)} as is_by_owner
    from forum_posts p
    join lists l on l.id = p.list_id
    join list_owners o on o.list_id = l.id and o.user_id = ${mail.userId}::int
    where p.id = any(${mail.data['posts'] as number[]}::int[])
    order by l.created_at, l.id, p.created_at, p.id`
  const [first] = posts
  if (!reader || !first) return null

  const { t } = textsFor(editions[mail.edition])
  const count = posts.length
  const by = ({ fullName, isByOwner }: MailedPost) =>
    isByOwner
      ? `${shortened(fullName!)} (${t('forum.by_owner')})`
      : fullName === null
        ? t('forum.gone')
        : shortened(fullName)
  const isOneList = posts.every(({ username }) => username === first.username)
  const isOneAuthor = posts.every((post) => by(post) === by(first))
  const titleOf = ({ title, listName }: MailedPost) => shortened(title ?? t('list.of', { name: listName }))
  const news = isOneAuthor
    ? t('mail.forum_posts.by', { name: by(first), count })
    : t('mail.forum_posts.by_several', { count })
  const settingsUrl = `${config.baseUrl}/account/mailings/${reader.mailingsGuid}`
  return renderMail(services, mail.edition, {
    subject: isOneList
      ? t('mail.forum_posts.subject', { news, title: titleOf(first) })
      : t('mail.forum_posts.subject_lists', { news }),
    preheader: t('mail.forum_posts.preheader'),
    heading: news,
    paragraphs: isOneList ? [t('mail.forum_posts.on', { title: titleOf(first) })] : [],
    messages: posts.slice(0, maxShown).map((post) => ({
      by: isOneList ? by(post) : t('mail.forum_posts.by_on', { name: by(post), title: titleOf(post) }),
      words: post.message,
    })),
    rest: {
      leftOut: Math.max(0, count - maxShown),
      more: (more) => t('mail.forum_posts.more', { count: more }),
    },
    button: isOneList
      ? { label: t('mail.forum_posts.to_list'), url: urlThroughLogin(config, `/${first.username}#forum`) }
      : { label: t('mail.forum_posts.to_lists'), url: urlThroughLogin(config, '/') },
    note: t('mail.forum_posts.once_a_day'),
    footnote: t('mail.forum_posts.why'),
    settings: { label: t('mail.cross_off.settings'), url: settingsUrl },
    unsubscribeUrl: `${settingsUrl}/unsubscribe?kind=forum-posts`,
  })
}

const post = { username: 'lena', title: 'Lena', listName: 'Lena Visser', isByOwner: false }

export const forumMails: Record<string, MailRenderer> = {
  'forum-posts': withSample(forumPosts, {
    data: { posts: [1, 2] },
    answers: () => [
      [{ mailingsGuid: '33333333-3333-4333-8333-333333333333' }],
      [
        { ...post, fullName: 'Emma Jansen', message: 'LEGO 10696?' },
        { ...post, fullName: 'Jonas Peters', message: 'OK!' },
      ],
    ],
  }),
}
