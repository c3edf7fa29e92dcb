import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { guidField } from '#core/output.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { addFriend } from './add-friend.ts'
import { friendsOf } from './friends-of.ts'
import { addInput } from './input.ts'
import { addMessages } from './problems.ts'
import { removeFriend } from './remove-friend.ts'
import { friendSchema, serializeFriend } from './serializers.ts'

export const friendApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Friend/Add',
      summary: 'Add a list to the current user’s friends',
      description:
        'A second call returns the same guid. The owners aren’t told. `WishlistNotFound` also means a list that the caller can’t open, and `OwnWishlist` a list that the caller perhaps owns.',
      requiresUser: true,
      body: addInput,
      responses: {
        200: z.object({
          friendPrivateGuid: guidField().meta({
            description: 'Private guid of the friendship, for `DELETE Friend/{privateGuid}`',
          }),
        }),
      },
      problems: addMessages,
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
      description: 'A list that was closed since stays, with fewer details. Lists that the caller owns are left out.',
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
      description: 'The owners aren’t told. A guid of no friend of the caller gets a 404, and so does a second call.',
      requiresUser: true,
      params: {
        privateGuid: pathGuid().meta({ description: 'Private guid of the friendship, from `Friend/Overview`' }),
      },
      responses: { 200: done },
    },
    async (scope, { privateGuid }) => {
      await removeFriend(scope, privateGuid)
      return apiResponse(200, {})
    },
  )
