import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { refuse } from '#core/result.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { sendSessionCookie } from '#web/session.ts'
import { lotRef, messageInput, muteInput, questionInput, selectInput, tickInput, wishesInput } from './input.ts'
import { lotFor } from './lot-for.ts'
import { noteProblems, nudgeProblems, openProblems, questionProblems, selectProblems } from './problems.ts'
import { registerFirstView, registerReading } from './register-first-view.ts'
import { selectList } from './select-list.ts'
import { sendNudge } from './send-nudge.ts'
import { mute } from './mute.ts'
import { sendMessage } from './send-message.ts'
import { lotResponse, toLotResponse } from './serializers.ts'
import { setWishes } from './set-wishes.ts'
import { tickLot } from './tick-lot.ts'

export const lotApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/RegisterFirstView',
      summary: 'Record that a lot was opened',
      body: lotRef,
      responses: { 200: done },
    },
    async (scope, { participantPrivateGuid }, c) => {
      await registerFirstView(scope, participantPrivateGuid)
      sendSessionCookie(c)
      return apiResponse(200, {})
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/SelectWishlist',
      summary: 'Link one of the current user’s lists to a lot, or remove the link',
      body: selectInput,
      responses: { 200: z.object({ selectedWishlistPrivateGuid: z.string().nullable() }) },
      problems: selectProblems,
    },
    async (scope, { participantPrivateGuid, wishlistPrivateGuid }) =>
      apiResponseOr(
        await selectList(scope, participantPrivateGuid, wishlistPrivateGuid),
        ({ selectedListPrivateGuid }) => apiResponse(200, { selectedWishlistPrivateGuid: selectedListPrivateGuid }),
      ),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/SetWishes',
      summary: 'Write what a lot’s participant would like, or remove it',
      body: wishesInput,
      responses: { 200: done },
      problems: noteProblems,
    },
    async (scope, { lotPrivateGuid, wishes }) =>
      apiResponseOr(await setWishes(scope, lotPrivateGuid, wishes), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/Tick',
      summary: 'Keep track of the gift for the drawn participant, for the giver alone',
      body: tickInput,
      responses: { 200: done },
      problems: noteProblems,
    },
    async (scope, { lotPrivateGuid, step }) =>
      apiResponseOr(await tickLot(scope, lotPrivateGuid, step), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/SendNudge',
      summary: 'Ask the drawn participant anonymously to choose a list',
      body: lotRef,
      responses: { 200: z.object({ nudgeDisabledUntil: z.string() }) },
      problems: nudgeProblems,
    },
    async (scope, { participantPrivateGuid }) =>
      apiResponseOr(await sendNudge(scope, participantPrivateGuid), ({ nudgeDisabledUntil }) =>
        apiResponse(200, { nudgeDisabledUntil: nudgeDisabledUntil.toISOString() }),
      ),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/SendQuestion',
      summary: 'Ask the drawn participant a question anonymously',
      body: questionInput,
      responses: { 200: done },
      problems: questionProblems,
    },
    async (scope, { lotPrivateGuid, question }) => {
      const sent = await sendMessage(scope, lotPrivateGuid, 'Drawn', question)
      return sent.ok ? apiResponse(200, {}) : refuse('LotDoesNotExist')
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/SendMessage',
      summary: 'Write to the drawn participant, or to the giver, without a name',
      body: messageInput,
      responses: { 200: done },
      problems: noteProblems,
    },
    async (scope, { lotPrivateGuid, to, message }) =>
      apiResponseOr(await sendMessage(scope, lotPrivateGuid, to, message), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/Mute',
      summary: 'Mute the drawn participant or the giver, or listen to them again',
      body: muteInput,
      responses: { 200: done },
      problems: noteProblems,
    },
    async (scope, { lotPrivateGuid, who, muted }) =>
      apiResponseOr(await mute(scope, lotPrivateGuid, who, muted), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Lot/{privateGuid}',
      params: { privateGuid: pathGuid() },
      summary: 'Get a lot by its private guid',
      responses: { 200: lotResponse },
      problems: openProblems,
    },
    async (scope, { privateGuid }, c) => {
      await registerReading(scope, privateGuid)
      const lot = await lotFor(scope, privateGuid)
      if (lot.ok) sendSessionCookie(c)
      if (!lot.ok && lot.problem === 'Left') return refuse('Deleted')
      return apiResponseOr(lot, (value) => apiResponse(200, toLotResponse(value)))
    },
  )
