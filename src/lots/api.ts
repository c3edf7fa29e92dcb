import { z } from 'zod'
import { guidField, momentField } from '#core/output.ts'
import { refuse } from '#core/result.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { sendSessionCookie } from '#web/session.ts'
import {
  exampleListGuid,
  lotGuidInPath,
  lotRef,
  messageInput,
  muteInput,
  questionInput,
  selectInput,
  tickInput,
  wishesInput,
} from './input.ts'
import { lotFor } from './lot-for.ts'
import {
  noteMessages,
  nudgeMessages,
  openLotMessages,
  questionMessages,
  selectMessages,
  wishesMessages,
} from './problems.ts'
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
      summary: 'Record that a participant has looked whom they drew',
      description:
        'Call it once the app shows the name: `Lot/{privateGuid}` doesn’t record it. The organiser then sees `isViewed`, and reminders to look stop. A repeated call changes nothing. An unknown guid or a deleted draw gets a 404.',
      setsSession: true,
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
      description:
        'The participant’s giver sees the link straight away, and the organiser sees that there is one. `WishlistNotFound` means that the current user doesn’t own the list, or that it’s private and not linked already. `LotingDeleted` means that the draw is deleted; an unknown guid of a lot gets a 404.',
      body: selectInput,
      responses: {
        200: z.object({
          selectedWishlistPrivateGuid: guidField()
            .nullable()
            .meta({ description: 'The given guid; null if no list is linked now', example: exampleListGuid }),
        }),
      },
      problems: selectMessages,
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
      description:
        'Replaces the earlier wishes. The participant’s giver sees the text straight away; the organiser sees only that there is a list or a text. No one gets an email. `NotFound` means that the guid is unknown, or no longer valid after a move to another address.',
      body: wishesInput,
      responses: { 200: done },
      problems: wishesMessages,
    },
    async (scope, { lotPrivateGuid, wishes }) =>
      apiResponseOr(await setWishes(scope, lotPrivateGuid, wishes), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/Tick',
      summary: 'Keep track of the gift for the drawn participant, for the giver alone',
      description:
        'Only the response of `Lot/{privateGuid}` shows the tick, and no one is told. It goes back to `None` if the giver draws another person or the link moves to another address.',
      body: tickInput,
      responses: { 200: done },
      problems: noteMessages,
    },
    async (scope, { lotPrivateGuid, step }) =>
      apiResponseOr(await tickLot(scope, lotPrivateGuid, step), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/SendNudge',
      summary: 'Ask the drawn participant anonymously to choose a list',
      description:
        'The drawn participant gets an email without the giver’s name, a random 1 to 15 minutes later. It isn’t sent to a person who has no address, refuses emails, or has a list by then; the response is the same. A giver can nudge once in 72 hours, else `LastNudgeTooRecent`. `WishlistAlreadySelected` also stands for written wishes, and `LotDoesNotExist` for a deleted draw.',
      body: lotRef,
      responses: {
        200: z.object({ nudgeDisabledUntil: momentField().meta({ description: 'When the next nudge is possible' }) }),
      },
      problems: nudgeMessages,
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
      description:
        'Does the same as `Lot/SendMessage` to `Drawn`: the question arrives, and is emailed, a random 1 to 15 minutes later without the giver’s name. The two calls share a limit of 20 messages an hour. `LotDoesNotExist` also stands for a deleted draw.',
      body: questionInput,
      responses: { 200: done },
      problems: questionMessages,
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
      description:
        'The message arrives a random 1 to 15 minutes later, by email too if the other side has an address, so its moment tells nothing. The giver stays anonymous in both directions. If the other side has muted the sender, the message never arrives, and the response is the same. A repeated request sends the message again; a pair keeps its newest 200.',
      body: messageInput,
      responses: { 200: done },
      problems: noteMessages,
    },
    async (scope, { lotPrivateGuid, to, message }) =>
      apiResponseOr(await sendMessage(scope, lotPrivateGuid, to, message), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Lot/Mute',
      summary: 'Mute the drawn participant or the giver, or listen to them again',
      description:
        'Messages that a muted person sends never arrive, even after the mute ends. That person isn’t told and can’t find out.',
      body: muteInput,
      responses: { 200: done },
      problems: noteMessages,
    },
    async (scope, { lotPrivateGuid, who, muted }) =>
      apiResponseOr(await mute(scope, lotPrivateGuid, who, muted), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Lot/{privateGuid}',
      params: { privateGuid: lotGuidInPath() },
      summary: 'Get a lot by its private guid',
      description:
        'Needs no login: the guid alone opens it, so keep it secret. The organiser sees nothing of it before `Lot/RegisterFirstView`. An account that has proven the address `email` finds it in `Loting/Overview` from then on. `NotFound` also stands for a replaced guid, `Deleted` for a participant who left, and `NotDrawn` for one that the server can’t read.',
      setsSession: true,
      responses: { 200: lotResponse },
      problems: openLotMessages,
    },
    async (scope, { privateGuid }, c) => {
      await registerReading(scope, privateGuid)
      const lot = await lotFor(scope, privateGuid)
      if (lot.ok) sendSessionCookie(c)
      if (!lot.ok && lot.problem === 'Left') return refuse('Deleted')
      return apiResponseOr(lot, (value) => apiResponse(200, toLotResponse(value)))
    },
  )
