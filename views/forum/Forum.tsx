import type { ReactNode } from 'react'
import type { FormState } from '#views/layout/Field.tsx'
import { Rich, useT, useView } from '#views/layout/view.tsx'
import { isNamed } from '#core/names.ts'
import { loginUrl } from '../accounts/urls.ts'
import type { Forum as Posts } from '../../src/forum/posts-of.ts'
import { forumUrl } from './urls.ts'
import { PostCard } from './PostCard.tsx'
import { PostForm } from './PostForm.tsx'

export interface ForumProps {
  list: { username: string; firstName: string }
  forum: Posts
  isOwner: boolean
  /** input of a message that the server refused */
  state?: FormState
  /** whether the user just posted a message */
  isPosted?: boolean
}

/**
 * Renders the messages on a list. Without messages and without a user who could post, it is an empty element that
 * pushed messages can fill.
 */
export function Forum({ list, forum: { posts, hasOlder }, isOwner, state, isPosted = false }: ForumProps) {
  const { user, texts } = useView()
  const { t } = texts
  const { username } = list
  const [oldest] = posts
  return (
    <div id="forum" {...(isPosted && { 'data-requests-announce': t('forum.posted') })}>
      {(user !== null || oldest) && (
        <ForumSection username={username}>
          {hasOlder && oldest && (
            <p className="older">
              <a href={`${forumUrl(username)}?before=${oldest.publicGuid}`}>{t('forum.older')}</a>
            </p>
          )}
          <PostList>
            {posts.map((post) => (
              <PostCard key={post.publicGuid} post={post} username={username} />
            ))}
          </PostList>
          {user && (
            <PostForm
              list={list}
              isOwner={isOwner}
              asksNames={!isNamed(user) && !isPosted}
              takesFocus={isPosted}
              {...(state && { state })}
            />
          )}
        </ForumSection>
      )}
    </div>
  )
}

/** Renders the section around the messages, with a link to the login for visitors who are logged out. */
export function ForumSection({ username, children }: { username: string; children: ReactNode }) {
  const { user } = useView()
  return (
    <section className="forum" aria-labelledby="forum-heading">
      <ForumHeading />
      {children}
      {!user && (
        <p className="soft-text">
          <Rich id="forum.login" tags={{ login: <a href={loginUrl(`/${username}`)} /> }} />
        </p>
      )}
    </section>
  )
}

export const PostList = ({ children }: { children: ReactNode }) => (
  <div className="posts" id="posts">
    {children}
  </div>
)

/**
 * Renders the heading of the messages.
 * @param takesFocus whether the heading gets the focus, because the element that had it is gone
 */
export function ForumHeading({ takesFocus = false }: { takesFocus?: boolean }) {
  const t = useT()
  return (
    <h2 id="forum-heading" tabIndex={-1} {...(takesFocus && { 'data-requests-focus': '' })}>
      {t('forum.title')}
    </h2>
  )
}
