import { z } from 'zod'
import type { Post } from './posts-of.ts'

export const postSchema = z.object({
  publicGuid: z.string(),
  fullName: z.string(),
  message: z.string(),
  createDate: z.string(),
  deletableByCurrentUser: z.boolean(),
})

export const serializePost = ({ isByOwner: _, ...post }: Post): z.input<typeof postSchema> => ({
  ...post,
  createDate: post.createDate.toISOString(),
})
