import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { refuseWith } from '#core/result.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { sendSessionCookie, switchSession } from '#web/session.ts'
import { drawingFriends } from '../friends/index.ts'
import { openProblems } from '../lots/index.ts'
import { createDraw } from './create-draw.ts'
import { deleteDraw } from './delete-draw.ts'
import { drawFor } from './draw-for.ts'
import { drawsOf } from './draws-of.ts'
import { createInput, openInput, resendInput } from './input.ts'
import { openWithOrganizer } from './open-with-organizer.ts'
import { createProblems, deleteProblems, resendProblems } from './problems.ts'
import { resendLot } from './resend-lot.ts'
import {
  exclusionsDetail,
  lotingAnswer,
  overviewItem,
  toExclusionsDetail,
  toLotingAnswer,
  toOverviewItem,
} from './serializers.ts'

const drawingFriend = z.object({
  fullName: z.string(),
  wishlistUrlForDisplay: z.string(),
  publicUserGuid: z.string(),
  friendParticipantPublicGuid: z.string(),
})

export const drawApi = new Api()
  .call(
    {
      method: 'post',
      path: '/api/Loting/Create',
      summary: 'Draw lots among the participants, the first of whom organizes; answers the public guid of the draw',
      body: createInput,
      answers: { 200: z.string() },
      problems: createProblems,
      problemDetail: exclusionsDetail,
    },
    async (scope, given, c) => {
      const drawn = await createDraw(scope, given)
      if (!drawn.ok) return drawn.detail ? refuseWith(drawn.problem, toExclusionsDetail(drawn.detail)) : drawn
      sendSessionCookie(c)
      return answer(200, drawn.value.publicGuid)
    },
  )
  .call(
    {
      method: 'get',
      path: '/api/Loting/Overview',
      summary: 'The draws of the current user',
      requiresUser: true,
      answers: { 200: z.object({ lotingen: z.array(overviewItem) }) },
    },
    async (scope) => answer(200, { lotingen: (await drawsOf(scope)).map(toOverviewItem) }),
  )
  .call(
    {
      method: 'get',
      path: '/api/Loting/LotingFriendsList',
      summary: 'The friends of the current user who can take part in a draw',
      requiresUser: true,
      answers: { 200: z.object({ friends: z.array(drawingFriend), hadMultiUserFriends: z.boolean() }) },
    },
    async (scope) => answer(200, await drawingFriends(scope)),
  )
  .call(
    {
      method: 'post',
      path: '/api/Loting/OpenWithOrganizer',
      summary: "Open a draw by the link of its organizer's mail; who has no account becomes this session's user",
      body: openInput,
      answers: { 200: z.object({ loting: lotingAnswer, changedCurrentUser: z.boolean() }) },
      problems: openProblems,
    },
    async (scope, { privateUserGuid, ...asked }, c) => {
      const opened = await openWithOrganizer(scope, asked, privateUserGuid, { logsIn: true })
      if (opened.ok) {
        if (opened.value.session) switchSession(c, opened.value.session, opened.value.user)
        else sendSessionCookie(c)
      }
      return answerOr(opened, ({ draw, changedCurrentUser }) =>
        answer(200, { loting: toLotingAnswer(draw), changedCurrentUser }),
      )
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Loting/ResendLot',
      summary: "Send a participant's lot again, to the same address or another",
      body: resendInput,
      answers: { 200: done },
      problems: resendProblems,
    },
    async (scope, given) => answerOr(await resendLot(scope, given), () => answer(200, {})),
  )
  .call(
    {
      method: 'get',
      path: '/api/Loting/{publicGuid}',
      params: { publicGuid: pathGuid() },
      summary: 'A draw, for who manages it',
      answers: { 200: lotingAnswer },
      problems: openProblems,
    },
    async (scope, { publicGuid }) =>
      answerOr(await drawFor(scope, publicGuid), (draw) => answer(200, toLotingAnswer(draw))),
  )
  .call(
    {
      method: 'delete',
      path: '/api/Loting/{publicGuid}',
      params: { publicGuid: pathGuid() },
      summary: 'Delete a draw and tell its participants',
      answers: { 200: done },
      problems: deleteProblems,
    },
    async (scope, { publicGuid }) => answerOr(await deleteDraw(scope, publicGuid), () => answer(200, {})),
  )
