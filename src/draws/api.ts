import { z } from 'zod'
import { guidField } from '#core/output.ts'
import { refuseWith } from '#core/result.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { sendSessionCookie, switchSession } from '#web/session.ts'
import { envelopeLink, renewEnvelopeMessages } from '../envelopes/index.ts'
import { drawingFriends } from '../friends/index.ts'
import { openDrawMessages } from '../lots/index.ts'
import { addParticipant } from './add-participant.ts'
import { removeParticipant } from './remove-participant.ts'
import { createDraw } from './create-draw.ts'
import { deleteDraw } from './delete-draw.ts'
import { drawFor } from './draw-for.ts'
import { drawsOf } from './draws-of.ts'
import { exampleGuids } from './examples.ts'
import {
  addParticipantInput,
  createInput,
  drawGuidInPath,
  openInput,
  participantRef,
  resendInput,
  setEmailInput,
  updateInput,
} from './input.ts'
import { openDrawByKey } from './open-draw-by-key.ts'
import {
  createMessages,
  deleteMessages,
  invalidDate,
  membershipMessages,
  resendMessages,
  updateMessages,
} from './problems.ts'
import { updateDraw } from './update-draw.ts'
import { renewEnvelopeOf } from './renew-envelope-of.ts'
import { resendLot } from './resend-lot.ts'
import {
  drawGuidField,
  envelopeUrlField,
  exclusionsDetail,
  lotingResponse,
  overviewItem,
  toExclusionsDetail,
  toLotingResponse,
  toOverviewItem,
} from './serializers.ts'

const drawingFriend = z
  .object({
    fullName: z.string().meta({ example: 'Lotte Bakker' }),
    wishlistUrlForDisplay: z.string().meta({
      description: 'Host and username of the friend’s list, without a protocol',
      example: 'wishring.example/lotte',
    }),
    publicUserGuid: guidField().meta({
      description: 'Public guid of the friend’s user',
      example: exampleGuids.lottesUser,
    }),
    friendParticipantPublicGuid: guidField().meta({
      description: 'Public guid of the friend’s list, by which requests choose the friend',
      example: exampleGuids.lottesList,
    }),
  })
  .meta({ id: 'LotingFriend', description: 'A friend of the current user, who can take part in a draw.' })

