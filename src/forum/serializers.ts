import { z } from 'zod'
import { guidField, momentField } from '#core/output.ts'
import { maxPosts, type Post } from './posts-of.ts'

export const postSchema = z
  .object({
    publicGuid: guidField(),
    fullName: z.string().meta({
      description: 'Name that the author gave, or a text in the caller’s language for a deleted account',
      example: 'Lotte Visser',
    }),
    message: z.string().meta({ example: 'Do you still have your old bike?' }),
    createDate: momentField(),
    deletableByCurrentUser: z.boolean().meta({ description: 'Whether the caller wrote the message or owns the list' }),
  })
  .meta({ id: 'ForumPost', description: 'Message on a list, which everyone who can open the list can read.' })

export const forumField = () =>
  z.array(postSchema).meta({ description: `The newest messages, ${maxPosts} at most, the oldest of them first` })

export const serializePost = ({ isByOwner: _, ...post }: Post): z.input<typeof postSchema> => ({
  ...post,
  createDate: post.createDate.toISOString(),
})
