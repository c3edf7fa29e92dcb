import { refuse } from '#core/result.ts'
import { answer, Api, done } from '#web/api.ts'
import { sendInput } from './input.ts'
import { sendProblems } from './problems.ts'
import { sendList } from './send-list.ts'

export const sendApi = new Api().call(
  {
    method: 'post',
    path: '/api/MyList/Send',
    summary: 'Send a list by e-mail, to each address on its own',
    requiresUser: true,
    body: sendInput,
    answers: { 200: done },
    problems: sendProblems,
  },
  async (scope, given) => {
    const sent = await sendList(scope, given)
    return sent.ok ? answer(200, {}) : refuse(sent.problem)
  },
)
