import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { addFriend } from './add-friend.ts'
import { friendsOf } from './friends-of.ts'
import { addInput } from './input.ts'
import { addProblems } from './problems.ts'
import { removeFriend } from './remove-friend.ts'
import { friendSchema, serializeFriend } from './serializers.ts'

export const friendApi = new Api()
  .call(
    {
      method: 'post',
      path: '/api/Friend/Add',
      summary: 'Add the owner of a list that the asker may open; a second time answers the same guid',
      requiresUser: true,
      body: addInput,
      answers: { 200: z.object({ friendPrivateGuid: z.string() }) },
      problems: addProblems,
    },
    async (scope, { publicGuid }) =>
      answerOr(await addFriend(scope, publicGuid), ({ privateGuid }) =>
        answer(200, { friendPrivateGuid: privateGuid }),
      ),
  )
  .call(
    {
      method: 'get',
      path: '/api/Friend/Overview',
      summary: 'The friends of the current user, by name',
      requiresUser: true,
      answers: { 200: z.object({ friends: z.array(friendSchema) }) },
    },
    async (scope) => answer(200, { friends: (await friendsOf(scope)).map(serializeFriend) }),
  )
  .call(
    {
      method: 'delete',
      path: '/api/Friend/{privateGuid}',
      summary: 'Delete a friend',
      requiresUser: true,
      params: { privateGuid: pathGuid() },
      answers: { 200: done },
    },
    async (scope, { privateGuid }) => {
      await removeFriend(scope, privateGuid)
      return answer(200, {})
    },
  )
