import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { refuseWith } from '#core/result.ts'
import { Api, apiResponse, apiResponseOr, done } from '#web/api.ts'
import { sendSessionCookie } from '#web/session.ts'
import { exclusionsDetail, invalidDate, toExclusionsDetail } from '../draws/index.ts'
import { leaveSeat } from './change-seat.ts'
import { createGathering } from './create-gathering.ts'
import { drawGathering } from './draw-gathering.ts'
import { gatheringFor } from './gathering-for.ts'
import {
  addInput,
  createInput,
  drawInput,
  exclusionsInput,
  gatheringRef,
  joinInput,
  participantRef,
  renameInput,
  seatRef,
} from './input.ts'
import { joinGathering } from './join-gathering.ts'
import { joinLink } from './join-link.ts'
import { deleteGathering, renewLink } from './manage-gathering.ts'
import { addSeat, removeSeat, renameSeat, setExclusions } from './manage-seats.ts'
import {
  addProblems,
  createProblems,
  drawProblems,
  exclusionProblems,
  joinProblems,
  manageProblems,
  renameProblems,
  seatProblems,
} from './problems.ts'
import { createdResponse, gatheringResponse, toCreatedResponse, toGatheringResponse } from './serializers.ts'

export const gatheringApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/Create',
      summary: 'Create a draw that waits for its people, who join by one link; the organiser gets its link by email',
      body: createInput,
      responses: { 201: createdResponse },
      invalid: invalidDate,
      problems: createProblems,
    },
    async (scope, given, c) => {
      const created = await createGathering(scope, given)
      if (created.ok) sendSessionCookie(c)
      return apiResponseOr(created, (value) => apiResponse(201, toCreatedResponse(scope, value)))
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/Join',
      summary: 'Join a draw by its link; returns the private guid of the person’s seat',
      body: joinInput,
      responses: { 201: z.object({ seatGuid: z.string() }) },
      problems: joinProblems,
    },
    async (scope, given, c) => {
      const joined = await joinGathering(scope, given)
      if (joined.ok) sendSessionCookie(c)
      return apiResponseOr(joined, (seatGuid) => apiResponse(201, { seatGuid }))
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/Leave',
      summary: 'Step out before the draw',
      body: seatRef,
      responses: { 200: done },
      problems: seatProblems,
    },
    async (scope, ref) => apiResponseOr(await leaveSeat(scope, ref), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/AddParticipant',
      summary: 'Add someone by hand: with an address, without one, or a friend',
      body: addInput,
      responses: { 200: z.object({ participantPublicGuid: z.string() }) },
      problems: addProblems,
    },
    async (scope, given) =>
      apiResponseOr(await addSeat(scope, given), (participantPublicGuid) =>
        apiResponse(200, { participantPublicGuid }),
      ),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/RemoveParticipant',
      summary: 'Remove someone before the draw',
      body: participantRef,
      responses: { 200: done },
      problems: manageProblems,
    },
    async (scope, { participantPublicGuid }) =>
      apiResponseOr(await removeSeat(scope, participantPublicGuid), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/RenameParticipant',
      summary: 'Rename someone before the draw',
      body: renameInput,
      responses: { 200: done },
      problems: renameProblems,
    },
    async (scope, given) => apiResponseOr(await renameSeat(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/SetExclusions',
      summary: 'Set whom someone may not draw',
      body: exclusionsInput,
      responses: { 200: done },
      problems: exclusionProblems,
    },
    async (scope, given) => apiResponseOr(await setExclusions(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/RenewLink',
      summary: 'Renew the link by which people join, and close the old one',
      body: gatheringRef,
      responses: { 200: z.object({ joinUrl: z.string() }) },
      problems: manageProblems,
    },
    async (scope, { publicGuid }) =>
      apiResponseOr(await renewLink(scope, publicGuid), (guid) =>
        apiResponse(200, { joinUrl: joinLink(scope.config, guid) }),
      ),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/Draw',
      summary: 'Draw names among the people who joined; returns the draw’s public guid',
      body: drawInput,
      responses: { 200: z.string() },
      problems: drawProblems,
      problemDetail: exclusionsDetail,
    },
    async (scope, given) => {
      const drawn = await drawGathering(scope, given)
      if (!drawn.ok) return drawn.detail ? refuseWith(drawn.problem, toExclusionsDetail(drawn.detail)) : drawn
      return apiResponse(200, drawn.value)
    },
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Gathering/{publicGuid}',
      params: { publicGuid: pathGuid() },
      summary: 'Get a draw that waits for its people, for a session that manages it',
      responses: { 200: gatheringResponse },
      problems: manageProblems,
    },
    async (scope, { publicGuid }) =>
      apiResponseOr(await gatheringFor(scope, publicGuid), (gathering) =>
        apiResponse(200, toGatheringResponse(scope, gathering)),
      ),
  )
  .endpoint(
    {
      method: 'delete',
      path: '/api/Gathering/{publicGuid}',
      params: { publicGuid: pathGuid() },
      summary: 'Delete a draw that waits for its people',
      responses: { 200: done },
      problems: manageProblems,
    },
    async (scope, { publicGuid }) =>
      apiResponseOr(await deleteGathering(scope, publicGuid), () => apiResponse(200, {})),
  )
