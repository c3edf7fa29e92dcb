import { z } from 'zod'
import { answer, Api, done } from '#web/api.ts'
import { readMessage, strangersInput } from './input.ts'
import { sendMessage } from './send-message.ts'

export const contactApi = new Api().call(
  {
    method: 'post',
    path: '/api/Contact/SendMessage',
    summary: 'Write to whoever runs this; who is logged in does so by the address of their account',
    body: strangersInput.extend({ email: z.string().nullish() }),
    answers: { 200: done, 400: z.object({ errors: z.record(z.string(), z.array(z.string())) }) },
  },
  async (scope, given) => {
    const message = readMessage(scope, given)
    if (!message.ok) return answer(400, { errors: message.errors }, { changed: false })
    await sendMessage(scope, message.value)
    return answer(200, {})
  },
)
