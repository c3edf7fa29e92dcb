import { parse, pathGuid } from '#core/input.ts'
import { requireUser } from '#core/scope.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { validationErrors } from '#web/reference/refusals.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { inputFor, postInput } from './input.ts'
import { forumPosts } from './limits.ts'
import { postMessages } from './problems.ts'
import { postSchema, serializePost } from './serializers.ts'

export const forumApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Wishlist/CreateForumPost',
      summary: 'Post a message on a list that the caller may open',
      description: `Visitors and owners of the list can read it. A caller without a name must give one, which becomes theirs. An email tells the other owners, at most once a day each. A user may post ${forumPosts.max} messages an hour.`,
      requiresUser: true,
      body: postInput,
      responses: { 200: postSchema, 400: validationErrors },
      problems: postMessages,
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
      params: { id: pathGuid().meta({ description: 'Public guid of the message' }) },
      summary: 'Delete a message from a list',
      description:
        'Its author may delete it, even if they can’t open the list any more, and so may every owner of the list. Anyone else gets a 404, and so does a second call.',
      requiresUser: true,
      responses: { 200: done },
    },
    async (scope, { id }) => {
      await deletePost(scope, id)
      return apiResponse(200, {})
    },
  )
