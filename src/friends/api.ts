import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { addFriend } from './add-friend.ts'
import { friendsOf } from './friends-of.ts'
import { addInput } from './input.ts'
import { addProblems } from './problems.ts'
import { removeFriend } from './remove-friend.ts'
import { friendSchema, serializeFriend } from './serializers.ts'

export const friendApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Friend/Add',
      summary: 'Add the owner of a list to the current user’s friends; a second call returns the same guid',
      requiresUser: true,
      body: addInput,
      responses: { 200: z.object({ friendPrivateGuid: z.string() }) },
      problems: addProblems,
    },
    async (scope, { publicGuid }) =>
      apiResponseOr(await addFriend(scope, publicGuid), ({ privateGuid }) =>
        apiResponse(200, { friendPrivateGuid: privateGuid }),
      ),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Friend/Overview',
      summary: 'Get the current user’s friends, sorted by name',
      requiresUser: true,
      responses: { 200: z.object({ friends: z.array(friendSchema) }) },
    },
    async (scope) => apiResponse(200, { friends: (await friendsOf(scope)).map(serializeFriend) }),
  )
  .endpoint(
    {
      method: 'delete',
      path: '/api/Friend/{privateGuid}',
      summary: 'Remove a friend',
      requiresUser: true,
      params: { privateGuid: pathGuid() },
      responses: { 200: done },
    },
    async (scope, { privateGuid }) => {
      await removeFriend(scope, privateGuid)
      return apiResponse(200, {})
    },
  )
