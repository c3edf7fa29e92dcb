import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { sendSessionCookie } from '#web/session.ts'
import { lotRef, questionInput, selectInput } from './input.ts'
import { lotFor } from './lot-for.ts'
import { nudgeProblems, openProblems, questionProblems, selectProblems } from './problems.ts'
import { registerFirstView, registerReading } from './register-first-view.ts'
import { selectList } from './select-list.ts'
import { sendNudge } from './send-nudge.ts'
import { sendQuestion } from './send-question.ts'
import { lotAnswer, toLotAnswer } from './serializers.ts'

export const lotApi = new Api()
  .call(
    {
      method: 'post',
      path: '/api/Lot/RegisterFirstView',
      summary: 'Remember that a lot was seen',
      body: lotRef,
      answers: { 200: done },
    },
    async (scope, { participantPrivateGuid }, c) => {
      await registerFirstView(scope, participantPrivateGuid)
      sendSessionCookie(c)
      return answer(200, {})
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Lot/SelectWishlist',
      summary: "Link one of the current user's lists to a lot, or none",
      body: selectInput,
      answers: { 200: z.object({ selectedWishlistPrivateGuid: z.string().nullable() }) },
      problems: selectProblems,
    },
    async (scope, { participantPrivateGuid, wishlistPrivateGuid }) =>
      answerOr(await selectList(scope, participantPrivateGuid, wishlistPrivateGuid), ({ selectedListPrivateGuid }) =>
        answer(200, { selectedWishlistPrivateGuid: selectedListPrivateGuid }),
      ),
  )
  .call(
    {
      method: 'post',
      path: '/api/Lot/SendNudge',
      summary: 'Ask the drawn one for a list, without a name',
      body: lotRef,
      answers: { 200: z.object({ nudgeDisabledUntil: z.string() }) },
      problems: nudgeProblems,
    },
    async (scope, { participantPrivateGuid }) =>
      answerOr(await sendNudge(scope, participantPrivateGuid), ({ nudgeDisabledUntil }) =>
        answer(200, { nudgeDisabledUntil: nudgeDisabledUntil.toISOString() }),
      ),
  )
  .call(
    {
      method: 'post',
      path: '/api/Lot/SendQuestion',
      summary: 'Ask the drawn one a question, without a name',
      body: questionInput,
      answers: { 200: done },
      problems: questionProblems,
    },
    async (scope, { lotPrivateGuid, question }) =>
      answerOr(await sendQuestion(scope, lotPrivateGuid, question), () => answer(200, {})),
  )
  .call(
    {
      method: 'get',
      path: '/api/Lot/{privateGuid}',
      params: { privateGuid: pathGuid() },
      summary: 'A lot, for who has its guid',
      answers: { 200: lotAnswer },
      problems: openProblems,
    },
    async (scope, { privateGuid }, c) => {
      await registerReading(scope, privateGuid)
      const lot = await lotFor(scope, privateGuid)
      if (lot.ok) sendSessionCookie(c)
      return answerOr(lot, (value) => answer(200, toLotAnswer(value)))
    },
  )
