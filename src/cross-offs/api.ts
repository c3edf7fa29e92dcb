import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { guid, parse } from '#core/input.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { toVisitorGiftAnswer, visitorGiftAnswer } from './serializers.ts'
import { crossOff } from './cross-off.ts'
import { crossOffInput, startFlowInput, undoInput } from './input.ts'
import { openLink } from './open-link.ts'
import { crossOffProblems, linkProblems, undoProblems } from './problems.ts'
import { crossOffsOf } from './queries.ts'
import { undoCrossOff } from './undo-cross-off.ts'

const crossedOffWishlist = z.object({
  wishlistUrl: z.string(),
  fullName: z.string(),
  gifts: z.array(visitorGiftAnswer),
})

const guidOrNull = (text: string | undefined): string | null => {
  const given = parse(guid(), text)
  return given.ok ? given.value : null
}

export const crossOffApi = new Api()
  .call(
    {
      method: 'post',
      path: '/api/Wishlist/StartFlow',
      summary: 'Start crossing a gift off',
      body: startFlowInput,
      answers: { 200: z.object({ contextId: z.string() }) },
    },
    async () => answer(200, { contextId: randomUUID() }, { changed: false }),
  )
  .call(
    {
      method: 'post',
      path: '/api/Gift/CrossOff',
      summary: 'Cross a gift off; the same flow again answers the same guid',
      requiresUser: true,
      body: crossOffInput,
      answers: { 200: z.object({ crossOffGuid: z.string() }) },
      problems: crossOffProblems,
    },
    async (scope, { publicGiftGuid, contextId }) =>
      answerOr(await crossOff(scope, publicGiftGuid, contextId), (value) => answer(200, value)),
  )
  .call(
    {
      method: 'post',
      path: '/api/Gift/UndoCrossOff',
      summary: 'Undo a cross-off, by its private guid',
      body: undoInput,
      answers: { 200: done },
      problems: undoProblems,
    },
    async (scope, given) => answerOr(await undoCrossOff(scope, given), () => answer(200, {})),
  )
  .call(
    {
      method: 'get',
      path: '/api/Gift/CrossedOff',
      summary: 'What the current user has crossed off',
      requiresUser: true,
      answers: { 200: z.object({ crossedOffWishlists: z.array(crossedOffWishlist) }) },
    },
    async (scope) => {
      const lists = await crossOffsOf(scope)
      return answer(200, {
        crossedOffWishlists: lists.map((list) => ({
          wishlistUrl: `${scope.config.baseUrl}/${list.username}`,
          fullName: list.fullName,
          gifts: list.gifts.map((gift) => toVisitorGiftAnswer(gift, scope.now())),
        })),
      })
    },
  )
  .call(
    {
      method: 'get',
      path: '/api/Gift/GetByCrossOffGuid/{giftPublicGuid}/{crossOffGuid}',
      summary: 'The gift behind the link of a cross-off',
      answers: { 200: z.object({ username: z.string(), fullName: z.string(), gift: visitorGiftAnswer }) },
      problems: linkProblems,
      problemDetail: { username: z.string().nullable() },
    },
    async (scope, _body, c) =>
      answerOr(
        await openLink(scope, guidOrNull(c.req.param('giftPublicGuid')), guidOrNull(c.req.param('crossOffGuid'))),
        ({ gift, username, fullName }) =>
          answer(200, { username, fullName, gift: toVisitorGiftAnswer(gift, scope.now()) }),
      ),
  )
