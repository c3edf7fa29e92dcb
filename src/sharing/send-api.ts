import { refuse } from '#core/result.ts'
import { apiResponse, Api, done } from '#web/api.ts'
import { sendInput } from './input.ts'
import { sendProblems } from './problems.ts'
import { sendList } from './send-list.ts'

export const sendApi = new Api().endpoint(
  {
    method: 'post',
    path: '/api/MyList/Send',
    summary: 'Email a list to each address separately',
    requiresUser: true,
    body: sendInput,
    responses: { 200: done },
    problems: sendProblems,
  },
  async (scope, given) => {
    const sent = await sendList(scope, given)
    return sent.ok ? apiResponse(200, {}) : refuse(sent.problem)
  },
)