export const drawApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/Create',
      summary: 'Draw names among the participants; returns the draw’s public guid',
      description:
        'The session, which needs no login, manages the draw from then on; participants without an address get an envelope, all others an email. An organiser whose address isn’t proven reaches 30 people in an hour; later emails wait until `Loting/OpenWithOrganizer` confirms it. An account organises at its own address, else `InvalidOrganizerEmail`; without a login, an account’s address gets a 401. `TooHard` means that no result was found in time, and `InvalidData` that organiser or participants don’t fit together.',
      setsSession: true,
      body: createInput,
      responses: { 200: drawGuidField() },
      invalid: invalidDate,
      problems: createMessages,
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
      description:
        'Lists draws that the current user organises or takes part in, and those that this session manages, newest first. Deleted draws are left out, and so are draws that wait for their people.',
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
      description:
        'Lists each friend who is the only owner of a list once, by name, even if the list is private. The addresses stay secret: a draw takes them from the friends’ accounts.',
      requiresUser: true,
      responses: {
        200: z.object({
          friends: z.array(drawingFriend),
          hadMultiUserFriends: z.boolean().meta({
            description: 'Whether friends are left out because their list has several owners',
          }),
        }),
      },
    },
    async (scope) => apiResponse(200, await drawingFriends(scope)),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/OpenWithOrganizer',
      summary: 'Open a draw with the link in its organiser’s email',
      description:
        'The session manages the draw from then on. A caller without an account who isn’t at the organiser’s address becomes a new guest with it, in a new session. A key from the email confirms that address, so emails that were held are sent. `NotFound` means a wrong key or draw, and `NotDrawn` a draw that waits for its people.',
      setsSession: true,
      body: openInput,
      responses: {
        200: z.object({
          loting: lotingResponse,
          changedCurrentUser: z.boolean().meta({ description: 'Whether the caller is a new guest in a new session' }),
        }),
      },
      problems: openDrawMessages,
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
      summary: 'Change the details of a draw',
      description:
        'Only a manager may call it, also for a draw that waits for its people. It replaces all details: an absent field is cleared, and absent `reminders` are switched on. If description, day or budget differ ten minutes later, the participants of a drawn one get one email. A day that has passed may stay.',
      body: updateInput,
      responses: { 200: done },
      invalid: invalidDate,
      problems: updateMessages,
    },
    async (scope, given) => apiResponseOr(await updateDraw(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/ResendLot',
      summary: 'Send a participant’s lot again, to the same address or another one',
      description:
        'For a manager of the draw: the same address gets the same link again, unless its last email still waits. Another address gets a new link: the old link or envelope ends, the old address is told, and wishes and tick are removed. A linked list stays only if the new address is an owner’s. `InvalidData` stands for another address of a friend or the organiser, someone else’s address in the draw, and an envelope without a new address.',
      body: resendInput,
      responses: { 200: done },
      problems: resendMessages,
    },
    async (scope, given) => apiResponseOr(await resendLot(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/AddParticipant',
      summary: 'Add a participant to a drawn draw',
      description:
        'Only a manager of the draw may call it, up to 20 times a day with `Loting/RemoveParticipant`; a repeated request adds another person. As few givers as possible draw someone else; each of them gets an email a random 1 to 15 minutes later. `InvalidExclusions` also means that less than half of the participants may draw the newcomer. `InvalidData` stands for an unknown guid in an exclusion, a stranger as friend, or a full draw of 1,000 people.',
      body: addParticipantInput,
      responses: {
        200: z.object({
          participantPublicGuid: guidField().meta({ description: 'Public guid of the newcomer' }),
        }),
      },
      problems: membershipMessages,
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
      summary: 'Remove a participant from a drawn draw',
      description:
        'Only a manager of the draw may call it. A participant with an address gets an email, and all their links say that they left; an organiser who leaves still manages the draw. As few givers as possible draw someone else; each of them gets an email a random 1 to 15 minutes later. `TooFewParticipants` means that fewer than three people would be left.',
      body: participantRef,
      responses: { 200: done },
      problems: membershipMessages,
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
      summary: 'Send a participant’s lot to an address',
      description:
        'Does the same as `Loting/ResendLot` with an address. An envelope then no longer opens, not even for the person who opened it. Both calls and `Loting/RenewEnvelope` together work ten times an hour for a participant.',
      body: setEmailInput,
      responses: { 200: done },
      problems: resendMessages,
    },
    async (scope, given) => apiResponseOr(await resendLot(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Loting/RenewEnvelope',
      summary: 'Put a participant’s lot into a new envelope, and end the former one',
      description:
        'For a manager of the draw, if an envelope was lost or opened by the wrong person. The link of the person who opened the former one ends too, and linked list, wishes and tick are removed. The new envelope says that there was one before. `InvalidData` means that the participant has an address.',
      body: participantRef,
      responses: {
        200: z.object({
          url: envelopeUrlField().meta({ description: 'Link to hand to the participant, which opens once' }),
        }),
      },
      problems: renewEnvelopeMessages,
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
      params: { publicGuid: drawGuidInPath() },
      summary: 'Get a draw, for a session that may manage it',
      description:
        'A session manages a draw that it made or opened with `Loting/OpenWithOrganizer`; the organiser’s account manages it in every session. All others get `NotFound`. `NotDrawn` means that the draw waits for its people, as `Gathering/{publicGuid}` shows.',
      responses: { 200: lotingResponse },
      problems: openDrawMessages,
    },
    async (scope, { publicGuid }) =>
      apiResponseOr(await drawFor(scope, publicGuid), (draw) => apiResponse(200, toLotingResponse(scope, draw))),
  )
  .endpoint(
    {
      method: 'delete',
      path: '/api/Loting/{publicGuid}',
      params: { publicGuid: drawGuidInPath() },
      summary: 'Delete a draw and email its participants',
      description:
        'All links and envelopes of the draw end, and its messages are deleted; no one can undo it. A repeated request succeeds and does nothing. `Unauthorized` also stands for an unknown draw, and for one that waits for its people: see `Gathering/{publicGuid}`.',
      responses: { 200: done },
      problems: deleteMessages,
    },
    async (scope, { publicGuid }) => apiResponseOr(await deleteDraw(scope, publicGuid), () => apiResponse(200, {})),
  )
