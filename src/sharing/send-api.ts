import { refuse } from '#core/result.ts'
import { apiResponse, Api, done } from '#web/api.ts'
import { sendInput } from './input.ts'
import { sentLists, unprovenSentLists } from './limits.ts'
import { sendMessages } from './problems.ts'
import { sendList } from './send-list.ts'

export const sendApi = new Api().endpoint(
  {
    method: 'post',
    path: '/api/MyList/Send',
    summary: 'Email a list to each address separately',
    description: `It succeeds if one address gets the mail. \`NoValidRecipient\` means that each refuses such mails, or had enough lists from the caller today. \`NoMessage\` means a message without words, \`Other\` a list that visitors can’t open, and \`IsAfstreper\` a guest. Callers may mail ${sentLists.max} addresses a day, or ${unprovenSentLists.max} while their own is unconfirmed.`,
    requiresUser: true,
    body: sendInput,
    responses: { 200: done },
    problems: sendMessages,
  },
  async (scope, given) => {
    const sent = await sendList(scope, given)
    return sent.ok ? apiResponse(200, {}) : refuse(sent.problem)
  },
)
