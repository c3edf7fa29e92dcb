import { z } from 'zod'
import { apiResponse, Api, done } from '#web/api.ts'
import { readContactMessage, anonymousMessageInput } from './input.ts'
import { sendMessage } from './send-message.ts'

export const contactApi = new Api().endpoint(
  {
    method: 'post',
    path: '/api/Contact/SendMessage',
    summary: 'Send a message to the operator; a logged-in user’s address is that of their account',
    body: anonymousMessageInput.extend({ email: z.string().nullish() }),
    responses: { 200: done, 400: z.object({ errors: z.record(z.string(), z.array(z.string())) }) },
  },
  async (scope, given) => {
    const message = readContactMessage(scope, given)
    if (!message.ok) return apiResponse(400, { errors: message.errors }, { changed: false })
    await sendMessage(scope, message.value)
    return apiResponse(200, {})
  },
)
