import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { refuseWith } from '#core/result.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { sendSessionCookie, switchSession } from '#web/session.ts'
import { envelopeLink, renewEnvelopeProblems } from '../envelopes/index.ts'
import { drawingFriends } from '../friends/index.ts'
import { openProblems } from '../lots/index.ts'
import { addParticipant } from './add-participant.ts'
import { removeParticipant } from './remove-participant.ts'
import { createDraw } from './create-draw.ts'
import { deleteDraw } from './delete-draw.ts'
import { drawFor } from './draw-for.ts'
import { drawsOf } from './draws-of.ts'
import {
  addParticipantInput,
  createInput,
  openInput,
  participantRef,
  resendInput,
  setEmailInput,
  updateInput,
} from './input.ts'
import { openDrawByKey } from './open-draw-by-key.ts'
import {
  createProblems,
  deleteProblems,
  invalidDate,
  membershipProblems,
  resendProblems,
  updateProblems,
} from './problems.ts'
import { updateDraw } from './update-draw.ts'
import { renewEnvelopeOf } from './renew-envelope-of.ts'
import { resendLot } from './resend-lot.ts'
import {
  exclusionsDetail,
  lotingResponse,
  overviewItem,
  toExclusionsDetail,
  toLotingResponse,
  toOverviewItem,
} from './serializers.ts'

const drawingFriend = z.object({
  fullName: z.string(),
  wishlistUrlForDisplay: z.string(),
  publicUserGuid: z.string(),
  friendParticipantPublicGuid: z.string(),
})

export const drawApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/Create',
      summary:
        'Draw names among the participants, the first of whom is the organiser who takes part; returns the draw’s public guid',
      body: createInput,
      responses: { 200: z.string() },
      invalid: invalidDate,
      problems: createProblems,
      problemDetail: exclusionsDetail,
    },
    async (scope, given, c) => {
      const drawn = await createDraw(scope, given)
      if (!drawn.ok) return drawn.detail ? refuseWith(drawn.problem, toExclusionsDetail(drawn.detail)) : drawn
      sendSessionCookie(c)
      return apiResponse(200, drawn.value.publicGuid)
    },
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Loting/Overview',
      summary: 'Get the current user’s draws',
      requiresUser: true,
      responses: { 200: z.object({ lotingen: z.array(overviewItem) }) },
    },
    async (scope) => apiResponse(200, { lotingen: (await drawsOf(scope)).map(toOverviewItem) }),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Loting/LotingFriendsList',
      summary: 'Get the current user’s friends who can take part in a draw',
      requiresUser: true,
      responses: { 200: z.object({ friends: z.array(drawingFriend), hadMultiUserFriends: z.boolean() }) },
    },
    async (scope) => apiResponse(200, await drawingFriends(scope)),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/OpenWithOrganizer',
      summary:
        'Open a draw with the link in its organiser’s email; an organiser without an account becomes this session’s user',
      body: openInput,
      responses: { 200: z.object({ loting: lotingResponse, changedCurrentUser: z.boolean() }) },
      problems: openProblems,
    },
    async (scope, { privateUserGuid, ...asked }, c) => {
      const opened = await openDrawByKey(scope, asked, privateUserGuid, { logsIn: true })
      if (opened.ok) {
        if (opened.value.session) switchSession(c, opened.value.session, opened.value.user)
        else sendSessionCookie(c)
      }
      return apiResponseOr(opened, ({ draw, changedCurrentUser }) =>
        apiResponse(200, { loting: toLotingResponse(scope, draw), changedCurrentUser }),
      )
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/Update',
      summary: 'Change a draw’s title, description, day and budget, and email its participants what is different',
      body: updateInput,
      responses: { 200: done },
      invalid: invalidDate,
      problems: updateProblems,
    },
    async (scope, given) => apiResponseOr(await updateDraw(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/ResendLot',
      summary: 'Send a participant’s lot again, to the same address or another one',
      body: resendInput,
      responses: { 200: done },
      problems: resendProblems,
    },
    async (scope, given) => apiResponseOr(await resendLot(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/AddParticipant',
      summary: 'Add a participant to a drawn draw; as many lots as possible stay as they are',
      body: addParticipantInput,
      responses: { 200: z.object({ participantPublicGuid: z.string() }) },
      problems: membershipProblems,
      problemDetail: exclusionsDetail,
    },
    async (scope, given) => {
      const added = await addParticipant(scope, given)
      if (!added.ok) return added.detail ? refuseWith(added.problem, toExclusionsDetail(added.detail)) : added
      return apiResponse(200, { participantPublicGuid: added.value })
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/RemoveParticipant',
      summary: 'Remove a participant from a drawn draw; as many lots as possible stay as they are',
      body: participantRef,
      responses: { 200: done },
      problems: membershipProblems,
      problemDetail: exclusionsDetail,
    },
    async (scope, { participantPublicGuid }) => {
      const removed = await removeParticipant(scope, participantPublicGuid)
      if (!removed.ok) return removed.detail ? refuseWith(removed.problem, toExclusionsDetail(removed.detail)) : removed
      return apiResponse(200, {})
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/SetParticipantEmail',
      summary: 'Send a participant’s lot to an address, from an envelope or from another address',
      body: setEmailInput,
      responses: { 200: done },
      problems: resendProblems,
    },
    async (scope, given) => apiResponseOr(await resendLot(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/RenewEnvelope',
      summary: 'Put a participant’s lot into a new envelope, and end the former one',
      body: participantRef,
      responses: { 200: z.object({ url: z.string() }) },
      problems: renewEnvelopeProblems,
    },
    async (scope, { participantPublicGuid }) =>
      apiResponseOr(await renewEnvelopeOf(scope, participantPublicGuid), (guid) =>
        apiResponse(200, { url: envelopeLink(scope.config, guid) }),
      ),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Loting/{publicGuid}',
      params: { publicGuid: pathGuid() },
      summary: 'Get a draw, for a session that may manage it',
      responses: { 200: lotingResponse },
      problems: openProblems,
    },
    async (scope, { publicGuid }) =>
      apiResponseOr(await drawFor(scope, publicGuid), (draw) => apiResponse(200, toLotingResponse(scope, draw))),
  )
  .endpoint(
    {
      method: 'delete',
      path: '/api/Loting/{publicGuid}',
      params: { publicGuid: pathGuid() },
      summary: 'Delete a draw and email its participants',
      responses: { 200: done },
      problems: deleteProblems,
    },
    async (scope, { publicGuid }) => apiResponseOr(await deleteDraw(scope, publicGuid), () => apiResponse(200, {})),
  )
