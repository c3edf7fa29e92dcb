import type { ReactNode } from 'react'
import { ForumSection, PostList } from '#views/forum/Forum.tsx'
import { PostCard } from '#views/forum/PostCard.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { regions } from '#views/list-view/regions.ts'
import type { Services } from '#core/scope.ts'
import type { Watcher } from '#web/live.ts'
import { pushPartials } from '#web/push.tsx'
import { partition } from '#web/slices.ts'
import { isByOwner, type Post } from './posts-of.ts'

interface Written extends Omit<Post, 'deletableByCurrentUser'> {
  authorId: number | null
  username: string
}

/**
 * Returns a message with its author's id. Undefined if the message or its author was deleted meanwhile; that deletion
 * updates the pages.
 */
async function written({ sql }: Services, postGuid: string): Promise<Written | undefined> {
  const [post] = await sql<Written[]>`
    select p.public_guid, full_name(p.first_name, p.last_name) as full_name, p.message, p.created_at as create_date,
      p.user_id as author_id, ${isByOwner(sql)} as is_by_owner, l.username::text as username
    from forum_posts p
    join lists l on l.id = p.list_id
    where p.public_guid = ${postGuid}::uuid and p.first_name is not null`
  return post
}

/**
 * Adds a message to the open pages of its list, below the other messages, without disturbing a message that is being
 * typed.
 * @param watchers open pages, divided by whether their user owns the list now
 */
export async function pushPost(
  services: Services,
  postGuid: string,
  watchers: { owners: readonly Watcher[]; visitors: readonly Watcher[] },
): Promise<void> {
  if (watchers.owners.length + watchers.visitors.length === 0) return
  const post = await written(services, postGuid)
  if (!post) return
  const { authorId, username, ...words } = post
  for (const [audience, region] of [
    ['owners', regions.owner],
    ['visitors', regions.visitor],
  ] as const) {
    const [authors, readers] = await partition(
      watchers[audience],
      ({ scope }) => authorId !== null && scope.user?.id === authorId,
    )
    for (const [group, isAuthor] of [
      [authors, true],
      [readers, false],
    ] as const) {
      await pushPartials(
        services,
        group,
        <Added region={region} guid={postGuid} username={username}>
          <PostCard
            post={{ ...words, deletableByCurrentUser: isAuthor || audience === 'owners' }}
            username={username}
            isNews={!isAuthor}
          />
        </Added>,
      )
    }
  }
}

interface AddedProps {
  region: string
  guid: string
  username: string
  children: ReactNode
}

/**
 * Adds a message to an open page, and for the first message the heading above it. The author's page may show the
 * message already, so the old copy is deleted first. htmx finds all targets before it fills any, so the list of
 * messages that comes with the heading isn't filled twice.
 */
const Added = ({ region, guid, username, children }: AddedProps) => (
  <>
    <HxPartial target={`#${region} #forum:empty`} swap="innerHTML">
      <ForumSection username={username}>
        <PostList>{children}</PostList>
      </ForumSection>
    </HxPartial>
    <HxPartial target={`#post-${guid}`} swap="delete" />
    <HxPartial target={`#${region} #posts`} swap="beforeend">
      {children}
    </HxPartial>
  </>
)

export const pushDeletedPost = (services: Services, postGuid: string, watchers: readonly Watcher[]): Promise<void> =>
  pushPartials(services, watchers, <HxPartial target={`#post-${postGuid}`} swap="delete" />)
