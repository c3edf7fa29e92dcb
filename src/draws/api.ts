import { NotFound } from '#core/errors.ts'
import { z } from 'zod'
import { drawingFriends } from '../friends/index.ts'
import { guid, parse } from '#core/input.ts'
import { refuse } from '#core/result.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { keepSession, switchSession } from '#web/session.ts'
import { lotAnswer, lotingAnswer, overviewItem, toLotAnswer, toLotingAnswer, toOverviewItem } from './serializers.ts'
import { createDraw } from './create-draw.ts'
import { deleteDraw } from './delete-draw.ts'
import { drawFor } from './draw-for.ts'
import { drawsOf } from './draws-of.ts'
import { createInput, lotRef, openInput, questionInput, resendInput, selectInput } from './input.ts'
import { lotFor } from '../lots/lot-for.ts'
import { openWithOrganizer } from './open-with-organizer.ts'
import {
  createProblems,
  deleteProblems,
  nudgeProblems,
  openProblems,
  questionProblems,
  resendProblems,
  selectProblems,
} from './problems.ts'
import { registerFirstView } from '../lots/register-first-view.ts'
import { resendLot } from './resend-lot.ts'
import { selectList } from '../lots/select-list.ts'
import { sendNudge } from '../lots/send-nudge.ts'
import { sendQuestion } from '../lots/send-question.ts'

const names = z.array(z.string())
const drawingFriend = z.object({
  fullName: z.string(),
  wishlistUrlForDisplay: z.string(),
  publicUserGuid: z.string(),
  friendParticipantPublicGuid: z.string(),
})

/** A path's guid; null for what is none, which nothing has. */
const guidOrNull = (text: string | undefined): string | null => {
  const given = parse(guid(), text)
  return given.ok ? given.value : null
}

export const drawApi = new Api()
  .call(
    {
      method: 'post',
      path: '/api/Loting/Create',
      summary: 'Draw lots among the participants, the first of whom organizes; answers the public guid of the draw',
      body: createInput,
      answers: { 200: z.string() },
      problems: createProblems,
      problemDetail: {
        people: names.optional(),
        canOnlyDraw: names.nullable().optional(),
        canOnlyBeDrawnBy: names.nullable().optional(),
      },
    },
    async (scope, given, c) => {
      // its mails would lead to pages that are not there
      if (!scope.config.switches.drawLots) throw new NotFound()
      const drawn = await createDraw(scope, given)
      if (drawn.ok) keepSession(c)
      return answerOr(drawn, ({ publicGuid }) => answer(200, publicGuid))
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
      const opened = await openWithOrganizer(scope, asked, privateUserGuid, { replaces: true })
      if (opened.ok) {
        if (opened.value.session) switchSession(c, opened.value.session, opened.value.user)
        else keepSession(c)
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
      summary: 'A draw, for who manages it',
      answers: { 200: lotingAnswer },
      problems: openProblems,
    },
    async (scope, _body, c) => {
      const publicGuid = guidOrNull(c.req.param('publicGuid'))
      return publicGuid
        ? answerOr(await drawFor(scope, publicGuid), (draw) => answer(200, toLotingAnswer(draw)))
        : refuse('NotFound')
    },
  )
  .call(
    {
      method: 'delete',
      path: '/api/Loting/{publicGuid}',
      summary: 'Delete a draw and tell its participants',
      answers: { 200: done },
      problems: deleteProblems,
    },
    async (scope, _body, c) => {
      const publicGuid = guidOrNull(c.req.param('publicGuid'))
      return publicGuid ? answerOr(await deleteDraw(scope, publicGuid), () => answer(200, {})) : refuse('Unauthorized')
    },
  )
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
      keepSession(c)
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
      summary: 'A lot, for who has its guid',
      answers: { 200: lotAnswer },
      problems: openProblems,
    },
    async (scope, _body, c) => {
      const lotGuid = guidOrNull(c.req.param('privateGuid'))
      const lot = lotGuid ? await lotFor(scope, lotGuid) : refuse('NotFound')
      if (lot.ok) keepSession(c)
      return answerOr(lot, (value) => answer(200, toLotAnswer(value)))
    },
  )
