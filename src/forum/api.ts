import { z } from 'zod'
import { parse, pathGuid } from '#core/input.ts'
import { requireUser } from '#core/scope.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { inputFor, postInput } from './input.ts'
import { postProblems } from './problems.ts'
import { postSchema, serializePost } from './serializers.ts'

export const forumApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Wishlist/CreateForumPost',
      summary: 'Post a message on a list that the caller may open; a user without a name must give one',
      requiresUser: true,
      body: postInput,
      responses: { 200: postSchema, 400: z.object({ errors: z.record(z.string(), z.array(z.string())) }) },
      problems: postProblems,
    },
    async (scope, given) => {
      const named = parse(inputFor(requireUser(scope)), given)
      if (!named.ok) return apiResponse(400, { errors: named.errors }, { changed: false })
      return apiResponseOr(await createPost(scope, named.value), (post) => apiResponse(200, serializePost(post)))
    },
  )
  .endpoint(
    {
      method: 'delete',
      path: '/api/Wishlist/DeleteForumPost/{id}',
      params: { id: pathGuid() },
      summary: 'Delete a message that the current user posted, or one on a list that they manage',
      requiresUser: true,
      responses: { 200: done },
    },
    async (scope, { id }) => {
      await deletePost(scope, id)
      return apiResponse(200, {})
    },
  )
