import { opensDialog } from '#views/layout/Dialog.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { Initials } from '#views/layout/Ring.tsx'
import { useView } from '#views/layout/view.tsx'
import type { Post } from '../../src/forum/posts-of.ts'
import { deletePostUrl } from './urls.ts'

interface PostCardProps {
  post: Post
  username: string
  /** whether another user posted the message while the visitor has the page open; screen readers then announce it */
  isNews?: boolean
}

/**
 * Renders a message as plain text. URLs don't become links, because anybody can post. The markup contains nothing of a
 * session, so that one rendering serves many sessions.
 */
export function PostCard({ post, username, isNews = false }: PostCardProps) {
  const { texts, today } = useView()
  const { t } = texts
  const { publicGuid, fullName, message, createDate, deletableByCurrentUser, isByOwner } = post
  return (
    <article
      className="post"
      id={`post-${publicGuid}`}
      tabIndex={-1}
      {...(isNews && { 'data-requests-announce': t('forum.news', { name: fullName }) })}
    >
      <Initials name={fullName} />
      <header>
        <div>
          <b>{fullName}</b>
          {isByOwner && <span className="chip">{t('forum.by_owner')}</span>}
          <time dateTime={createDate.toISOString()}>{texts.recent(createDate, today)}</time>
        </div>
        {deletableByCurrentUser && (
          <a className="icon-button" {...opensDialog(deletePostUrl(username, publicGuid))}>
            <Icon name="trash" />
            <span className="sr">{t('forum.delete.of', { name: fullName })}</span>
          </a>
        )}
      </header>
      <p>{message}</p>
    </article>
  )
}
