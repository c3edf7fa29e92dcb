import { z } from 'zod'
import { parse, pathGuid } from '#core/input.ts'
import { requireUser } from '#core/scope.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { inputFor, postInput } from './input.ts'
import { postProblems } from './problems.ts'
import { postSchema, serializePost } from './serializers.ts'

export const forumApi = new Api()
  .call(
    {
      method: 'post',
      path: '/api/Wishlist/CreateForumPost',
      summary: 'Put a message on a list that the asker may open; who has no name yet gives one',
      requiresUser: true,
      body: postInput,
      answers: { 200: postSchema, 400: z.object({ errors: z.record(z.string(), z.array(z.string())) }) },
      problems: postProblems,
    },
    async (scope, given) => {
      const named = parse(inputFor(requireUser(scope)), given)
      if (!named.ok) return answer(400, { errors: named.errors }, { changed: false })
      return answerOr(await createPost(scope, named.value), (post) => answer(200, serializePost(post)))
    },
  )
  .call(
    {
      method: 'delete',
      path: '/api/Wishlist/DeleteForumPost/{id}',
      params: { id: pathGuid() },
      summary: "Delete a message of one's own, or on a list of one's own",
      requiresUser: true,
      answers: { 200: done },
    },
    async (scope, { id }) => {
      await deletePost(scope, id)
      return answer(200, {})
    },
  )
