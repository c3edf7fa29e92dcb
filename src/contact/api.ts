import { z } from 'zod'
import { apiResponse, Api, done } from '#web/api.ts'
import { validationErrors } from '#web/reference/refusals.ts'
import { readContactMessage, anonymousMessageInput } from './input.ts'
import { sendMessage } from './send-message.ts'

export const contactApi = new Api().endpoint(
  {
    method: 'post',
    path: '/api/Contact/SendMessage',
    summary: 'Send a message to the operator',
    description:
      'The operator replies by email: to a user’s own address, or to `email` if no one is logged in. The same message with the same `contextId` is sent only once. A caller can send five messages in an hour.',
    body: anonymousMessageInput.extend({
      email: z.string().nullish().meta({
        format: 'email',
        description: 'Address for the reply, required without a login; ignored with one, and may be null',
        example: 'noor@example.org',
      }),
    }),
    responses: { 200: done, 400: validationErrors },
  },
  async (scope, given) => {
    const message = readContactMessage(scope, given)
    if (!message.ok) return apiResponse(400, { errors: message.errors }, { changed: false })
    await sendMessage(scope, message.value)
    return apiResponse(200, {})
  },
)
