import { z } from 'zod'
import { guidField } from '#core/output.ts'
import { refuseWith } from '#core/result.ts'
import { Api, apiResponse, apiResponseOr, done } from '#web/api.ts'
import { sendSessionCookie } from '#web/session.ts'
import { drawGuidField, drawGuidInPath, exclusionsDetail, invalidDate, toExclusionsDetail } from '../draws/index.ts'
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
  addMessages,
  createApiMessages,
  drawMessages,
  exclusionMessages,
  joinMessages,
  manageMessages,
  renameMessages,
  seatMessages,
} from './problems.ts'
import {
  createdResponse,
  gatheringResponse,
  joinUrlField,
  toCreatedResponse,
  toGatheringResponse,
} from './serializers.ts'

export const gatheringApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/Create',
      summary: 'Create a draw that waits for its people, who join by one link',
      description:
        'Needs no login; the session manages the draw from then on, and the organiser gets a link for that by email. An account organises at its own address, else `InvalidOrganizerEmail`; without a login, an account’s address gets a 401. `InvalidData` means that the organiser’s name or address is missing. A draw that no one changes for 60 days is deleted, after an email to the organiser.',
      setsSession: true,
      body: createInput,
      responses: { 201: createdResponse },
      invalid: invalidDate,
      problems: createApiMessages,
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
      summary: 'Join a draw by its link',
      description:
        'Needs no login; the seat of an account with a proven address belongs to that account. The organiser learns the name, but not the address. `Closed` means that the names are drawn, the draw is deleted, or the link was renewed. `AlreadyJoined` means that the address or the account has a seat, and `Full` that 1,000 people are in.',
      setsSession: true,
      body: joinInput,
      responses: {
        201: z.object({
          seatGuid: guidField().meta({ description: 'Private guid of the person’s seat, for `Gathering/Leave`' }),
        }),
      },
      problems: joinMessages,
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
      description:
        'Removes the seat and its link, and no one gets an email. The person can join again by the link of the draw. `NotFound` also stands for someone who has left. `Drawn` means that only the organiser can remove them now.',
      body: seatRef,
      responses: { 200: done },
      problems: seatMessages,
    },
    async (scope, ref) => apiResponseOr(await leaveSeat(scope, ref), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/AddParticipant',
      summary: 'Add someone by hand: with an address, without one, or a friend',
      description:
        'Only a manager of the draw may call it. No one gets an email before the names are drawn. An address that is there already is accepted, because a refusal would tell the organiser that someone joined with it. `AlreadyJoined` means that the friend has a seat, `InvalidData` that the person is no friend of the current user.',
      body: addInput,
      responses: {
        200: z.object({
          participantPublicGuid: guidField().meta({ description: 'Public guid of the new participant' }),
        }),
      },
      problems: addMessages,
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
      description:
        'Only a manager of the draw may call it. A person who joined with an address gets an email; people added by hand don’t. An organiser who is removed still manages the draw.',
      body: participantRef,
      responses: { 200: done },
      problems: manageMessages,
    },
    async (scope, { participantPublicGuid }) =>
      apiResponseOr(await removeSeat(scope, participantPublicGuid), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/RenameParticipant',
      summary: 'Rename someone before the draw',
      description:
        'Only a manager of the draw may call it, and no one gets an email. `NameTaken` means that someone else in the draw has the name, in capital or small letters. `InvalidData` means that the person is a friend, whose account gives the name.',
      body: renameInput,
      responses: { 200: done },
      problems: renameMessages,
    },
    async (scope, given) => apiResponseOr(await renameSeat(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/SetExclusions',
      summary: 'Set whom someone may not draw',
      description:
        'Only a manager of the draw may call it. It replaces that person’s exclusions, and leaves those of the others as they are. `InvalidData` means that a guid belongs to no one in this draw. `Gathering/Draw` alone checks whether the exclusions allow a draw.',
      body: exclusionsInput,
      responses: { 200: done },
      problems: exclusionMessages,
    },
    async (scope, given) => apiResponseOr(await setExclusions(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gathering/RenewLink',
      summary: 'Renew the link by which people join, and close the old one',
      description:
        'Only a manager of the draw may call it. People who joined keep their seats. No one joins by the old link any more, and a repeated request makes yet another one.',
      body: gatheringRef,
      responses: { 200: z.object({ joinUrl: joinUrlField() }) },
      problems: manageMessages,
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
      description:
        'Only a manager of the draw may call it. From then on no one joins, and `Loting/{publicGuid}` shows the draw. Participants get an email, and those without an address an envelope, within the same limits as in `Loting/Create`. `TooFewParticipants` means fewer than three, `TooHard` that no result was found in time, and `Drawn` that the names are drawn already.',
      body: drawInput,
      responses: { 200: drawGuidField() },
      problems: drawMessages,
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
      params: { publicGuid: drawGuidInPath() },
      summary: 'Get a draw that waits for its people, for a session that manages it',
      description:
        'A session manages a draw that it made or opened with the organiser’s link; the organiser’s account manages it in every session. The addresses of the people stay secret. `Drawn` means that `Loting/{publicGuid}` has the draw now.',
      responses: { 200: gatheringResponse },
      problems: manageMessages,
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
      params: { publicGuid: drawGuidInPath() },
      summary: 'Delete a draw that waits for its people',
      description:
        'Only a manager of the draw may call it. People who joined with an address get an email, and all links end. A repeated request gets `Deleted`. `Drawn` means that `Loting/{publicGuid}` deletes it.',
      responses: { 200: done },
      problems: manageMessages,
    },
    async (scope, { publicGuid }) =>
      apiResponseOr(await deleteGathering(scope, publicGuid), () => apiResponse(200, {})),
  )
